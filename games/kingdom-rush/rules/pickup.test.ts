import { expect, test } from 'vitest'
import type { Options } from '../state.ts'
import { Scene } from './testing/scene.ts'

/** Sites b5 and b6 of scenario 1 are red, b4 is blue; b13 and b14 of scenario 5 are white. */
const table = (options: Partial<Options> = {}, seats = 2) => {
  const heroes = (['malik', 'alleria', 'ignus'] as const).slice(0, seats)
  const t = new Scene({ seats, options: { heroes, ...options } }).until('play').clear()
  for (const seat of t.s.players.keys()) t.give(seat)
  return t
}

test('KR-PICKUP1, KR-PICKUP-R2, KR-PICKUP4, KR-TOWER7: towers come back to those who built them, however many', () => {
  const t = table()
    .give(0, 'mage')
    .stands('archer', 'b5')
    .stands('mage', 'b6')
    .stands('militia', 'b4', { by: 1 })
  t.phase('pickup')
  expect([t.held(0), t.held(1), t.s.towers]).toEqual([['mage', 'archer', 'mage'], ['militia'], []])
})

test('KR-PICKUP2, KR-PICKUP3: so do Incoming towers and hero cards', () => {
  const t = table()
  t.s.players[1]?.incoming.push(t.tower('adept'))
  for (const hero of t.s.heroes) hero.played = 1
  t.phase('pickup')
  expect([t.held(1), t.held(1, 'incoming')]).toEqual([['adept'], []])
  expect(t.s.heroes.map(({ played }) => played)).toEqual([0, 0])
  expect(t.told('arrived')).toEqual([{ e: 'arrived', seat: 1, towers: [t.tower('adept')] }])
})

test('KR-PICKUP5, KR-PORTAL11, KR-STACK-R4: destroyed towers go to the supply, the other one of a stack to hand', () => {
  const t = table().stands('militia', 'b5').stands('archer', 'b5', { down: 1 }).stock({ archer: 2 })
  t.phase('pickup')
  expect([t.held(0), t.inStock('archer'), t.s.towers]).toEqual([['militia'], 3, []])
  expect(t.told('returned')).toEqual([{ e: 'returned', tower: t.tower('archer'), site: t.site('b5') }])
})

test('KR-PICKUP-R1: standing towers first, then Incoming, and destroyed ones at the end', () => {
  const t = table().stands('mage', 'b6', { down: 1 }).stands('archer', 'b5').stock({ mage: 0 })
  t.s.players[0]?.incoming.push(t.tower('adept'))
  t.hero('malik').played = 1
  t.phase('pickup')
  const order = t.events.map(({ e }) => e).filter((e) => e !== 'phase')
  expect(order).toEqual(['taken-up', 'arrived', 'returned'])
  expect([t.held(0), t.hero('malik').played, t.inStock('mage')]).toEqual([['archer', 'adept'], 0, 1])
})

test('KR-WHITE2, KR-WHITE3, KR-WHITE4, KR-WHITE-R1, KR-WHITE-R2: the team decides for each tower of a white site, the builder first', () => {
  const t = table({ scenario: 5 }, 3)
  t.stands('militia', 'b13', { by: 1 }).stands('archer', 'b13', { by: 1 }).phase('pickup')
  expect([t.question, t.asked]).toEqual(['share', [0, 1, 2]])
  expect(t.legal(0)).toEqual([1, 0, 2].map((to) => ({ do: 'give', to })))
  t.answer(2, { do: 'give', to: 2 }).answer(0, { do: 'give', to: 0 })
  expect([t.held(0), t.held(1), t.held(2), t.question]).toEqual([['archer'], [], ['militia'], 'play'])
})

test('KR-PLAY-R17: to whom it goes is final', () => {
  const t = table({ scenario: 5 }).stands('militia', 'b13').phase('pickup')
  const { fence } = t.s
  expect(t.answer(0, { do: 'give', to: 1 }).s.fence).toBeGreaterThan(fence)
})

test('KR-WHITE1: alone nobody is asked; a destroyed one is nobody’s', () => {
  const alone = table({ scenario: 5 }, 1).stands('archer', 'b13').phase('pickup')
  expect([alone.question, alone.held(0)]).toEqual(['play', ['archer']])
  const t = table({ scenario: 5 }).stands('archer', 'b13', { down: 1 }).phase('pickup')
  expect([t.question, t.held(0)]).toEqual(['play', []])
})

test('KR-PICKUP-R3, KR-BBLACK-R2: a stunned tower is laid aside and comes to hand one round later', () => {
  const t = table()
    .stands('archer', 'b5', { late: 1 })
    .stands('mage', 'b6', { late: 1, down: 1 })
    .stock({ mage: 0 })
  t.phase('pickup')
  expect([t.held(0), t.held(0, 'aside'), t.s.towers, t.inStock('mage')]).toEqual([[], ['archer'], [], 1])
  const ofArcher = t.legal(0).filter((move) => 'tower' in move && move.tower === t.tower('archer'))
  expect(ofArcher).toEqual([])
  t.stands('mage', 'b6', { late: 1 }).phase('pickup')
  expect([t.held(0), t.held(0, 'aside')]).toEqual([['archer'], ['mage']])
})

test('KR-PICKUP-R3: on a white site the team decides at once for whom', () => {
  const t = table({ scenario: 5 }).stands('archer', 'b13', { late: 1 }).phase('pickup')
  t.answer(0, { do: 'give', to: 1 })
  expect([t.held(1), t.held(1, 'aside')]).toEqual([[], ['archer']])
})
