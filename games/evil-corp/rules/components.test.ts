import { expect, test } from 'vitest'
import { boxOf, layoutOf, loadContent, type SpaceType, STANDARD, sideOf, spaceType } from '../content/box.ts'
import type { Village } from '../state.ts'
import { shownLead } from './gauge.ts'
import { laid, type Placed, type Scene, scene } from './testing/scene.ts'

const box = boxOf({ content: STANDARD })
const { components } = box.file

/** Terror 6 on the Battlefields of a board: the token is won there tonight. */
const SIX: readonly string[] = ['blue-05', 'blue-10', 'blue-14']

function army(camp: number, village: number, tiles: readonly string[]): Placed[] {
  return tiles.map((tile, n) => ({ camp, village, space: 'battlefield', n, tile }))
}

/** The types of the spaces that a Blue tile of this seat may go to, on one board. */
function blueSpaces(t: Scene, village: number): SpaceType[] {
  t.answer(0, { do: 'deploy', tile: 'basic-blue' })
  return t
    .legal(0)
    .flatMap((move) =>
      move.do === 'place' && move.village === village ? [spaceType(t.s, village, move.space)] : [],
    )
}

test('EC-COMP1: three boards, each with a side A and a side B', () => {
  const t = scene({ seats: 3, on: [...army(0, 0, SIX), ...army(1, 1, SIX), ...army(2, 2, SIX)] })
  expect(t.s.villages.map((village) => village.side)).toEqual([0, 0, 0])
  t.passAll()
  expect(t.s.villages.map((village) => village.side)).toEqual([1, 1, 1])
  expect(components.villages).toBe(3)
})

test('EC-COMP2: 45 monster tiles, each in the queue or in the market bag', () => {
  const { s } = scene()
  const tiles = new Set([...s.queue, ...s.marketBag])
  expect(s.queue.length + s.marketBag.length).toBe(45)
  expect(tiles.size).toBe(45)
  expect(components.tiles).toBe(45)
})

test('EC-COMP3: 24 basic tiles, told apart by their mark and never for sale', () => {
  const basics = box.tiles.filter((tile) => tile.basic)
  expect(basics.map(({ id }) => id)).toEqual(['basic-blue', 'basic-red', 'basic-red-strong', 'basic-yellow'])
  expect(box.file.basics.reduce((sum, { total }) => sum + total, 0)).toBe(24)
  const { s } = scene()
  for (const { kind } of basics) expect([...s.queue, ...s.marketBag]).not.toContain(kind)
})

test('EC-COMP4, EC-COMP5: the Office has five slots and three demons with two faces', () => {
  const t = scene({ screens: [['basic-blue', 'basic-blue']], bags: [['basic-red', 'basic-red']] })
  expect(t.queue).toHaveLength(5)
  expect(box.demons.map(({ id }) => id)).toEqual(['demon-strike', 'demon-banish', 'demon-cycle'])
  expect(t.s.demons).toEqual([true, true, true])
  t.deploy(0, 'basic-blue', 0, 'portal').answer(0, { do: 'summon', demon: 'demon-cycle', column: 1 })
  t.answer(0, { do: 'take', from: 'screen', tile: 'basic-red' })
  expect(t.s.demons).toEqual([true, true, false])
})

test('EC-COMP5: each of the five slots, and no sixth, offers its tile', () => {
  const t = scene({ gold: [30], queue: ['red-01', 'red-02', 'red-03', 'red-04', 'red-05'] })
  const slots = t.legal(0).flatMap((move) => (move.do === 'recruit' ? [move.slot] : []))
  expect(slots).toEqual([1, 2, 3, 4, 5])
  expect(box.surcharges).toHaveLength(5)
})

test('EC-COMP6, EC-COMP7: every board has a Loot pawn and a Power Stone of its own', () => {
  const t = scene({
    seats: 3,
    screens: [
      ['basic-red', 'basic-blue', 'red-01'],
      ['basic-red', 'red-02'],
      ['basic-blue', 'red-03'],
    ],
  })
  t.deploy(0, 'basic-red', 0, 'battlefield')
  t.deploy(1, 'basic-red', 1, 'battlefield')
  t.deploy(2, 'basic-blue', 2, 'battlefield')
  t.deploy(0, 'basic-blue', 0, 'battlefield', 1)
  expect(t.s.villages.map(({ loot }) => loot)).toEqual([0, 1, -1])
  expect(t.s.villages.map(({ stone }) => stone)).toEqual([0, -1, 2])
  expect([components.lootPawns, components.powerStones]).toEqual([3, 3])
})

test('EC-COMP8, EC-COMP9: every board has one gauge and two Conquest pawns, one for each camp', () => {
  const t = scene({ seats: 3, on: [...army(0, 0, ['basic-blue']), ...army(2, 1, ['basic-blue'])] })
  expect([0, 1, 2].map((village) => t.lead(village, village))).toEqual([1, -1, 0])
  t.passAll()
  expect(t.s.villages.map(({ halves }) => halves.map(({ conquest }) => conquest))).toEqual([
    [1, 0],
    [0, 1],
    [0, 0],
  ])
  expect([components.terrorPawns, components.conquestPawns]).toEqual([3, 6])
})

test('EC-COMP10: 30 gold; a table that counts its coins gives no more than are left', () => {
  // Eight lie on the cargoes of the two boards.
  const options = { coinSupplyLimited: true }
  const screens = [['yellow-05', 'basic-red']]
  const t = scene({ options, gold: [20, 0], screens }).deploy(0, 'yellow-05', 0, 'fortification')
  expect(t.told('gained')).toEqual([{ e: 'gained', camp: 0, gold: 2 }])
  const u = scene({ options, gold: [19, 0], screens }).deploy(0, 'yellow-05', 0, 'fortification')
  expect(u.told('gained')).toEqual([{ e: 'gained', camp: 0, gold: 3 }])
  expect(components.gold).toBe(30)
})

test('EC-COMP11: 9 magic gold; a table that counts its coins gives no more than are left', () => {
  const options = { coinSupplyLimited: true }
  const on = army(0, 0, ['blue-05'])
  expect(scene({ options, on, magicGold: [4, 4] }).passAll().s.camps[0]?.magicGold).toBe(5)
  expect(scene({ options, on, magicGold: [4, 3] }).passAll().s.camps[0]?.magicGold).toBe(6)
  expect(scene({ on, magicGold: [4, 4] }).passAll().s.camps[0]?.magicGold).toBe(6)
  expect(components.magicGold).toBe(9)
})

test.each([
  [2, 2],
  [3, 3],
  [4, 2],
])(
  'EC-COMP12, EC-COMP13, EC-COMP14, EC-COMP30: %i players have a screen each, %i bags, one market bag and one first-player pawn',
  (seats, bags) => {
    const t = scene({ seats })
    expect(t.s.screens).toHaveLength(seats)
    expect(t.s.camps).toHaveLength(bags)
    expect(t.s.marketBag).toHaveLength(40)
    expect(t.s.first).toBe(0)
    t.passAll().drawAll()
    expect(t.s.first).toBe(1)
    expect(t.asked.map((seat) => t.camp(seat)).every((camp) => camp === 1)).toBe(true)
    const { screens, playerBags, marketBags, firstPlayerPawns } = components
    expect([screens, playerBags, marketBags, firstPlayerPawns]).toEqual([4, 3, 1, 1])
  },
)

test('EC-COMP15: the six Victory tokens are enough when every camp has one and each board gives one', () => {
  const t = scene({
    seats: 3,
    tokens: [1, 1, 1],
    on: [...army(0, 0, SIX), ...army(1, 1, SIX), ...army(2, 2, SIX)],
  })
  t.passAll()
  expect(t.s.camps.map(({ tokens }) => tokens)).toEqual([2, 2, 2])
  expect(components.victoryTokens).toBe(6)
})

test('EC-COMP16: a monster shows a terror, a cost and at most one power of each kind; other tiles are not taken', () => {
  const [first, ...others] = box.file.tiles
  const changed = (tile: object) => ({ ...box.file, tiles: [{ ...first, ...tile }, ...others] })
  const lone = { op: 'aloneTerror', value: 3 }
  const ban = { op: 'noFortification' }
  expect(() => loadContent(changed({ passive: [lone] }))).not.toThrow()
  expect(() => loadContent(changed({ passive: [lone, ban] }))).toThrow(/at most one passive power/)
  for (const missing of ['terror', 'cost', 'deploy', 'activate', 'passive'])
    expect(() => loadContent(changed({ [missing]: undefined })), missing).toThrow(missing)
  const { deploy, activate } = box.tiles[box.kindOf('yellow-02')] ?? {}
  expect([deploy, activate]).toEqual([[{ op: 'gainGold', n: 1 }], [{ op: 'banishOwn', n: 1 }]])
})

test('EC-COMP16: a deployment power is used on deployment, an activatable one later', () => {
  const t = scene({ screens: [['yellow-02', 'basic-red']] }).deploy(0, 'yellow-02', 0, 'battlefield')
  expect(t.told('gained')).toEqual([{ e: 'gained', camp: 0, gold: 1 }])
  expect(t.asked).toEqual([1])
  t.pass(1).activate(0, 0, 'battlefield')
  expect(t.question).toBe('banish')
})

test.each(['A', 'B'] as const)(
  'EC-COMP18, EC-COMP27, EC-COMP28, EC-COMP29: half of side %s: 3 Battlefields, 1 Fortification, 2 Ports, 1 Portal',
  (side) => {
    const t = scene({ sides: [side, 'A'], screens: [['basic-blue']] })
    const half: SpaceType[] = [
      'battlefield',
      'battlefield',
      'battlefield',
      'fortification',
      'port',
      'port',
      'portal',
    ]
    expect(blueSpaces(t, 0)).toEqual(half)
    expect(t.s.villages[0]?.halves.map(({ spaces }) => spaces.length)).toEqual([7, 7])
  },
)

test('EC-COMP19: both camps take from the same two cargoes, Yellow from one, Red and Blue from the other', () => {
  const t = scene({ screens: [['yellow-07', 'basic-red'], ['basic-blue']] })
  t.deploy(0, 'yellow-07', 0, 'port')
  expect(t.told('cargo-taken')).toEqual([{ e: 'cargo-taken', camp: 0, village: 0, cargo: 'yellow', gold: 2 }])
  t.deploy(1, 'basic-blue', 0, 'port')
  expect(t.told('cargo-taken')).toEqual([
    { e: 'cargo-taken', camp: 1, village: 0, cargo: 'redBlue', gold: 2 },
  ])
  t.deploy(0, 'basic-red', 0, 'port', 1)
  expect(t.told('cargo-taken')).toEqual([])
})

test('EC-COMP20: the pawn goes six spaces toward either half, and no further', () => {
  const six = scene({ on: army(0, 0, SIX) })
  expect([shownLead(six.s, 0, 0), shownLead(six.s, 0, 1)]).toEqual([6, -6])
  const seven = scene({ on: army(1, 0, ['blue-05', 'blue-10', 'red-10']) })
  expect([seven.lead(0, 0), shownLead(seven.s, 0, 0), shownLead(seven.s, 0, 1)]).toEqual([-7, -6, 6])
  const five = scene({ on: army(0, 0, ['blue-05', 'red-10']) })
  expect(shownLead(five.s, 0, 0)).toBe(5)
})

test.each([0, 1] as const)(
  'EC-COMP21: conquest on 1, two magic gold on 2, conquest on 4, victory on 6 (side %i)',
  (side) => {
    expect(box.sides[side].gauge.icons).toEqual([
      { at: 1, icon: 'conquest' },
      { at: 2, icon: 'magicGold', count: 2 },
      { at: 4, icon: 'conquest' },
      { at: 6, icon: 'victory' },
    ])
  },
)

test('EC-COMP22: the third step of the Conquest pawn reaches the centre', () => {
  const on = army(0, 0, ['basic-blue'])
  const second = scene({ on, conquest: [{ 0: 1 }] }).passAll()
  expect(second.told('token')).toEqual([])
  expect(second.half(0, 0).conquest).toBe(2)
  const third = scene({ on, conquest: [{ 0: 2 }] }).passAll()
  expect(third.told('token')).toEqual([{ e: 'token', village: 0, camp: 0, by: 'conquest' }])
  expect(sideOf(third.s, 0).conquestSteps).toBe(3)
})

test('EC-COMP22: the centre is shared: either camp reaches it in three steps', () => {
  const t = scene({ on: army(1, 0, ['basic-blue']), conquest: [{ 0: 2, 1: 2 }] }).passAll()
  expect(t.told('token')).toEqual([{ e: 'token', village: 0, camp: 1, by: 'conquest' }])
  expect(layoutOf(t.s).owners[0]).toEqual([0, 1])
})

test.each([
  ['A', 1, false],
  ['A', 2, true],
  ['B', 2, false],
  ['B', 3, true],
] as const)(
  'EC-COMP23, EC-COMP26: a Fortification on side %s with a purse of %i: kept is %s',
  (side, purse, kept) => {
    const on = [laid('basic-red', 0, 0, 'fortification')]
    const t = scene({ on, sides: [side], gold: [purse] }).passAll()
    expect(t.question).toBe(kept ? 'upkeep' : 'action')
    if (!kept) return
    t.answer(0, { do: 'upkeep', kept: [{ ...t.where(0, 0, 'fortification'), free: false }] })
    expect(t.told('paid')).toEqual([{ e: 'paid', camp: 0, gold: purse, magicGold: 0 }])
    expect(t.tileAt(0, 0, 'fortification')).toBe('basic-red')
  },
)

test.each([
  ['A', 2],
  ['B', 3],
] as const)(
  'EC-COMP24, EC-COMP25: on side %s each cargo holds %i gold, and is filled to it again',
  (side, gold) => {
    const t = scene({ sides: [side], screens: [['basic-red', 'yellow-07']], gold: [0, 0] })
    const board = t.s.villages[0] as Village
    expect([board.cargoYellow, board.cargoRedBlue]).toEqual([gold, gold])
    t.deploy(0, 'basic-red', 0, 'port').pass(1).deploy(0, 'yellow-07', 0, 'port', 1)
    expect([board.cargoYellow, board.cargoRedBlue]).toEqual([0, 0])
    expect(t.purse(0)).toBe(2 * gold)
    t.passAll()
    expect([board.cargoYellow, board.cargoRedBlue]).toEqual([gold, gold])
  },
)

test('EC-GEN7: a number beside an icon multiplies its effect', () => {
  const t = scene({ screens: [['yellow-13', 'basic-red']] }).deploy(0, 'yellow-13', 0, 'fortification')
  expect(t.told('gained')).toEqual([{ e: 'gained', camp: 0, gold: 3 }])
  const drawn = scene({
    on: [laid('blue-13', 0, 0, 'port')],
    bags: [['red-01', 'red-02', 'red-03']],
  }).activate(0, 0, 'port')
  expect(drawn.bag(0)).toHaveLength(1)
  expect(drawn.screen(0)).toHaveLength(3)
})

test('EC-GEN8: an icon without a number means its effect once', () => {
  const t = scene({
    screens: [['basic-yellow', 'blue-01', 'red-01']],
    on: army(1, 0, ['basic-red', 'basic-red']),
  })
  t.deploy(0, 'basic-yellow', 0, 'fortification')
  expect(t.told('gained')).toEqual([{ e: 'gained', camp: 0, gold: 1 }])
  t.pass(1)
    .deploy(0, 'blue-01', 0, 'battlefield')
    .answer(0, t.tile(1, 0, 'battlefield'))
  expect([t.isActive(1, 0, 'battlefield'), t.isActive(1, 0, 'battlefield', 1)]).toEqual([false, true])
  expect(t.question).toBe('action')
})
