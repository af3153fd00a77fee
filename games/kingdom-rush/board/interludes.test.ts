/** What happens by itself after all are ready, as a player follows it. */
import type { HeardPlay } from '@duskhall/ui'
import { heardPlay } from '@duskhall/ui/testing/heard.ts'
import { expect, test } from 'vitest'
import { kingdomRush } from '../game.ts'
import type { KingdomRush, KingdomRushMove } from '../state.ts'
import { texts } from '../text/index.ts'
import { interludes } from './interludes.ts'
import { randomGame } from './testing/random-game.ts'

const followed = (play: HeardPlay, lang: 'en' | 'fr' = 'en') =>
  interludes.of([play], {
    lang,
    texts: texts[lang],
    reader: { you: 0, names: ['Nora', 'Vex', 'Igor', 'Ana'] },
    seats: [],
  })

/** Plays of random games that are followed. */
function* plays(games: number): Generator<HeardPlay<KingdomRush, KingdomRushMove>> {
  for (let at = 0; at < games; at++)
    for (const { before, seat, move, events } of randomGame(at))
      if (interludes.holds(events as never))
        yield heardPlay(kingdomRush, structuredClone(before), 0, seat, move)
}

test('each card has its step, every step its sentence and its table, and all is told in the end', () => {
  let seen = 0
  for (const play of plays(4)) {
    const { steps, from, to } = followed(play, seen % 2 === 0 ? 'en' : 'fr')
    expect(from).toBe(0)
    expect(to).toBeGreaterThan(0)
    let told = 0
    for (const step of steps.slice(0, to)) {
      expect(step.told).toBeGreaterThan(told)
      told = step.told
      expect(step.said.text).not.toMatch(/undefined|NaN|^$/)
      expect(step.result).not.toMatch(/[\uE000-\uE002]/)
    }
    seen++
  }
  expect(seen).toBeGreaterThan(20)
})

test('a step shows the table as it is once its card has done what it does', () => {
  let moved = 0
  let came = 0
  let lost = 0
  for (const play of plays(4)) {
    const { steps, to } = followed(play)
    for (const { card, state, told } of steps.slice(0, to)) {
      const last = play.events.slice(0, told).findLast((event) => 'card' in event && event.card === card)
      if (last?.e === 'escaped') {
        expect(state.trays.some((tray) => tray.card === card)).toBe(false)
        expect(state.hearts).toBe(last.hearts)
        lost++
      } else if (last?.e === 'spawned' && last.space !== null) {
        expect(state.trays.some((tray) => tray.card === card)).toBe(true)
        came++
      } else if (last?.e === 'advanced') {
        expect(state.trays.some((tray) => tray.card === card)).toBe(true)
        moved++
      }
    }
  }
  expect(moved).toBeGreaterThan(10)
  expect(came).toBeGreaterThan(10)
  expect(lost).toBeGreaterThan(0)
})

test('what the players do themselves is not held back', () => {
  for (const { move, events } of randomGame(1))
    if (['build', 'site', 'cells', 'target', 'activate'].includes(move.do))
      expect(interludes.holds(events as never)).toBe(false)
})
