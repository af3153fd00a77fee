import { asked, EMPTY, open, seedFrom } from '@duskhall/kernel'
import { expect, test } from 'vitest'
import { boxOf, layoutOf, tileOf } from '../content/box.ts'
import { evilCorp } from '../index.ts'
import type { EvilCorp, Options } from '../state.ts'
import { leadOf } from './gauge.ts'
import { goldLeft } from './purse.ts'

function table(seats: number, options: Partial<Options> = {}, seed = 'setup'): EvilCorp {
  return open(evilCorp, { seats, seed: seedFrom(seed), options })
}

const SEEDS = Array.from({ length: 40 }, (_, number) => `setup ${number}`)

function ids(s: EvilCorp, kinds: readonly number[]): string[] {
  return kinds.map((kind) => tileOf(s, kind).id).sort()
}

/** What a camp owns at the start: its bag and what its members drew from it. */
function startingTiles(s: EvilCorp, camp: number): number[] {
  const members = layoutOf(s).members[camp] ?? []
  return [...(s.camps[camp]?.bag ?? []), ...members.flatMap((seat) => s.screens[seat] ?? [])]
}

test('EC-GEN1: two, three or four players, no fewer and no more', () => {
  expect([2, 3, 4].map((seats) => table(seats).seats)).toEqual([2, 3, 4])
  expect(() => table(1)).toThrow('evil-corp is for 2 to 4 players, not 1.')
  expect(() => table(5)).toThrow('evil-corp is for 2 to 4 players, not 5.')
})

test('EC-GEN2, EC-GEN3: two or three players are a camp each, four are two teams of two', () => {
  const campsOf = (seats: number) => {
    const s = table(seats)
    return [s.camps.length, layoutOf(s).members]
  }
  expect(campsOf(2)).toEqual([2, [[0], [1]]])
  expect(campsOf(3)).toEqual([3, [[0], [1], [2]]])
  expect(campsOf(4)).toEqual([
    2,
    [
      [0, 1],
      [2, 3],
    ],
  ])
})

test.each([2, 3, 4])(
  'EC-GEN6: with %i players every board has two halves of two different camps',
  (seats) => {
    const s = table(seats)
    s.villages.forEach((village, number) => {
      const owners = layoutOf(s).owners[number] ?? []
      expect(village.halves).toHaveLength(2)
      expect(new Set(owners).size).toBe(2)
      expect(owners.every((camp) => camp < s.camps.length)).toBe(true)
    })
  },
)

test.each([2, 3, 4])(
  'EC-SETUP2, EC-SETUP3: with %i players the queue is drawn from the mixed market bag',
  (seats) => {
    const s = table(seats)
    expect(s.queue).toHaveLength(5)
    expect(s.marketBag).toHaveLength(40)
    expect(s.queueDiscard).toEqual([])
    const every = boxOf(s).tiles.flatMap(({ basic, kind }) => (basic ? [] : [kind]))
    expect([...s.queue, ...s.marketBag].sort((a, b) => a - b)).toEqual(every)
    const queues = new Set(SEEDS.map((seed) => table(seats, {}, seed).queue.join()))
    expect(queues.size).toBe(SEEDS.length)
  },
)

test('EC-SETUP3: any tile may stand in any slot', () => {
  const fronts = new Set(SEEDS.flatMap((seed) => table(2, {}, seed).queue))
  expect(fronts.size).toBeGreaterThan(40)
})

test.each([2, 3, 4])(
  'EC-SETUP1, EC-SETUP4: one Office for all %i players, its three demons active',
  (seats) => {
    const s = table(seats)
    expect(s.demons).toEqual([true, true, true])
    const shared = evilCorp.zones(s).filter(({ id }) => /^(queue|market)/.test(id))
    expect(shared.map(({ id, sight }) => [id, sight])).toEqual([
      ['queue', 'all'],
      ['queue-discard', 'all'],
      ['market-bag', 'none'],
    ])
  },
)

test.each([
  [2, 22],
  [3, 18],
  [4, 18],
])(
  'EC-SETUP5, EC-SETUP10: with %i players every cargo gets 2 gold and %i stay in the supply',
  (seats, left) => {
    const s = table(seats, { coinSupplyLimited: true })
    for (const { cargoYellow, cargoRedBlue } of s.villages)
      expect([cargoYellow, cargoRedBlue]).toEqual([2, 2])
    expect(goldLeft(s)).toBe(left)
  },
)

test.each([
  [2, 2],
  [3, 3],
  [4, 3],
])(
  'EC-SETUP6, EC-SETUP7, EC-SETUP8, EC-SETUP11: %i players lay out %i boards, side A up, pawns in place',
  (seats, boards) => {
    const s = table(seats)
    expect(s.villages).toHaveLength(boards)
    for (const { side, loot, stone, won, halves } of s.villages) {
      expect([side, loot, stone, won]).toEqual([0, -1, -1, -1])
      for (const { spaces, inactive, kept, conquest } of halves) {
        expect(spaces).toEqual(new Array(7).fill(EMPTY))
        expect([inactive, kept, conquest]).toEqual([0, 0, 0])
      }
    }
  },
)

test.each([2, 3, 4])('EC-SETUP9: with %i players every Terror pawn stands on the centre', (seats) => {
  const s = table(seats)
  const leads = s.villages.map((_, village) => leadOf(s, village, layoutOf(s).owners[village]?.[0] ?? -1))
  expect(leads).toEqual(s.villages.map(() => 0))
})

test.each([2, 3, 4])('EC-SETUP12: each of the %i players has a screen, seen by nobody else', (seats) => {
  const s = table(seats)
  const screens = evilCorp.zones(s).filter(({ id }) => id.startsWith('screen'))
  expect(screens.map(({ sight }) => sight)).toEqual(s.screens.map((_, seat) => 1 << seat))
})

test.each([2, 3, 4])('EC-SETUP13, EC-SETUP14: %i players start without coins and without tokens', (seats) => {
  for (const camp of table(seats).camps) {
    expect(camp).toMatchObject({ gold: 0, magicGold: 0, tokens: 0, discard: [], banished: [] })
  }
})

test.each([
  [2, [0, 1], { 0: [0], 1: [1] }],
  [3, [0, 1, 2], { 0: [0], 1: [1], 2: [2] }],
  [4, [0, 1], { 0: [0, 1], 1: [2, 3] }],
])(
  'EC-SETUP15: with %i players chance gives the first-player pawn to any camp, which acts first',
  (seats, camps, members) => {
    const tables = SEEDS.map((seed) => table(seats, {}, seed))
    expect([...new Set(tables.map(({ first }) => first))].sort()).toEqual(camps)
    for (const s of tables) {
      expect(s.turn).toBe(s.first)
      expect(asked(evilCorp, s)).toEqual(Reflect.get(members, s.first))
    }
  },
)

test('EC-SETUP15, EC-RULING87: the table may set who goes first', () => {
  const first = (seats: number, firstPlayer: Options['firstPlayer']) =>
    new Set(SEEDS.map((seed) => table(seats, { firstPlayer }, seed).first))
  expect(first(2, '1')).toEqual(new Set([1]))
  expect(first(3, '2')).toEqual(new Set([2]))
  expect(first(4, '1')).toEqual(new Set([0]))
  expect(first(4, '2')).toEqual(new Set([1]))
  expect(() => first(2, '2')).toThrow('Option "firstPlayer" is one of random, 0, 1, not "2".')
})

test('EC-SETUP16, EC-SETUP17: two boards for two players, three for three, one between each pair', () => {
  expect(layoutOf(table(2)).owners).toEqual([
    [0, 1],
    [0, 1],
  ])
  expect(layoutOf(table(3)).owners).toEqual([
    [0, 1],
    [1, 2],
    [2, 0],
  ])
})

const EIGHT = [
  ...['basic-blue', 'basic-blue', 'basic-red', 'basic-red', 'basic-red-strong'],
  ...['basic-yellow', 'basic-yellow', 'basic-yellow'],
]

test.each([2, 3])('EC-SETUP18, EC-SETUP19: each of %i players owns the same eight basics', (seats) => {
  const s = table(seats)
  s.camps.forEach((_, camp) => {
    const tiles = startingTiles(s, camp)
    expect(ids(s, tiles)).toEqual(EIGHT)
    expect(tiles.map((kind) => tileOf(s, kind).terror).sort()).toEqual([1, 1, 1, 1, 1, 1, 1, 2])
  })
})

test.each([2, 3])('EC-SETUP20: each of %i players draws five at random, three stay in the bag', (seats) => {
  const s = table(seats)
  expect(s.screens.map((screen) => screen.length)).toEqual(new Array(seats).fill(5))
  expect(s.camps.map(({ bag }) => bag.length)).toEqual(new Array(seats).fill(3))
  const hands = new Set(SEEDS.map((seed) => ids(s, table(seats, {}, seed).screens[0] ?? []).join()))
  expect(hands.size).toBeGreaterThan(8)
})

test('EC-SETUP21, EC-SETUP26: 0 and 1 are partners, 2 faces 0 and 3 faces 1', () => {
  const { campOf, members, eligible, rivals } = layoutOf(table(4))
  expect(campOf).toEqual([0, 0, 1, 1])
  expect(members).toEqual([
    [0, 1],
    [2, 3],
  ])
  expect(rivals).toEqual([
    [2, 3],
    [2, 3],
    [0, 1],
    [0, 1],
  ])
  // Who sits opposite reaches the same boards.
  expect(eligible[2]).toEqual(eligible[0])
  expect(eligible[3]).toEqual(eligible[1])
  expect(eligible[0]).not.toEqual(eligible[1])
})

test('EC-SETUP22: four players lay three boards in a row, all between the two teams', () => {
  expect(layoutOf(table(4)).owners).toEqual([
    [0, 1],
    [0, 1],
    [0, 1],
  ])
})

test('EC-SETUP23, EC-SETUP24, EC-SETUP25: a team shares ten basics, draws four each and leaves two', () => {
  const s = table(4)
  expect(s.screens.map((screen) => screen.length)).toEqual([4, 4, 4, 4])
  s.camps.forEach((camp, number) => {
    expect(camp.bag).toHaveLength(2)
    const tiles = startingTiles(s, number)
    expect(ids(s, tiles)).toEqual([...EIGHT, 'basic-blue', 'basic-yellow'].sort())
    expect(tiles.map((kind) => tileOf(s, kind).terror).sort()).toEqual([1, 1, 1, 1, 1, 1, 1, 1, 1, 2])
  })
})

test('the first Day is round 1, nobody has passed, and the same seed lays the same table', () => {
  const s = table(3)
  expect([s.round, s.passed, s.acted, s.asked, s.source]).toEqual([1, 0, 0, 0, -1])
  expect(table(3)).toEqual(s)
  expect(table(3, {}, 'another')).not.toEqual(s)
})
