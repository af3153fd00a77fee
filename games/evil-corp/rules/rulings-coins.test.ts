import { open, seedFrom } from '@duskhall/kernel'
import { expect, test } from 'vitest'
import { loadContent } from '../content/box.ts'
import standard from '../content/evil-corp.json' with { type: 'json' }
import { evilCorp } from '../index.ts'
import type { EvilCorpMove } from '../state.ts'
import { laid, type Scene, scene } from './testing/scene.ts'

const GOLD_FIRST = { do: 'coins', first: 'gold' } as const
const MAGIC_FIRST = { do: 'coins', first: 'magicGold' } as const

function purse(t: Scene, camp = 0): [gold: number | undefined, magicGold: number | undefined] {
  return [t.s.camps[camp]?.gold, t.s.camps[camp]?.magicGold]
}

test.each([
  [0, 0, false],
  [1, 0, false],
  [2, 0, true],
  [1, 1, true],
  [0, 2, true],
])(
  'EC-RULING12: red-08 with %i gold and %i magic gold can be deployed before any loot: %s',
  (gold, magic, can) => {
    const t = scene({ screens: [['red-08', 'basic-yellow']], gold: [gold, 0], magicGold: [magic, 0] })
    const deploy: EvilCorpMove = { do: 'deploy', tile: 'red-08' }
    expect(t.offers(0, deploy)).toBe(can)
    if (!can) expect(t.refusal(0, deploy)).toBe('EC-PAY1')
    else {
      t.deploy(0, 'red-08', 0, 'battlefield')
      expect(t.purse(0)).toBe(3)
      expect(t.events.map(({ e }) => e)).toEqual(['deployed', 'paid', 'looted'])
    }
  },
)

test('EC-RULING12: the cargo of the same deployment comes after the payment too', () => {
  const t = scene({ screens: [['red-08', 'basic-yellow']], gold: [2, 0] })
  t.deploy(0, 'red-08', 0, 'port')
  expect(t.events.map(({ e }) => e)).toEqual(['deployed', 'paid', 'cargo-taken'])
  expect(purse(t)).toEqual([2, 0])
})

/** Every way to pay 2, with one gold and two magic gold in the purse. */
const PAYMENTS: [string, () => Scene][] = [
  [
    'a recruit',
    () =>
      scene({ queue: ['red-02', 'red-05', 'red-06', 'red-07', 'red-09'], gold: [1], magicGold: [2] }).recruit(
        0,
        1,
      ),
  ],
  [
    'a recruit by a power',
    () => {
      const t = scene({
        queue: ['red-02', 'red-03', 'red-06', 'red-07', 'red-09'],
        on: [laid('yellow-16', 0, 0, 'port')],
        gold: [1],
        magicGold: [2],
      })
      return t.activate(0, 0, 'port').answer(0, { do: 'queue', slot: 1 })
    },
  ],
  [
    'the price of a demon',
    () =>
      scene({
        screens: [['blue-08', 'basic-yellow']],
        on: [laid('basic-yellow', 1, 0, 'port')],
        gold: [1],
        magicGold: [2],
      })
        .deploy(0, 'blue-08', 0, 'portal')
        .answer(0, { do: 'summon', demon: 'demon-strike', column: 1 }),
  ],
  [
    'a tile kept overnight',
    () => {
      const t = scene({
        on: [laid('basic-yellow', 0, 0, 'fortification')],
        gold: [1],
        magicGold: [2],
      })
      const kept = [{ ...t.where(0, 0, 'fortification'), free: false }]
      return t.passAll().answer(0, { do: 'upkeep', kept })
    },
  ],
]

test.each(PAYMENTS)(
  'EC-RULING26: for %s gold is spent first, unless the payer asks otherwise',
  (_, paying) => {
    const t = paying()
    expect([t.question, t.asked]).toEqual(['coins', [0]])
    expect(t.legal(0)).toEqual([GOLD_FIRST, MAGIC_FIRST])
    const other = t.fork().answer(0, MAGIC_FIRST)
    expect(other.told('paid')).toEqual([{ e: 'paid', camp: 0, gold: 0, magicGold: 2 }])
    t.answer(0, GOLD_FIRST)
    expect(t.told('paid')).toEqual([{ e: 'paid', camp: 0, gold: 1, magicGold: 1 }])
    expect(t.s.camps[0]?.magicGold).toBe(1)
  },
)

test('EC-RULING26: for the price of red-08 gold is spent first, unless the payer asks otherwise', () => {
  const t = scene({ screens: [['red-08', 'basic-yellow']], gold: [1], magicGold: [2] })
  t.deploy(0, 'red-08', 0, 'battlefield')
  expect(t.legal(0)).toEqual([GOLD_FIRST, MAGIC_FIRST])
  expect(purse(t.fork().answer(0, MAGIC_FIRST))).toEqual([4, 0])
  expect(purse(t.answer(0, GOLD_FIRST))).toEqual([3, 1])
})

test.each([
  ['gold alone', 3, 0, [1, 0]],
  ['magic gold alone', 0, 3, [0, 1]],
  ['everything there is', 1, 1, [0, 0]],
] as const)('EC-RULING26: with %s to pay with, nothing is asked', (_, gold, magicGold, left) => {
  const queue = ['red-02', 'red-05', 'red-06', 'red-07', 'red-09']
  const t = scene({ queue, gold: [gold], magicGold: [magicGold] }).recruit(0, 1)
  expect(purse(t)).toEqual(left)
  expect([t.question, t.asked]).toEqual(['action', [1]])
})

test('EC-RULING26: enough gold for the whole price still leaves the payer the choice', () => {
  const queue = ['red-02', 'red-05', 'red-06', 'red-07', 'red-09']
  const t = scene({ queue, gold: [5], magicGold: [1] }).recruit(0, 1)
  expect(purse(t.fork().answer(0, MAGIC_FIRST))).toEqual([4, 0])
  expect(purse(t.answer(0, GOLD_FIRST))).toEqual([3, 1])
})

const ENOUGH = loadContent({ ...standard, components: { ...standard.components, gold: 9, magicGold: 3 } })

test.each([
  [false, 3],
  [true, 1],
])(
  'EC-RULING25: a gain of 3 with 1 gold left in a limited supply (%s) brings %i',
  (coinSupplyLimited, gain) => {
    // Two villages hold 8 gold as cargo: 9 coins leave one.
    const t = scene({
      content: ENOUGH,
      options: { coinSupplyLimited },
      screens: [['yellow-05', 'basic-yellow']],
    })
    t.deploy(0, 'yellow-05', 0, 'battlefield')
    expect(t.told('gained')).toEqual([{ e: 'gained', camp: 0, gold: gain }])
    expect(t.purse(0)).toBe(gain)
  },
)

test('EC-RULING25: a limited supply stops loot, and what all purses hold counts', () => {
  const t = scene({
    options: { coinSupplyLimited: true },
    screens: [['basic-red-strong', 'basic-yellow']],
    gold: [11, 10],
  })
  t.deploy(0, 'basic-red-strong', 0, 'battlefield')
  expect(t.told('looted')).toEqual([{ e: 'looted', camp: 0, village: 0, gold: 1 }])
  expect(t.s.villages[0]?.loot).toBe(0)
})

test('EC-RULING25: a limited supply fills cargoes as far as it goes', () => {
  const content = loadContent({ ...standard, components: { ...standard.components, gold: 7 } })
  const cargoes = (coinSupplyLimited: boolean) =>
    scene({ content, options: { coinSupplyLimited } }).s.villages.map((v) => [v.cargoYellow, v.cargoRedBlue])
  expect(cargoes(true)).toEqual([
    [2, 2],
    [2, 1],
  ])
  expect(cargoes(false)).toEqual([
    [2, 2],
    [2, 2],
  ])
})

test('EC-RULING25: handicap gold may empty a limited supply, never overdraw it', () => {
  const content = loadContent({ ...standard, components: { ...standard.components, gold: 5 } })
  const t = scene({ content, options: { coinSupplyLimited: true, startingGold: [4, 4] } })
  expect(t.s.villages.map((v) => [v.cargoYellow, v.cargoRedBlue])).toEqual([
    [0, 0],
    [0, 0],
  ])
})

/** Camp 0 leads in both villages by 2: twice 2 magic gold at Night. */
const TWO_LEADS = [0, 1].map(
  (village) => ({ camp: 0, village, space: 'battlefield', tile: 'yellow-13' }) as const,
)

test.each([
  [false, [8, 0], 12],
  [true, [8, 0], 9],
  [true, [4, 4], 5],
  [true, [5, 0], 9],
])(
  'EC-RULING25: with a limited supply (%s) and %j magic gold held, camp 0 ends the Night with %i',
  (limited, magicGold, after) => {
    const t = scene({ options: { coinSupplyLimited: limited }, magicGold, on: TWO_LEADS }).passAll()
    expect(t.s.camps[0]?.magicGold).toBe(after)
  },
)

test('EC-RULING93: magic gold that is spent can be won again, and is not gold in the supply', () => {
  const queue = ['red-02', 'red-05', 'red-06', 'red-07', 'red-09']
  const t = scene({
    options: { coinSupplyLimited: true },
    magicGold: [9, 0],
    gold: [0, 22],
    on: TWO_LEADS,
    queue,
  })
  t.recruit(0, 1)
  expect(purse(t)).toEqual([0, 7])
  t.deploy(1, 'basic-yellow', 0, 'fortification')
  expect(t.told('gained')).toEqual([{ e: 'gained', camp: 1, gold: 0 }])
  t.passAll()
  expect(t.told('magic-gold').map(({ count }) => count)).toEqual([2])
  expect(t.s.camps[0]?.magicGold).toBe(9)
})

test('EC-RULING94, EC-RULING95: handicap gold lies in each purse by itself, as ordinary gold', () => {
  const s = open(evilCorp, { seats: 3, seed: seedFrom('handicap'), options: { startingGold: [0, 4, 1] } })
  expect(s.camps.map(({ gold, magicGold }) => [gold, magicGold])).toEqual([
    [0, 0],
    [4, 0],
    [1, 0],
  ])
})

test('EC-RULING94: a team has one purse for its handicap', () => {
  const s = open(evilCorp, { seats: 4, seed: seedFrom('handicap'), options: { startingGold: [3, 0] } })
  expect(s.camps.map(({ gold }) => gold)).toEqual([3, 0])
})

test('EC-RULING95: handicap gold that is not spent is lost in the first Night', () => {
  const t = scene({ options: { startingGold: [4, 2] } })
  expect([t.purse(0), t.purse(1)]).toEqual([4, 2])
  t.passAll()
  expect(t.s.round).toBe(2)
  expect([t.purse(0), t.purse(1)]).toEqual([0, 0])
  expect(t.told('gold-lost')).toEqual([
    { e: 'gold-lost', camp: 0, gold: 4 },
    { e: 'gold-lost', camp: 1, gold: 2 },
  ])
})

test('EC-RULING95: handicap gold buys in the first Day', () => {
  const queue = ['red-02', 'red-05', 'red-06', 'red-07', 'red-09']
  const t = scene({ options: { startingGold: [4, 0] }, queue }).recruit(0, 1)
  expect(purse(t)).toEqual([2, 0])
})
