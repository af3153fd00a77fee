import { expect, test } from 'vitest'
import { boxOf } from '../content/box.ts'
import type { Options } from '../state.ts'
import { maskOf, Scene } from './testing/scene.ts'

/** Site b5 at (0,3) of scenario 1 is red; turned by two quarters it looks south, at (1,3) and (2,3). */
const table = (options: Partial<Options> = {}, grids: { readonly [card: string]: readonly string[] } = {}) =>
  new Scene({ options: { heroes: ['malik', 'alleria'], ...options }, grids }).until('play').clear()
const down = (t: Scene) => t.s.towers.at(-1)?.down
const single = {
  'portal3-01': ['g....', '.....', '..#..', '.....', '.....'],
  't1-01': ['g....', '.....', '.....', '.....', '.....'],
}
const confirm = { do: 'confirm' } as const

test('KR-PORTAL5, KR-PORTAL-R4, KR-PORTAL-R6: W8, a tower below its level does not attack a Portal and stays face up', () => {
  for (const [tower, asks] of [
    ['archer', false],
    ['marksmen', false],
    ['sharpshooter', true],
    ['musketeers', true],
  ] as const) {
    const t = table().lay('portal3-01', [1, 3]).give(0, tower).build(0, tower, 'b5', 2)
    expect([tower, t.question !== 'play']).toEqual([tower, asks])
    if (!asks) expect(down(t)).toBe(0)
  }
})

test('KR-PORTAL9, KR-PORTAL-R3, KR-PORTAL6: F12, a Portal that is the only target is attacked with all that finds an enemy', () => {
  const t = table({}, single)
    .lay('portal3-01', [1, 3])
    .give(0, 'sharpshooter')
    .build(0, 'sharpshooter', 'b5', 2)
  expect(t.refusal(confirm)).toBe('KR-PORTAL9')
  t.put('portal3-01', [0, 0])
  expect(t.offers(confirm)).toBe(true)
  t.confirm()
  expect([t.question, down(t)]).toEqual(['play', 1])
  expect(t.told('turned-down')).toEqual([
    { e: 'turned-down', tower: t.tower('sharpshooter'), site: t.site('b5') },
  ])
})

test('KR-PORTAL8: with another target nobody has to attack a Portal', () => {
  const t = table({}, single).lay('portal3-01', [1, 3]).lay('t1-01', [2, 3]).give(0, 'sharpshooter')
  t.build(0, 'sharpshooter', 'b5', 2).put('t1-01', [0, 0])
  expect(t.offers(confirm)).toBe(true)
  expect(t.confirm().s.towers[0]?.down).toBe(0)
})

test('KR-PORTAL7: all attacks are made, then it is turned, even if only one of them hit the Portal', () => {
  const t = table({}, single).lay('portal3-01', [1, 3]).lay('t1-01', [2, 3]).give(0, 'sharpshooter')
  t.build(0, 'sharpshooter', 'b5', 2).put('portal3-01', [0, 0], [0, 1])
  expect(down(t)).toBe(0)
  t.put('t1-01', [0, 0])
  expect([t.question, down(t)]).toEqual(['play', 1])
})

test('KR-PORTAL10, KR-PORTAL-R5: with all its enemies covered nothing must go on it; whoever does so all the same is turned', () => {
  const t = table({}, single)
    .lay('portal3-01', [1, 3], { tiles: [[[0, 0]]] })
    .give(0, 'sharpshooter')
  t.build(0, 'sharpshooter', 'b5', 2)
  expect(t.fork().confirm().s.towers[0]?.down).toBe(0)
  expect(t.put('portal3-01', [4, 4]).confirm().s.towers[0]?.down).toBe(1)
})

test('KR-PORTAL-R3, KR-TOWER-R2: a Portal whose open enemies the tile cannot reach is not forced', () => {
  const grids = { 'portal3-01': ['k....', '.....', '..#..', '.....', '.....'] }
  const t = table({}, grids)
    .lay('portal3-01', [1, 3])
    .give(0, 'sharpshooter')
    .build(0, 'sharpshooter', 'b5', 2)
  expect(t.offers(confirm)).toBe(true)
})

test('KR-PORTAL4, KR-TILE-R3: the centre takes neither tile nor soldier', () => {
  const t = table().lay('portal3-01', [1, 3]).give(0, 'sharpshooter').build(0, 'sharpshooter', 'b5', 2)
  t.answer(
    0,
    t.legal().find((move) => move.do === 'target' && move.piece !== -1 && t.targets(1).length > 0) ?? confirm,
  )
  const cells = t.legal().map((move) => (move.do === 'cells' ? move.cells : 0))
  expect(cells.every((mask) => (mask & maskOf([2, 2])) === 0)).toBe(true)
  const soldiers = table().lay('portal3-01', [1, 3]).give(0, 'knights').build(0, 'knights', 'b5', 2)
  expect(soldiers.refusedCells([2, 2])).toBe('KR-PORTAL4')
})

test('KR-PORTAL-R1: soldiers of enough level stand on a Portal, and their tower is turned', () => {
  const t = table({}, single)
    .lay('portal3-01', [1, 3])
    .give(0, 'knights')
    .build(0, 'knights', 'b5', 2)
    .confirm()
  expect([t.tray('portal3-01').soldiers, down(t), t.s.soldiers]).toEqual([maskOf([0, 0]), 1, 11])
})

test('KR-PORTAL-R15: with several Portals as only targets the builder spreads the tiles as the tower allows', () => {
  const t = table().lay('portal3-01', [1, 3]).lay('portal3-02', [2, 3]).give(0, 'sharpshooter')
  t.build(0, 'sharpshooter', 'b5', 2)
  expect(t.targets(1)).toEqual(['portal3-01', 'portal3-02'])
  expect(t.targets(2)).toEqual(['portal3-01', 'portal3-02'])
})

test('KR-BTIME-R6: a Horde under a Portal tile is attacked like a Portal', () => {
  const t = table().lay('t1-01', [1, 3]).give(0, 'archer', 'marksmen')
  t.tray('t1-01').portalTile = 2
  expect(t.fork().build(0, 'archer', 'b5', 2).question).toBe('play')
  const built = t.build(0, 'marksmen', 'b5', 2)
  expect(built.question).toBe('cells')
  built.answer(0, built.legal()[0] ?? confirm)
  expect(down(built)).toBe(1)
})

test('KR-BOSS-R2, KR-BOSS-R3, KR-BOSS-R11: a life card asks for a level, turns no tower unless the table says so, and is no Portal for the duty', () => {
  const low = table().lay('blackburn-life-2', [1, 3]).give(0, 'archer').build(0, 'archer', 'b5', 2)
  expect(low.question).toBe('play')
  for (const [bossTurnsTowersFaceDown, turned] of [
    [false, 0],
    [true, 1],
  ] as const) {
    const t = table({ bossTurnsTowersFaceDown }).lay('blackburn-life-2', [1, 3]).give(0, 'marksmen')
    t.build(0, 'marksmen', 'b5', 2)
    t.answer(0, t.legal()[0] ?? confirm)
    expect([t.question, down(t)]).toEqual(['play', turned])
  }
})

test('KR-FLY5: what lies under a flyer cannot be attacked', () => {
  const t = table().lay('t1-01', [1, 3]).lay('fly-01', [1, 3]).give(0, 'tesla').build(0, 'tesla', 'b5', 0)
  expect(t.s.agenda.at(-1)).toMatchObject({ do: 'cells', tray: t.card('fly-01') })
})

test('KR-PORTAL-R14: a Portal card is a Portal by itself; Portal tiles are the Time Mage’s alone', () => {
  const t = table()
    .lay('portal1-01', [1, 3])
    .lay('t1-01', [2, 1])
    .give(0, 'archer')
    .build(0, 'archer', 'b5', 2)
  t.answer(0, t.legal()[0] ?? confirm)
  expect([t.tray('portal1-01').portalTile, down(t)]).toEqual([0, 1])
  expect(t.phase('advance').told('portal-opened')).toEqual([])
  expect(boxOf(t.s).file.limits.portalTiles).toBe(2)
})
