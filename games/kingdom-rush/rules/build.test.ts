import { expect, test } from 'vitest'
import { boxOf } from '../content/box.ts'
import type { At } from '../content/geometry/cells.ts'
import type { Options } from '../state.ts'
import { empty } from './testing/bosses.ts'
import { maskOf, Scene, squareAt } from './testing/scene.ts'

/**
 * Scenario 1 with two players: site b4 at (1,2) is blue (seat 1), beside (1,1), (2,2) and (1,3); b5 at (0,3) and b6 at (2,4) are
 * red (seat 0). Exit A faces east, so every card lies turned by three quarters.
 */
const table = (options: Partial<Options> = {}, grids: { readonly [card: string]: readonly string[] } = {}) =>
  new Scene({ options: { heroes: ['malik', 'alleria'], ...options }, grids }).until('play').clear()
const site = (t: Scene, id: string) => ({ do: 'site', site: t.site(id) }) as const
const upright = (row: number, column: number): At[] => [
  [row, column],
  [row + 1, column],
]
const across = (row: number, column: number): At[] => [
  [row, column],
  [row, column + 1],
]
const BUILD = (t: Scene, id: string) => ({ do: 'build', tower: t.tower(id) }) as const

test('KR-PLAY1, KR-TOWER1, KR-TOWER4, KR-TOWER-R11, KR-SETUP9, KR-SETUP-R10: from the hand to a site of the own colour', () => {
  const t = table().give(0, 'archer', 'archer', 'mage').give(1)
  expect(t.legal(0).filter((move) => move.do === 'build')).toEqual([BUILD(t, 'archer'), BUILD(t, 'mage')])
  expect(t.legal(1).filter((move) => move.do === 'build')).toEqual([])
  t.answer(0, BUILD(t, 'archer'))
  expect(t.legal()).toEqual(['b2', 'b5', 'b6', 'b9'].map((id) => site(t, id)))
  expect(t.refusal(site(t, 'b4'))).toBe('KR-TOWER4')
  // KR-SETUP-R11: with two players nobody has this site.
  expect(t.refusal(site(t, 'b1'))).toBe('KR-SETUP-R11')
  t.answer(0, site(t, 'b5')).answer(0, { do: 'turn', turn: 1 })
  expect(t.s.towers).toMatchObject([
    { site: t.site('b5'), tower: t.tower('archer'), turn: 1, by: 0, down: 0 },
  ])
  expect(t.s.players[0]?.hand).toEqual([t.tower('archer'), t.tower('mage')])
})

test('KR-TOWER2, KR-TOWER-R7, KR-TOWER-R8: not where a hero or the Wildcat stands, unless it goes away', () => {
  const t = table().give(0, 'archer').stand('malik', [0, 3])
  t.s.wildcat = { at: t.space([2, 4]), on: -1, base: 0, met: 1, spent: 0 }
  t.answer(0, BUILD(t, 'archer'))
  expect([t.refusal(site(t, 'b5')), t.refusal(site(t, 'b6'))]).toEqual(['KR-TOWER2', 'KR-TOWER-R7'])
  t.hero('malik').at = t.space([0, 2])
  expect(t.offers(site(t, 'b5'))).toBe(true)
})

test('KR-STACK1, KR-STACK2, KR-STACK3, KR-STACK4, KR-STACK5, KR-TOWER3, KR-STACK-R2: W2, two towers on a site, one of them of soldiers', () => {
  const t = table().give(0, 'archer', 'militia').stands('archer', 'b5').stands('militia', 'b6')
  t.stands('militia', 'b9').stands('marksmen', 'b9').stands('militia', 'b4', { by: 1 })
  const archer = t.fork().answer(0, BUILD(t, 'archer'))
  // On the blue site only its owner builds on top.
  expect(archer.refusal(site(t, 'b4'))).toBe('KR-TOWER4')
  expect([archer.refusal(site(t, 'b5')), archer.offers(site(t, 'b6'))]).toEqual(['KR-TOWER3', true])
  expect(archer.refusal(site(t, 'b9'))).toBe('KR-STACK4')
  const militia = t.fork().answer(0, BUILD(t, 'militia'))
  expect([militia.offers(site(t, 'b5')), militia.offers(site(t, 'b6'))]).toEqual([true, true])
  expect(militia.refusal(site(t, 'b9'))).toBe('KR-STACK4')
})

test('KR-STACK7, KR-STACK-R1: a face-down tower counts for stacking', () => {
  const t = table()
    .give(0, 'mage', 'militia')
    .stands('militia', 'b5', { down: 1 })
    .stands('archer', 'b6', { down: 1 })
  const mage = t.fork().answer(0, BUILD(t, 'mage'))
  expect([mage.offers(site(t, 'b5')), mage.refusal(site(t, 'b6'))]).toEqual([true, 'KR-TOWER3'])
  expect(t.answer(0, BUILD(t, 'militia')).offers(site(t, 'b6'))).toBe(true)
})

test('KR-STACK6, KR-STACK-R3: the tower on top attacks, turned as it likes', () => {
  const t = table().lay('t1-12', [2, 2]).give(1, 'marksmen').stands('militia', 'b4', { by: 1 })
  t.build(1, 'marksmen', 'b4', 2).put('t1-12', [1, 2], [1, 3])
  expect(t.tray('t1-12').tiles).toEqual([maskOf([1, 2], [1, 3])])
})

test('KR-WHITE1, KR-STACK-R5, KR-CAMP-R15: a white site is everybody’s, also above another’s tower; an iron rule closes it', () => {
  const t = table({ scenario: 5 }).give(0, 'archer').give(1, 'militia')
  const id = whiteSite(t)
  t.stands('archer', id, { by: 0 })
  expect(t.answer(1, BUILD(t, 'militia')).offers(site(t, id))).toBe(true)
  const iron = empty({ scenario: 7, difficulty: 'iron' }, 'malik', 'magnus', 'ignus').give(0, 'archer')
  expect(iron.answer(0, BUILD(iron, 'archer')).refusal(site(iron, whiteSite(iron)))).toBe('KR-CAMP-R15')
})

const sitesOf = (t: Scene) => boxOf(t.s).scenarios[t.s.scenario]?.sites ?? []
const isWhite = (t: Scene, id: string) =>
  sitesOf(t).some((one) => one.id === id && one.owner[t.s.seats - 1] === 4)
const whiteSite = (t: Scene) => sitesOf(t).find(({ id }) => isWhite(t, id))?.id ?? ''

test('KR-CAMP-R9: an iron rule may forbid a family to be built', () => {
  const t = table({ scenario: 9, difficulty: 'iron' }).give(0, 'militia')
  expect(t.refusal(0, BUILD(t, 'militia'))).toBe('KR-CAMP-R9')
})

test('KR-TOWER1, KR-STACK4: with no site left a tower stays in hand', () => {
  const t = table().give(0, 'archer')
  for (const id of ['b2', 'b5', 'b6', 'b9']) t.stands('archer', id).stands('militia', id)
  expect([t.offers(0, BUILD(t, 'archer')), t.refusal(0, BUILD(t, 'archer'))]).toEqual([false, 'KR-TOWER1'])
})

test('KR-PASS-R5: what is incoming cannot be built', () => {
  const t = table().give(0)
  t.s.players[0]?.incoming.push(t.tower('archer'))
  expect(t.refusal(0, BUILD(t, 'archer'))).toBe('KR-PASS-R5')
})

test('KR-SOLO2, KR-SOLO3, KR-SOLO5: alone all three colours are one’s own, but for the eliminated one', () => {
  const t = new Scene({ seats: 1, options: { heroes: ['malik'] } }).until('play').clear().give(0, 'archer')
  t.s.banned = 1
  t.answer(0, BUILD(t, 'archer'))
  const colours = t.legal().map((move) => (move.do === 'site' ? sitesOf(t)[move.site]?.owner[0] : null))
  expect(new Set(colours)).toEqual(new Set([0, 2]))
  expect(t.refusal(site(t, 'b2'))).toBe('KR-SOLO3')
})

test('KR-TOWER-R5, KR-TOWER6, KR-TOWER-R1: without a target a tower only stands there', () => {
  const t = table().give(0, 'archer').build(0, 'archer', 'b5', 0)
  expect([t.question, t.s.towers.length]).toEqual(['play', 1])
})

test('KR-TILE1, KR-TILE2, KR-ORIENT3, KR-ORIENT4, KR-ORIENT-R4: F13, F2, an upright tile on a card turned by three quarters', () => {
  const t = table().lay('t1-12', [2, 2]).lay('t1-01', [3, 2], { lane: 1 }).give(1, 'archer')
  for (const turn of [0, 1, 3]) expect(t.fork().build(1, 'archer', 'b4', turn).question).toBe('play')
  t.build(1, 'archer', 'b4', 2)
  expect(t.targets(2)).toEqual(['t1-12', 't1-01'])
  t.answer(1, { do: 'target', piece: 0, tray: t.card('t1-12') })
  expect(t.refusedCells(...upright(1, 2))).toBe('KR-TILE2')
  expect(t.refusedCells([1, 4], [1, 5])).toBe('KR-TILE7')
  t.answer(1, { do: 'cells', cells: maskOf(...across(1, 2)) })
  expect([t.question, t.tray('t1-12').tiles]).toEqual(['play', [maskOf(...across(1, 2))]])
  expect(t.told('tile-placed')).toMatchObject([{ seat: 1, enemies: 2 }])
})

test('KR-ORIENT-R4, KR-ORIENT-R8: F14, an L turned by three quarters', () => {
  const t = table().lay('t1-04', [1, 3]).give(0, 'mage').build(0, 'mage', 'b5', 2)
  expect(t.question).toBe('cells')
  expect(t.refusedCells([2, 2], [3, 2], [3, 3])).toBe('KR-TILE2')
  t.answer(0, { do: 'cells', cells: maskOf([2, 3], [3, 2], [3, 3]) })
  expect(t.told('tile-placed')).toMatchObject([{ enemies: 3 }])
})

test('KR-TILE2, KR-TILE4, KR-TILE5, KR-TILE6: W1, and never over a tile, a soldier or a hero', () => {
  // Exit facing south: the card lies as it is printed. A white site at (5,3) looks north.
  const grids = { 't1-01': ['ww...', 'gg...', 'gg...', '.....', '.....'] }
  const t = table({ scenario: 6 }, grids).lay('t1-01', [4, 3], {
    tiles: [[[4, 4]]],
    soldiers: [[2, 1]],
  })
  const own = sitesOf(t).find(({ at, owner }) => at === t.space([5, 3]) && owner[1] === 4)
  expect(own).toBeDefined()
  t.stand('malik', [4, 3], [3, 2])
    .give(0, 'archer')
    .build(0, 'archer', own?.id ?? '', 0)
  expect(t.question).toBe('cells')
  expect(t.offers({ do: 'cells', cells: maskOf(...upright(0, 0)) })).toBe(true)
  expect(t.offers({ do: 'cells', cells: maskOf(...upright(1, 0)) })).toBe(true)
  expect(t.refusedCells(...across(0, 0))).toBe('KR-TILE2')
  expect(t.refusedCells(...upright(3, 4))).toBe('KR-TILE4')
  expect(t.refusedCells(...upright(1, 1))).toBe('KR-TILE5')
  expect(t.refusedCells(...upright(2, 2))).toBe('KR-TILE6')
  // KR-TILE-R1: empty cells may be covered.
  expect(t.offers({ do: 'cells', cells: maskOf(...upright(0, 4)) })).toBe(true)
})

const resisting = { 't1-01': ['gk...', 'dn...', '.....', '.....', '.....'] }

test('KR-TILE8, KR-TILE-R2, KR-TYPE2, KR-TYPE3, KR-TYPE5, KR-TYPE-R1: one resisting enemy forbids the whole tile; a deadly one does not', () => {
  const physical = table({}, resisting).lay('t1-01', [1, 3]).give(0, 'marksmen').build(0, 'marksmen', 'b5', 2)
  expect(physical.refusedCells(...across(0, 0))).toBe('KR-TILE8')
  expect(physical.offers({ do: 'cells', cells: maskOf(...upright(0, 0)) })).toBe(true)
  expect(physical.offers({ do: 'cells', cells: maskOf(...across(1, 0)) })).toBe(true)
  const magic = table({}, resisting).lay('t1-01', [1, 3]).give(0, 'wizard').build(0, 'wizard', 'b5', 2)
  magic.answer(0, { do: 'target', piece: magicTile(magic, 4), tray: magic.card('t1-01') })
  expect(magic.refusedCells(...upright(0, 0), ...upright(0, 1))).toBe('KR-TILE8')
})

test('KR-TYPE4: true damage covers whoever resists', () => {
  const t = table({}, resisting).lay('t1-01', [1, 3]).give(0, 'tesla').build(0, 'tesla', 'b5', 0)
  for (const cell of squareAt([0, 0])) t.put('t1-01', cell)
  expect(t.tray('t1-01').tiles.length).toBe(4)
})

const magicTile = (t: Scene, size: number) => {
  const move = t.legal().find((one) => one.do === 'target' && t.targets(size).length > 0)
  return move?.do === 'target' ? move.piece : -1
}

test('KR-TILE3, KR-ORIENT-R10: a free tile is turned as one likes', () => {
  const t = table().lay('t1-12', [2, 2]).give(1, 'marksmen').build(1, 'marksmen', 'b4', 2)
  expect(t.offers({ do: 'cells', cells: maskOf(...upright(1, 2)) })).toBe(true)
  expect(t.offers({ do: 'cells', cells: maskOf(...across(1, 2)) })).toBe(true)
})

test('KR-TILE9, KR-RANGE6, KR-TOWER-R4, KR-TOWER-R6, KR-TOWER-R10: W5, unlinked tiles go where one likes among the reach', () => {
  const t = table().lay('t1-12', [2, 2]).lay('t1-01', [1, 3]).give(1, 'tesla').build(1, 'tesla', 'b4', 0)
  expect(t.targets(1)).toEqual(['t1-01', 't1-12'])
  t.put('t1-12', [1, 2]).put('t1-01', [0, 1]).put('t1-12', [1, 3])
  expect([t.tray('t1-12').tiles.length, t.tray('t1-01').tiles.length]).toEqual([2, 1])
})

test('KR-PORTAL-R3, KR-TILE10: what the tower before has hit is nothing to the duty of the next one', () => {
  const t = table().lay('t1-04', [1, 3]).lay('t1-01', [2, 2]).give(0, 'bombard')
  t.s.deed.hits = [t.card('t1-01')]
  t.build(0, 'bombard', 'b5', 2)
  expect(t.refusal({ do: 'confirm' })).toBe('KR-TOWER-R3')
})

test('KR-TILE10, KR-TILE-R9: linked tiles go where the first went', () => {
  const t = table()
    .lay('t1-12', [2, 2])
    .lay('t1-01', [3, 2], { lane: 1 })
    .give(1, 'howitzer')
    .build(1, 'howitzer', 'b4', 2)
  expect(t.targets(2)).toEqual(['t1-12', 't1-01'])
  t.put('t1-12', ...across(1, 2))
  // The other tray has room as well, and is not asked about any more.
  expect(t.s.agenda.at(-1)).toMatchObject({ do: 'cells', tray: t.card('t1-12') })
  t.put('t1-12', ...across(2, 2)).confirm()
  expect([t.tray('t1-12').tiles.length, t.tray('t1-01').tiles.length]).toEqual([2, 0])
})

const single = { 't1-01': ['g....', '.....', '.....', '.....', '.....'] }

test('KR-TOWER-R3, KR-TILE-R1: F23, what can be put on an enemy may not be left out; a tile on empty cells is placed', () => {
  const t = table({}, single).lay('t1-01', [1, 3]).lay('portal3-01', [2, 3]).give(1, 'sharpshooter')
  // b4 turned east reaches (1,3) and (2,3).
  t.build(1, 'sharpshooter', 'b4', 1)
  expect(t.refusal({ do: 'confirm' })).toBe('KR-TOWER-R3')
  const alone = t.fork().put('t1-01', [0, 0])
  expect(alone.offers({ do: 'confirm' })).toBe(true)
  alone.confirm()
  expect([alone.question, alone.s.towers[0]?.down]).toEqual(['play', 0])
  expect(alone.told('held-back')).toEqual([{ e: 'held-back', seat: 1, pieces: 1, soldiers: 0 }])
  const both = t.fork().put('t1-01', ...across(3, 3))
  expect(both.refusal({ do: 'confirm' })).toBe('KR-TOWER-R3')
  both.put('t1-01', [0, 0])
  expect([both.question, both.s.towers[0]?.down]).toEqual(['play', 0])
})

test('KR-TOWER-R9: a table may let towers hold their fire, but not before a Portal that is the only target', () => {
  const t = table({ towerMayHoldFire: true }, single)
    .lay('t1-01', [1, 3])
    .give(0, 'archer')
    .build(0, 'archer', 'b5', 2)
  expect(t.offers({ do: 'confirm' })).toBe(true)
  const portal = table({ towerMayHoldFire: true })
    .lay('portal1-01', [1, 3])
    .give(0, 'marksmen')
    .build(0, 'marksmen', 'b5', 2)
  expect(portal.offers({ do: 'confirm' })).toBe(false)
})

test('KR-TILE-R4, KR-TILE-R5: what fits nowhere is lost, the rest is placed', () => {
  const grids = { 't1-01': ['#****', '*****', '*****', '****g', '****g'].with(0, '*****') }
  const t = table({}, grids).lay('t1-01', [2, 2]).give(1, 'howitzer').build(1, 'howitzer', 'b4', 2)
  // One place for a pair of cells, and nothing for the second pair.
  expect([t.question, t.tray('t1-01').tiles]).toEqual(['play', [maskOf(...upright(3, 4))]])
})

test('KR-PLAY4, KR-PLAY-R2, KR-PLAY-R9: while a build is open nobody else acts', () => {
  const t = table().give(0, 'archer').give(1, 'archer').answer(0, BUILD(table(), 'archer'))
  expect([t.asked, t.refusal(1, BUILD(t, 'archer'))]).toEqual([[0], 'not-asked'])
})

test('KR-PLAY-R15: whoever acts is no longer ready; the others stay so', () => {
  const t = table({}, {}).give(0, 'archer').answer(0, { do: 'ready' })
  expect(t.build(0, 'archer', 'b5', 0).unready).toBe(0)
  t.give(1, 'archer').answer(0, { do: 'ready' }).build(1, 'archer', 'b4', 0)
  expect(t.unready).toBe(1)
})
