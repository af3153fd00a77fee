/** RAGE: one of two gains of 2. */
import { expect, test } from 'vitest'
import { scene } from '../testing/scene.ts'

test('TL-RAGE1, TL-RAGE-R1: 2 Coins or 2 Power, and the player is asked when the ability resolves', () => {
  const t = scene({ hands: [['werewolf', 'cultist']] }).play('werewolf')
  expect([t.question, t.seat, t.offered]).toEqual(['rage', 0, ['gain coin', 'gain power']])
  expect(t.pool).toEqual({ coin: 0, power: 2, regeneration: 0 })
  const coins = t.fork().gain('coin')
  expect(coins.pool).toEqual({ coin: 2, power: 2, regeneration: 0 })
  expect(coins.told('gained')).toEqual([{ e: 'gained', seat: 0, coin: 2, power: 0, regeneration: 0 }])
  expect(t.gain('power').pool).toEqual({ coin: 0, power: 4, regeneration: 0 })
  expect(t.question).toBe('action')
})

test('TL-RAGE-R2: it is not split, not declined, and nothing else is given', () => {
  const t = scene({ hands: [['werewolf', 'cultist']] }).play('werewolf')
  expect(t.refusal({ do: 'gain', resource: 'regeneration' })).toBe('illegal')
  expect(t.refusal({ do: 'decline' })).toBe('illegal')
  t.gain('coin')
  expect(t.refusal({ do: 'gain', resource: 'power' })).toBe('illegal')
})

test('TL-RAGE-R2: each RAGE is a choice of its own', () => {
  const t = scene({ hands: [['werewolf', 'black-shuck', 'cultist']] })
  t.play('werewolf').gain('coin').play('black-shuck').gain('power')
  expect(t.pool).toEqual({ coin: 2, power: 5, regeneration: 0 })
})

test.each([
  ['powerOrRegeneration', ['gain power', 'gain regeneration'], 'regeneration', 2, 2],
  ['coinOrRegeneration', ['gain coin', 'gain regeneration'], 'regeneration', 2, 2],
] as const)(
  'TL-RAGE-R1, TL-RAGE1: a table may read the two icons as %s',
  (rage, offered, resource, power, regeneration) => {
    const t = scene({ options: { rage }, hands: [['werewolf', 'cultist']] }).play('werewolf')
    expect(t.offered).toEqual(offered)
    expect(t.gain(resource).pool).toEqual({ coin: 0, power, regeneration })
  },
)

test('TL-RAGE1: as a Horde ability, and in a HAUNT action', () => {
  const t = scene({ areas: [[{ card: 'pack-alpha', token: 'dismissed' }, 'pickpocket']] })
  t.link('pack-alpha', 'pickpocket').ability('pack-alpha').gain('power')
  expect(t.pool.power).toBe(2)
  expect(t.haunt('pack-alpha').gain('coin').pool).toEqual({ coin: 3, power: 5, regeneration: 0 })
})
