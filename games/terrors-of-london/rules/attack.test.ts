import { expect, test } from 'vitest'
import { scene } from './testing/scene.ts'

test('TL-ATK1, TL-ATK2, TL-ATK3, TL-EX2: a Ghoul and a Relic Hunter give 2 Power, and Fenris takes 2 damage', () => {
  const t = scene({ hands: [['ghoul', 'relic-hunter', 'cultist']] })
    .play('ghoul', 'relic-hunter')
    .attack(2)
  expect(t.lost(1)).toBe(2)
  expect(t.pool.power).toBe(0)
})

test('TL-ATK-R1: Power may be spent in several attacks', () => {
  const t = scene({ power: 3 }).attack(2)
  expect(t.lost(1)).toBe(2)
  expect(t.refusal({ do: 'attack', amount: 2 })).toBe('TL-ATK-R1')
  expect(t.attack(1).lost(1)).toBe(3)
})

test('TL-ARMOR1, TL-ARMOR2, TL-ARMOR3, TL-ARMOR-R1, TL-ARMOR-R2: Armor 3 against attacks of 2, 2 and 2', () => {
  const t = scene({ power: 6, relics: [[], ['tower-cuirass', 'canopic-jar']] })
  expect(t.armor(1)).toBe(3)
  expect(t.attack(2).lost(1)).toBe(0)
  expect(t.attack(2).lost(1)).toBe(1)
  expect(t.attack(2).lost(1)).toBe(3)
})

test('TL-ARMOR-R1: next turn Armor is full again', () => {
  const t = scene({ power: 2, relics: [[], ['tower-cuirass']], hands: [['cultist'], ['cultist']] })
  t.attack(2).pass().pass()
  t.s.pool[1] = 2
  expect(t.attack(2).lost(1)).toBe(0)
})

test('TL-ARMOR-R3: what was absorbed stays absorbed when the Armor leaves', () => {
  const t = scene({ hands: [['lambton-worm', 'cultist']], power: 1, relics: [[], ['tower-cuirass']] })
  t.attack(1).play('lambton-worm').pick('tower-cuirass')
  expect(t.attack(3).lost(1)).toBe(3)
})

test('TL-ARMOR-R4, TL-HAUNT2: a haunted monster protects on the turn of the opponent', () => {
  const t = scene({ areas: [[], [{ card: 'gargoyle', token: 'dismissed' }]], power: 3 })
  expect(t.attack(3).lost(1)).toBe(1)
})

test('TL-END1, TL-END2, TL-END-R1, TL-ATK-R3, TL-HEALTH1: at 0 Health the game is over, and Health is not negative', () => {
  const t = scene({ power: 9, health: [undefined, 3] }).attack(5)
  expect(t.health(1)).toBe(0)
  expect(t.s.outcome).toEqual({ winners: [0], rule: 'TL-END1' })
  expect(t.question).toBeNull()
  expect(t.pool.power).toBe(4)
})

test('TL-REGEN2, TL-REGEN3, TL-REGEN-R1, TL-HEALTH2: Regeneration heals up to the maximum', () => {
  const t = scene({ regeneration: 5, health: [38] })
  expect(t.refusal({ do: 'heal', amount: 3 })).toBe('TL-REGEN3')
  t.heal(2)
  expect(t.health(0)).toBe(40)
  expect(t.pool.regeneration).toBe(3)
  expect(t.offers({ do: 'heal', amount: 1 })).toBe(false)
})

test('TL-CONV1, TL-CONV2, TL-CONV-R1: Coins become Power one for one, one way, until the phase ends', () => {
  const t = scene({ hands: [['alchemist', 'cultist']], coin: 2 }).play('alchemist')
  t.convert('coin', 'power', 1).convert('coin', 'power', 2)
  expect(t.pool).toEqual({ coin: 1, power: 3, regeneration: 0 })
  expect(t.offers({ do: 'convert', from: 'power', to: 'coin', amount: 1 })).toBe(false)
  t.pass().pass()
  t.s.pool[0] = 2
  expect(t.offers({ do: 'convert', from: 'coin', to: 'power', amount: 1 })).toBe(false)
})
