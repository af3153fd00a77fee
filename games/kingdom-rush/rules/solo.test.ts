import { expect, test } from 'vitest'
import type { Options } from '../state.ts'
import { newHero } from './figures.ts'
import { maskOf, Scene } from './testing/scene.ts'

const alone = (options: Partial<Options> = {}) =>
  new Scene({ seats: 1, options: { heroes: ['malik'], ...options } })
const COLOUR = (colour: number) => ({ do: 'colour', colour }) as const

test('KR-SOLO2, KR-SOLO3, KR-SOLO6, KR-SOLO-R1: one of three colours is left out each round, never the same twice running', () => {
  const t = alone().until('ban-colour')
  expect([t.s.round, t.legal()]).toEqual([1, [COLOUR(0), COLOUR(1), COLOUR(2)]])
  t.answer(0, COLOUR(1))
  expect([t.question, t.s.banned]).toEqual(['play', 1])
  t.allReady()
  expect([t.s.round, t.question, t.legal()]).toEqual([2, 'ban-colour', [COLOUR(0), COLOUR(2)]])
  expect(t.refusal(COLOUR(1))).toBe('KR-SOLO6')
  t.answer(0, COLOUR(2)).until('play').clear().allReady()
  expect(t.legal()).toEqual([COLOUR(0), COLOUR(1)])
})

test('KR-SOLO-R1: it is chosen before anything comes out of the piles', () => {
  const t = alone().until('play').clear().allReady()
  expect([t.question, t.s.trays]).toEqual(['ban-colour', []])
  t.answer(0, t.legal()[0] ?? COLOUR(0))
  expect(t.s.trays.length).toBeGreaterThan(0)
})

test('KR-SOLO3: two and more are not asked', () => {
  const t = new Scene({ seats: 2 }).until('play')
  expect(t.s.banned).toBe(-1)
})

test('KR-SOLO5: white sites are always open', () => {
  const t = alone({ scenario: 5 }).until('play').clear().give(0, 'archer')
  for (const banned of [0, 1, 2]) {
    t.s.banned = banned
    const building = t.fork().answer(0, { do: 'build', tower: t.tower('archer') })
    expect(building.offers({ do: 'site', site: t.site('b13') })).toBe(true)
  }
})

test('KR-SOLO10, KR-SOLO11, KR-SOLO-R3, KR-SOLO-R10: who came from the bench leaves at the end of the round; what it placed stays', () => {
  const t = alone()
    .until('play')
    .clear()
    .lay('t1-12', [2, 2], { tiles: [[[0, 0]]] })
  const ignus = 1
  t.s.heroes.push({
    ...newHero(t.s, ignus, 0),
    guest: 1,
    at: t.space([2, 2]),
    on: t.card('t1-12'),
    base: maskOf([1, 2]),
  })
  t.allReady()
  expect(t.s.heroes.map(({ hero }) => hero)).toEqual([0])
  expect(t.told('guest-left')).toEqual([{ e: 'guest-left', hero: ignus }])
  expect(t.tray('t1-12').tiles).toHaveLength(1)
  // KR-SOLO-R3: it has held its tray before it went.
  expect(t.map).toMatchObject({ 't1-12': '2,2' })
})

test('KR-SOLO-R7: the Wildcat of an Alleria from the bench leaves with her, that of the main hero stays', () => {
  const t = alone().until('play').clear()
  const alleria = 3
  t.s.heroes.push({ ...newHero(t.s, alleria, 0), guest: 1 })
  t.s.wildcat = { at: t.space([2, 2]), on: -1, base: 0, met: 1, spent: 1 }
  expect(t.allReady().s.wildcat).toBeNull()
  const main = alone({ heroes: ['alleria'] })
    .until('play')
    .clear()
  main.s.heroes.push({ ...newHero(main.s, 0, 0), guest: 1 })
  main.allReady()
  expect([main.s.wildcat === null, main.s.heroes.length]).toEqual([false, 1])
})
