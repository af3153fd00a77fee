/** Random games under any scenario, level, team and option: the table stays possible, and the forecast comes true. */
import type { GameEvent, RngState } from '@duskhall/kernel'
import { anyOf, clone, int, listen, moves, play, rngFrom, seedFrom, waited } from '@duskhall/kernel'
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

/** Positions of open phases 2, from everywhere in the games of this run. */
function* openPhases(): Generator<{ readonly s: KingdomRush; readonly where: string }> {
  let met = 0
  for (const { decision, where } of decisions())
    if (decision.question === 'play' && ++met % EVERY === 0) yield { s: decision.before, where }
}

const EVERY = 4
const POSITIONS = 500

/** Everybody is ready at once; whoever is asked something on the way takes the first answer, as the forecast does. */
function stopNow(s: KingdomRush): readonly GameEvent[] {
  const { round } = s
  return listen(() => {
    while (s.phase !== 'pickup' && s.phase !== 'spend' && s.round === round && !s.outcome) {
      const seat = waited(kingdomRush, s)[0] ?? 0
      const legal = moves(kingdomRush, s, seat)
      play(kingdomRush, s, seat, legal.find((move) => move.do === 'ready') ?? (legal[0] as KingdomRushMove))
    }
  })
}

test('what the forecast says is what happens, on 500 positions in the middle of phase 2', () => {
  let positions = 0
  for (const { s, where } of openPhases()) {
    const said = forecast(s)
    // The next ghost and the card that a boss draws are known to nobody.
    if (said.doubts.some((doubt) => doubt !== 'answer')) continue
    positions++
    const told = untilPickup(stopNow(clone(s)))
    const of = (card: number) => told.filter((event) => event.card === card)
    const lost = told.reduce((sum, event) => sum + (event.e === 'escaped' ? Number(event.lost) : 0), 0)
    expect([said.lost, said.hearts], where).toEqual([lost, s.hearts - lost])
    expect(said.hits.map(({ figure, card }) => [figure, card])).toEqual(
      told.filter(isHit).map(({ figure, card }) => [figure, card]),
    )
    expect(said.displaced, where).toEqual(
      told.flatMap((event) =>
        event.e === 'displaced' ? [{ figure: event.figure, from: event.from, to: event.to }] : [],
      ),
    )
    expect(said.defeat, where).toBe(told.find(({ e, won }) => e === 'ended' && won === false)?.rule ?? null)
    for (const { card, path, fate } of said.trays) {
      expect(path, where).toEqual(of(card).flatMap((event) => (event.e === 'advanced' ? [event.to] : [])))
      expect([fate === 'destroyed', fate === 'escapes'], where).toEqual([
        of(card).some(({ e }) => e === 'destroyed'),
        of(card).some(({ e }) => e === 'escaped'),
      ])
    }
    if (positions === POSITIONS) break
  }
  expect(positions).toBe(POSITIONS)
})

function untilPickup(events: readonly GameEvent[]): readonly GameEvent[] {
  const end = events.findIndex(({ e, phase }) => e === 'phase' && phase === 'pickup')
  return end < 0 ? events : events.slice(0, end)
}

const isHit = ({ e }: GameEvent) => e === 'hurt' || e === 'unhurt'
