/** Edge cases 61 to 68, 125 to 129 and 198: passing, diamonds, white sites. */
import { expect, test } from 'vitest'
import { boxOf } from '../../content/box.ts'
import type { Options } from '../../state.ts'
import { type HeroScene, heroes } from '../testing/heroes.ts'

const table = (
  options: Partial<Options> = {},
  ids: readonly ('malik' | 'ignus' | 'magnus')[] = ['malik', 'ignus'],
) => heroes(ids, { options: { scenario: 5, ...options } })
const PASS = (t: HeroScene, id: string) => ({ do: 'pass', tower: t.tower(id) }) as const
/** To the only other player, and of two designs the named one. */
const pass = (t: HeroScene, seat: number, id: string, into?: string) => {
  t.answer(seat, PASS(t, id))
  return into && t.question === 'design' ? t.answer(seat, { do: 'design', tower: t.tower(into) }) : t
}

test('KR-PASS2, KR-PASS3, KR-PASS4, KR-PASS5, KR-PASS-R4: case 61, the next level to Incoming, the old card to the supply, after the new one is taken', () => {
  const t = table().give(0, 'archer').give(1).stock({ archer: 0, marksmen: 1 })
  pass(t, 0, 'archer')
  expect([t.held(0), t.held(1), t.held(1, 'incoming')]).toEqual([[], [], ['marksmen']])
  expect([t.inStock('archer'), t.inStock('marksmen')]).toEqual([1, 0])
})

test('KR-PASS6, KR-PASS-R1: cases 62 and 63, sold out or at the maximum it is passed as it is', () => {
  const t = table().give(0, 'archer').stock({ marksmen: 0, archer: 0 })
  pass(t, 0, 'archer')
  expect([t.held(1, 'incoming'), t.inStock('archer')]).toEqual([['archer'], 0])
  const low = table({ scenario: 1 }).give(0, 'marksmen')
  expect(pass(low, 0, 'marksmen').held(1, 'incoming')).toEqual(['marksmen'])
})

test('KR-PASS-R2: case 64, from level 3 one of the two designs, or the one that is left', () => {
  const t = table().give(0, 'sharpshooter', 'sharpshooter')
  t.answer(0, PASS(t, 'sharpshooter'))
  expect(t.legal()).toEqual(['rangers', 'musketeers'].map((id) => ({ do: 'design', tower: t.tower(id) })))
  t.answer(0, { do: 'design', tower: t.tower('musketeers') })
  expect(pass(t, 0, 'sharpshooter').held(1, 'incoming')).toEqual(['musketeers', 'rangers'])
})

test('KR-PASS-R5, KR-PASS1: cases 65 and 66, not what has just come, and not to oneself', () => {
  const t = table().give(0, 'archer').give(1)
  pass(t, 0, 'archer')
  expect(t.refusal(1, PASS(t, 'marksmen'))).toBe('KR-PASS-R5')
  expect(t.refusal(1, { do: 'build', tower: t.tower('marksmen') })).toBe('KR-PASS-R5')
  const three = table({}, ['malik', 'ignus', 'magnus']).give(0, 'archer')
  three.answer(0, PASS(three, 'archer'))
  expect(three.refusal({ do: 'give', to: 0 })).toBe('KR-PASS1')
})

test('KR-PASS-R5, KR-PASS-R6: a tower that has come and stands as well is refused once, for the first reason', () => {
  const t = table().give(0).stands('archer', 'b6')
  t.s.players[0]?.incoming.push(t.tower('archer'))
  const refused = t.refused(0).filter(({ move }) => move.do === 'pass')
  expect(refused).toEqual([{ move: PASS(t, 'archer'), rule: 'KR-PASS-R5' }])
})

test('KR-PASS-R8, KR-PASS-R7: case 67, what one pass gives back the next can take', () => {
  const t = table().give(0, 'archer', 'archer').give(1, 'marksmen').stock({ marksmen: 1 })
  pass(t, 0, 'archer')
  expect(t.inStock('marksmen')).toBe(0)
  pass(t, 1, 'marksmen')
  pass(t, 0, 'archer')
  expect(t.held(1, 'incoming')).toEqual(['marksmen', 'marksmen'])
})

const midas = (t: HeroScene) => boxOf(t.s).spells.findIndex(({ id }) => id === 'hand-of-midas')

test('KR-MIDAS-R1, KR-MIDAS-R4: cases 68 and 198, from level 2 to 3 where that is the most, or to one of two designs', () => {
  const t = table({ scenario: 4 }).give(0, 'marksmen')
  t.s.spells = [midas(t)]
  expect(t.answer(0, { do: 'cast', spell: midas(t) }).held(1, 'incoming')).toEqual(['sharpshooter'])
  const four = table().give(0, 'marksmen')
  four.s.spells = [midas(four)]
  four.answer(0, { do: 'cast', spell: midas(four) })
  expect([four.question, four.asked]).toEqual(['design', [0]])
  four.answer(0, { do: 'design', tower: four.tower('rangers') })
  expect(four.held(1, 'incoming')).toEqual(['rangers'])
})

test('KR-PASS8: nothing else raises a tower: built, taken up or bought it is the same', () => {
  const t = table().give(0, 'archer').build(0, 'archer', 'b6').phase('pickup')
  expect(t.held(0)).toEqual(['archer'])
})

test('KR-DIAM7: case 125, with twelve diamonds nothing is gained', () => {
  const t = table().lay('t4-01', [2, 3], { tiles: [[[0, 0]]] })
  t.tray('t4-01').tiles = [(1 << 25) - 1]
  t.s.diamonds = 12
  expect([t.phase('destroy').s.diamonds, t.told('diamonds')]).toMatchObject([12, [{ gained: 0, lost: 2 }]])
})

test('KR-DIAM2, KR-DIAM3, KR-DIAM-R2, KR-GEN5: cases 126 and 127, five diamonds for a level 1 and a level 2; never level 3 or what is sold out', () => {
  const t = table().give(1).stock({ mage: 0 })
  t.s.diamonds = 5
  t.phase('spend')
  const buy = (id: string) => ({ do: 'buy', tower: t.tower(id) }) as const
  expect([t.refusal(0, buy('sharpshooter')), t.refusal(0, buy('mage'))]).toEqual(['KR-DIAM-R2', 'KR-GEN5'])
  t.answer(0, buy('archer')).answer(0, { do: 'give', to: 1 })
  t.answer(1, buy('adept')).answer(1, { do: 'give', to: 1 })
  expect([t.s.diamonds, t.held(1)]).toEqual([0, ['archer', 'adept']])
  expect([t.refusal(0, buy('archer')), t.refusal(0, buy('adept'))]).toEqual(['KR-DIAM2', 'KR-DIAM3'])
})

test('KR-DIAM-R4: case 128, a tower that a Portal destroyed is for sale the same round', () => {
  const t = table().give(0).stock({ archer: 0 }).stands('archer', 'b6', { down: 1 })
  t.s.diamonds = 2
  t.phase('pickup').phase('spend')
  expect(t.offers(0, { do: 'buy', tower: t.tower('archer') })).toBe(true)
})

test('KR-WHITE4, KR-WHITE-R2: case 129, two towers of a white site go to two players, unchanged', () => {
  const t = table().give(0).give(1).stands('militia', 'b13').stands('archer', 'b13').phase('pickup')
  t.answer(0, { do: 'give', to: 1 }).answer(1, { do: 'give', to: 0 })
  expect([t.held(0), t.held(1)]).toEqual([['archer'], ['militia']])
})
