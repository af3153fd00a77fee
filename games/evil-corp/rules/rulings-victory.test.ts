import { expect, test } from 'vitest'
import { type Given, laid, type Placed, scene } from './testing/scene.ts'

/** Lead 9 of camp 0 in a village: every icon of the gauge. */
function landslide(village: number, camp = 0): Placed[] {
  return [0, 1, 2].map((n) => ({ camp, village, space: 'battlefield', n, tile: 'red-10' }))
}

test('EC-RULING20: a captain counts on every gauge, also after its own board was won', () => {
  for (const village of [0, 1]) {
    const far = 1 - village
    const t = scene({
      on: [
        ...landslide(village).slice(0, 2),
        { camp: 0, village, space: 'battlefield', n: 2, tile: 'blue-12' },
        { camp: 0, village: far, space: 'battlefield', tile: 'basic-blue' },
        { camp: 1, village: far, space: 'battlefield', tile: 'basic-yellow' },
      ],
    }).passAll()
    expect(t.told('gauge')).toContainEqual({ e: 'gauge', village: far, camp: 0, lead: 1 })
    expect(t.half(far, 0).conquest).toBe(1)
    expect(t.s.villages[village]?.side).toBe(1)
  }
})

test('EC-RULING20: no board is set up before every gauge has been read', () => {
  const t = scene({ on: [...landslide(0), ...landslide(1, 1)] }).passAll()
  const told = t.events.map(({ e }) => e)
  expect(told.lastIndexOf('gauge')).toBeLessThan(told.indexOf('cleared'))
  expect(told.lastIndexOf('token')).toBeLessThan(told.indexOf('village-turned'))
  expect(t.s.camps.map(({ tokens }) => tokens)).toEqual([1, 1])
})

test('EC-RULING22, EC-RULING114: icons apply from the centre outward, and a board gives one token a Night', () => {
  const t = scene({ on: landslide(0), conquest: [{ 0: 1 }] }).passAll()
  expect(t.events.filter(({ e }) => ['conquest', 'magic-gold', 'token'].includes(e))).toEqual([
    { e: 'conquest', village: 0, camp: 0, step: 2 },
    { e: 'magic-gold', village: 0, camp: 0, count: 2 },
    { e: 'conquest', village: 0, camp: 0, step: 3 },
    { e: 'token', village: 0, camp: 0, by: 'conquest' },
  ])
  expect(t.s.camps[0]?.tokens).toBe(1)
})

test('EC-RULING22: the pawn one step from the centre and the victory icon give one token, not two', () => {
  const t = scene({ on: landslide(0), conquest: [{ 0: 2 }] }).passAll()
  expect(t.told('token')).toEqual([{ e: 'token', village: 0, camp: 0, by: 'conquest' }])
  expect([t.s.camps[0]?.tokens, t.s.outcome]).toEqual([1, null])
})

test('EC-RULING52, EC-RULING102: after the token later icons still give magic gold; a further step is lost', () => {
  const five: Placed[] = [...landslide(0).slice(0, 1), laid('yellow-13', 0, 0, 'fortification')]
  const t = scene({ on: five, conquest: [{ 0: 2, 1: 2 }] }).passAll()
  expect(t.told('gauge')).toEqual([{ e: 'gauge', village: 0, camp: 0, lead: 5 }])
  expect(t.told('conquest')).toEqual([{ e: 'conquest', village: 0, camp: 0, step: 3 }])
  expect(t.told('token')).toHaveLength(1)
  expect(t.s.camps[0]).toMatchObject({ tokens: 1, magicGold: 2 })
  expect([t.half(0, 0).conquest, t.half(0, 1).conquest]).toEqual([0, 0])
})

test('EC-RULING102: two steps from two steps away reach the centre exactly, from one step away one is lost', () => {
  const four: Placed[] = [...landslide(0).slice(0, 1), laid('basic-red', 0, 0, 'battlefield', { n: 1 })]
  expect(scene({ on: four, conquest: [{ 0: 1 }] }).passAll().s.camps[0]?.tokens).toBe(1)
  expect(
    scene({ on: four, conquest: [{ 0: 0 }] })
      .passAll()
      .half(0, 0).conquest,
  ).toBe(2)
})

/** Both camps win their second token tonight, each on its own board. */
function decided(more: Given = {}) {
  return scene({
    tokens: [1, 1],
    on: [...landslide(0), ...landslide(1, 1)],
    screens: [[], []],
    ...more,
  }).passAll()
}

test('EC-RULING24: 3 tokens against 2 do not win outright; the costs decide', () => {
  const t = decided({ tokens: [2, 1], discards: [[], ['basic-red', 'red-02']] })
  expect(t.s.camps.map(({ tokens }) => tokens)).toEqual([3, 2])
  expect(t.s.outcome).toEqual({ winners: [1], rule: 'EC-WIN3' })
  expect(t.told('won')).toEqual([{ e: 'won', camps: [1], rule: 'EC-WIN3' }])
})

test('EC-RULING53: camps tied in cost, magic gold and terror share the victory', () => {
  const t = decided()
  expect(t.s.outcome).toEqual({ winners: [0, 1], rule: 'EC-RULING53' })
  expect(t.question).toBeNull()
})

test('EC-RULING53: tied teams share it with all their members', () => {
  const t = scene({
    seats: 4,
    tokens: [1, 1],
    screens: [[], [], [], []],
    on: [...landslide(0), ...landslide(1, 1)],
  }).passAll()
  expect(t.s.outcome).toEqual({ winners: [0, 1, 2, 3], rule: 'EC-RULING53' })
})

test('EC-RULING53: one more terror than the other ends the tie', () => {
  const t = decided({ discards: [['basic-red-strong'], ['basic-red']] })
  expect(t.s.outcome).toEqual({ winners: [0], rule: 'EC-WIN6' })
})

test('EC-RULING80: tiles still behind a screen count in the tie-break', () => {
  const t = decided({ screens: [['basic-red'], ['red-02']] })
  expect(t.s.outcome).toEqual({ winners: [1], rule: 'EC-WIN3' })
})

test('EC-RULING81: the tie-break by terror uses printed terror, whatever strengthens tiles on Battlefields', () => {
  const t = scene({
    tokens: [1, 1],
    screens: [[], ['basic-red']],
    on: [
      // 2 + 1 + 1, each strengthened by the captain: 7 on the gauge, 4 printed.
      laid('red-14', 0, 0, 'battlefield', { n: 0 }),
      laid('basic-red', 0, 0, 'battlefield', { n: 1 }),
      laid('basic-red', 0, 0, 'battlefield', { n: 2 }),
      // 3 + 2 + 1: 6 on the gauge, cost 3 + 3 + 0.
      laid('red-10', 1, 1, 'battlefield', { n: 0 }),
      laid('yellow-11', 1, 1, 'battlefield', { n: 1 }),
      laid('basic-red', 1, 1, 'battlefield', { n: 2 }),
    ],
  }).passAll()
  expect(t.told('gauge').map(({ lead }) => lead)).toEqual([7, 6])
  expect(t.s.outcome).toEqual({ winners: [1], rule: 'EC-WIN6' })
})

test('EC-RULING82: basics count nothing in cost, however many; only their terror', () => {
  const basics = ['basic-blue', 'basic-red', 'basic-red-strong', 'basic-yellow']
  expect(decided({ bags: [basics, ['red-02']] }).s.outcome).toEqual({ winners: [1], rule: 'EC-WIN3' })
  expect(decided({ bags: [basics, []] }).s.outcome).toEqual({ winners: [0], rule: 'EC-WIN6' })
})

test('EC-RULING112: banished tiles do not count in the tie-break', () => {
  const given = {
    tokens: [1, 1],
    screens: [[], ['basic-yellow']],
    discards: [['yellow-16', 'basic-yellow', 'yellow-05'], []],
    on: [...landslide(0), ...landslide(1, 1), laid('yellow-07', 0, 0, 'port')],
  }
  const t = scene(given).activate(0, 0, 'port').answer(0, { do: 'take', from: 'discard', tile: 'yellow-16' })
  expect(t.banished(0)).toEqual(['yellow-16'])
  const banishedAll = scene({
    ...given,
    discards: [['yellow-16'], ['red-04', 'basic-yellow', 'basic-yellow']],
  })
  banishedAll.activate(0, 0, 'port').answer(0, { do: 'take', from: 'discard', tile: 'yellow-16' }).passAll()
  // 3 (yellow-07) against 3 (red-04): the banished 6 is gone, and so is its terror.
  expect(banishedAll.s.outcome).toEqual({ winners: [1], rule: 'EC-WIN6' })
})

test('EC-RULING83: two tokens of the same board, won on different Nights, win the game', () => {
  const t = scene({
    screens: [['red-10', 'basic-yellow']],
    tokens: [0, 0],
    on: landslide(0),
    gold: [0, 0],
  }).passAll()
  expect(t.s.camps[0]?.tokens).toBe(1)
  expect(t.s.villages[0]?.side).toBe(1)
  expect(t.s.outcome).toBeNull()
  // The same tiles come back from the discard and go to the same board.
  t.deploy(1, 'basic-yellow', 1, 'port')
  for (let n = 0; n < 3; n++) {
    t.deploy(0, 'red-10', 0, 'battlefield', n)
    if (t.question === 'rival') t.answer(0, { do: 'rival', seat: 1 })
    if (t.asked[0] === 1) t.pass(1)
  }
  t.passAll()
  expect(t.s.outcome).toEqual({ winners: [0], rule: 'EC-WIN1' })
  expect(t.told('token')).toEqual([{ e: 'token', village: 0, camp: 0, by: 'victory' }])
})

test('EC-RULING89: once somebody has won, nothing more of the Night happens', () => {
  const queue = ['red-02', 'red-05', 'red-06', 'red-07', 'red-09']
  const t = scene({
    tokens: [1, 0],
    on: [...landslide(0), laid('basic-red', 1, 1, 'fortification')],
    screens: [['basic-blue'], ['basic-yellow']],
    bags: [['basic-red'], ['basic-red']],
    gold: [3, 5],
    queue,
    asleep: ['demon-cycle'],
  }).passAll()
  expect(t.s.outcome).toEqual({ winners: [0], rule: 'EC-WIN1' })
  expect(t.question).toBeNull()
  expect([t.s.round, t.s.first, t.s.agenda]).toEqual([1, 0, []])
  expect([t.purse(0), t.purse(1)]).toEqual([5, 5]) // 2 magic gold of the gauge
  expect(t.queue).toEqual(queue)
  expect(t.s.demons).toEqual([true, true, false])
  expect([t.screen(0), t.screen(1)]).toEqual([['basic-blue'], ['basic-yellow']])
  expect(t.tileAt(0, 0, 'battlefield')).toBe('red-10')
  expect(t.tileAt(1, 1, 'fortification')).toBe('basic-red')
  expect(t.events.at(-1)).toMatchObject({ e: 'won', camps: [0] })
})

/** Teams that would share the victory, one with a tile in a Fortification of a board not won. */
const SHARED: Given = {
  seats: 4,
  tokens: [1, 1],
  screens: [[], [], [], []],
  discards: [[], ['basic-red']],
  on: [...landslide(0), ...landslide(1, 1), laid('basic-red', 0, 2, 'fortification')],
}

test('EC-RULING21: by default victory is tested before anything is kept or paid for', () => {
  const t = scene(SHARED).passAll()
  expect(t.s.outcome).toEqual({ winners: [0, 1, 2, 3], rule: 'EC-RULING53' })
})

test('EC-RULING21: by option it is tested after the villages, when magic gold spent tonight no longer counts', () => {
  const t = scene({ ...SHARED, options: { victoryCheckTiming: 'afterVillages' } }).passAll()
  expect([t.question, t.asked]).toEqual(['upkeep', [0, 1]])
  const left = t.fork().answer(0, { do: 'upkeep', kept: [] })
  expect(left.s.outcome).toEqual({ winners: [0, 1, 2, 3], rule: 'EC-RULING53' })
  t.answer(0, { do: 'upkeep', kept: [{ ...t.where(0, 2, 'fortification'), free: false }] })
  expect(t.s.outcome).toEqual({ winners: [2, 3], rule: 'EC-WIN3' })
  expect(t.tileAt(0, 2, 'fortification')).toBe('basic-red')
  expect(t.tileAt(0, 0, 'battlefield')).toBeNull()
  expect(t.s.villages[0]?.side).toBe(1)
  // Nothing of the Office has happened.
  expect([t.s.round, t.told('queue-discarded')]).toEqual([1, []])
})

test('EC-RULING21: by option a Night without a winner goes on to the Office all the same', () => {
  const t = scene({ options: { victoryCheckTiming: 'afterVillages' }, gold: [1, 0] }).passAll()
  expect([t.s.round, t.purse(0)]).toEqual([2, 0])
})

test.each(['basic-yellow', 'basic-red'])(
  'EC-RULING105: with %s on a Port, the other cargo of the board that is won is replaced, not added to',
  (tile) => {
    const t = scene({ on: landslide(0), screens: [[tile, 'basic-blue']] })
    t.deploy(0, tile, 0, 'port').passAll()
    expect(t.s.villages[0]).toMatchObject({ side: 1, cargoYellow: 3, cargoRedBlue: 3 })
    expect(t.s.villages[1]).toMatchObject({ side: 0, cargoYellow: 2, cargoRedBlue: 2 })
  },
)

test('EC-RULING105: the same on a board that was won on side B', () => {
  const t = scene({ on: [...landslide(0)], sides: ['B'], screens: [['basic-yellow', 'basic-red']] })
  t.deploy(0, 'basic-yellow', 0, 'port').passAll()
  expect(t.s.villages[0]).toMatchObject({ side: 1, cargoYellow: 3, cargoRedBlue: 3 })
  expect(t.told('village-turned')).toEqual([])
})

test('EC-RULING85: there is no round limit: 60 rounds with one deployment each and the game goes on', () => {
  const t = scene({ bags: [['basic-yellow'], ['basic-yellow']] })
  for (let round = 1; round <= 60; round++) {
    expect(t.s.round).toBe(round)
    t.deploy(t.seat, 'basic-yellow', 0, 'port').passAll()
  }
  expect([t.s.round, t.question, t.s.outcome]).toEqual([61, 'action', null])
})
