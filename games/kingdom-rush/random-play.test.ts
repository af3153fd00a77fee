/** Random games under any scenario, level, team and option: the table stays possible, and the forecast comes true. */
import { anyOf, type GameEvent, int, type RngState, rngFrom, seedFrom } from '@duskhall/kernel'
import { expect, test } from 'vitest'
import { bySort, type Played, randomGame } from '../testing/random-game.ts'
import { DIFFICULTIES } from './content/words.ts'
import { forecast } from './forecast.ts'
import { kingdomRush } from './game.ts'
import { impossibleIn } from './rules/testing/truths.ts'
import type { KingdomRush, KingdomRushMove, Options } from './state.ts'

const FLAGS = [
  'teamConsent',
  'towerMayHoldFire',
  'sniperOnlyAfterMove',
  'boltConnected',
  'lilithBlockedLoses',
  'bossTurnsTowersFaceDown',
] as const

/** With DRAWS=7 other games. */
const draw = Number(process.env.DRAWS ?? 1)
const GAMES = 24
/** So many decisions of a game; a Kingdom that cannot be taken soon shows more of the later rounds. */
const LENGTH = 700
const HEARTS = 400

type Decision = Played<KingdomRush, KingdomRushMove>

function optionsOf(r: RngState, at: number): Partial<Options> {
  const flags = Object.fromEntries(FLAGS.map((flag) => [flag, int(r, 3) === 0]))
  return { ...flags, scenario: 1 + (at % 10), difficulty: anyOf(r, DIFFICULTIES), roundLimit: 12 }
}

/** Every decision of the games of this run. */
function* decisions(): Generator<{ readonly decision: Decision; readonly where: string }> {
  for (let at = 0; at < GAMES; at++) {
    const game = draw * 1000 + at
    const r = rngFrom(seedFrom('random play', game))
    const [seats, options] = [1 + int(r, 4), optionsOf(r, game)]
    let number = 0
    for (const decision of randomGame(kingdomRush, { seats, at: game, options, choose: restless })) {
      const where = `${seats} seats, ${JSON.stringify(options)}, game ${game}, move ${number}`
      yield { decision, where }
      if (decision.after.phase === 'play' && decision.after.hearts < HEARTS) decision.after.hearts += HEARTS
      if (number++ > LENGTH) break
    }
  }
}

/** Whoever is ready too soon sees little of the game. */
function restless(r: RngState, legal: readonly KingdomRushMove[]): KingdomRushMove {
  const busy = legal.filter((move) => move.do !== 'ready' && move.do !== 'withdraw')
  return bySort(r, busy.length > 0 && int(r, 3) > 0 ? busy : legal)
}

test('what lies on the table could lie there', () => {
  let count = 0
  for (const { decision, where } of decisions()) {
    expect(impossibleIn(decision.after), where).toEqual([])
    count++
  }
  expect(count).toBeGreaterThan(GAMES * 50)
})

test('what is forecast without a doubt happens, on hundreds of positions', () => {
  let positions = 0
  for (const { decision, where } of decisions()) {
    const { before, move, events, question, after } = decision
    const ends = question === 'play' && move.do === 'ready' && after.phase !== 'play'
    const isNext = ends || (question === 'play' && move.do === 'ready' && after.round > before.round)
    if (!isNext) continue
    const said = forecast(before)
    if (said.doubts.length > 0) continue
    positions++
    const told = untilPickup(events)
    const lost = told.reduce((sum, event) => sum + (event.e === 'escaped' ? Number(event.lost) : 0), 0)
    expect([said.lost, said.hits.length], where).toEqual([lost, told.filter(isHit).length])
    for (const { card, path } of said.trays)
      expect(path, where).toEqual(told.flatMap((event) => (isStep(event, card) ? [event.to] : [])))
  }
  expect(positions).toBeGreaterThan(GAMES * 3)
})

function untilPickup(events: readonly GameEvent[]): readonly GameEvent[] {
  const end = events.findIndex(({ e, phase }) => e === 'phase' && phase === 'pickup')
  return end < 0 ? events : events.slice(0, end)
}

const isHit = ({ e }: GameEvent) => e === 'hurt' || e === 'unhurt'
const isStep = ({ e, card }: GameEvent, tray: number) => e === 'advanced' && card === tray
