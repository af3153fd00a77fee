/** Edge cases 35 to 60 and 164: soldiers, stacks of towers, Portals. */
import { describe, expect, test } from 'vitest'
import { boxOf } from '../../content/box.ts'
import type { Options } from '../../state.ts'
import { cover } from '../testing/bosses.ts'
import { type HeroScene, heroes } from '../testing/heroes.ts'
import { maskOf, pairAt, squareAt } from '../testing/scene.ts'

type Grids = { readonly [card: string]: readonly string[] }

const GOBLINS = ['gg...', 'gg...', '.....', '.....', '.....']
const LONE = ['g....', '.....', '.....', '.....', '.....']
const PORTAL = ['gg...', '.....', '..#..', '.....', '.....']

/** Scenario 5: cards lie as printed. b6 (2,2) is red, between (2,1), (2,3), (1,3), (3,1), (3,2) and (3,3). */
const table = (grids: Grids = {}, options: Partial<Options> = {}) =>
  heroes(['malik', 'lilith'], {
    grids: { 't1-01': GOBLINS, 't1-04': GOBLINS, 'portal3-01': PORTAL, ...grids },
    options: { scenario: 5, ...options },
  })
const CONFIRM = { do: 'confirm' } as const
const LIFT = (t: HeroScene, id: string, row: number, column: number) =>
  ({ do: 'lift', tray: t.card(id), cells: maskOf([row, column]) }) as const
const faceDown = (t: HeroScene) => t.s.towers.map(({ down }) => down)

/** A Militia is built with so many soldiers in the supply; two stand on a tray far away. */
function withTwoAway(soldiers: number): HeroScene {
  const t = table()
    .lay('t1-01', [2, 3])
    .lay('t1-04', [1, 0], { soldiers: pairAt([0, 0]) })
  t.s.soldiers = soldiers
  return t.give(0, 'militia').build(0, 'militia', 'b6', 1)
}

describe('soldiers', () => {
  test('KR-SOLDIER10: case 35, for two soldiers there is one cell: the other is lost', () => {
    const t = table({ 't1-01': LONE }).lay('t1-01', [2, 3]).give(0, 'militia').build(0, 'militia', 'b6', 1)
    expect([t.question, t.tray('t1-01').soldiers, t.s.soldiers]).toEqual(['play', maskOf([0, 0]), 11])
  })

  test('KR-SOLDIER8: case 36, not on an empty cell', () => {
    const t = table().lay('t1-01', [2, 3]).give(0, 'militia').build(0, 'militia', 'b6', 1)
    expect(t.refusedCells([4, 4])).toBe('KR-SOLDIER8')
  })

  test('KR-SOLDIER4, KR-TYPE2: case 37, whoever resists is safe from physical soldiers, not from true ones', () => {
    const grids = { 't1-01': ['kgg..', '.....', '.....', '.....', '.....'] }
    const physical = table(grids).lay('t1-01', [2, 3]).give(0, 'militia').build(0, 'militia', 'b6', 1)
    expect(physical.refusedCells([0, 0])).toBe('KR-SOLDIER4')
    const holy = table(grids).lay('t1-01', [2, 3]).give(0, 'holyorder').build(0, 'holyorder', 'b6', 1)
    expect(holy.soldier('t1-01', [0, 0]).tray('t1-01').soldiers).toBe(maskOf([0, 0]))
  })

  test('KR-SOLDIER-R1, KR-SOLDIER-R2: case 38, one from the supply, then one may be moved from another tray, and no more', () => {
    const t = withTwoAway(1).soldier('t1-01', [0, 0])
    expect([t.offers(LIFT(t, 't1-04', 0, 0)), t.offers(CONFIRM)]).toEqual([true, true])
    t.answer(0, LIFT(t, 't1-04', 0, 0)).soldier('t1-01', [0, 1])
    expect([t.question, t.tray('t1-01').soldiers]).toEqual(['play', maskOf([0, 0], [0, 1])])
    expect(t.tray('t1-04').soldiers).toBe(maskOf([0, 1]))
  })

  test('KR-SOLDIER-R1: case 39, with soldiers in the supply none is moved', () => {
    const t = table()
      .lay('t1-01', [2, 3])
      .lay('t1-04', [3, 3], { lane: 2, soldiers: [[0, 0]] })
    t.s.soldiers = 3
    t.give(0, 'footmen').build(0, 'footmen', 'b6', 1)
    expect(t.refusal(LIFT(t, 't1-04', 0, 0))).toBe('KR-SOLDIER-R1')
  })

  test('KR-SOLDIER14, KR-SOLDIER-R4, KR-SOLDIER12: case 40, a tray whose soldiers are moved off goes on', () => {
    const t = withTwoAway(0)
    for (const column of [0, 1]) t.answer(0, LIFT(t, 't1-04', 0, column)).soldier('t1-01', [0, column])
    t.phase('advance')
    expect(t.map).toMatchObject({ 't1-04': '1,1', 't1-01': '2,3' })
  })

  test('KR-SOLDIER-R5, KR-SPELL-R5: case 41, with no soldier left Reinforcements are kept', () => {
    const t = table()
      .lay('t1-01', [2, 3])
      .lay('t1-04', [1, 0], { soldiers: [[0, 0]] })
    const spell = boxOf(t.s).spells.findIndex(({ id }) => id === 'reinforcements')
    Object.assign(t.s, { spells: [spell], soldiers: 0 })
    expect(t.refusal(0, { do: 'cast', spell })).toBe('KR-SPELL-R5')
  })

  test('KR-SOLDIER-R7, KR-LARGE2: case 42, four soldiers on the four cells of a large enemy destroy its tray', () => {
    const grids = { 't1-01': ['OO...', 'OO...', '.....', '.....', '.....'] }
    const t = table(grids).lay('t1-01', [2, 3]).give(0, 'barbarians').build(0, 'barbarians', 'b6', 1)
    for (const cell of squareAt([0, 0])) t.soldier('t1-01', cell)
    expect([t.phase('destroy').map, t.s.soldiers]).toEqual([{}, 12])
  })

  test('KR-SOLDIER-R1: case 164, with an empty supply nothing is owed', () => {
    const t = table()
      .lay('t1-01', [2, 3])
      .lay('t1-04', [1, 0], { soldiers: [[0, 0]] })
    t.s.soldiers = 0
    expect(t.give(0, 'militia').build(0, 'militia', 'b6', 1).confirm().question).toBe('play')
  })

  test('KR-SOLDIER11, KR-SOLDIER15, KR-PROT2: one damage ends a soldier, and no Protection saves it', () => {
    const t = table()
      .lay('t1-01', [2, 3], {
        soldiers: pairAt([0, 0]),
      })
      .stand('malik', [2, 3], [3, 3])
    t.hero('malik').protected = 1
    t.phase('advance')
    expect([t.hero('malik').health, t.tray('t1-01').soldiers, t.s.soldiers]).toEqual([5, 0, 12])
  })

  test('KR-SOLDIER-R8: between rounds soldiers stay where they are', () => {
    const t = table().lay('t1-01', [2, 3], { soldiers: [[0, 0]] })
    for (const phase of ['pickup', 'spend', 'spawn'] as const) t.phase(phase)
    expect(t.run({ do: 'end-round' }).tray('t1-01').soldiers).toBe(maskOf([0, 0]))
  })
})

describe('stacks', () => {
  const rule = (t: HeroScene, id: string) => {
    const begun = t
      .fork()
      .give(0, id)
      .answer(0, { do: 'build', tower: t.tower(id) })
    const site = { do: 'site', site: t.site('b6') } as const
    return begun.offers(site) ? 'accepted' : begun.refusal(site)
  }

  test('KR-STACK1, KR-STACK2, KR-STACK3, KR-STACK4: case 43, Archer on Archer no, Militia on Archer and Archer on Militia yes, a third never', () => {
    const archer = table().stands('archer', 'b6')
    const militia = table().stands('militia', 'b6')
    expect([rule(archer, 'archer'), rule(archer, 'militia'), rule(militia, 'archer')]).toEqual([
      'KR-TOWER3',
      'accepted',
      'accepted',
    ])
    archer.stands('militia', 'b6')
    expect([rule(archer, 'militia'), rule(archer, 'mage')]).toEqual(['KR-STACK4', 'KR-STACK4'])
  })

  test('KR-STACK-R1: cases 44 and 45, a face-down tower counts as what it is', () => {
    expect(rule(table().stands('militia', 'b6', { down: 1 }), 'marksmen')).toBe('accepted')
    const archer = table().stands('archer', 'b6', { down: 1 })
    expect([rule(archer, 'mage'), rule(archer, 'militia')]).toEqual(['KR-TOWER3', 'accepted'])
  })

  test('KR-STACK-R4, KR-PICKUP5, KR-PICKUP-R1: case 46, of a stack one comes to hand and one goes to the supply, after everything else', () => {
    const t = table().give(0).stands('militia', 'b6').stands('archer', 'b6', { down: 1 }).stock({ archer: 0 })
    t.s.players[0]?.incoming.push(t.tower('mage'))
    t.phase('pickup')
    expect([t.held(0), t.inStock('archer')]).toEqual([['militia', 'mage'], 1])
    const order = ['taken-up', 'arrived', 'returned']
    expect(t.events.map(({ e }) => e).filter((e) => order.includes(e))).toEqual(order)
  })
})

describe('Portals', () => {
  test('KR-PORTAL-R4, KR-PORTAL-R6: case 47, below its level nothing happens to either', () => {
    const t = table().lay('portal3-01', [2, 3]).give(0, 'marksmen').build(0, 'marksmen', 'b6', 1)
    expect([t.question, faceDown(t), t.tiles('portal3-01')]).toEqual(['play', [0], 0])
  })

  test('KR-PORTAL8: case 48, beside a Horde the Portal may be left alone', () => {
    const t = table().lay('portal3-01', [2, 3]).lay('t1-01', [1, 3], { lane: 2 })
    t.give(0, 'sharpshooter').build(0, 'sharpshooter', 'b6', 1)
    t.put('t1-01', [0, 0], [0, 1]).put('t1-01', [1, 0]).confirm()
    expect([t.question, faceDown(t), t.tiles('portal3-01')]).toEqual(['play', [0], 0])
  })

  test('KR-PORTAL9: case 49, alone in range it must be attacked', () => {
    const t = table().lay('portal3-01', [2, 3]).give(0, 'sharpshooter').build(0, 'sharpshooter', 'b6', 1)
    expect(t.refusal(CONFIRM)).toBe('KR-PORTAL9')
    t.put('portal3-01', [0, 0], [0, 1])
    // Both enemies are covered: the other tile is not owed.
    expect([t.confirm().question, faceDown(t)]).toEqual(['play', [1]])
  })

  test('KR-PORTAL10, KR-PORTAL-R5: cases 50 and 51, with all enemies covered nothing is owed, but a tile on empty cells is an attack', () => {
    const t = cover(table().lay('portal3-01', [2, 3]), 'portal3-01') as HeroScene
    t.give(0, 'sharpshooter').build(0, 'sharpshooter', 'b6', 1)
    expect(faceDown(t.fork().confirm() as HeroScene)).toEqual([0])
    expect(faceDown(t.put('portal3-01', [4, 3], [4, 4]).confirm() as HeroScene)).toEqual([1])
  })

  test('KR-PORTAL7: case 52, one tile on a Portal and two on Hordes: all are placed, then it is turned', () => {
    const t = table().lay('portal3-01', [2, 3]).lay('t1-01', [1, 3], { lane: 2 })
    t.give(0, 'rangers').build(0, 'rangers', 'b6', 1).put('portal3-01', [0, 0], [0, 1])
    expect(faceDown(t)).toEqual([0])
    t.put('t1-01', [0, 0], [0, 1]).put('t1-01', [1, 0])
    expect([t.question, faceDown(t), t.tiles('t1-01')]).toEqual(['play', [1], 2])
  })

  test('KR-PORTAL4: case 53, its centre stays free of tiles and soldiers', () => {
    const tile = table().lay('portal3-01', [2, 3]).give(0, 'sharpshooter').build(0, 'sharpshooter', 'b6', 1)
    tile.answer(0, { do: 'target', piece: tile.piece(2), tray: tile.card('portal3-01') })
    expect(tile.refusedCells([2, 2], [2, 3])).toBe('KR-PORTAL4')
    const soldier = table().lay('portal3-01', [2, 3]).give(0, 'knights').build(0, 'knights', 'b6', 1)
    expect(soldier.refusedCells([2, 2])).toBe('KR-PORTAL4')
  })

  test('KR-PORTAL-R1, KR-PORTAL-R2: case 54, soldiers on a Portal: the tower is turned, the Portal held', () => {
    const t = table().lay('portal3-01', [2, 3]).give(0, 'knights').build(0, 'knights', 'b6', 1)
    t.soldier('portal3-01', [0, 0]).soldier('portal3-01', [0, 1])
    expect([t.question, faceDown(t)]).toEqual(['play', [1]])
    expect(t.phase('advance').map).toEqual({ 'portal3-01': '2,3' })
  })

  test('KR-TOWER-R2, KR-PORTAL-R3: case 55, a Portal whose open enemies no tile can cover is not forced', () => {
    const grids = { 'portal3-01': ['z.z..', '.....', '..#..', '.....', '.....'] }
    const t = table(grids).lay('portal3-01', [2, 3]).give(0, 'wizard').build(0, 'wizard', 'b6', 1)
    expect([t.offers(CONFIRM), faceDown(t.confirm() as HeroScene)]).toEqual([true, [0]])
  })

  test('KR-PORTAL12, KR-MOVE4, KR-MOVE7: case 56, heroes cross a Portal and never end there', () => {
    const t = table().lay('portal3-01', [2, 3]).stand('malik', [1, 3]).activate('malik')
    expect([t.refusal({ do: 'space', space: t.space([2, 3]) }), t.spaces.includes('3,3')]).toEqual([
      'KR-MOVE7',
      true,
    ])
  })

  test('KR-PORTAL-R9, KR-LILITH11: case 57, the wheel next to two Hordes and a Portal gives two tiles', () => {
    const t = table().lay('portal3-01', [2, 3]).lay('t1-01', [1, 3], { lane: 2 }).lay('t1-04', [3, 2])
    t.stand('lilith', [2, 2]).skill('lilith', ['infernal-wheel']).activate('lilith').use('infernal-wheel')
    t.put('t1-01', [0, 0], [0, 1]).put('t1-04', [0, 0], [0, 1])
    expect([t.question, t.tiles('t1-01'), t.tiles('t1-04'), t.tiles('portal3-01')]).toEqual([
      'activation',
      1,
      1,
      0,
    ])
  })

  test('KR-WIN-R1, KR-WIN3, KR-WIN-R2: cases 58 and 59, after the last Portal the round is played out, for better or worse', () => {
    const last = (hearts: number) => {
      const t = cover(table().lay('portal3-01', [1, 3], { lane: 2 }), 'portal3-01')
      t.lay('t1-12', [5, 3], { lane: 2 }).lay('t1-02', [0, 3], { lane: 2 })
      Object.assign(t.s, { closed: 1, hearts })
      return t.phase('destroy').phase('advance')
    }
    expect(last(6).s.outcome).toMatchObject({ winners: [], rule: 'KR-WIN4' })
    const won = last(12)
    expect([won.s.closed, won.s.outcome]).toEqual([2, null])
    expect(won.run({ do: 'end-round' }).s.outcome).toMatchObject({ winners: [0, 1], rule: 'KR-WIN1' })
  })

  test('KR-PORTAL15: case 60, a Portal that gets out is the end, whatever hearts there are', () => {
    const t = table().lay('portal3-01', [5, 3]).phase('advance')
    expect([t.s.hearts, t.s.outcome]).toMatchObject([12, { rule: 'KR-PORTAL15' }])
    expect(t.told('ended')).toEqual([{ e: 'ended', won: false, rule: 'KR-PORTAL15' }])
  })

  test('KR-PORTAL1, KR-PORTAL2, KR-PORTAL-R12: how many there are is the scenario’s, and one that is still in a pile is not closed', () => {
    const t = table()
    t.s.closed = 1
    expect(t.run({ do: 'end-round' }).s.outcome).toBeNull()
    t.s.closed = 2
    expect(t.run({ do: 'end-round' }).s.outcome).toMatchObject({ winners: [0, 1] })
    // Alone two are enough, and three ask for three.
    const three = heroes(['malik', 'ignus', 'magnus'], { options: { scenario: 5 } })
    three.s.closed = 2
    expect(three.run({ do: 'end-round' }).s.outcome).toBeNull()
    const solo = heroes(['malik'], { options: { scenario: 5 } })
    solo.s.closed = 2
    expect(solo.run({ do: 'end-round' }).s.outcome).toMatchObject({ winners: [0] })
  })
})
