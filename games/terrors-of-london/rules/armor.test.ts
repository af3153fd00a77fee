import { expect, test } from 'vitest'
import { healthPrice, printed } from './testing/content.ts'
import { type Scene, scene } from './testing/scene.ts'

/** Seat 1 with Armor 3: 2 from the cuirass, 1 from the jar. */
const ARMOR_3 = { relics: [[], ['tower-cuirass', 'canopic-jar']] } as const

const attacked = (power: number, absorbed: number, health: number) => [
  { e: 'attacked', seat: 0, power, absorbed, health },
]

test('TL-ATK1, TL-ATK2, TL-ATK3, TL-EX2: every Power spent is one damage, every damage one Health', () => {
  const t = scene({ power: 7 }).attack(4)
  expect(t.events).toEqual(attacked(4, 0, 4))
  expect([t.lost(0), t.lost(1), t.pool.power]).toEqual([0, 4, 3])
})

test('TL-ATK-R1: edge case 28, from 1 to all the Power there is, in as many attacks as wished', () => {
  const t = scene({ power: 3 })
  const attacks = () => t.offered.filter((answer) => answer.startsWith('attack'))
  expect(attacks()).toEqual(['attack 1', 'attack 2', 'attack 3'])
  expect(t.refusal({ do: 'attack', amount: 4 })).toBe('TL-ATK-R1')
  expect(t.refusal({ do: 'attack', amount: 0 })).toBe('illegal')
  t.attack(2)
  expect(attacks()).toEqual(['attack 1'])
  t.attack(1)
  expect(attacks()).toEqual([])
  expect(t.refusal({ do: 'attack', amount: 1 })).toBe('TL-ATK-R1')
  expect(t.lost(1)).toBe(3)
})

test('TL-ATK-R2: an attack harms the opposing Overlord and no card', () => {
  const t = scene({ power: 9, ...ARMOR_3, areas: [['ghoul'], [{ card: 'grey-lady', token: 'dismissed' }]] })
  t.attack(9)
  expect([t.area(0), t.area(1), t.relics(1)]).toEqual([
    ['ghoul'],
    ['grey-lady'],
    ['tower-cuirass', 'canopic-jar'],
  ])
  expect([t.lost(0), t.lost(1), t.discard(1), t.removed]).toEqual([0, 5, [], []])
})

test('TL-ATK-R3: 5 damage against 3 Health leave 0', () => {
  const t = scene({ power: 5, health: [40, 3] }).attack(5)
  expect(t.told('attacked')).toEqual(attacked(5, 0, 3))
  expect([t.health(1), t.s.outcome]).toEqual([0, { winners: [0], rule: 'TL-END1' }])
})

test('TL-ARMOR1, TL-ARMOR3, TL-ARMOR-R1, TL-ARMOR-R2: edge case 29, Armor 3 against 2, 2 and 2', () => {
  const t = scene({ power: 6, ...ARMOR_3 })
  expect(t.attack(2).events).toEqual(attacked(2, 2, 0))
  expect(t.attack(2).events).toEqual(attacked(2, 1, 1))
  expect(t.attack(2).events).toEqual(attacked(2, 0, 2))
  expect([t.lost(1), t.pool.power]).toEqual([3, 0])
})

test('TL-ARMOR2: the sum over Relics, monsters and Influences of that player, and of no other', () => {
  const content = printed({ 'pack-hunt': { armor: 4 } })
  const t = scene({
    content,
    power: 20,
    relics: [['tower-cuirass'], ['canopic-jar']],
    areas: [['gargoyle'], [{ card: 'gargoyle', token: 'dismissed' }, 'pack-hunt', 'ghoul']],
  })
  expect([t.armor(0), t.armor(1)]).toEqual([4, 7])
  expect(t.attack(8).events).toEqual(attacked(8, 7, 1))
})

test('TL-ARMOR3: Armor 3 against exactly 3, then one more', () => {
  const t = scene({ power: 4, ...ARMOR_3 })
  expect(t.attack(3).lost(1)).toBe(0)
  expect(t.attack(1).lost(1)).toBe(1)
})

test('TL-ARMOR-R1: edge case 30, next turn Armor is full again', () => {
  const given = { ...ARMOR_3, hands: [['sewer-rats', 'sewer-rats', 'fanatic'], ['fanatic']] } as const
  const t = scene({ ...given, draws: [['sewer-rats', 'leviathan']] })
  t.play('sewer-rats', 'sewer-rats').attack(4)
  expect(t.lost(1)).toBe(1)
  t.pass().pass().play('sewer-rats').attack(2)
  expect([t.lost(1), t.s.absorbed]).toEqual([1, 2])
})

test('TL-ARMOR-R2, TL-ARMOR-R3: edge case 31, 2 absorbed, the cuirass destroyed, 2 more hurt, and nothing comes back', () => {
  const t = scene({ hands: [['lambton-worm', 'cultist']], power: 2, relics: [[], ['tower-cuirass']] })
  expect(t.attack(2).events).toEqual(attacked(2, 2, 0))
  t.play('lambton-worm').pick('tower-cuirass')
  expect([t.lost(1), t.armor(1)]).toEqual([0, 0])
  expect(t.attack(2).events).toEqual(attacked(2, 0, 2))
  expect(t.lost(1)).toBe(2)
})

test('TL-ARMOR-R3: of Armor 3 one is left after the cuirass has gone, and it was used up', () => {
  const t = scene({ hands: [['lambton-worm', 'cultist']], power: 1, ...ARMOR_3 })
  t.attack(1).play('lambton-worm').pick('tower-cuirass')
  expect([t.armor(1), t.s.absorbed]).toEqual([1, 1])
  expect(t.attack(2).events).toEqual(attacked(2, 0, 2))
})

test('TL-ARMOR-R4: edge case 32, destroyed before the attack it protects from nothing', () => {
  const t = scene({ hands: [['lambton-worm', 'cultist']], relics: [[], ['tower-cuirass']] })
  t.play('lambton-worm').pick('tower-cuirass').attack(2)
  expect(t.lost(1)).toBe(2)
})

test('TL-ARMOR-R4, TL-HAUNT2: edge case 33, a Gargoyle that leaves at Cleanup protects no more, a haunted one does', () => {
  const content = printed({ gargoyle: { keywords: [] } })
  const attackedBy = (t: Scene) => t.play('gargoyle').pass().play('fanatic', 'fanatic', 'fanatic').attack(3)
  const given = {
    hands: [
      ['gargoyle', 'cultist'],
      ['fanatic', 'fanatic', 'fanatic', 'cultist'],
    ],
  } as const
  expect(attackedBy(scene({ ...given, content })).health(0)).toBe(37)
  expect(attackedBy(scene(given)).health(0)).toBe(39)
})

test('TL-ARMOR4, TL-ARMOR5, TL-CURSE2: edge case 34, Armor 5 does not help against CURSE', () => {
  const areas = [[], [{ card: 'gargoyle', token: 'dismissed' }]] as const
  const t = scene({ hands: [['mummy', 'cultist']], ...ARMOR_3, areas })
  expect(t.armor(1)).toBe(5)
  expect([t.play('mummy').say('lose-health').lost(1), t.s.absorbed]).toEqual([2, 0])
  expect(t.told('health-lost')).toEqual([{ e: 'health-lost', seat: 1, health: 2, by: 'curse' }])
  // Nor has the loss used any of it up.
  expect(t.attack(2).lost(1)).toBe(2)
})

test('TL-ARMOR5, TL-HEALTH3, TL-HEALTH4: Armor does not pay for Methuselah or the Countess', () => {
  const t = scene({ hands: [['vampire-countess', 'cultist']], relics: [['tower-cuirass']] })
  const price = healthPrice('methuselah')
  expect(t.say('overlord').lost(0)).toBe(price)
  expect(t.play('vampire-countess').say('pay').lost(0)).toBe(price + 3)
  expect(t.told('health-lost')).toEqual([{ e: 'health-lost', seat: 0, health: 3, by: 'cost' }])
  expect([t.armor(0), t.s.absorbed]).toEqual([2, 0])
})

test('TL-ARMOR-R5: Armor is no resource: it fills no pool, is not spent by absorbing, and nothing converts it', () => {
  const t = scene({ hands: [['alchemist', 'gargoyle', 'cultist']], coin: 1 }).play('gargoyle', 'alchemist')
  expect(t.pool).toEqual({ coin: 3, power: 2, regeneration: 1 })
  const conversions = t.offered.filter((answer) => answer.startsWith('convert'))
  expect(conversions).toEqual(['convert coin power 1', 'convert coin power 2', 'convert coin power 3'])
  const hit = scene({ power: 2, ...ARMOR_3 }).attack(2)
  expect(hit.armor(1)).toBe(3)
})
