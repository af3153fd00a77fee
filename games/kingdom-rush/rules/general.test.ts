/** What holds everywhere: scenario and box, the map, and how far an effect is carried out (KR-GEN, KR-COMP, KR-MAP). */
import { canonical, check, play } from '@duskhall/kernel'
import { describe, expect, test } from 'vitest'
import { boxOf, content } from '../content/box.ts'
import { standardFile } from '../content/standard.ts'
import { COLOURS } from '../content/words.ts'
import { kingdomRush } from '../game.ts'
import { maxTowerLevel, scenarioOf } from './scenario.ts'
import { heroes } from './testing/heroes.ts'
import { Scene } from './testing/scene.ts'

const SCENARIOS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10]
const GOBLINS = ['gg...', 'gg...', '.....', '.....', '.....']
const FULL = ['ggggg', 'ggggg', 'ggggg', 'ggggg', 'ggggg']
const box = boxOf({ content: content.standard })

describe('scenario and box', () => {
  test('KR-GEN2, KR-SETUP1: a game is the scenario that was chosen: its map, its piles, its goal', () => {
    for (const scenario of SCENARIOS) {
      const { s } = new Scene({ options: { scenario } }).until('play')
      const { entry, ground, start } = scenarioOf(s)
      expect([entry.number, ground.rows, ground.lanes.length]).toEqual([
        scenario,
        entry.map.length,
        entry.spawns.length,
      ])
      const start2 = start.filter(({ minPlayers }) => minPlayers <= 2)
      for (const { card } of start2) expect(s.trays.map((tray) => tray.card)).toContain(card)
    }
  })

  test('KR-GEN3: a scenario may set aside what holds elsewhere', () => {
    const level = (difficulty: 'star1' | 'iron') =>
      maxTowerLevel(new Scene({ options: { scenario: 5, difficulty } }).s)
    expect([level('star1'), level('iron')]).toEqual([4, 3])
  })

  test('KR-GEN-R11: sentences of the file only explain: with others the game is the same', () => {
    const told = { en: 'Heroes may do as they please.', fr: 'Les Héros font ce qu’ils veulent.' }
    const scenarios = standardFile.scenarios.map((entry) => ({ ...entry, story: told }))
    const other = content.load({ ...standardFile, scenarios })
    const dealt = (id?: string) =>
      new Scene({ options: { scenario: 4 }, ...(id ? { content: id } : {}) }).until('play').s
    const { content: _, ...plain } = dealt()
    const { content: __, ...changed } = dealt(other)
    expect(canonical(changed)).toBe(canonical(plain))
  })

  test('KR-COMP-R2: the twelve plastic trays are no limit', () => {
    // Scenario 4 has more path spaces than that.
    const t = new Scene({ options: { scenario: 4, heroes: ['malik', 'magnus'] } }).until('play').clear()
    const spaces = [...new Set(scenarioOf(t.s).ground.lanes.flatMap(({ spaces }) => spaces.slice(1)))].slice(
      0,
      13,
    )
    const { columns } = scenarioOf(t.s).ground
    const ids = box.faces.flatMap(({ id }) => (id.startsWith('t3-') ? [id] : []))
    spaces.forEach((space, i) => {
      t.lay(ids[i] as string, [Math.floor(space / columns), space % columns])
    })
    t.pile(0, 't1-02').pile(1).pile(2).pile(3)
    t.s.round = 2
    expect(Object.keys(t.phase('spawn').map)).toHaveLength(14)
  })

  test('KR-COMP-R3: nor are the heart tokens: health and hearts are numbers', () => {
    const { s } = new Scene({ seats: 4, options: { heroes: ['malik', 'ignus', 'magnus', 'alleria'] } }).until(
      'play',
    )
    const inUse = s.hearts + s.heroes.reduce((sum, { health }) => sum + health, 0)
    expect(inUse).toBeGreaterThan(box.file.limits.hearts)
  })

  test('KR-COMP-R5: Portal Storm cards are counted and not played', () => {
    expect(box.file.limits.portalStormCards).toBe(16)
    expect(box.faces.filter(({ id }) => /storm/.test(id))).toEqual([])
  })

  test('KR-PORTAL-R14: loose Portal tiles matter to the Time Mage alone', () => {
    for (const scenario of [1, 4, 7]) {
      const t = new Scene({ options: { scenario } }).until('play').phase('advance')
      expect(t.told('portal-opened')).toEqual([])
    }
  })
})

describe('effects', () => {
  test('KR-GEN-R2, KR-IGNUS-R4: what has no object is left out, the rest is done', () => {
    const t = heroes(['ignus', 'malik'], { grids: { 't1-01': FULL, 't1-02': FULL } })
    t.lay('t1-01', [1, 1])
      .lay('t1-02', [2, 2])
      .stand('ignus', [1, 1], [3, 3])
      .skill('ignus', ['light-the-fire'])
    t.activate('ignus').use('light-the-fire').put('t1-01', [0, 0]).put('t1-02', [0, 0], [0, 1], [0, 2])
    // The second tile of three finds no other Horde.
    expect([t.question, t.tiles('t1-01'), t.tiles('t1-02')]).toEqual(['activation', 1, 1])
  })

  test('KR-GEN-R1, KR-MALIK-R3, KR-ALLERIA-R7: the long description holds: the hammer counts cells, the Call of the Wild places tiles', () => {
    const t = heroes(['malik', 'alleria'], {
      grids: { 't1-01': ['OO...', 'OO...', '.....', '.....', '.....'], 't1-02': FULL },
    })
    t.lay('t1-01', [1, 1]).lay('t1-02', [2, 2]).stand('malik', [1, 1], [3, 3]).skill('malik', ['hammer-blow'])
    t.activate('malik').use('hammer-blow').put('t1-01', [0, 0], [0, 1], [1, 0], [1, 1])
    for (let column = 0; column < 4; column++) t.put('t1-02', [0, column])
    expect(t.tiles('t1-02')).toBe(4)
    t.cat([2, 2], [3, 3]).stand('alleria', [0, 2]).skill('alleria', ['call-of-the-wild']).done()
    t.activate('alleria').use('call-of-the-wild').put('t1-02', [1, 0])
    expect([t.tiles('t1-02'), t.cats]).toEqual([5, '2,2'])
  })

  test('KR-TYPE-R2: an enemy may resist both, and then only true damage covers it', () => {
    const enemies = standardFile.enemies.map((enemy) =>
      enemy.id === 'dark-knight' ? { ...enemy, resists: ['physical' as const, 'magic' as const] } : enemy,
    )
    const hordes = standardFile.hordes.map((horde) =>
      horde.id === 't1-01' ? { ...horde, grid: ['kkg..', 'kkg..', '.....', '.....', '.....'] } : horde,
    )
    const built = (tower: string, turn: number) => {
      const id = content.load({ ...standardFile, enemies, hordes })
      const t = new Scene({ options: { scenario: 5, heroes: ['malik', 'ignus'] }, content: id })
        .until('play')
        .clear()
      return t.lay('t1-01', [2, 3]).give(0, tower).build(0, tower, 'b6', turn)
    }
    expect(built('marksmen', 1).refusedCells([0, 0], [0, 1])).toBe('KR-TILE8')
    const mage = built('sorcerer', 1)
    mage.answer(0, { do: 'target', piece: mage.piece(4), tray: mage.card('t1-01') })
    expect(mage.refusedCells([0, 0], [0, 1], [1, 0], [1, 1])).toBe('KR-TILE8')
    expect(built('tesla', 0).put('t1-01', [0, 0]).tray('t1-01').tiles).toHaveLength(1)
  })

  test('KR-PLAY-R1: answers that cross are taken in the order in which they come, each as the table is then', () => {
    const t = new Scene({ options: { heroes: ['malik', 'ignus'] } }).until('play').clear()
    const question = t.s.asked
    play(kingdomRush, t.s, 0, { do: 'ready' })
    expect(check(kingdomRush, t.s, { question, seat: 1, move: { do: 'ready' } })).toBeNull()
    // It is no longer what it could say.
    expect(check(kingdomRush, t.s, { question, seat: 0, move: { do: 'ready' } })).not.toBeNull()
  })
})

describe('the map', () => {
  const grounds = box.scenarios.map(({ ground, sites }) => ({ ground, sites }))

  test('KR-MAP1, KR-MAP6, KR-MAP-R3: a lane leads from the edge to the last space before an exit, and beyond it the tray is out', () => {
    for (const { ground } of grounds)
      for (const { spaces, exit } of ground.lanes) {
        expect(spaces.at(-1)).toBe(ground.exits[exit]?.at)
        expect(spaces.every((space) => ground.isPath[space])).toBe(true)
      }
    const t = new Scene().until('play').clear().lay('t1-01', [1, 5]).phase('advance')
    expect([t.map, t.told('escaped').length]).toEqual([{}, 1])
  })

  test('KR-MAP2, KR-MAP3: a site lies beside the path and is somebody’s, everybody’s or, with so many players, nobody’s', () => {
    for (const { ground, sites } of grounds)
      for (const { at, owner } of sites) {
        const [row, column] = [Math.floor(at / ground.columns), at % ground.columns]
        const touching = [at - ground.columns, at + ground.columns, at - 1, at + 1].filter(
          (space, i) => i < 2 || Math.floor(space / ground.columns) === row,
        )
        expect([ground.isPath[at], touching.some((space) => ground.isPath[space]), column >= 0]).toEqual([
          false,
          true,
          true,
        ])
        expect(owner.every((colour) => colour >= -1 && colour <= COLOURS.length)).toBe(true)
      }
  })

  test('KR-MAP-R1, KR-MOVE-R2: every square is a space, row 0 in the north, and heroes stand on open ground', () => {
    const t = heroes(['malik', 'ignus']).stand('malik', [0, 1])
    const { ground } = scenarioOf(t.s)
    expect([ground.adjacent.length, t.space([1, 0])]).toEqual([ground.rows * ground.columns, ground.columns])
    expect(t.activate('malik').go([0, 2]).at('malik')).toBe('0,2')
  })

  test('KR-MAP5, KR-BOLT2: touching is along an edge; over a corner it is not enough', () => {
    const t = heroes(['malik', 'ignus'], { grids: { 't1-01': GOBLINS } }).lay('t1-01', [1, 3])
    const bolt = box.spells.findIndex(({ id }) => id === 'lightning-bolt')
    t.s.spells = [bolt]
    t.answer(0, { do: 'cast', spell: bolt }).put('t1-01', [0, 0]).put('t1-01', [0, 1]).put('t1-01', [2, 2])
    if (t.question === 'pieces') t.aim('t1-01')
    expect([t.refusedCells([3, 3]), t.offers({ do: 'cells', cells: 1 << 13 })]).toEqual(['KR-BOLT2', true])
  })
})

describe('the round', () => {
  test('KR-ROUND-R5: solo colour, spawn, coming back, play, destroy, boss, advance, pick-up, diamonds, end', () => {
    const t = heroes(['malik'], { options: { scenario: 4 } })
    Object.assign(t.hero('malik'), { state: 'ko', health: 0 })
    t.s.diamonds = 0
    t.allReady()
    const first = t.events.map((event) => (event.e === 'phase' ? event.phase : event.e))
    expect(first.filter((e) => e !== 'ready')).toEqual([
      'destroy',
      'boss',
      'advance',
      'pickup',
      'spend',
      'round',
    ])
    expect(t.question).toBe('ban-colour')
    t.answer(0, t.legal(0)[0] ?? { do: 'done' })
    const second = t.events.map((event) => (event.e === 'phase' ? event.phase : event.e))
    expect(second.filter((e) => e !== 'spawned')).toEqual(['colour-banned', 'spawn', 'play', 'regenerated'])
    expect([t.question, t.s.phase]).toEqual(['play', 'play'])
  })
})
