import { expect, test } from 'vitest'
import type { HeroId } from '../content/words.ts'
import type { Options } from '../state.ts'
import { Scene } from './testing/scene.ts'

/** Lane 1 of scenario 1 runs (1,0) (1,1) (2,1) (2,2) (2,3) (1,3) (1,4) (1,5), lane 2 comes in from (3,2). */
const table = (options: Partial<Options> = {}, seats = 2) => {
  const heroes: readonly HeroId[] = ['malik', 'alleria', 'ignus', 'magnus']
  return new Scene({ seats, options: { heroes: heroes.slice(0, seats), ...options } }).until('play')
}
/** Phase 1 of the second round, with these cards on top of the piles and nothing else on the map. */
const second = (t: Scene, ...tops: (readonly string[])[]) => {
  tops.forEach((ids, lane) => {
    t.pile(lane, ...ids)
  })
  return spawned(t)
}
const spawned = (t: Scene) => {
  t.s.round++
  return t.phase('spawn')
}
const LANE1 = [
  [1, 0],
  [1, 1],
  [2, 1],
  [2, 2],
  [2, 3],
  [1, 3],
  [1, 4],
  [1, 5],
] as const
const FILL = ['t2-01', 't2-02', 't2-03', 't2-04', 't2-05', 't2-06', 't2-07', 't2-08']
const full = (t: Scene) => {
  LANE1.forEach((at, i) => {
    t.lay(FILL[i] as string, at, { lane: 0 })
  })
  return t
}

test('KR-ROUND3: in the first round no card is drawn', () => {
  const { s } = table()
  expect([
    s.round,
    s.trays.length,
    s.piles.map(({ parts }) => parts.flatMap(({ cards }) => cards).length),
  ]).toEqual([1, 4, [13, 8, 4, 0]])
})

test('KR-ROUND-R1: at the heroic level it is, but only at spawn points of every number of players', () => {
  const { s } = table({ difficulty: 'heroic' })
  expect(s.piles.map(({ parts }) => parts.flatMap(({ cards }) => cards).length)).toEqual([12, 7, 4, 0])
  // A spawn point under a fallow card draws nothing.
  const axes = table({ scenario: 2, difficulty: 'heroic' })
  expect(axes.s.trays.length).toBe(table({ scenario: 2 }).s.trays.length + 1)
})

test('KR-SPAWN1, KR-SPAWN2, KR-SPAWN3, KR-SPAWN4, KR-SPAWN-R2: the top card of each pile in their order, before its pile, an empty one apart', () => {
  const t = second(table().clear(), ['t1-02', 't1-03'], [], ['t1-05'])
  expect(t.told('spawned').map(({ card, lane }) => [card, lane])).toEqual([
    [t.card('t1-02'), 0],
    [t.card('t1-05'), 2],
  ])
  expect(t.map).toEqual({ 't1-02': '1,0', 't1-05': '2,0' })
})

test('KR-SPAWN5, KR-SPAWN-R9, KR-SPAWN-R1: past every tray, of whatever lane, to the first empty space', () => {
  const t = table().clear().lay('t2-01', [1, 0]).lay('t2-02', [1, 1]).lay('t2-03', [2, 1], { lane: 2 })
  expect(second(t, ['t1-02']).map).toMatchObject({ 't1-02': '2,2' })
})

test('KR-SPAWN6, KR-SPAWN-R4: with no space on the lane the Horde is gone at once, for hearts and diamonds', () => {
  const before = full(table().clear())
  before.s.diamonds = 3
  const t = second(before, ['t1-02'], [], [])
  expect([t.s.hearts, t.s.diamonds]).toEqual([12 - 7, 4])
  expect(t.s.gone).toEqual([t.card('t1-02')])
  expect(t.told('escaped')).toMatchObject([{ e: 'escaped', card: t.card('t1-02'), lost: 7, hearts: 5 }])
})

test('KR-SPAWN-R5, KR-EXIT6, KR-PORTAL15: a Portal that finds no space is the end, whatever hearts are left', () => {
  const t = second(full(table().clear()), ['portal1-01'], ['t1-03'], [])
  expect(t.s.outcome).toEqual({ winners: [], rule: 'KR-PORTAL15', stars: 0 })
  expect(t.s.hearts).toBe(12)
  // KR-ROUND4: nothing after it is done.
  expect(t.told('spawned')).toHaveLength(1)
})

test('KR-EXIT3, KR-WIN4, KR-ROUND4, KR-EXIT-R3: the last heart is the end at once, without diamonds', () => {
  const t = full(table({ difficulty: 'heroic' }).clear())
  t.s.hearts = 4
  const before = t.s.diamonds
  second(t, ['t1-02'], ['t1-03'], [])
  expect(t.s.outcome).toEqual({ winners: [], rule: 'KR-WIN4', stars: 0 })
  expect([t.s.hearts, t.s.diamonds, t.told('spawned').length]).toEqual([0, before, 1])
})

test('KR-SPAWN7, KR-SPAWN9, KR-GEN-R5: a hero on the space is put on a free one next to it, by its player', () => {
  const t = second(table().clear().stand('malik', [1, 0]), ['t1-02'], [], [])
  expect([t.question, t.asked, t.map]).toEqual(['displace', [0], { 't1-02': '1,0' }])
  const spaces = t.legal().map((move) => (move.do === 'space' ? move.space : -1))
  expect(spaces).toEqual(
    [
      [0, 0],
      [0, 1],
      [1, 1],
      [2, 0],
      [2, 1],
    ].map(([r, c]) => t.space([r as number, c as number])),
  )
  t.answer(0, { do: 'space', space: t.space([0, 1]) })
  expect([t.at('malik'), t.hero('malik').health, t.question]).toEqual(['0,1', 5, 'play'])
})

test('KR-MAP-R4: not on a tray, a tower or a fallow card; another hero is no hindrance', () => {
  const t = table().clear().stand('malik', [1, 0]).stand('alleria', [2, 0]).lay('t2-01', [1, 1])
  t.s.towers.push({ site: 0, tower: 0, turn: 0, by: 0, down: 0, late: 0 })
  second(t, ['t1-02'], [], [])
  expect(t.offers({ do: 'space', space: t.space([2, 0]) })).toBe(true)
  expect(t.refusal({ do: 'space', space: t.space([0, 0]) })).toBe('KR-MAP-R4')
  expect(t.refusal({ do: 'space', space: t.space([1, 1]) })).toBe('KR-MAP-R4')
})

test('KR-SPAWN8, KR-SPAWN-R7: with no free space next to it the hero is back on its board, unhurt', () => {
  const t = table().clear().stand('malik', [1, 0])
  t.hero('malik').health = 2
  t.lay('t2-01', [1, 1]).lay('t2-02', [2, 1]).lay('t2-03', [2, 0])
  for (const site of [0, 1]) t.s.towers.push({ site, tower: 0, turn: 0, by: 0, down: 0, late: 0 })
  second(t, ['t1-02'], [], [])
  expect([t.question, t.at('malik'), t.hero('malik').health, t.hero('malik').state]).toEqual([
    'play',
    'board',
    2,
    'up',
  ])
})

test('KR-SPAWN-R1: a hero who confronts a tray stays, the new one goes further', () => {
  const t = table().clear().lay('t2-01', [1, 0]).stand('malik', [1, 0])
  second(t, ['t1-02'], [], [])
  expect([t.at('malik'), t.map['t1-02']]).toEqual(['1,0', '1,1'])
})

test('KR-GEN-R7: several choose in seat order, the Wildcat right after Alleria', () => {
  const t = table().clear().stand('malik', [1, 0]).stand('alleria', [1, 0])
  t.s.wildcat = { at: t.space([1, 0]), on: -1, base: 0, met: 1, spent: 0 }
  second(t, ['t1-02'], [], [])
  const asked: number[] = []
  while (t.question === 'displace') {
    asked.push(...t.asked)
    t.answer(t.seat, { do: 'space', space: t.space([2, 0]) })
  }
  expect([asked, t.s.wildcat?.at]).toEqual([[0, 1, 1], t.space([2, 0])])
})

test('KR-PLAY-R17: the choice is final', () => {
  const t = second(table().clear().stand('malik', [1, 0]), ['t1-02'], [], [])
  const { fence } = t.s
  t.answer(0, { do: 'space', space: t.space([0, 1]) })
  expect(t.s.fence).toBeGreaterThan(fence)
})

test('KR-SPAWN-R6, KR-SPAWN-R11: a new tray does not move, whatever icons it shows', () => {
  const t = second(table().clear(), ['t1-12'], [], [])
  expect(t.map).toEqual({ 't1-12': '1,0' })
})

test('KR-BRUSH3, KR-BRUSH4, KR-BRUSH6, KR-BRUSH8, KR-BRUSH-R1, KR-BRUSH-R4, KR-BRUSH-R5, KR-SPAWN-R10: F18, a brush-clearer opens a lane and stands on it', () => {
  const t = table({ scenario: 2 }).clear()
  expect(t.s.fallow).toBe(0b1110)
  spawned(t.pile(0, 'brush-01').pile(1, 't2-01'))
  expect([t.map['brush-01'], t.tray('brush-01').lane, t.tray('brush-01').at]).toEqual(['2,1', 1, 1])
  // Its pile draws from the next round on.
  expect([t.s.fallow, t.map['t2-01']]).toEqual([0b1100, undefined])
  spawned(t)
  expect(t.map['t2-01']).toBe('2,0')
})

test('KR-BRUSH2, KR-BRUSH5: the leftmost of its three that is still there; with none it comes like any other', () => {
  const t = table({ scenario: 2 }).clear()
  t.s.fallow = 0b1000
  spawned(t.pile(0, 'brush-01', 'brush-02'))
  expect([t.map['brush-01'], t.s.fallow]).toEqual(['4,1', 0])
  spawned(t)
  const lane = t.tray('brush-02')
  expect([lane.lane, lane.at]).toEqual([0, 0])
})

test('KR-BRUSH-R2, KR-BRUSH-R3: two of them in one phase open one lane each, in the order of their piles, whichever those are', () => {
  const t = table({ scenario: 2 }).clear()
  t.s.fallow = 0b1100
  spawned(t.pile(0, 'brush-01').pile(1, 'brush-02'))
  expect([t.map, t.s.fallow]).toMatchObject([{ 'brush-01': '2,4', 'brush-02': '4,1' }, 0])
})
