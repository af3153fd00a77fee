import { waited } from '@duskhall/kernel'
import { describe, expect, test } from 'vitest'
import { boxOf } from '../content/box.ts'
import { kingdomRush } from '../game.ts'
import { NONE, type Options, SOLDIER } from '../state.ts'
import { timeMage } from './testing/bosses.ts'
import { maskOf, Scene } from './testing/scene.ts'

const GOBLINS = ['gg...', 'gg...', '.....', '.....', '.....']
const FULL = ['ggggg', 'ggggg', 'ggggg', 'ggggg', 'ggggg']
const GRIDS = { 't1-01': GOBLINS, 't1-04': GOBLINS, 't1-10': GOBLINS, 't1-12': GOBLINS }

type Grids = { readonly [card: string]: readonly string[] }

const spellOf = (t: Scene, id: string) => boxOf(t.s).spells.findIndex((spell) => spell.id === id)
const CAST = (t: Scene, id: string) => ({ do: 'cast', spell: spellOf(t, id) }) as const
const CONFIRM = { do: 'confirm' } as const

/** Scenario 1 without trays, and these spells at hand; (2,2) touches (1,1), (2,1), (2,3), (1,3) and (3,2). */
function table(
  spells: readonly string[],
  grids: Grids = GRIDS,
  options: Partial<Options> = {},
  seats = 2,
): Scene {
  const heroes = (['malik', 'alleria'] as const).slice(0, seats)
  const t = new Scene({ seats, options: { heroes, ...options }, grids }).until('play').clear()
  t.s.spells = spells.map((id) => spellOf(t, id))
  return t
}

describe('any spell', () => {
  test('KR-SPELL3, KR-SPELL4, KR-SPELL-R1, KR-PLAY5: each once in a game, by anybody, several in a round', () => {
    const t = table(['rain-of-fire', 'reinforcements']).lay('t1-01', [2, 2])
    t.answer(1, CAST(t, 'rain-of-fire')).put('t1-01', [0, 0], [0, 1]).confirm()
    expect([t.s.spells, t.question]).toEqual([[spellOf(t, 'reinforcements')], 'play'])
    expect(t.refusal(0, CAST(t, 'rain-of-fire'))).toBe('KR-SPELL4')
    t.answer(0, CAST(t, 'reinforcements')).soldier('t1-01', [1, 0]).confirm()
    expect(t.s.spells).toEqual([])
  })

  test('KR-SPELL-R6, KR-PLAY-R9: whoever uses it makes its placements, also while the own hero is knocked out', () => {
    const t = table(['rain-of-fire']).lay('t1-01', [2, 2])
    Object.assign(t.hero('alleria'), { state: 'ko', health: 0 })
    expect(t.answer(1, CAST(t, 'rain-of-fire')).asked).toEqual([1])
  })

  test('KR-SPELL-R5: its pieces may be left out one by one, but one of them must be placed', () => {
    const t = table(['rain-of-fire']).lay('t1-01', [2, 2])
    expect(t.answer(0, CAST(t, 'rain-of-fire')).refusal(CONFIRM)).toBe('KR-SPELL-R5')
    t.put('t1-01', [4, 4])
    expect(t.confirm().question).toBe('play')
    expect(t.tray('t1-01').tiles).toEqual([maskOf([4, 4])])
  })

  test('KR-SPELL-R5, KR-SPELL5: without a Horde it is kept; Portals do not count', () => {
    const t = table(['rain-of-fire', 'lightning-bolt', 'thunder', 'reinforcements']).lay('portal1-01', [2, 2])
    const rules = t.refused(0).filter(({ move }) => move.do === 'cast')
    expect(rules.map(({ rule }) => rule)).toEqual([
      'KR-SPELL-R5',
      'KR-SPELL-R5',
      'KR-SPELL-R5',
      'KR-SPELL-R5',
    ])
  })

  test('KR-SPELL6: any tile of its size will do, however many lie on the map', () => {
    const t = table(['rain-of-fire']).lay('t1-01', [2, 2]).lay('t1-04', [1, 5])
    t.tray('t1-04').tiles = Array.from({ length: 24 }, (_, cell) => 1 << cell)
    t.answer(0, CAST(t, 'rain-of-fire')).answer(0, { do: 'target', piece: t.piece(2), tray: t.card('t1-01') })
    // Two cells side by side, wherever on the card and either way.
    expect(t.legal().filter((move) => move.do === 'cells')).toHaveLength(40)
    t.put('t1-01', [0, 0], [1, 0]).put('t1-01', [0, 1])
    expect(t.tray('t1-01').tiles).toEqual([maskOf([0, 0], [1, 0]), maskOf([0, 1])])
  })

  test('KR-PLAY-R15: who casts a spell is no longer ready, the others stay so', () => {
    const t = table(['rain-of-fire'], GRIDS, {}, 2).lay('t1-01', [2, 2])
    t.answer(0, { do: 'ready' }).answer(0, CAST(t, 'rain-of-fire')).put('t1-01', [0, 0]).confirm()
    expect(waited(kingdomRush, t.s)).toEqual([0, 1])
  })
})

describe('Rain of Fire', () => {
  test('KR-FIRE1, KR-SPELL-R2, KR-SPELL-R3: both tiles on one Horde wherever it is, turned as one likes', () => {
    const t = table(['rain-of-fire']).lay('t1-01', [2, 2]).lay('t1-04', [1, 5])
    t.answer(0, CAST(t, 'rain-of-fire')).put('t1-04', [0, 0], [1, 0])
    expect(t.refusal({ do: 'target', piece: t.piece(1), tray: t.card('t1-01') })).toBe('KR-TILE10')
    t.put('t1-04', [0, 1])
    expect([t.question, t.tray('t1-04').tiles]).toEqual(['play', [maskOf([0, 0], [1, 0]), maskOf([0, 1])]])
  })

  test('KR-FIRE1: it is magic', () => {
    const t = table(['rain-of-fire'], { 't1-01': ['zk...', 'zk...', '.....', '.....', '.....'] })
    t.lay('t1-01', [2, 2]).answer(0, CAST(t, 'rain-of-fire'))
    t.answer(0, { do: 'target', piece: t.piece(2), tray: t.card('t1-01') })
    expect(t.refusedCells([0, 0], [1, 0])).toBe('KR-TILE8')
    expect(t.offers({ do: 'cells', cells: maskOf([0, 1], [1, 1]) })).toBe(true)
  })

  test('KR-SPELL5, KR-BOSS6, KR-FLY5: neither Portals nor bosses, nor what lies under another card', () => {
    const t = table(['rain-of-fire']).lay('t1-01', [2, 2]).lay('fly-01', [2, 2]).lay('portal1-01', [2, 1])
    t.answer(0, CAST(t, 'rain-of-fire'))
    const refused = (id: string) => t.refusal({ do: 'target', piece: t.piece(1), tray: t.card(id) })
    expect([refused('portal1-01'), refused('t1-01')]).toEqual(['KR-SPELL5', 'KR-FLY5'])
    const mage = timeMage().lay('t1-01', [2, 1])
    mage.s.spells = [spellOf(mage, 'rain-of-fire')]
    mage.answer(0, CAST(mage, 'rain-of-fire'))
    expect(mage.targets(1)).toEqual(['t1-01'])
  })
})

describe('Reinforcements', () => {
  test('KR-REINF1, KR-REINF2, KR-SPELL-R4: two soldiers of true damage, on one Horde or on two', () => {
    const t = table(['reinforcements'], { ...GRIDS, 't1-01': ['k....', 'z....', '.....', '.....', '.....'] })
    t.lay('t1-01', [2, 2]).lay('t1-04', [1, 5]).lay('portal1-01', [2, 1])
    t.answer(0, CAST(t, 'reinforcements'))
    // It is an attack, so that Portals are none of its targets (KR-SPELL5).
    expect(t.refusal({ do: 'target', piece: SOLDIER, tray: t.card('portal1-01') })).toBe('KR-SPELL5')
    const one = t.fork().soldier('t1-01', [0, 0]).soldier('t1-01', [1, 0])
    expect([one.question, one.tray('t1-01').soldiers, one.s.soldiers]).toEqual([
      'play',
      maskOf([0, 0], [1, 0]),
      10,
    ])
    t.soldier('t1-01', [0, 0]).soldier('t1-04', [1, 1])
    expect(t.tray('t1-04').soldiers).toBe(maskOf([1, 1]))
  })

  test('KR-REINF-R1, KR-SOLDIER-R5: from the supply alone; with none left the spell is kept', () => {
    const t = table(['reinforcements']).lay('t1-01', [2, 2], { soldiers: [[0, 0]] })
    t.s.soldiers = 0
    expect(t.refusal(0, CAST(t, 'reinforcements'))).toBe('KR-SPELL-R5')
    t.s.soldiers = 1
    t.answer(0, CAST(t, 'reinforcements')).soldier('t1-01', [0, 1])
    expect([t.question, t.s.soldiers]).toEqual(['play', 0])
  })
})

describe('Thunder', () => {
  const AIM = (t: Scene, id: string) => ({ do: 'aim', tray: t.card(id) }) as const
  const storm = () =>
    table(['thunder']).lay('t1-01', [2, 2]).lay('t1-04', [2, 3]).lay('t1-10', [1, 1]).lay('t1-12', [1, 5])

  test('KR-THUNDER1, KR-THUNDER2, KR-THUNDER-R2, KR-PORTAL-R9: a tile of two cells on one Horde, then one of one cell on each Horde around', () => {
    const t = storm()
      .lay('portal1-01', [2, 1])
      .answer(0, CAST(table([]), 'thunder'))
    expect(t.refusal(AIM(t, 'portal1-01'))).toBe('KR-SPELL5')
    t.answer(0, AIM(t, 't1-01')).put('t1-01', [0, 0], [0, 1])
    const hit: string[] = []
    while (t.question === 'pieces') {
      const [target] = t.targets(1)
      hit.push(target ?? '')
      t.put(target ?? '', [0, 0])
    }
    expect([hit.toSorted(), t.question]).toEqual([['t1-04', 't1-10'], 'play'])
    expect(t.tray('t1-12').tiles).toEqual([])
  })

  test('KR-SPELL-R5: each may be left out, all of them may not', () => {
    const t = storm().answer(0, CAST(table([]), 'thunder'))
    t.answer(0, AIM(t, 't1-01')).confirm().confirm()
    expect([t.question, t.refusal(CONFIRM)]).toEqual(['cells', 'KR-SPELL-R5'])
    const one = storm().answer(0, CAST(t, 'thunder'))
    one.answer(0, AIM(t, 't1-12'))
    expect(one.refusal(CONFIRM)).toBe('KR-SPELL-R5')
  })

  test('KR-THUNDER-R1: a target without room for the tile may be named for those around it', () => {
    const t = table(['thunder'], { ...GRIDS, 't1-01': FULL })
    t.lay('t1-01', [2, 2], {
      tiles: [FULL.flatMap((_, row) => [0, 1, 2, 3, 4].map((column) => [row, column] as const))],
    })
    expect(t.refusal(0, CAST(t, 'thunder'))).toBe('KR-SPELL-R5')
    t.lay('t1-04', [2, 3]).answer(0, CAST(t, 'thunder'))
    t.answer(0, AIM(t, 't1-01'))
    expect(t.put('t1-04', [0, 0]).question).toBe('play')
    expect(t.tray('t1-04').tiles).toHaveLength(1)
  })
})

describe('Lightning Bolt', () => {
  const bolt = (options: Partial<Options> = {}) => {
    const t = table(['lightning-bolt'], { 't1-01': FULL }, options).lay('t1-01', [2, 2])
    return t.answer(0, CAST(t, 'lightning-bolt'))
  }
  /** The rule against a tile there, or the number of tiles that lie there afterwards. */
  const refusal = (t: Scene, at: readonly [number, number]) => {
    const next = t.fork()
    if (next.question === 'pieces')
      next.answer(0, { do: 'target', piece: next.piece(1), tray: next.card('t1-01') })
    return next.refusedCells(at)
  }

  test('KR-BOLT1, KR-BOLT2, KR-BOLT-R1: four tiles on one Horde, also as two pairs in any order', () => {
    const t = bolt().put('t1-01', [0, 0]).put('t1-01', [4, 4]).put('t1-01', [0, 1]).put('t1-01', [4, 3])
    expect([t.question, t.tray('t1-01').tiles.length]).toEqual(['play', 4])
  })

  test('KR-BOLT2: three and one are refused', () => {
    const t = bolt().put('t1-01', [0, 0]).put('t1-01', [0, 1]).put('t1-01', [0, 2])
    expect([refusal(t, [4, 4]), refusal(t, [1, 3])]).toEqual(['KR-BOLT2', 'KR-BOLT2'])
    expect(t.put('t1-01', [1, 2]).question).toBe('play')
  })

  test('KR-BOLT-R2: two or three will do, one will not', () => {
    const t = bolt().put('t1-01', [0, 0])
    expect(t.refusal(CONFIRM)).toBe('KR-BOLT-R2')
    expect(t.fork().put('t1-01', [3, 3]).refusal(CONFIRM)).toBe('KR-BOLT-R2')
    expect(t.put('t1-01', [1, 0]).confirm().question).toBe('play')
  })

  test('KR-BOLT-R1: with one group asked for, two pairs are refused', () => {
    const t = bolt({ boltConnected: true }).put('t1-01', [0, 0]).put('t1-01', [0, 1])
    expect(refusal(t, [4, 4])).toBe('KR-BOLT2')
    expect(t.put('t1-01', [0, 2]).put('t1-01', [0, 3]).question).toBe('play')
  })

  test('KR-BOLT1, KR-BOLT2: it is physical, and a Horde where no two tiles can touch is none', () => {
    const lone = ['gkgkg', 'kgkgk', 'gkgkg', 'kgkgk', 'gkgkg']
    const t = table(['lightning-bolt'], { 't1-01': lone }).lay('t1-01', [2, 2])
    expect(t.refusal(0, CAST(t, 'lightning-bolt'))).toBe('KR-SPELL-R5')
  })
})

describe('Hand of Midas', () => {
  const PASS = (t: Scene, id: string) => ({ do: 'pass', tower: t.tower(id) }) as const
  const midas = (options: Partial<Options>, seats = 2) => table(['hand-of-midas'], GRIDS, options, seats)
  const touch = (t: Scene, ...hand: string[]) => t.give(0, ...hand).answer(0, CAST(t, 'hand-of-midas'))

  test('KR-MIDAS1, KR-MIDAS2, KR-MIDAS-R2: W6, two levels higher, and the card between is not needed', () => {
    const t = touch(midas({ scenario: 2 }).stock({ archer: 0, marksmen: 0, sharpshooter: 2 }), 'archer')
    expect([t.held(0), t.held(1, 'incoming')]).toEqual([[], ['sharpshooter']])
    expect([t.inStock('archer'), t.inStock('marksmen'), t.inStock('sharpshooter')]).toEqual([1, 0, 1])
    expect([t.question, t.s.spells]).toEqual(['play', []])
  })

  test('KR-MIDAS-R1: one level where two are not to be had, none where neither is', () => {
    const becomes = (t: Scene, id: string) => touch(t, id).held(1, 'incoming')
    expect(becomes(midas({ scenario: 2 }), 'marksmen')).toEqual(['sharpshooter'])
    expect(becomes(midas({ scenario: 2 }).stock({ sharpshooter: 0 }), 'archer')).toEqual(['marksmen'])
    expect(becomes(midas({ scenario: 2 }), 'sharpshooter')).toEqual(['sharpshooter'])
    expect(becomes(midas({ scenario: 1 }), 'archer')).toEqual(['marksmen'])
  })

  test('KR-MIDAS-R4: a tower of the own hand; at level 4 the user picks the design', () => {
    const t = touch(midas({ scenario: 5 }).give(1, 'mage'), 'marksmen', 'archer')
    expect(t.legal()).toEqual([PASS(t, 'marksmen'), PASS(t, 'archer')])
    t.answer(0, PASS(t, 'marksmen'))
    expect(t.legal()).toEqual(['rangers', 'musketeers'].map((id) => ({ do: 'design', tower: t.tower(id) })))
  })

  test('KR-MIDAS-R3, KR-SOLO-R8: alone into the own Incoming place, and never without an upgrade', () => {
    const t = touch(midas({ scenario: 2 }, 1), 'archer')
    expect(t.held(0, 'incoming')).toEqual(['sharpshooter'])
    const top = midas({ scenario: 2 }, 1).give(0, 'sharpshooter')
    expect(top.refusal(CAST(top, 'hand-of-midas'))).toBe('KR-SPELL-R5')
  })

  test('KR-CAMP-R11, KR-SPELL-R5: it counts for the limit of the iron level; with an empty hand it is kept', () => {
    const t = midas({ scenario: 3, difficulty: 'iron' }).give(0, 'archer', 'mage')
    t.s.passed = 2
    expect(t.refusal(0, CAST(t, 'hand-of-midas'))).toBe('KR-CAMP-R11')
    t.s.passed = 1
    touch(t, 'archer', 'mage').answer(0, PASS(t, 'archer'))
    expect([t.s.passed, t.refusal(0, PASS(t, 'mage'))]).toEqual([2, 'KR-CAMP-R11'])
    const empty = midas({ scenario: 2 }).give(0)
    expect(empty.refusal(0, CAST(empty, 'hand-of-midas'))).toBe('KR-SPELL-R5')
  })
})

describe('Pearl of Time Distortion', () => {
  const PEARL = 'pearl-of-time-distortion'
  const pearl = () => table([PEARL]).lay('portal4-01', [2, 2])

  test('KR-PEARL1, KR-PEARL2, KR-PORTAL-R10: a tile of true damage on a Portal of any level, never on its centre', () => {
    const t = pearl().answer(0, CAST(table([]), PEARL))
    expect(t.refusedCells([2, 1], [2, 2])).toBe('KR-PORTAL4')
    // A dark knight and an orc.
    expect(t.put('portal4-01', [0, 0], [1, 0]).question).toBe('play')
    expect(t.tray('portal4-01').tiles).toHaveLength(1)
  })

  test('KR-PEARL-R1: never on a Horde', () => {
    const t = pearl()
      .lay('portal3-01', [1, 5])
      .lay('t1-01', [2, 3])
      .answer(0, CAST(table([]), PEARL))
    expect(t.targets(2).toSorted()).toEqual(['portal3-01', 'portal4-01'])
    expect(t.refusal({ do: 'target', piece: t.piece(2), tray: t.card('t1-01') })).toBe('KR-PEARL-R1')
  })

  test('KR-PEARL-R3, KR-BOSS6: a Horde under a Portal tile and the life card of a boss will do', () => {
    const t = table([PEARL]).lay('t1-01', [2, 2])
    t.tray('t1-01').portalTile = 3
    t.answer(0, CAST(t, PEARL)).put('t1-01', [0, 0], [0, 1])
    expect(t.tray('t1-01').tiles).toHaveLength(1)
    const mage = timeMage()
    mage.s.spells = [spellOf(mage, PEARL)]
    mage.answer(0, CAST(mage, PEARL)).put('timemage-life-1', [0, 1], [0, 2])
    expect(mage.tray('timemage-life-1').tiles).toHaveLength(1)
  })

  test('KR-PEARL-R4: without a place for its tile it is kept, and nobody is hurt', () => {
    const t = table([PEARL]).lay('t1-01', [2, 2]).stand('malik', [2, 3])
    expect(t.refusal(0, CAST(t, PEARL))).toBe('KR-PEARL-R4')
    const all = ALL.filter(([row, column]) => row !== 2 || column !== 2)
    t.lay('portal4-01', [2, 1], { tiles: [all] })
    expect(t.refusal(0, CAST(t, PEARL))).toBe('KR-PEARL-R4')
  })

  test('KR-PEARL3, KR-PEARL-R2, KR-GEN-R4, KR-CAT-R6: the team chooses who is hurt among the heroes on the map', () => {
    const t = pearl().stand('malik', [2, 3]).stand('alleria', [1, 3])
    t.s.wildcat = { at: t.space([1, 3]), on: NONE, base: 0, met: 1, spent: 0 }
    t.answer(0, CAST(t, PEARL)).put('portal4-01', [0, 0], [1, 0])
    expect([t.question, t.asked, t.legal()]).toEqual([
      'choose-victim',
      [0, 1],
      [
        { do: 'choose', hero: 0 },
        { do: 'choose', hero: 1 },
      ],
    ])
    const { health } = t.hero('malik')
    t.answer(1, { do: 'choose', hero: 0 })
    expect([t.hero('malik').health, t.question]).toEqual([health - 1, 'play'])
  })

  test('KR-PEARL-R2, KR-PROT-R3: nobody on the map, nobody hurt; a protected hero takes no damage', () => {
    const t = pearl()
      .answer(0, CAST(table([]), PEARL))
      .put('portal4-01', [0, 0], [1, 0])
    expect([t.question, t.told('hurt')]).toEqual(['play', []])
    const one = pearl().stand('malik', [2, 3])
    one.hero('malik').protected = 1
    one.answer(0, CAST(one, PEARL)).put('portal4-01', [0, 0], [1, 0])
    expect([one.question, one.told('hurt'), one.told('unhurt').length]).toEqual(['play', [], 1])
  })

  test('KR-PLAY-R7, KR-KO-R2: who is knocked out by it is off the map at once and regenerates in the next round', () => {
    const t = pearl().stand('malik', [2, 3])
    t.hero('malik').health = 1
    t.answer(0, CAST(t, PEARL)).put('portal4-01', [0, 0], [1, 0])
    expect([t.hero('malik').state, t.at('malik')]).toEqual(['ko', 'board'])
    expect(t.clear().allReady().hero('malik').state).toBe('back')
  })
})

const ALL = [0, 1, 2, 3, 4].flatMap((row) => [0, 1, 2, 3, 4].map((column) => [row, column] as const))
