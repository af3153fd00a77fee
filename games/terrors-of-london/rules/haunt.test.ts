import { expect, test } from 'vitest'
import { scene } from './testing/scene.ts'

test('TL-HAUNT1, TL-HAUNT2, TL-HAUNT4, TL-HAUNT7, TL-HAUNT8, TL-HAUNT9, TL-CLEAN3: a haunting monster stays and acts once more', () => {
  const t = scene({ hands: [['wisp', 'cultist'], ['cultist']] }).play('wisp')
  expect(t.token('wisp')).toBe('haunt')
  expect(t.refusal({ do: 'haunt', card: t.inArea('wisp') })).toBe('TL-HAUNT7')
  t.pass()
  expect(t.area(0)).toEqual(['wisp'])
  expect(t.token('wisp', 0)).toBe('dismissed')
  t.pass().haunt('wisp')
  expect(t.pool).toEqual({ coin: 1, power: 0, regeneration: 1 })
  expect(t.refusal({ do: 'haunt', card: t.inArea('wisp') })).toBe('TL-HAUNT9')
})

test('TL-HAUNT6, TL-HAUNT-R2, TL-HAUNT-R3: after its extra turn it goes to the discard pile', () => {
  const t = scene({ areas: [[{ card: 'wisp', token: 'dismissed' }]] }).pass()
  expect(t.area(0)).toEqual([])
  expect(t.names([...t.player(0).discard, ...t.player(0).hand])).toContain('wisp')
})

test('TL-HAUNT5, TL-HAUNT-R4: haunted this turn and added to a horde, it leaves at this Cleanup', () => {
  const t = scene({ hands: [['wisp', 'cultist']], areas: [['skeletal']], draws: [Array(5).fill('fanatic')] })
  t.play('wisp').link('wisp', 'skeletal')
  expect(t.token('wisp')).toBe('dismissed')
  t.say('decline').pass()
  expect(t.area(0)).toEqual([])
  expect(t.discard(0)).toEqual(['skeletal', 'wisp'])
})

test('TL-HAUNT11, TL-HAUNT3: its own HAUNT keyword gives no second token', () => {
  const t = scene({ areas: [[{ card: 'wisp', token: 'dismissed' }]] }).haunt('wisp')
  expect(t.token('wisp')).toBe('dismissed')
})

test('TL-HAUNT-R6: in its extra turn it may join a horde and take its HAUNT action as well', () => {
  const t = scene({ areas: [[{ card: 'wisp', token: 'dismissed' }, 'skeletal']] })
  t.link('wisp', 'skeletal').say('decline').haunt('wisp')
  expect(t.pool.coin).toBe(1)
})

test('TL-HAUNT-R8, TL-DESTROY-R1: a token leaves with its monster', () => {
  const t = scene({
    hands: [['lambton-worm', 'cultist'], ['cultist']],
    areas: [[], [{ card: 'gargoyle', token: 'dismissed' }]],
  })
  const gargoyle = t.inArea('gargoyle', 1)
  t.play('lambton-worm').pick('gargoyle')
  expect(t.discard(1)).toEqual(['gargoyle'])
  expect(t.s.marks[gargoyle]).toBe(0)
})

test('TL-HAUNT-R10, TL-HAUNT12: a HAUNT action is no playing of a card', () => {
  const t = scene({ areas: [[{ card: 'gargoyle', token: 'dismissed' }, 'pack-alpha']] }).haunt('gargoyle')
  expect(t.pool).toEqual({ coin: 0, power: 2, regeneration: 1 })
})

test('TL-HAUNT-R7: the Soul Lantern haunts a monster of cost 3 or less outside hordes', () => {
  const t = scene({
    relics: [['soul-lantern']],
    areas: [['relic-hunter', 'vampire-thrall', 'cultist', 'blood-tithe']],
  })
  t.relic('soul-lantern')
  expect(t.choices).toEqual(['cultist', 'relic-hunter'])
  expect(t.pick('relic-hunter').token('relic-hunter')).toBe('haunt')
})
