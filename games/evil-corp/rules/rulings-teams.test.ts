import { expect, test } from 'vitest'
import type { EvilCorpMove } from '../state.ts'
import { type Given, laid, type Placed, scene } from './testing/scene.ts'

const ORDER: Placed = laid('red-02', 0, 0, 'port')
const SPARE = ['basic-red', 'basic-yellow']

function rival(seat: number): EvilCorpMove {
  return { do: 'rival', seat }
}

test('EC-RULING34: with 3 players either rival may be chosen, whichever board the power stands on', () => {
  const t = scene({ seats: 3, screens: [SPARE, SPARE, SPARE], on: [ORDER] }).activate(0, 0, 'port')
  expect(t.legal(0)).toEqual([rival(1), rival(2)])
  t.answer(0, rival(2))
  expect([t.question, t.asked]).toEqual(['discard', [2]])
  t.answer(2, { do: 'take', from: 'screen', tile: 'basic-red' })
  expect([t.screen(1), t.screen(2)]).toEqual([SPARE, ['basic-yellow']])
  expect([t.question, t.asked]).toEqual(['action', [1]])
})

test('EC-RULING34: in a team either member of the other team, and only that screen is touched', () => {
  const t = scene({ seats: 4, screens: [SPARE, SPARE, SPARE, SPARE], on: [ORDER] }).activate(0, 0, 'port')
  expect(t.legal(0)).toEqual([rival(2), rival(3)])
  t.answer(0, rival(3)).answer(3, { do: 'take', from: 'screen', tile: 'basic-yellow' })
  expect([2, 3].map((seat) => t.screen(seat))).toEqual([SPARE, ['basic-red']])
  expect(t.discard(1)).toEqual(['basic-yellow'])
})

test('EC-RULING34: a rival without tiles is not offered, and with one left nothing is asked', () => {
  const t = scene({ seats: 3, screens: [SPARE, [], SPARE], on: [ORDER] }).activate(0, 0, 'port')
  expect([t.question, t.asked]).toEqual(['discard', [2]])
})

test('EC-RULING35: with 2 players the one who has not passed takes turn after turn', () => {
  const t = scene({ screens: [['basic-red', 'basic-blue', 'basic-yellow'], ['basic-red']] })
  t.deploy(0, 'basic-red', 0, 'battlefield').pass(1)
  t.deploy(0, 'basic-blue', 0, 'battlefield', 1)
  expect(t.asked).toEqual([0])
  t.deploy(0, 'basic-yellow', 0, 'battlefield', 2)
  expect(t.asked).toEqual([0])
  t.pass(0)
  expect(t.s.round).toBe(2)
})

test('EC-RULING35: with 3 players the one who has passed is skipped', () => {
  const t = scene({ seats: 3, screens: [SPARE, SPARE, [...SPARE, 'basic-blue']] })
  t.deploy(0, 'basic-red', 0, 'battlefield').pass(1)
  expect(t.asked).toEqual([2])
  t.deploy(2, 'basic-red', 2, 'battlefield')
  expect(t.asked).toEqual([0])
  t.deploy(0, 'basic-yellow', 0, 'port')
  expect(t.asked).toEqual([2])
})

test('EC-RULING35: a team with one member who has passed takes one action per team turn', () => {
  const three = ['basic-red', 'basic-yellow', 'basic-yellow']
  const t = scene({ seats: 4, screens: [three, three, three, three] })
  expect(t.asked).toEqual([0, 1])
  t.pass(0)
  expect(t.asked).toEqual([1])
  t.deploy(1, 'basic-red', 1, 'battlefield')
  expect(t.asked).toEqual([2, 3])
  t.deploy(2, 'basic-red', 0, 'battlefield')
  expect(t.asked).toEqual([3])
  t.deploy(3, 'basic-red', 2, 'battlefield')
  expect(t.asked).toEqual([1])
  expect(t.refusal(0, { do: 'pass' })).toBe('not-asked')
  t.deploy(1, 'basic-yellow', 1, 'port')
  expect(t.asked).toEqual([2, 3])
  t.pass(3, 2)
  expect(t.asked).toEqual([1])
  t.deploy(1, 'basic-yellow', 1, 'port', 1)
  expect(t.asked).toEqual([1])
  t.pass(1)
  expect(t.drawAll().s.round).toBe(2)
})

test('EC-RULING76: a power moves tiles to the boards of the player who uses it, whoever deployed them', () => {
  const t = scene({
    seats: 4,
    screens: [['yellow-04', 'basic-yellow']],
    on: [laid('basic-red', 0, 1, 'battlefield')],
  })
  t.deploy(0, 'yellow-04', 1, 'port').activate(1, 1, 'port')
  expect(t.legal(1)).toEqual([t.tile(0, 1, 'battlefield'), t.tile(0, 1, 'port')])
  t.answer(1, t.tile(0, 1, 'battlefield'))
  expect(t.refusal(1, t.to(0, 0, 'battlefield'))).toBe('EC-DEPLOY3')
  t.answer(1, t.to(0, 2, 'battlefield'))
  expect(t.tileAt(0, 2, 'battlefield')).toBe('basic-red')
})

test('EC-RULING76: the member at the other end reaches the other end board with the same power', () => {
  const t = scene({
    seats: 4,
    on: [
      laid('red-04', 0, 1, 'port'),
      ...[0, 1, 2].map((village) => ({ camp: 1, village, space: 'port', tile: 'basic-red' }) as const),
    ],
  })
  const left = t.fork().activate(0, 1, 'port')
  expect(left.legal(0)).toEqual([t.tile(1, 0, 'port'), t.tile(1, 1, 'port')])
  const right = t.fork().activate(1, 1, 'port')
  expect(right.legal(1)).toEqual([t.tile(1, 1, 'port'), t.tile(1, 2, 'port')])
})

test('EC-RULING113: whatever leaves either member goes to one discard, which feeds the one bag', () => {
  const t = scene({
    seats: 4,
    first: 1,
    screens: [['basic-blue'], ['red-05']],
    bags: [[], ['basic-red']],
    on: [
      laid('red-06', 0, 0, 'battlefield'),
      laid('red-07', 0, 2, 'battlefield'),
      laid('red-09', 1, 0, 'port'),
      laid('red-04', 1, 2, 'port'),
    ],
  })
  t.activate(2, 0, 'port').activate(3, 2, 'port')
  expect(t.discard(0)).toEqual(['red-06', 'red-07'])
  t.passAll().drawAll()
  expect(t.discard(0)).toEqual([])
  expect([...t.screen(0), ...t.screen(1)].sort()).toEqual(['basic-blue', 'red-05', 'red-06', 'red-07'])
})

const EIGHT = ['basic-red', 'basic-red', 'basic-red', 'basic-red', 'red-01', 'red-02', 'red-03', 'red-04']

/** The Night of a team that owns nothing but these. */
function nightOf(bag: readonly string[], discard: readonly string[], more: Given = {}) {
  return scene({
    seats: 4,
    screens: [[], [], [], []],
    bags: [bag, EIGHT],
    discards: [discard, []],
    ...more,
  }).passAll()
}

/** Who drew, in order. */
function drawers(t: ReturnType<typeof nightOf>): unknown[] {
  return t.told('drew').flatMap(({ seat, count }) => new Array(count as number).fill(seat))
}

test('EC-RULING91: a bag of 8 or more is dealt alternately from the lower seat, without asking', () => {
  for (const bag of [EIGHT, [...EIGHT, 'red-05']]) {
    const t = nightOf(bag, ['red-06'])
    expect([t.question, t.s.round]).toEqual(['action', 2])
    expect(drawers(t).slice(0, 8)).toEqual([0, 1, 0, 1, 0, 1, 0, 1])
    expect(t.discard(0)).toEqual(['red-06'])
  }
})

test('EC-RULING91: an empty bag is refilled and dealt without asking', () => {
  const t = nightOf([], EIGHT)
  expect(t.question).toBe('action')
  expect(drawers(t).slice(0, 8)).toEqual([0, 1, 0, 1, 0, 1, 0, 1])
})

test('EC-RULING91: with 7 in the bag the team is asked who draws next, and either member answers', () => {
  const t = nightOf(EIGHT.slice(0, 7), ['red-06', 'red-07'])
  expect([t.question, t.asked]).toEqual(['team-draw', [0, 1]])
  expect(t.legal(0)).toEqual([
    { do: 'draws', seat: 0 },
    { do: 'draws', seat: 1 },
  ])
  expect(t.legal(1)).toEqual(t.legal(0))
})

test('EC-RULING91: asked for each of the 3 tiles left before the refill, 8 drawn in all, 4 each', () => {
  const t = nightOf(['red-10', 'red-11', 'red-12'], EIGHT)
  t.answer(1, { do: 'draws', seat: 0 })
  expect(t.screen(0)).toHaveLength(1)
  t.answer(0, { do: 'draws', seat: 0 }).answer(1, { do: 'draws', seat: 0 })
  expect(drawers(t).slice(0, 6)).toEqual([0, 0, 1, 1, 1, 1])
  expect(t.told('bag-refilled')).toEqual([{ e: 'bag-refilled', camp: 0, count: 8 }])
  expect([t.question, t.s.round]).toEqual(['action', 2])
  expect([t.screen(0).length, t.screen(1).length, t.bag(0).length]).toEqual([4, 4, 3])
  expect(t.screen(0)).toEqual(expect.arrayContaining(['red-10', 'red-11', 'red-12']))
})

test('EC-RULING91: once a member has a full screen the rest goes to the partner without asking', () => {
  const t = nightOf(EIGHT.slice(0, 6), EIGHT)
  for (let n = 0; n < 4; n++) t.answer(0, { do: 'draws', seat: 1 })
  expect(t.question).not.toBe('team-draw')
  expect([t.screen(0).length, t.screen(1).length]).toEqual([4, 4])
})

test('EC-RULING98: with 3 players the opponent on a board is the other player who contests it', () => {
  const t = scene({
    seats: 3,
    screens: [SPARE, SPARE, SPARE],
    on: [
      laid('red-10', 0, 0, 'battlefield'),
      laid('basic-red', 1, 0, 'battlefield'),
      laid('basic-red-strong', 1, 1, 'battlefield'),
      laid('basic-red', 2, 1, 'battlefield'),
      laid('red-08', 2, 2, 'battlefield'),
      laid('blue-14', 0, 0, 'port'),
    ],
  })
  expect([t.lead(0, 0), t.lead(0, 1)]).toEqual([2, -2])
  expect([t.lead(1, 1), t.lead(1, 2)]).toEqual([1, -1])
  expect([t.lead(2, 2), t.lead(2, 0)]).toEqual([3, -3])
  t.activate(0, 0, 'port')
  expect(t.legal(0)).toEqual([t.tile(1, 0, 'battlefield'), t.tile(2, 2, 'battlefield')])
  t.answer(0, t.tile(1, 0, 'battlefield')).passAll()
  expect(t.told('gauge')).toEqual([
    { e: 'gauge', village: 0, camp: 0, lead: 2 },
    { e: 'gauge', village: 1, camp: 1, lead: 1 },
    { e: 'gauge', village: 2, camp: 2, lead: 3 },
  ])
})
