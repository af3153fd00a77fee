import { anyOf, rngFrom, seedFrom } from '@duskhall/kernel'
import { expect, test } from 'vitest'
import { boxOf } from '../../content/box.ts'
import { countOf } from '../../content/geometry/cells.ts'
import { maskOf, Scene } from '../../rules/testing/scene.ts'
import { coveredOn, enemiesOn } from '../../rules/trays.ts'
import { type KingdomRushMove, SOLDIER } from '../../state.ts'
import { type Building, bestBuildings, fieldOf, inOrder } from './fields.ts'
import type { Plan } from './search.ts'

const table = (grids: { readonly [card: string]: readonly string[] } = {}, scenario = 1, seats = 2) =>
  new Scene({ seats, options: { scenario }, grids }).until('play').clear()

/** Carries a plan out by questions and answers. */
function carryOut(t: Scene, plan: Plan<Building>): Scene {
  for (const { option, places } of inOrder(plan)) {
    const { seat, tower, site, turn } = option
    t.answer(seat, { do: 'build', tower })
    if (t.question === 'site') t.answer(seat, { do: 'site', site })
    t.answer(seat, { do: 'turn', turn })
    const tiles = boxOf(t.s).towers[tower]?.tiles ?? []
    places.forEach((spot, piece) => {
      const tile = tiles[piece] ?? SOLDIER
      if (!spot) return
      const tray = t.s.trays.filter((one) => topCards(t).includes(one.card))[spot.field]?.card as number
      const target: KingdomRushMove = { do: 'target', piece: tile, tray }
      if (t.question === 'pieces') t.answer(seat, target)
      if (t.question === 'cells') t.answer(seat, { do: 'cells', cells: spot.cells })
    })
    t.confirm()
  }
  return t
}

/** The trays that the solver was asked about, in their order. */
const topCards = (t: Scene) => t.s.trays.map(({ card }) => card)

const openOn = (t: Scene, id: string) => countOf(enemiesOn(t.s, t.tray(id)) & ~coveredOn(t.s, t.tray(id)))

test('a field is what is open on a tray: enemies, fast ones, healers, all', () => {
  const t = table({ 't1-01': ['gws..', 'OO...', 'OO...', '.....', '.....'] }).lay('t1-01', [1, 3], {
    tiles: [[[0, 0]]],
  })
  const { open, enemies, groups } = fieldOf(t.s, t.tray('t1-01'))
  expect(open).toBe(maskOf([0, 1], [0, 2], [1, 0], [1, 1], [2, 0], [2, 1]))
  expect(enemies.map(({ cells }) => countOf(cells)).toSorted()).toEqual([1, 1, 4])
  expect(groups.map(({ cells }) => countOf(cells))).toEqual([1, 1, 6])
})

test('two towers destroy a tray that neither could alone, and the plan is played as it is', () => {
  const t = table({ 't1-01': ['ggg..', 'g....', '.....', '.....', '.....'] }).lay('t1-01', [1, 3])
  t.give(0, 'marksmen').give(1, 'marksmen')
  const plan = bestBuildings(t.s)
  expect([plan.exact, plan.uses.filter((used) => used !== null).length]).toEqual([true, 2])
  expect(openOn(carryOut(t, plan), 't1-01')).toBe(0)
})

test('it covers the fast ones where it cannot destroy, and spreads towers over trays', () => {
  const grids = {
    't1-01': ['ggggg', 'ggwwg', '.....', '.....', '.....'],
    't1-02': ['gg...', '.....', '.....', '.....', '.....'],
  }
  const t = table(grids).lay('t1-01', [1, 3]).lay('t1-02', [2, 2]).give(0, 'marksmen').give(1, 'marksmen')
  carryOut(t, bestBuildings(t.s, { trays: topCards(t) }))
  expect(openOn(t, 't1-02')).toBe(0)
  expect(coveredOn(t.s, t.tray('t1-01'))).toBe(maskOf([1, 2], [1, 3]))
})

test('Portals are left alone unless they are asked for', () => {
  const t = table().lay('portal1-01', [1, 3]).give(0, 'marksmen').give(1)
  expect(bestBuildings(t.s).uses).toEqual([null])
  const plan = bestBuildings(t.s, { portals: true })
  expect(plan.uses[0]?.option.tower).toBe(t.tower('marksmen'))
})

test('two towers share a site only as the rules let them', () => {
  const grids = { 't1-01': ['gggg.', '.....', '.....', '.....', '.....'] }
  const only = (t: Scene) => {
    // Every other site is taken.
    for (const id of ['b2', 'b6', 'b9']) t.stands('archer', id).stands('militia', id)
    return t.lay('t1-01', [1, 3]).give(1)
  }
  const archers = only(table(grids)).give(0, 'marksmen', 'marksmen')
  expect(bestBuildings(archers.s).uses.filter((used) => used !== null)).toHaveLength(1)
  const mixed = only(table(grids)).give(0, 'marksmen', 'militia')
  const plan = bestBuildings(mixed.s)
  expect(plan.uses.filter((used) => used !== null)).toHaveLength(2)
  expect(openOn(carryOut(mixed, plan), 't1-01')).toBe(0)
})

test('soldiers are not planned twice, and whoever gets fewer comes last', () => {
  const grids = { 't1-01': ['ggggg', '.....', '.....', '.....', '.....'] }
  const t = table(grids).lay('t1-01', [1, 3]).give(0, 'militia').give(1, 'militia')
  t.s.soldiers = 3
  const plan = bestBuildings(t.s)
  expect(inOrder(plan).map(({ option }) => option.soldiers)).toEqual([2, 1])
  carryOut(t, plan)
  expect([t.s.soldiers, openOn(t, 't1-01')]).toEqual([0, 2])
})

test('whatever the table, a plan of the solver is legal from its first answer to its last', () => {
  for (let i = 0; i < 12; i++) {
    const r = rngFrom(seedFrom('solver', i))
    const t = new Scene({ seats: 2, seed: seedFrom('solver', i), options: { scenario: 1 + (i % 10) } }).until(
      'play',
    )
    const towers = boxOf(t.s).towers.map(({ id }) => id)
    for (const seat of [0, 1]) t.give(seat, anyOf(r, towers), anyOf(r, towers))
    const before = t.s.trays.reduce((sum, tray) => sum + countOf(coveredOn(t.s, tray)), 0)
    carryOut(t, bestBuildings(t.s, { portals: true, budget: 2000 }))
    const after = t.s.trays.reduce((sum, tray) => sum + countOf(coveredOn(t.s, tray)), 0)
    expect([t.question, after >= before]).toEqual(['play', true])
  }
})
