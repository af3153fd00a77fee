/** What happens by itself after all are ready, as a player follows it. */
import type { HeardPlay } from '@duskhall/ui'
import { heardPlay } from '@duskhall/ui/testing/heard.ts'
import { expect, test } from 'vitest'
import { kingdomRush } from '../game.ts'
import type { KingdomRush, KingdomRushMove } from '../state.ts'
import { texts } from '../text/index.ts'
import { interludes } from './interludes.ts'
import { linesOf } from './round/lines.ts'
import { randomGame } from './testing/random-game.ts'
import { recordedPlays } from './testing/recorded.ts'

const followingIn = (lang: 'en' | 'fr') => ({
  lang,
  texts: texts[lang],
  reader: { you: 0, names: ['Nora', 'Vex', 'Igor', 'Ana'] },
  seats: [],
})
const following = followingIn('en')
const followed = (play: HeardPlay, lang: 'en' | 'fr' = 'en') => interludes.of([play], followingIn(lang))

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

test('a hero’s choice stops the queue: what was shown stays shown, what waits is listed, and the summary comes once', () => {
  let stopped = 0
  for (const name of ['won-by-two', 'won-by-four-against-lord-blackburn', 'lost-with-the-last-heart']) {
    const plays = recordedPlays(name)
    const closed: number[] = []
    for (const [at, play] of plays.entries()) {
      if (at === 0 || !interludes.holds(play.events)) continue
      const shown = interludes.of(plays.slice(0, at + 1), following)
      expect(shown.from).toBeLessThan(shown.to)
      if (shown.onward !== null) closed.push(shown.round)
      if (shown.to === shown.steps.length) continue
      stopped++
      expect(shown.onward).toBe(null)
      const waits = shown.steps.slice(shown.to).map(({ card }) => card)
      expect(waits.every((card) => play.view.state.trays.some((tray) => tray.card === card))).toBe(true)
    }
    expect(closed).toEqual([...new Set(closed)])
  }
  expect(stopped).toBeGreaterThan(0)
})

test('the summary tells what became of the round: hearts, diamonds and Portals are those of the table', () => {
  const plays = recordedPlays('won-by-two')
  let destroyed = 0
  for (const [at, play] of plays.entries()) {
    if (at === 0 || !interludes.holds(play.events)) continue
    const shown = interludes.of(plays.slice(0, at + 1), following)
    const last = shown.steps.at(-1)
    if (shown.onward === null || !last) continue
    const { course } = last
    const { hearts, diamonds, closed } = play.view.state
    expect([course.hearts[1], course.diamonds[1], course.closed[1]]).toEqual([hearts, diamonds, closed])
    expect(shown.hearts).toHaveLength(shown.round)
    expect(shown.hearts.at(-1)).toBe(hearts)
    for (const { by } of course.destroyed) expect(by.length).toBeGreaterThan(0)
    destroyed += course.destroyed.length
  }
  expect(destroyed).toBeGreaterThan(10)
})

test('what is activated is numbered in its order, and a step says which rules it went through', () => {
  const plays = recordedPlays('lost-with-the-last-heart')
  const seen = new Set<string>()
  for (const [at, play] of plays.entries()) {
    if (at === 0 || !interludes.holds(play.events)) continue
    const { steps, to } = interludes.of(plays.slice(0, at + 1), following)
    const numbers = [...new Set(steps.map(({ number }) => number).filter((number) => number > 0))]
    expect(numbers).toEqual(numbers.map((_, no) => no + 1))
    for (const step of steps.slice(0, to))
      for (const lang of ['en', 'fr'] as const) {
        const lines = linesOf(step, lang, ['Nora'])
        expect(lines.map(({ text }) => text).join()).not.toMatch(/undefined|NaN/)
        expect(new Set(lines.map(({ id }) => id)).size).toBe(lines.length)
        for (const { id, state } of lines) seen.add(`${id} ${state}`)
      }
  }
  expect([...seen]).toEqual(
    expect.arrayContaining(['healer off', 'speed on', 'speed off', 'try-0 on', 'try-0 bad', 'try-1 on']),
  )
})
