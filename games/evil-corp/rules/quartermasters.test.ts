import { expect, test } from 'vitest'
import type { EvilCorpMove, Kept } from '../state.ts'
import { own, type Placed, type Scene, scene } from './testing/scene.ts'

const LET_GO: EvilCorpMove = { do: 'upkeep', kept: [] }
function free(t: Scene, ...villages: number[]): EvilCorpMove {
  return {
    do: 'upkeep',
    kept: villages.map((at): Kept => ({ ...t.where(0, at, 'fortification'), free: true })),
  }
}
/** Tiles in both own Fortifications, and rivals strong enough that no gauge pays magic gold to camp 0. */
const forts: Placed[] = [0, 1].flatMap((village) => [
  own('fortification', 'basic-yellow', { village }),
  own('battlefield', 'red-10', { camp: 1, village }),
])

test('EC-PASSIVE19: without coins, yellow-08 keeps one of two Fortification tiles', () => {
  const t = scene({ on: [...forts, own('port', 'yellow-08')] }).passAll()
  expect([t.question, t.asked]).toEqual(['upkeep', [0]])
  expect(t.legal(0)).toEqual([LET_GO, free(t, 1), free(t, 0)])
  t.answer(0, free(t, 1))
  expect([t.tileAt(0, 0, 'fortification'), t.tileAt(0, 1, 'fortification')]).toEqual([null, 'basic-yellow'])
})

test('EC-PASSIVE20, EC-PASSIVE21: yellow-06 keeps up to two, which turn inactive and cost nothing', () => {
  const t = scene({ magicGold: [1], on: [...forts, own('port', 'yellow-06')] }).passAll()
  expect(t.legal(0)).toEqual([LET_GO, free(t, 1), free(t, 0), free(t, 0, 1)])
  t.answer(0, free(t, 0, 1))
  expect(t.told('paid')).toEqual([])
  expect(t.s.camps[0]?.magicGold).toBe(1)
  for (const village of [0, 1]) {
    expect(t.tileAt(0, village, 'fortification')).toBe('basic-yellow')
    expect(t.isActive(0, village, 'fortification')).toBe(false)
  }
})

test('EC-PASSIVE20: yellow-06 does not keep a third tile of a team', () => {
  const on = [0, 1, 2].map((village) => own('fortification', 'basic-yellow', { village }))
  const t = scene({ seats: 4, on: [...on, own('port', 'yellow-06', { village: 1 })] }).passAll()
  expect(t.offers(0, free(t, 0, 2))).toBe(true)
  expect(t.refusal(0, free(t, 0, 1, 2))).toBe('illegal')
})

test('EC-PASSIVE1, EC-PASSIVE19: an inactive quartermaster keeps nothing', () => {
  const t = scene({ on: [...forts, own('port', 'yellow-08', { inactive: true })] }).passAll()
  expect([t.question, t.s.round]).toEqual(['action', 2])
  expect(t.tileAt(0, 0, 'fortification')).toBeNull()
})

test('EC-PASSIVE22, EC-NIGHT22: on a board won tonight nothing is kept, free or not', () => {
  const t = scene({
    on: [
      own('battlefield', 'red-10'),
      own('battlefield', 'red-08', { n: 1 }),
      own('fortification', 'basic-yellow'),
      own('port', 'yellow-06', { village: 1 }),
      own('fortification', 'basic-yellow', { village: 1 }),
      own('battlefield', 'red-10', { camp: 1, village: 1 }),
    ],
  }).passAll()
  expect(t.s.camps[0]?.tokens).toBe(1)
  expect(t.offers(0, free(t, 1))).toBe(true)
  expect(t.offers(0, free(t, 0))).toBe(false)
  expect(t.offers(0, free(t, 0, 1))).toBe(false)
  const paid = { do: 'upkeep', kept: [{ ...t.where(0, 0, 'fortification'), free: false }] } as const
  expect(t.refusal(0, paid)).toBe('EC-NIGHT22')
  t.answer(0, free(t, 1))
  expect([t.tileAt(0, 0, 'fortification'), t.tileAt(0, 1, 'fortification')]).toEqual([null, 'basic-yellow'])
})
