/** Edge cases 1 to 12 and 168: what comes in phase 1. */
import { expect, test } from 'vitest'
import type { Options } from '../../state.ts'
import { type HeroScene, heroes } from '../testing/heroes.ts'

/** Scenario 1: lane 1 runs (1,0) (1,1) (2,1) (2,2) (2,3) (1,3) (1,4) (1,5), lane 3 (2,0) (2,1) and on. */
const table = (options: Partial<Options> = {}) => heroes(['malik', 'ignus'], { options })

/** Phase 1 of a later round. */
function spawn(t: HeroScene): HeroScene {
  t.s.round = 2
  return t.phase('spawn')
}

/** Only these piles have cards. */
function piles(t: HeroScene, ...cards: readonly string[][]): HeroScene {
  t.s.piles.forEach((_, lane) => {
    t.pile(lane, ...(cards[lane] ?? []))
  })
  return t
}

function filled(...cards: readonly string[][]): HeroScene {
  const t = piles(table(), ...cards)
  for (let place = 0; place < 8; place++) t.lay(`t3-0${place + 1}`, t.laneSpace(0, place), { lane: 0 })
  return t
}

test('KR-ROUND3: case 1, in round 1 of a normal difficulty no card is drawn', () => {
  const t = piles(table(), ['t1-02'], ['t1-03'])
  t.s.round = 1
  expect(t.phase('spawn').map).toEqual({})
})

test('KR-ROUND-R1: case 2, with firstRoundSpawn only spawn points for any number of players draw, and none that is blocked', () => {
  const t = piles(table({ difficulty: 'heroic' }), ['t1-02'], ['t1-03'], ['t1-05'])
  t.s.round = 1
  // Spawn point 3 asks for two players.
  expect(Object.keys(t.phase('spawn').map)).toEqual(['t1-02', 't1-03'])
  const axes = piles(table({ scenario: 2, difficulty: 'heroic' }), ['t1-02'], ['t1-03'], [], [], ['t1-05'])
  // The three fallow cards lie there again.
  Object.assign(axes.s, { round: 1, fallow: 0b1110 })
  expect(Object.keys(axes.phase('spawn').map)).toEqual(['t1-02'])
})

test('KR-SPAWN1, KR-SPAWN-R2: case 3, in the order of their numbers, also past an empty pile', () => {
  const t = spawn(piles(table(), ['t1-02'], [], ['t1-05']))
  expect(t.told('spawned').map(({ lane }) => lane)).toEqual([0, 2])
  expect(t.s.outcome).toBeNull()
})

test('KR-SPAWN5: case 4, to the first space of the lane that is empty', () => {
  const t = piles(table(), ['t1-02']).lay('t3-01', [1, 0]).lay('t3-02', [1, 1])
  expect(spawn(t).map['t1-02']).toBe('2,1')
})

test('KR-SPAWN6, KR-SPAWN-R4: case 5, with the lane full it is out at once, with hearts and diamonds', () => {
  const t = filled(['t1-12'])
  Object.assign(t.s, { hearts: 7, diamonds: 0 })
  expect([spawn(t).s.hearts, t.s.diamonds, t.told('escaped')]).toMatchObject([1, 1, [{ lost: 6 }]])
})

test('KR-SPAWN-R5: case 6, a Portal then is the defeat', () => {
  expect(spawn(filled(['portal1-01'])).s.outcome).toMatchObject({ winners: [], rule: 'KR-PORTAL15' })
})

test('KR-SPAWN7, KR-SPAWN9: case 7, a hero makes way to a free space of its owner’s choice', () => {
  const t = spawn(piles(table(), ['t1-02']).stand('malik', [1, 0]))
  expect([t.question, t.asked, t.spaces]).toEqual(['displace', [0], ['0,0', '0,1', '1,1', '2,0', '2,1']])
  t.go([2, 0])
  expect([t.at('malik'), t.map['t1-02'], t.hero('malik').on]).toEqual(['2,0', '1,0', -1])
})

test('KR-SPAWN8, KR-SPAWN-R7: case 8, without one it stands on its board, unhurt', () => {
  const t = piles(table(), ['t1-02']).stand('malik', [1, 0])
  t.lay('t3-01', [1, 1]).lay('t3-02', [2, 0], { lane: 2 }).lay('t3-03', [2, 1])
  t.stands('archer', 'b1').stands('archer', 'b2')
  expect([spawn(t).at('malik'), t.hero('malik').health, t.hero('malik').state]).toEqual(['board', 5, 'up'])
})

test('KR-MAP-R4: case 9, another hero does not make a space unfree', () => {
  const t = piles(table(), ['t1-02']).stand('malik', [1, 0]).stand('ignus', [2, 0])
  t.lay('t3-01', [1, 1]).lay('t3-03', [2, 1])
  t.stands('archer', 'b1').stands('archer', 'b2')
  // The only one that is left.
  expect([spawn(t).at('malik'), t.at('ignus')]).toEqual(['2,0', '2,0'])
})

test('KR-SPAWN5, KR-SPAWN-R1: case 10, a hero who confronts a tray there stays', () => {
  const t = piles(table(), ['t1-02']).lay('t3-01', [1, 0]).stand('malik', [1, 0])
  expect([spawn(t).map['t1-02'], t.at('malik'), t.hero('malik').on]).toEqual(['1,1', '1,0', t.card('t3-01')])
})

test('KR-SPAWN-R9: case 11, a tray of lane 1 on a shared space is in the way of lane 3', () => {
  const t = piles(table(), [], [], ['t1-05'])
    .lay('t3-01', [2, 0], { lane: 2 })
    .lay('t3-02', [2, 1], { lane: 0 })
  expect(spawn(t).map['t1-05']).toBe('2,2')
})

test('KR-SPAWN-R6: case 12, a fast one does not move when it appears', () => {
  expect(spawn(piles(table(), ['t1-12'])).map).toEqual({ 't1-12': '1,0' })
})

test('KR-SPAWN-R10, KR-BRUSH6: case 168, a spawn point that is opened while piles are drawn draws nothing this round', () => {
  const t = piles(table({ scenario: 2 }), ['brush-01'], ['t1-02'])
  expect(spawn(t).map).toEqual({ 'brush-01': '2,1' })
  // It is of the lane that it has opened.
  expect(t.told('spawned')).toMatchObject([{ lane: 1 }])
  t.s.round = 3
  expect(t.phase('spawn').map['t1-02']).toBe('2,0')
})

test('KR-SPAWN-R3: a pile is done with its displacement before the next is turned up', () => {
  const t = spawn(piles(table(), ['t1-02'], ['t1-03']).stand('malik', [1, 0]))
  expect([t.question, Object.keys(t.map)]).toEqual(['displace', ['t1-02']])
  expect(Object.keys(t.go([0, 0]).map)).toEqual(['t1-02', 't1-03'])
})

test('KR-SPAWN-R8, KR-FLY-R11: a flyer spawns on an empty space only, and a stack is in the way of others', () => {
  const flyer = piles(table({ scenario: 9 }), ['fly-02']).lay('t3-01', [0, 1], { lane: 0 })
  expect(spawn(flyer).map['fly-02']).toBe('0,2')
  const walker = piles(table({ scenario: 9 }), ['t3-02'])
  walker.lay('t3-01', [0, 1], { lane: 0 }).lay('fly-02', [0, 1], { lane: 0 })
  expect(spawn(walker).map['t3-02']).toBe('0,2')
})
