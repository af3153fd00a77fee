import { expect, test } from 'vitest'
import { boxOf } from '../content/box.ts'
import type { At } from '../content/geometry/cells.ts'
import type { Options, Pieces } from '../state.ts'
import { attackWith } from './pieces.ts'
import { baseAt, maskOf, Scene } from './testing/scene.ts'

const EMPTY = ['g....', '.....', '.....', '.....', '.....']

/** An attack on one tray with these tiles, as a spell or an ability would make it. */
function attack(
  shapes: readonly string[],
  more: Partial<Pieces>,
  options: Partial<Options> = {},
  grid = EMPTY,
): Scene {
  const t = new Scene({ options, grids: { 't1-01': grid } }).until('play').clear().lay('t1-01', [1, 3])
  const { tiles, file } = boxOf(t.s)
  const free = (id: string) => tiles.findIndex((tile) => tile.free && file.shapes[tile.shape]?.id === id)
  attackWith(t.s, {
    by: 0,
    pieces: shapes.map(free),
    soldiers: 0,
    type: 2,
    turn: 0,
    trays: [t.card('t1-01')],
    spread: 'one',
    duty: 'none',
    lifts: false,
    lifted: false,
    constraint: null,
    placed: [],
    base: 0,
    ...more,
  })
  return t
}
const bolt = (options: Partial<Options> = {}, grid = EMPTY) =>
  attack(['M1', 'M1', 'M1', 'M1'], { constraint: 'eachTouchesAnother' }, options, grid)
const target = (t: Scene) => {
  const move = t.legal().find(({ do: what }) => what === 'target')
  return t.question === 'pieces' && move ? t.answer(0, move) : t
}
const on = (t: Scene, ...cells: At[]) => target(t).answer(0, { do: 'cells', cells: maskOf(...cells) })

test('KR-BOLT1, KR-BOLT2, KR-BOLT-R1: each tile touches another; two pairs will do, three and one will not', () => {
  const pairs = on(on(on(bolt(), [0, 0]), [4, 4]), [0, 1])
  expect(target(pairs).refusedCells([0, 2])).toBe('KR-BOLT2')
  on(pairs, [4, 3])
  expect([pairs.question, pairs.tray('t1-01').tiles.length]).toEqual(['play', 4])
  const three = on(on(on(bolt(), [0, 0]), [0, 1]), [0, 2])
  expect(target(three).refusedCells([4, 4])).toBe('KR-BOLT2')
})

test('KR-BOLT-R1: a table may ask for one group', () => {
  const t = on(on(bolt({ boltConnected: true }), [0, 0]), [0, 1])
  expect(target(t).refusedCells([4, 4])).toBe('KR-BOLT2')
})

test('KR-BOLT-R2: two or three may do, a single one may not', () => {
  const one = on(bolt(), [0, 0])
  // It cannot end there, so the next one is asked for at once.
  expect(one.question).toBe('cells')
  expect(on(one, [1, 0]).offers({ do: 'confirm' })).toBe(true)
  // A cell without a free neighbour is no beginning.
  const lonely = bolt({}, ['g*...', '*....', '.....', '.....', '.....'])
  expect(target(lonely).refusedCells([0, 0])).toBe('KR-BOLT2')
})

const harvest = (base: At) =>
  attack(['I2', 'I2', 'M1', 'M1'], { constraint: 'eachOnAnotherSideOfBase', base: baseAt(base) }).stand(
    'malik',
    [1, 3],
    base,
  )

test('KR-LILITH7, KR-LILITH-R3, KR-LILITH-R9: each tile touches another side of the base, edge to edge', () => {
  const t = harvest([2, 2])
  const small = t.legal().findLast(({ do: what }) => what === 'target')
  t.answer(0, small ?? { do: 'confirm' })
  // Corner to corner is no contact.
  expect(t.refusedCells([1, 1])).toBe('KR-LILITH7')
  t.answer(0, { do: 'cells', cells: maskOf([1, 2]) })
  const again = t.fork()
  again.answer(0, again.legal().findLast(({ do: what }) => what === 'target') ?? { do: 'confirm' })
  expect(again.refusedCells([1, 3])).toBe('KR-LILITH7')
  expect(again.offers({ do: 'cells', cells: maskOf([2, 4]) })).toBe(true)
})

test('KR-LILITH-R4: F10, a base in the corner leaves two sides', () => {
  const t = harvest([0, 0])
  on(t, [2, 0], [3, 0])
  on(t, [0, 2], [0, 3])
  expect([t.question, t.tray('t1-01').tiles.length]).toEqual(['play', 2])
})
