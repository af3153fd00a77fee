import { expect, test } from 'vitest'
import { ALL_CELLS, type At, bitAt, bordersOf, cellsOf, countOf, drawnAt, type Mask } from './cells.ts'
import { readGrid } from './grid.ts'
import { activationOrder, groundOf, reachFrom } from './map.ts'
import { flipped, placementsOf, shifted, turned } from './shapes.ts'

const cells = (...at: At[]): Mask => at.reduce((mask, [row, column]) => mask | bitAt(row, column), 0)

const I2: At[] = [
  [0, 0],
  [1, 0],
]
const L3: At[] = [
  [0, 0],
  [1, 0],
  [1, 1],
]
const J4: At[] = [
  [0, 1],
  [1, 1],
  [2, 0],
  [2, 1],
]

test('cells are counted, listed and bordered', () => {
  expect([countOf(0), countOf(ALL_CELLS), countOf(cells([0, 0], [4, 4]))]).toEqual([0, 25, 2])
  expect(cellsOf(cells([4, 4], [0, 0], [2, 2]))).toEqual([0, 12, 24])
  expect(bordersOf(cells([0, 0]))).toBe(cells([0, 1], [1, 0]))
  expect(bordersOf(cells([1, 4], [2, 4]))).toBe(cells([0, 4], [1, 3], [2, 3], [3, 4]))
})

test('KR-ORIENT-R8: a clockwise quarter turn sends (r,c) to (c,-r), a flip to (r,-c), and both are shifted back', () => {
  expect(turned(I2)).toEqual([
    [0, 0],
    [0, 1],
  ])
  expect(turned(L3)).toEqual([
    [0, 0],
    [0, 1],
    [1, 0],
  ])
  expect(turned(turned(turned(L3)))).toEqual([
    [0, 1],
    [1, 0],
    [1, 1],
  ])
  expect(flipped(L3)).toEqual([
    [0, 1],
    [1, 0],
    [1, 1],
  ])
  expect(turned(turned(turned(turned(J4))))).toEqual(shifted(J4))
})

test('KR-ORIENT-R9: a card of rotation q shows (r,c) where q times (r,c) to (c,4-r) puts it', () => {
  expect([0, 1, 2, 3, 4].map((turns) => drawnAt([1, 2], turns))).toEqual([
    [1, 2],
    [2, 3],
    [3, 2],
    [2, 1],
    [1, 2],
  ])
  expect(drawnAt([1, 3], 3)).toEqual([1, 1])
})

test('KR-TILE7: every place of a tile lies on the card', () => {
  expect(placementsOf(I2).turned.map((places) => places.length)).toEqual([20, 20, 20, 20])
  expect(placementsOf(L3).turned.map((places) => places.length)).toEqual([16, 16, 16, 16])
  for (const place of placementsOf(J4).free) {
    expect(place & ~ALL_CELLS).toBe(0)
    expect(countOf(place)).toBe(4)
  }
  const upright = [0, 1, 2, 3, 4, 5].map((row): At => [row, 0])
  expect(placementsOf(upright).free).toEqual([])
})

test('KR-ORIENT-R10: a free tile takes each distinct image once', () => {
  expect(placementsOf([[0, 0]]).free).toHaveLength(25)
  expect(placementsOf(I2).free).toHaveLength(40)
  expect(placementsOf(L3).free).toHaveLength(64)
  // No turn of this one is its mirror image: eight images.
  expect(placementsOf(J4).free).toHaveLength(96)
  const flippedOnly = cells([0, 0], [1, 0], [2, 0], [2, 1])
  expect(placementsOf(J4).free).toContain(flippedOnly)
  expect(placementsOf(J4).turned.flat()).not.toContain(flippedOnly)
})

const kinds: { readonly [code: string]: { readonly id: string; readonly large?: true } } = {
  g: { id: 'goblin' },
  O: { id: 'ogre', large: true },
}

test('KR-LARGE1: a large enemy is one enemy on two by two cells, blocked cells are nobody', () => {
  const grid = readGrid(['OOg..', 'OO..#', '...**', '.....', '.....'], (code) => kinds[code])
  expect(grid.enemies).toEqual([
    { kind: kinds.O, cells: cells([0, 0], [0, 1], [1, 0], [1, 1]) },
    { kind: kinds.g, cells: cells([0, 2]) },
  ])
  expect(grid.blocked).toBe(cells([1, 4], [2, 3], [2, 4]))
  expect(grid.wrong).toEqual([])
})

test('a cell that nobody knows is named, and so is half an ogre', () => {
  const grid = readGrid(['x....', '...OO', '...O.', '.....', '....O'], (code) => kinds[code])
  expect(grid.wrong).toContainEqual([0, 0])
  expect(grid.wrong).toContainEqual([1, 3])
  expect(grid.wrong).toContainEqual([4, 4])
})

/** Six by six, all path, so that every reach is seen. */
const open = groundOf({
  map: Array.from({ length: 6 }, () => 'PPPPPP'),
  exits: [{ id: 'A', facing: 'E', at: [3, 5] }],
  spawns: [{ n: 1, exit: 'A', edge: 'W', lane: [[3, 0]], pile: [] }],
  sites: [],
})
const reach = (turn: number, ...arrows: { dir: 'N' | 'NE'; max: number }[]) =>
  reachFrom(open, 3 * 6 + 3, arrows, turn).map((space) => [Math.floor(space / 6), space % 6])

test('KR-ORIENT-R3, KR-RANGE1, KR-RANGE2, KR-RANGE3, KR-RANGE4: F1, an arrow turns with its tower and reaches every space up to its end', () => {
  const straight = [0, 1, 2, 3].map((turn) => reach(turn, { dir: 'N', max: 2 }))
  expect(straight).toEqual([
    [
      [1, 3],
      [2, 3],
    ],
    [
      [3, 4],
      [3, 5],
    ],
    [
      [4, 3],
      [5, 3],
    ],
    [
      [3, 1],
      [3, 2],
    ],
  ])
  const diagonal = [0, 1, 2, 3].map((turn) => reach(turn, { dir: 'NE', max: 1 }))
  expect(diagonal).toEqual([[[2, 4]], [[4, 4]], [[4, 2]], [[2, 2]]])
})

test('KR-RANGE-R3, KR-RANGE-R4: diagonals go on along the diagonal, and a space reached twice is one space', () => {
  expect(reach(0, { dir: 'NE', max: 2 })).toEqual([
    [1, 5],
    [2, 4],
  ])
  expect(reach(0, { dir: 'N', max: 1 }, { dir: 'N', max: 1 })).toEqual([[2, 3]])
})

const valley = groundOf({
  map: ['.S.S', 'PPPP', 'P..S'],
  exits: [{ id: 'A', facing: 'E', at: [1, 3] }],
  spawns: [
    {
      n: 1,
      exit: 'A',
      edge: 'W',
      lane: [
        [1, 0],
        [1, 1],
        [1, 2],
        [1, 3],
      ],
      pile: [],
    },
  ],
  sites: [],
})

test('KR-RANGE5, KR-RANGE-R1, KR-RANGE-R2: nothing blocks a line, only path spaces are hit, perfect reaches all of them', () => {
  // From the lower right corner over open ground to the path at distance three.
  expect(reachFrom(valley, 11, [{ dir: 'W', max: 3 }], 0)).toEqual([8])
  expect(reachFrom(valley, 11, [{ dir: 'S', max: 3 }], 0)).toEqual([])
  expect(reachFrom(valley, 11, [{ dir: 'W', max: 2 }], 0)).toEqual([])
  expect(reachFrom(valley, 0, 'perfect', 2)).toEqual([4, 5, 6, 7, 8])
})

test('KR-MAP4, KR-MAP-R2: eight neighbours, fewer at the edge, and never the space itself', () => {
  expect(valley.adjacent[5]).toEqual([0, 1, 2, 4, 6, 8, 9, 10])
  expect(valley.adjacent[0]).toEqual([1, 4, 5])
})

test('KR-ADVANCE-R1: W9, lane 1 from exit to spawn, then what is new in lane 2', () => {
  const [a, b, c, d, e, f] = [0, 1, 2, 3, 4, 5]
  const order = activationOrder([{ spaces: [a, b, c, d] }, { spaces: [e, f, c, d] }])
  expect(order).toEqual([d, c, b, a, f, e])
})

test('KR-ORIENT-R1: the purple edge lies where the exit of the lane faces', () => {
  const turnFor = (facing: 'N' | 'E' | 'S' | 'W') =>
    groundOf({
      map: ['P'],
      exits: [{ id: 'A', facing, at: [0, 0] }],
      spawns: [{ n: 1, exit: 'A', edge: 'W', lane: [[0, 0]], pile: [] }],
      sites: [],
    }).lanes[0]?.turn
  expect((['S', 'W', 'N', 'E'] as const).map(turnFor)).toEqual([0, 1, 2, 3])
})
