/** Random games of bots: what is kept for somebody is left alone, and what is advised can be done and comes true. */
import {
  clone,
  guess,
  int,
  listen,
  moves,
  play,
  type RngState,
  rngFrom,
  same,
  seedFrom,
  standing,
  view,
  waited,
} from '@duskhall/kernel'
import { expect, test } from 'vitest'
import { randomGame } from '../../testing/random-game.ts'
import type { KingdomRushEvent } from '../events.ts'
import { kingdomRush } from '../game.ts'
import type { KingdomRush, KingdomRushMove } from '../state.ts'
import { texts } from '../text/index.ts'
import { adviceFor } from './advice.ts'
import { waysOf } from './deeds.ts'
import { knowledge } from './index.ts'
import { intentionFrom, traysOf } from './intention.ts'

const POSITIONS = 50

/** Tables of phase 2 with somebody on the map, of games under any scenario, for two to four. */
function* positions(
  of: string,
  wanted: (s: KingdomRush) => boolean,
  count = POSITIONS,
): Generator<KingdomRush> {
  const r = rngFrom(seedFrom(of))
  let found = 0
  for (let at = 0; found < count; at++) {
    const options = { scenario: 1 + (at % 10), roundLimit: 12 }
    let number = 0
    const skipped = int(r, 40)
    for (const { before } of randomGame(kingdomRush, { seats: 2 + (at % 3), at, options })) {
      if (number++ < skipped || !wanted(before)) continue
      found++
      yield before
      break
    }
  }
}

const isOpen = (s: KingdomRush) => standing(s)?.do === 'play' && s.trays.length > 1

/** Whoever else is asked meanwhile. */
function answerFor(s: KingdomRush, r: RngState): void {
  const [seat = 0] = waited(kingdomRush, s)
  play(kingdomRush, s, seat, knowledge.rollout(s, seat, moves(kingdomRush, s, seat), r))
}

test('a tray that is kept for a person is not touched by any bot, in fifty positions', () => {
  let acted = 0
  for (const before of positions('kept', isOpen)) {
    const s = clone(before)
    const r = rngFrom(seedFrom('kept', s.asked))
    const thing = s.trays[int(r, s.trays.length)]?.card as number
    const kept = [{ thing, seat: 0 }]
    const { round } = s
    for (let count = 0; count < 300 && s.phase === 'play' && s.round === round && !s.outcome; count++) {
      const bots = waited(kingdomRush, s).filter((seat) => seat !== 0)
      const [seat] = bots
      if (seat === undefined) break
      // A plan is followed to its end, as long as nobody else is asked.
      const script = waysOf(s, seat, 1, 0, kept)[0] as readonly KingdomRushMove[]
      const told = listen(() => {
        for (const move of script) if (waited(kingdomRush, s).includes(seat)) play(kingdomRush, s, seat, move)
      }) as KingdomRushEvent[]
      const touched = told.filter(
        (event) =>
          ((event.e === 'tile-placed' || event.e === 'soldier-placed') && event.tray === thing) ||
          (event.e === 'confronted' && event.card === thing),
      )
      expect(touched, JSON.stringify({ scenario: s.scenario, script })).toEqual([])
      if (told.some(({ e }) => e === 'tile-placed')) acted++
    }
  }
  // They have not been idle for all that.
  expect(acted).toBeGreaterThan(POSITIONS)
})

test('advice is legal, can be followed to its end, and what it says will be destroyed is destroyed', () => {
  let [destroyed, several] = [0, 0]
  for (const s of positions('advice', isOpen, 30)) {
    const seat = s.asked % s.seats
    const ways = adviceFor(s, seat, 3)
    expect(ways.length).toBeGreaterThan(0)
    if (ways.length > 1) several++
    for (const { steps, why } of ways) {
      const table = clone(s)
      const r = rngFrom(seedFrom('advice', s.asked))
      for (const move of steps.flat()) {
        for (
          let count = 0;
          count < 20 && !moves(kingdomRush, table, seat).some((one) => same(one, move));
          count++
        )
          answerFor(table, r)
        expect(moves(kingdomRush, table, seat)).toContainEqual(move)
        play(kingdomRush, table, seat, move)
      }
      for (const language of ['en', 'fr'] as const) {
        const plans = texts[language].plans(s, { you: seat, names: ['Ann', 'Bo', 'Cy', 'Di'] })
        for (const text of [...why.steps.map(plans.advised), plans.why(why)]) expect(text).toMatch(/\S[.]$/)
      }
      if (why.destroyed.length === 0) continue
      const told = listen(() => allReady(table, r)) as KingdomRushEvent[]
      const gone = told.flatMap((event) => (event.e === 'destroyed' ? [event.card] : []))
      expect(gone).toEqual(expect.arrayContaining([...why.destroyed]))
      destroyed++
    }
  }
  expect(destroyed).toBeGreaterThan(2)
  expect(several).toBeGreaterThan(15)
})

function allReady(s: KingdomRush, r: RngState): void {
  for (let count = 0; count < 50 && s.phase === 'play' && !s.outcome; count++) {
    const [seat = 0] = waited(kingdomRush, s)
    if (standing(s)?.do === 'play') play(kingdomRush, s, seat, { do: 'ready' })
    else answerFor(s, r)
  }
}

test('in the middle of an action and in every other phase the advice is legal too', () => {
  const asked = new Set<string>()
  const begun = (s: KingdomRush) => {
    const name = standing(s)?.do as string
    return name !== 'play' && !asked.has(name) && asked.add(name).size > 0
  }
  for (const s of positions('begun', begun, 14)) {
    const [seat = 0] = waited(kingdomRush, s)
    for (const { steps } of adviceFor(s, seat, 3)) {
      expect(moves(kingdomRush, s, seat), standing(s)?.do).toContainEqual(steps[0]?.[0])
    }
  }
})

test('nothing that the seat may not know is in it', () => {
  for (const s of positions('hidden', isOpen, 12)) {
    const other: KingdomRush = guess(
      kingdomRush,
      view(kingdomRush, s, 0),
      rngFrom(seedFrom('other', s.asked)),
    )
    expect(adviceFor(other, 0, 3)).toEqual(adviceFor(s, 0, 3))
  }
})

test('what a partner means to do is told of a view as of a table, and names the trays it is about', () => {
  let about = 0
  for (const s of positions('meant', isOpen, 12)) {
    const script = waysOf(s, 1, 1, 0)[0] as KingdomRushMove[]
    const meant = intentionFrom(view(kingdomRush, s, 0).state as KingdomRush, 1, script)
    expect(meant).toEqual(intentionFrom(s, 1, script))
    for (const card of traysOf(meant)) expect(s.trays.map((tray) => tray.card)).toContain(card)
    about += traysOf(meant).length
    expect(texts.en.plans(s, { you: 0, names: [] }).announced(meant)).toMatch(/^I .*[.]$/)
    expect(texts.fr.plans(s, { you: 0, names: [] }).announced(meant)).toMatch(/^J(e |').*[.]$/)
  }
  expect(about).toBeGreaterThan(3)
})
