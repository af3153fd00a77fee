/** Converting one resource into another. */
import { expect, test } from 'vitest'
import { scene, upTo } from './testing/scene.ts'

const converts = (offered: readonly string[]) => offered.filter((move) => move.startsWith('convert'))

test('TL-CONV1: without an ability that allows it nothing is converted', () => {
  const t = scene({ coin: 3, power: 3, regeneration: 3 })
  expect(converts(t.offered)).toEqual([])
  expect(t.refusal({ do: 'convert', from: 'coin', to: 'power', amount: 1 })).toBe('illegal')
})

test('TL-CONV1, TL-CONV2: Coins become Power one for one, in any amounts, several times', () => {
  const t = scene({ hands: [['alchemist', 'cultist']], coin: 1 }).play('alchemist')
  expect(t.told('convertible')).toEqual([{ e: 'convertible', seat: 0, from: 0, to: 1 }])
  expect(converts(t.offered)).toEqual([
    'convert coin power 1',
    'convert coin power 2',
    'convert coin power 3',
  ])
  t.convert('coin', 'power', 1)
  expect(t.told('converted')).toEqual([{ e: 'converted', seat: 0, from: 0, to: 1, amount: 1 }])
  expect(t.pool).toEqual({ coin: 2, power: 1, regeneration: 0 })
  t.convert('coin', 'power', 2)
  expect(t.pool).toEqual({ coin: 0, power: 3, regeneration: 0 })
  expect(converts(t.offered)).toEqual([])
})

test('TL-CONV-R1: one way only, for resources gained before or after', () => {
  const t = scene({ hands: [['alchemist', 'pickpocket', 'cultist']], coin: 2, power: 2 }).play('alchemist')
  expect(t.refusal({ do: 'convert', from: 'power', to: 'coin', amount: 1 })).toBe('illegal')
  t.convert('coin', 'power', 4).play('pickpocket').convert('coin', 'power', 2)
  expect(t.pool).toEqual({ coin: 0, power: 8, regeneration: 0 })
})

test('TL-CONV-R1: the permission ends with the Action phase, also when the card stays', () => {
  const areas = [[{ card: 'vampire-thrall', token: 'dismissed' }]] as const
  const t = scene({
    areas,
    hands: [
      ['alchemist', 'cultist'],
      ['fanatic', 'cultist'],
    ],
  }).play('alchemist')
  t.pass().play('fanatic')
  expect(converts(t.offered)).toEqual([])
  t.pass().play('cultist')
  expect([t.s.active, t.pool.coin, converts(t.offered)]).toEqual([0, 1, []])
})

test('TL-CONV1, TL-CONV-R1: several permissions stand side by side', () => {
  const t = scene({ hands: [['vampire-thrall', 'cultist']], relics: [['philosophers-stone']] })
  t.play('vampire-thrall').relic('philosophers-stone')
  // 2 Coins, 2 Power, 2 Regeneration.
  expect(converts(t.offered)).toEqual([
    ...upTo(2, 'convert coin power'),
    ...upTo(2, 'convert coin regeneration'),
    ...upTo(2, 'convert power regeneration'),
  ])
  t.convert('coin', 'power', 2).convert('power', 'regeneration', 3)
  expect(t.pool).toEqual({ coin: 0, power: 1, regeneration: 5 })
})

test('TL-CONV2, TL-ACT-R2: not in the middle of an ability', () => {
  const t = scene({ hands: [['alchemist', 'mummy', 'cultist'], ['lich']], coin: 2 }).play('alchemist')
  t.play('mummy')
  expect(t.refusal(0, { do: 'convert', from: 'coin', to: 'power', amount: 1 })).toBe('not-asked')
  expect(t.say('lose-health').offers({ do: 'convert', from: 'coin', to: 'power', amount: 5 })).toBe(true)
})
