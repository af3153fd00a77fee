/** Edge cases 130 to 143, 167 and 197: spells, ghosts, flyers, brush-clearers. */
import { describe, expect, test } from 'vitest'
import { boxOf } from '../../content/box.ts'
import type { HeroId } from '../../content/words.ts'
import type { Options } from '../../state.ts'
import { cover } from '../testing/bosses.ts'
import { type HeroScene, heroes } from '../testing/heroes.ts'
import { maskOf } from '../testing/scene.ts'

const FULL = ['ggggg', 'ggggg', 'ggggg', 'ggggg', 'ggggg']
const GRIDS = { 't1-01': FULL, 't1-02': FULL, 't1-03': FULL, 't1-04': FULL }

const table = (options: Partial<Options> = {}, ids: readonly HeroId[] = ['malik', 'magnus']) =>
  heroes(ids, { grids: GRIDS, options })
const spellOf = (t: HeroScene, id: string) => boxOf(t.s).spells.findIndex((spell) => spell.id === id)
const CAST = (t: HeroScene, id: string) => ({ do: 'cast', spell: spellOf(t, id) }) as const
const withSpells = (t: HeroScene, ...ids: string[]) => {
  t.s.spells = ids.map((id) => spellOf(t, id))
  return t
}

describe('spells', () => {
  test('KR-SPELL5, KR-PEARL-R1: case 130, fire not on a Portal, the Pearl not on a Horde', () => {
    const t = withSpells(table(), 'rain-of-fire', 'pearl-of-time-distortion')
    t.lay('t1-01', [1, 1]).lay('portal1-01', [1, 3])
    const fire = t.fork().answer(0, CAST(t, 'rain-of-fire'))
    expect(fire.refusal({ do: 'target', piece: fire.piece(1), tray: t.card('portal1-01') })).toBe('KR-SPELL5')
    t.lay('portal2-01', [2, 0], { lane: 2 }).answer(0, CAST(t, 'pearl-of-time-distortion'))
    expect(t.refusal({ do: 'target', piece: t.piece(2), tray: t.card('t1-01') })).toBe('KR-PEARL-R1')
  })

  test('KR-THUNDER2, KR-PORTAL-R9, KR-SPELL6: case 131, one tile on each of three Hordes around the target, none on the Portal', () => {
    const t = withSpells(table(), 'thunder').lay('t1-01', [2, 2]).lay('t1-02', [2, 1]).lay('t1-03', [2, 3])
    t.lay('t1-04', [1, 1]).lay('portal1-01', [1, 3]).answer(0, CAST(t, 'thunder'))
    t.answer(0, { do: 'aim', tray: t.card('t1-01') }).put('t1-01', [0, 0], [0, 1])
    for (const id of ['t1-03', 't1-02', 't1-04']) t.put(id, [0, 0])
    expect([t.question, ['t1-01', 't1-02', 't1-03', 't1-04', 'portal1-01'].map((id) => t.tiles(id))]).toEqual(
      ['play', [1, 1, 1, 1, 0]],
    )
  })

  test('KR-BOLT-R1, KR-BOLT2: case 132, two and two by default, not with the option; three and one never', () => {
    const bolt = (options: Partial<Options>) => {
      const t = withSpells(table(options), 'lightning-bolt').lay('t1-01', [2, 2])
      return t.answer(0, CAST(t, 'lightning-bolt')).put('t1-01', [0, 0]).put('t1-01', [0, 1])
    }
    expect(bolt({}).put('t1-01', [4, 3]).put('t1-01', [4, 4]).question).toBe('play')
    const group = bolt({ boltConnected: true })
    if (group.question === 'pieces') group.aim('t1-01')
    expect(group.refusedCells([4, 3])).toBe('KR-BOLT2')
    const three = bolt({}).put('t1-01', [0, 2])
    if (three.question === 'pieces') three.aim('t1-01')
    expect(three.refusedCells([4, 4])).toBe('KR-BOLT2')
  })

  test('KR-PLAY-R7: case 133, whom the Pearl knocks out does not play its card any more', () => {
    const t = withSpells(table(), 'pearl-of-time-distortion')
      .lay('portal1-01', [1, 3])
      .stand('magnus', [1, 1])
    t.hero('magnus').health = 1
    t.answer(0, CAST(t, 'pearl-of-time-distortion')).put('portal1-01', [0, 1], [0, 2])
    expect([t.at('magnus'), t.refusal(1, { do: 'activate', hero: 1 })]).toEqual(['board', 'KR-PLAY-R7'])
  })

  test('KR-SPELL3, KR-SPELL4: case 134, never twice', () => {
    const t = withSpells(table(), 'rain-of-fire').lay('t1-01', [1, 3])
    t.answer(0, CAST(t, 'rain-of-fire')).put('t1-01', [0, 0], [0, 1]).put('t1-01', [1, 1])
    expect([t.question, t.refusal(1, CAST(t, 'rain-of-fire'))]).toEqual(['play', 'KR-SPELL4'])
  })

  test('KR-PEARL-R4: case 197, without a place for its tile the Pearl is kept', () => {
    const t = withSpells(table(), 'pearl-of-time-distortion')
      .lay('portal1-01', [1, 3])
      .stand('magnus', [1, 1])
    t.tray('portal1-01').tiles = [(1 << 25) - 1]
    expect(t.refusal(0, CAST(t, 'pearl-of-time-distortion'))).toBe('KR-PEARL-R4')
  })
})

describe('ghosts', () => {
  test('KR-GHOST2, KR-GHOST3, KR-GHOST4, KR-GHOST5, KR-GHOST6, KR-GHOST-R2: cases 135 and 136, the hero is hurt and steps aside, a ghost comes and advances; it gives two diamonds and nothing follows', () => {
    const t = table({ scenario: 8 })
    cover(t.lay('haunt-02', [1, 1], { lane: 0 }), 'haunt-02')
    t.s.diamonds = 0
    Object.assign(t.hero('malik'), { at: t.space([1, 1]), on: t.card('haunt-02'), base: maskOf([0, 0]) })
    t.phase('destroy')
    expect([t.question, t.hero('malik').health, t.s.diamonds, Object.keys(t.map)]).toEqual([
      'displace',
      4,
      0,
      [],
    ])
    t.go([1, 0])
    const [ghost = ''] = Object.keys(t.map)
    expect([ghost.startsWith('ghost-'), t.map[ghost], t.at('malik')]).toEqual([true, '1,1', '1,0'])
    expect(t.phase('advance').map[ghost]).toBe('2,1')
    cover(t, ghost)
    expect([t.phase('destroy').map, t.s.diamonds]).toEqual([{}, 2])
  })
})

test('KR-TILE-R3, KR-GHOST1: the haunted cells take no tile either, also where they lie on the centre', () => {
  const t = table({ scenario: 8 })
    .lay('haunt-05', [1, 1], { lane: 0 })
    .give(0, 'marksmen')
    .build(0, 'marksmen', 'b2', 3)
  expect([t.refusedCells([2, 2], [2, 3]), t.refusedCells([1, 2], [1, 3])]).toEqual([
    'KR-TILE-R3',
    'KR-TILE-R3',
  ])
})

describe('flyers', () => {
  const sky = () => table({ scenario: 9 })

  test('KR-FLY2, KR-FLY3, KR-FLY-R8: case 137, soldiers off, the hero aside unhurt, and it flies on', () => {
    const t = sky()
      .lay('fly-01', [0, 1], { lane: 0, soldiers: [[0, 0]] })
      .stand('malik', [0, 1], [3, 3])
    t.phase('advance')
    expect([t.question, t.s.soldiers]).toEqual(['displace', 12])
    t.go([0, 0])
    expect([t.hero('malik').health, t.map['fly-01']]).toEqual([5, '0,2'])
  })

  test('KR-FLY6, KR-FLY-R3: case 138, onto one tray, over a stack of two', () => {
    const t = sky()
      .lay('t1-01', [0, 2], { lane: 0, soldiers: [[0, 0]] })
      .lay('fly-01', [0, 1], { lane: 0 })
    expect(t.phase('advance').map['fly-01']).toBe('0,2')
    const two = sky().lay('t1-01', [0, 2], { lane: 0 }).lay('fly-02', [0, 2], { lane: 0 })
    two.lay('fly-01', [0, 1], { lane: 0 }).run({ do: 'advance', card: two.card('fly-01') })
    expect(two.map['fly-01']).toBe('1,2')
  })

  test('KR-FLY5: case 139, the lower tray cannot be attacked until the upper one is gone', () => {
    // b3 (1,1) looks north at (0,1).
    const t = sky()
      .lay('t1-01', [0, 1], { lane: 0 })
      .lay('fly-02', [0, 1], { lane: 0 })
      .give(1, 'marksmen', 'marksmen')
    t.build(1, 'marksmen', 'b3')
    expect(t.refusal(1, { do: 'target', piece: 0, tray: t.card('t1-01') })).not.toBe('')
    expect(t.trays.includes('t1-01')).toBe(false)
    const alone = sky().lay('t1-01', [0, 1], { lane: 0 }).give(1, 'marksmen').build(1, 'marksmen', 'b3')
    expect(alone.put('t1-01', [0, 0], [0, 1]).tiles('t1-01')).toBe(1)
  })

  test('KR-FLY7: case 140, a walker behind a flyer jumps', () => {
    const t = sky().lay('fly-01', [0, 2], { lane: 0 }).lay('t1-01', [0, 1], { lane: 0 })
    t.run({ do: 'advance', card: t.card('t1-01') })
    expect(t.map['t1-01']).toBe('1,2')
  })
})

describe('brush-clearers', () => {
  const axes = () => {
    const t = table({ scenario: 2 })
    t.s.piles.forEach((_, lane) => {
      t.pile(lane)
    })
    t.s.round = 2
    return t
  }

  test('KR-BRUSH3, KR-BRUSH4, KR-BRUSH6: case 141, B, C, A with B gone: it removes C and stands there', () => {
    const t = axes().pile(0, 'brush-02').pile(3, 't1-06')
    t.s.fallow &= ~(1 << 2)
    expect(t.phase('spawn').map).toEqual({ 'brush-02': '4,1' })
    t.s.round = 3
    expect(t.phase('spawn').map['t1-06']).toBe('4,0')
  })

  test('KR-BRUSH5: case 142, with all three gone it appears before its own pile', () => {
    const t = axes().pile(0, 'brush-02')
    t.s.fallow = 0
    expect(t.phase('spawn').map).toEqual({ 'brush-02': '0,2' })
  })

  test('KR-BRUSH7: case 143, its bar takes no tile, and the tray is destroyed with the bar open', () => {
    const t = table({ scenario: 2 }).lay('brush-02', [1, 2]).give(0, 'marksmen').build(0, 'marksmen', 'b3', 1)
    expect(t.refusedCells([4, 0], [4, 1])).toBe('KR-TILE-R3')
    const open = cover(table({ scenario: 2 }).lay('brush-02', [1, 2]), 'brush-02')
    expect(open.phase('destroy').map).toEqual({})
  })

  test('KR-MAP-R4: case 167, a fallow space and a tower are not free', () => {
    const t = axes()
      .stand('malik', [2, 0])
      .stands('archer', 'b3')
      .stands('archer', 'b7')
      .lay('t1-01', [3, 1], { lane: 1 })
    t.run({ do: 'step-aside', figure: 0, from: t.space([2, 0]) })
    // Only the open ground is left, so that nobody is asked.
    expect([t.question, t.at('malik')]).toEqual(['play', '1,0'])
    t.s.fallow = 0
    t.run({ do: 'step-aside', figure: 0, from: t.space([2, 0]) })
    expect(t.spaces).toEqual(['1,0', '2,1'])
  })
})
