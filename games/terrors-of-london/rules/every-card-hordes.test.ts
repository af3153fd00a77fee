/** Every Horde ability and every Triggered ability in the box: what changes on the table, and nothing else. */
import { expect, test } from 'vitest'
import { boxOf, STANDARD } from '../content/box.ts'
import { FACTIONS } from '../content/schema.ts'
import type { Facts } from './testing/changes.ts'
import { changes, cursed, drawOne, fullTable, huntTaken, loseHealth, takeHunt } from './testing/changes.ts'
import { priceOf } from './testing/content.ts'
import { type Scene, scene } from './testing/scene.ts'

const FACES = boxOf({ content: STANDARD }).faces

/** By faction of a monster: the Acolyte that fits on its right. */
const NEIGHBOUR = ['acolyte-hunt', 'acolyte-lodge', 'acolyte-veil', 'acolyte-crypt']
const neighbourOf = (card: string) =>
  NEIGHBOUR[FACES.find(({ id }) => id === card)?.faction as number] as string

type Story = readonly [card: string, does: Facts, answers?: (t: Scene) => void]

/** A monster with two Horde abilities is there twice, the first ability first. */
const stories: readonly Story[] = [
  ['acolyte-crypt', { regeneration: 4 }],
  ['acolyte-hunt', { power: 3 }],
  ['acolyte-lodge', { coin: 3 }],
  ['acolyte-veil', cursed, loseHealth],
  ['ghoul', { regeneration: 2 }],
  ['skeletal', { power: 1 }],
  ['vampire-thrall', { power: 2 }],
  ['mummy', drawOne],
  ['revenant', { power: 2 }],
  ['vampire-countess', drawOne],
  ['lich', huntTaken, takeHunt],
  ['lich', { power: 2 }],
  ['nosferatu', { power: 3 }],
  ['nosferatu', huntTaken, takeHunt],
  ['sewer-rats', { coin: 2 }],
  ['black-shuck', { power: 2 }], // 1, and 1 for the Horde action
  ['werewolf', { power: 3 }],
  [
    'gargoyle',
    {
      street: 'ghoul werewolf pickpocket poltergeist voodoo-doll',
      market: 'mummy',
      removed: 'sewer-rats',
    },
    (t) => t.pick('sewer-rats'),
  ],
  ['lambton-worm', { power: 3 }],
  ['pack-alpha', { coin: 2 }, (t) => t.gain('coin')],
  ['chimera', { power: 4 }], // 3, and 1 for the Horde action
  ['chimera', { coin: 2, power: 1 }],
  ['leviathan', { power: 4 }],
  ['leviathan', { power: 2 }, (t) => t.gain('power')],
  ['pickpocket', { coin: 2 }],
  ['relic-hunter', { coin: 2 }],
  ['resurrectionist', { 'unite 0': 1 }],
  ['inquisitor', { coin: 2 }],
  ['alchemist', { coin: 3 }],
  ['vampire-hunter', { power: 3 }],
  ['warlock', cursed, loseHealth],
  ['warlock', { 'unite 0': 1 }],
  ['ripper', { power: 3 }],
  ['ripper', { coin: 2 }],
  ['wisp', { power: 1 }],
  ['poltergeist', { coin: 2 }],
  ['banshee', cursed, loseHealth],
  ['grey-lady', drawOne],
  ['phantom-coachman', { 'unite 0': 1 }],
  ['wraith', { ...cursed, power: 1 }, loseHealth], // 1 for its own CURSE
  // The Reaper is left alone, and in no horde.
  [
    'reaper',
    { power: 1, hordes: '', 'area 0': 'reaper wisp', removed: 'acolyte-crypt' },
    (t) => t.pick('acolyte-crypt'),
  ],
  ['reaper', { regeneration: 3 }],
  ['angel-of-death', cursed, loseHealth],
  ['angel-of-death', { regeneration: 4 }],
]

const abilities = stories.map(([card, does, answers], at) => {
  const number = stories.slice(0, at).filter(([other]) => other === card).length
  return { card, number, does, answers }
})

test('TL-HORDE13, TL-HORDE16: there is a story for every Horde ability in the box', () => {
  const printed = FACES.filter((face, at) => FACES.findIndex(({ id }) => id === face.id) === at)
  const all = printed.flatMap(({ id, horde }) => horde.map((_, number) => `${id} ${number}`))
  expect(abilities.map(({ card, number }) => `${card} ${number}`)).toEqual(all)
})

test.each(abilities)(
  'TL-HORDE5, TL-HORDE8, TL-HORDE12: ability $number of $card in a horde does what is printed, and nothing else',
  ({ card, number, does, answers }) => {
    const neighbour = neighbourOf(card)
    const there = [card, neighbour, { card: 'wisp', token: 'dismissed' }] as const
    const t = fullTable({ areas: [there, [{ card: 'grey-lady', token: 'dismissed' }]] })
    const used = changes(t, () => {
      t.link(card, neighbour).ability(card, number)
      answers?.(t)
    })
    const { hordes = `${card}>${neighbour}`, ...rest } = does
    expect(used).toEqual({ ...rest, ...(hordes === '' ? {} : { hordes }) })
    expect([t.question, t.seat]).toEqual(['action', 0])
  },
)

test('TL-HORDE5, TL-HORDE6: the monsters of a faction show the next one on their right, all round', () => {
  const shown = FACES.filter(({ faction }) => faction >= 0).filter(({ type }) => type === 'monster')
  for (const { faction, left, right } of shown) {
    expect([FACTIONS[left], FACTIONS[right]]).toEqual([
      FACTIONS[(faction + 3) % 4],
      FACTIONS[(faction + 1) % 4],
    ])
  }
})

// --- Triggered abilities, to their limit and once more ---

test('TL-ABIL5, TL-ABIL6: a Lich gains 1 Power for monsters of cost 3 or less, twice a turn', () => {
  const hand = ['vampire-thrall', 'relic-hunter', 'cultist', 'cultist', 'cultist']
  const t = scene({ hands: [hand, []], areas: [['lich']] }).play('vampire-thrall')
  expect(t.told('triggered')).toEqual([])
  expect(t.play('relic-hunter').told('triggered')).toHaveLength(1)
  expect(t.pool.power).toBe(4)
  expect(t.play('cultist').pool.power).toBe(5)
  expect(t.play('cultist').pool.power).toBe(5)
})

test('TL-ABIL5, TL-ABIL6: a Pack Alpha gains 1 Power for Beasts, three times a turn', () => {
  const rats = ['sewer-rats', 'sewer-rats', 'sewer-rats', 'acolyte-hunt']
  const t = scene({ hands: [['ghoul', ...rats, 'cultist']], areas: [['pack-alpha']] }).play('ghoul')
  expect(t.pool.power).toBe(1)
  expect(t.play('sewer-rats', 'sewer-rats', 'sewer-rats').pool.power).toBe(10)
  expect(t.play('acolyte-hunt').pool.power).toBe(11)
})

test.each([
  ['black-shuck', [1, 1, 1, 1]],
  ['chimera', [1, 2, 3, 3]],
] as const)('TL-ABIL5, TL-ABIL6: %s gains 1 Power for each Horde action, up to its limit', (card, gained) => {
  const areas = [['ghoul', 'acolyte-hunt', 'pickpocket', 'wisp', 'skeletal', card]] as const
  const t = scene({ areas }).link('ghoul', 'acolyte-hunt')
  expect(t.pool.power).toBe(0)
  const powers = [t.say('decline').pool.power]
  powers.push(t.link('acolyte-hunt', 'pickpocket').say('decline').pool.power)
  powers.push(t.link('pickpocket', 'wisp').say('decline').pool.power)
  powers.push(t.link('wisp', 'skeletal').say('decline').pool.power)
  expect(powers).toEqual(gained)
})

test('TL-ABIL5, TL-ABIL6: a Vampire Hunter gains 1 Coin for each purchase, twice a turn', () => {
  const street = ['ghoul', 'pocket-watch', 'wisp']
  const coin = priceOf('pocket-watch') + 2 + priceOf('ghoul')
  const t = scene({ coin, street, acolytes: ['acolyte-veil'], areas: [['vampire-hunter']] })
  expect(t.buy('pocket-watch').pool.coin).toBe(2 + priceOf('ghoul') + 1)
  expect(t.say('acolyte').pool.coin).toBe(priceOf('ghoul') + 2)
  expect(t.buy('ghoul').pool.coin).toBe(2)
})

test('TL-ABIL5, TL-ABIL6, TL-HAUNT13: a haunted Wraith gains 1 Power for each CURSE, twice a turn', () => {
  const there = [{ card: 'wraith', token: 'dismissed' }] as const
  const hand = ['mummy', 'mummy', 'poltergeist', 'cultist']
  const t = scene({ hands: [hand, []], areas: [there], street: ['ghoul'] })
  expect(t.play('mummy').pool.power).toBe(3)
  expect(t.play('mummy').pool.power).toBe(6)
  expect(t.play('poltergeist').pick('ghoul').pool.power).toBe(6)
  expect(t.lost(1)).toBe(6)
})
