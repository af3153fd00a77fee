/** Regeneration: kept in the pool, spent by choice, and never beyond the maximum. */
import { expect, test } from 'vitest'
import { scene } from './testing/scene.ts'

const heals = (offered: readonly string[]) => offered.filter((move) => move.startsWith('heal'))

test('TL-REGEN1, TL-REGEN-R2: it is gained into the pool and heals nobody by itself', () => {
  const t = scene({ hands: [['ghoul', 'cultist']], health: [30] }).play('ghoul')
  expect([t.pool.regeneration, t.health(0)]).toEqual([1, 30])
  expect(t.told('healed')).toEqual([])
})

test('TL-REGEN2, TL-REGEN-R1: any amount, 1 Health for 1, for the own Overlord', () => {
  const t = scene({ regeneration: 3, health: [30, 20] })
  expect(heals(t.offered)).toEqual(['heal 1', 'heal 2', 'heal 3'])
  t.heal(2)
  expect(t.told('healed')).toEqual([{ e: 'healed', seat: 0, health: 2 }])
  expect([t.health(0), t.health(1), t.pool.regeneration]).toEqual([32, 20, 1])
  expect(t.refusal({ do: 'heal', amount: 2 })).toBe('TL-REGEN-R1')
  expect(t.heal(1).health(0)).toBe(33)
})

test('TL-REGEN3, TL-REGEN-R1, TL-POOL4, TL-HEALTH2: 5 Regeneration at 2 below the maximum: 2 are spent, 3 are lost at Cleanup', () => {
  const t = scene({ regeneration: 5, health: [38] })
  expect(heals(t.offered)).toEqual(['heal 1', 'heal 2'])
  expect(t.refusal({ do: 'heal', amount: 3 })).toBe('TL-REGEN3')
  t.heal(2)
  expect([t.health(0), t.pool.regeneration, heals(t.offered)]).toEqual([40, 3, []])
  expect(t.refusal({ do: 'heal', amount: 1 })).toBe('TL-REGEN3')
  t.pass()
  expect(t.told('cleaned-up')).toMatchObject([{ lost: [0, 0, 3] }])
  expect(t.pool.regeneration).toBe(0)
})

test('TL-REGEN3: exactly to the maximum is allowed', () => {
  const t = scene({ regeneration: 2, health: [38] })
  expect(t.refusal({ do: 'heal', amount: 3 })).toBe('TL-REGEN-R1')
  expect(t.heal(2).health(0)).toBe(40)
})

test('TL-REGEN-R2, TL-POOL4: unspent, it is gone next turn and has healed nothing', () => {
  const t = scene({ regeneration: 4, health: [30] })
    .pass()
    .pass()
  expect([t.s.active, t.pool.regeneration, t.health(0)]).toEqual([0, 0, 30])
})

test('TL-REGEN1, TL-ACT-R1: it is spent in the own Action phase, and not in the middle of an ability', () => {
  const t = scene({ hands: [['mummy', 'cultist'], ['lich']], regeneration: 2, health: [30] })
  t.play('mummy')
  expect(t.refusal(0, { do: 'heal', amount: 1 })).toBe('not-asked')
  t.say('lose-health')
  expect(heals(t.offered)).toEqual(['heal 1', 'heal 2'])
  expect(t.refusal(1, { do: 'heal', amount: 1 })).toBe('not-asked')
})
