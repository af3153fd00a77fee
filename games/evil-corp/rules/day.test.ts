import { expect, test } from 'vitest'
import { laid, scene } from './testing/scene.ts'

const SPARE = ['basic-red', 'basic-red', 'basic-red', 'basic-red']

test.each([
  [2, 1, [1]],
  [3, 2, [2]],
  [4, 1, [2, 3]],
])(
  'EC-DAY1: with %i players the Day starts with the holder of the first-player pawn, camp %i',
  (seats, first, asked) => {
    const t = scene({ seats, first })
    expect(t.question).toBe('action')
    expect(t.asked).toEqual(asked)
  },
)

test('EC-DAY1: the pawn moves on at Night, and its new holder starts the next Day', () => {
  const t = scene({ seats: 3, first: 1 }).passAll()
  expect(t.told('day')).toEqual([{ e: 'day', round: 2, first: 2 }])
  expect(t.asked).toEqual([2])
  expect(t.passAll().asked).toEqual([0])
})

const QUEUE = ['red-02', 'red-09', 'red-03', 'red-04', 'yellow-01']

test('EC-DAY3: Deploy, Activate, Recruit and Pass are all there is to do', () => {
  const t = scene({
    screens: [['basic-blue', 'basic-red', 'basic-blue', 'red-08']],
    on: [laid('blue-07', 0, 1, 'port'), laid('blue-15', 0, 1, 'battlefield', { inactive: true })],
    bags: [['red-01']],
    gold: [0, 9],
    magicGold: [2],
    queue: QUEUE,
  })
  expect(t.legal(0)).toEqual([
    { do: 'deploy', tile: 'basic-blue' },
    { do: 'deploy', tile: 'basic-red' },
    { do: 'deploy', tile: 'red-08' },
    { do: 'activate', ...t.where(0, 1, 'port') },
    { do: 'recruit', slot: 1 },
    { do: 'recruit', slot: 3 },
    { do: 'pass' },
  ])
  expect(t.legal(1)).toEqual([])
})

test('EC-DAY2: a deployment, an activation, a recruitment or a pass, and the turn is over', () => {
  const t = scene({
    screens: [SPARE],
    on: [laid('blue-07', 0, 0, 'port')],
    bags: [['red-01']],
    gold: [9],
    queue: QUEUE,
  })
  const turns = [
    t.fork().deploy(0, 'basic-red', 0, 'battlefield'),
    t.fork().activate(0, 0, 'port'),
    t.fork().recruit(0, 1),
    t.fork().pass(0),
  ]
  for (const after of turns) {
    expect(after.question).toBe('action')
    expect(after.asked).toEqual([1])
    expect(after.refusal(0, { do: 'pass' })).toBe('not-asked')
  }
})

test('EC-DAY4: two players take turns alternately', () => {
  const t = scene({ screens: [SPARE, SPARE], first: 1 })
  const order: number[] = []
  for (let n = 0; n < 3; n++) {
    for (const seat of [1, 0]) {
      order.push(...t.asked)
      t.deploy(seat, 'basic-red', 0, 'battlefield', n)
    }
  }
  expect(order).toEqual([1, 0, 1, 0, 1, 0])
})

test('EC-DAY5: three players take turns clockwise', () => {
  const t = scene({ seats: 3, screens: [SPARE, SPARE, SPARE], first: 1 })
  const order: number[] = []
  for (let n = 0; n < 2; n++) {
    for (const seat of [1, 2, 0]) {
      order.push(...t.asked)
      t.deploy(seat, 'basic-red', seat, 'battlefield', n)
    }
  }
  expect(order).toEqual([1, 2, 0, 1, 2, 0])
})

test('EC-DAY6, EC-DAY7, EC-TEAM15: both members of a team act once, in the order they like, then the other team', () => {
  const t = scene({ seats: 4, screens: [SPARE, SPARE, SPARE, SPARE] })
  expect(t.asked).toEqual([0, 1])
  t.deploy(1, 'basic-red', 2, 'battlefield')
  expect(t.asked).toEqual([0])
  expect(t.refusal(1, { do: 'pass' })).toBe('not-asked')
  expect(t.refusal(1, { do: 'deploy', tile: 'basic-red' })).toBe('not-asked')
  t.deploy(0, 'basic-red', 0, 'battlefield')
  expect(t.asked).toEqual([2, 3])
  t.deploy(2, 'basic-red', 0, 'battlefield')
  expect(t.asked).toEqual([3])
  t.deploy(3, 'basic-red', 2, 'battlefield')
  // Anew at each team turn: this time seat 0 begins.
  expect(t.asked).toEqual([0, 1])
  t.deploy(0, 'basic-red', 0, 'battlefield', 1)
  expect(t.asked).toEqual([1])
  t.deploy(1, 'basic-red', 2, 'battlefield', 1)
  expect(t.asked).toEqual([2, 3])
  t.deploy(3, 'basic-red', 2, 'battlefield', 1)
  expect(t.asked).toEqual([2])
})

test('EC-DAY8: nothing is drawn between turns; the tiles behind the screen are all for the round', () => {
  const t = scene({ screens: [SPARE, SPARE], bags: [['red-01'], ['red-02', 'red-03']] })
  const sizes: number[][] = []
  for (let n = 0; n < 3; n++) {
    for (const seat of [0, 1]) t.deploy(seat, 'basic-red', 0, 'battlefield', n)
    sizes.push(t.s.screens.map((screen) => screen.length))
  }
  expect(sizes).toEqual([
    [3, 3],
    [2, 2],
    [1, 1],
  ])
  expect([t.bag(0), t.bag(1)]).toEqual([['red-01'], ['red-02', 'red-03']])
})

test('EC-DAY9: a screen may hide any number of tiles, and draws are never cut short for it', () => {
  const many = new Array(30).fill('basic-red')
  const t = scene({
    screens: [many],
    on: [laid('blue-07', 0, 0, 'port')],
    bags: [['red-01', 'red-01']],
  })
  t.activate(0, 0, 'port')
  expect(t.screen(0)).toEqual([...many, 'red-01'])
  expect(t.bag(0)).toEqual(['red-01'])
})

test('EC-DAY10, EC-GEN4: the Night falls when the last player passes, and a new Day follows it', () => {
  const t = scene({ seats: 3, screens: [SPARE, SPARE, SPARE] })
  t.pass(0)
  t.pass(1)
  expect(t.told('night')).toEqual([])
  expect([t.s.round, t.asked]).toEqual([1, [2]])
  t.deploy(2, 'basic-red', 1, 'battlefield')
  expect(t.asked).toEqual([2])
  t.pass(2)
  const told = t.events.map(({ e }) => e).filter((e) => ['passed', 'night', 'day'].includes(e))
  expect(told).toEqual(['passed', 'night', 'day'])
  expect(t.told('night')).toEqual([{ e: 'night', round: 1 }])
  expect(t.told('day')).toEqual([{ e: 'day', round: 2, first: 1 }])
  expect([t.question, t.asked]).toEqual(['action', [1]])
})

test('EC-DAY10: with four players the Day lasts until all four have passed', () => {
  const t = scene({ seats: 4 })
  t.pass(0, 1, 3)
  expect([t.s.round, t.asked]).toEqual([1, [2]])
  expect(t.pass(2).drawAll().s.round).toBe(2)
  expect(t.asked).toEqual([2, 3])
})

test('EC-GEN4, EC-GEN5: round follows round while nobody passes the victory test', () => {
  const t = scene({ tokens: [1, 1], bags: [['basic-yellow'], ['basic-yellow']] })
  for (const round of [1, 2, 3, 4, 5, 6]) {
    expect([t.s.round, t.s.outcome, t.question]).toEqual([round, null, 'action'])
    t.deploy(t.seat, 'basic-yellow', 0, 'port').passAll()
  }
})

test('EC-GEN5: the game is over with the Night in which a camp passes the victory test', () => {
  const on = [laid('basic-red', 1, 0, 'battlefield')]
  const t = scene({ tokens: [1, 1], conquest: [{ 1: 2 }], on }).passAll()
  expect(t.s.outcome).toEqual({ winners: [1], rule: 'EC-WIN1' })
  expect([t.s.round, t.question, t.asked]).toEqual([1, null, []])
  expect(t.told('day')).toEqual([])
})
