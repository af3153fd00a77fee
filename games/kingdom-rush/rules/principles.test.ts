/** What holds for the whole game: the scenario, the annex, the box (KR-GEN, KR-COMP). */
import { moves } from '@duskhall/kernel'
import { expect, test } from 'vitest'
import { corrected } from '../../testing/content.ts'
import { boxOf, content } from '../content/box.ts'
import type { ScenarioEntry } from '../content/schema.ts'
import { standardFile } from '../content/standard.ts'
import { kingdomRush } from '../game.ts'
import { scenarioOf } from './scenario.ts'
import { heroes } from './testing/heroes.ts'
import { Scene } from './testing/scene.ts'

const GRID = ['gg...', 'gg...', '.....', '.....', '.....']
const GRIDS = { 't1-01': ['OO...', 'OO...', '.....', '.....', '.....'], 't1-02': GRID, 't1-03': GRID }
const RECOVER = { do: 'recover' } as const

test.each(standardFile.scenarios.map(({ number }) => number))(
  'KR-GEN2, KR-SETUP1: scenario %i brings its map, its Hordes, its piles and its goal',
  (scenario) => {
    const t = new Scene({ options: { scenario } }).until('play')
    const entry = boxOf(t.s).file.scenarios[scenario - 1] as ScenarioEntry
    const { ground, sites } = scenarioOf(t.s)
    expect([ground.rows, ground.columns]).toEqual([entry.map.length, entry.map[0]?.length])
    expect(sites.map(({ id }) => id)).toEqual(entry.sites.map(({ id }) => id))
    const started = entry.start.filter(({ minPlayers = 1 }) => minPlayers <= 2).map(({ card }) => card)
    expect(Object.keys(t.map).slice(0, started.length).toSorted()).toEqual(started.toSorted())
    const top = entry.spawns.map(({ pile }) => pile[0]?.cards ?? [])
    t.s.piles.forEach(({ parts }, lane) => {
      const first = parts.at(-1)?.cards.at(-1)
      if (first !== undefined) expect(top[lane]).toContain(boxOf(t.s).faces[first]?.id)
    })
    // With what it asks for done the game is over, and no other scenario begins.
    t.s.closed = entry.portalsToClose[1] ?? 0
    t.s.boss = null
    expect(t.clear().allReady().s.outcome?.winners).toEqual([0, 1])
    expect(t.question).toBeNull()
  },
)

test('KR-GEN3: a scenario replaces general rules: how one wins, and what its iron rule forbids', () => {
  const options = { scenario: 6, difficulty: 'iron' } as const
  expect(heroes(['malik', 'alleria'], { options }).activate('malik').refusal(RECOVER)).toBe('KR-CAMP-R14')
  const mild = heroes(['malik', 'alleria'], { options: { scenario: 6 } }).activate('malik')
  expect(mild.offers(RECOVER)).toBe(true)
  // No Portal comes with Lilith; she is to be defeated.
  const t = new Scene({ options: { scenario: 7 } }).until('play').clear()
  t.s.closed = 9
  expect(t.fork().allReady().s.outcome).toBeNull()
  t.s.boss = null
  expect(t.allReady().s.outcome?.winners).toEqual([0, 1])
})

test('KR-GEN-R1: the annex holds against the tile: the hammer counts cells, Call of the Wild places four tiles', () => {
  const t = heroes(['malik', 'alleria'], { grids: GRIDS }).lay('t1-01', [2, 2]).lay('t1-02', [2, 3])
  t.skill('malik', ['hammer-blow']).stand('malik', [2, 2], [3, 3])
  t.skill('alleria', ['call-of-the-wild']).stand('alleria', [0, 0]).cat([2, 2], [3, 0])
  const hammer = t.fork().activate('malik').use('hammer-blow')
  hammer.put('t1-01', [0, 0], [0, 1], [1, 0], [1, 1])
  expect(hammer.s.agenda.at(-1)).toMatchObject({
    do: 'pieces',
    pieces: [0, 0, 0, 0].map(() => hammer.piece(1)),
  })
  const call = t.fork().activate('alleria').use('call-of-the-wild')
  for (const column of [0, 1, 2, 3]) call.put('t1-01', [2, column])
  expect([call.tiles('t1-01'), call.cats]).toEqual([4, '2,2'])
})

test('KR-GEN-R2: what finds no object is skipped, the rest of an effect is carried out', () => {
  const t = heroes(['magnus', 'alleria'], { grids: GRIDS }).lay('t1-02', [2, 3]).stand('magnus', [2, 2])
  // A mirage without soldiers in the supply.
  t.s.soldiers = 0
  t.skill('magnus', ['mirage']).activate('magnus').use('mirage')
  expect(t.targets(0)).toEqual([])
  t.put('t1-02', [0, 0], [0, 1]).put('t1-02', [1, 0], [1, 1])
  expect([t.question, t.tiles('t1-02'), t.tray('t1-02').soldiers]).toEqual(['activation', 2, 0])
})

test('KR-GEN-R9: what another seat may answer can be told from what any teammate sees', () => {
  const t = heroes(['alleria', 'malik', 'ignus']).give(1, 'archer', 'mage').lay('t1-01', [2, 1])
  const seen = () => t.seen(0).state
  expect(moves(kingdomRush, seen(), 1)).toEqual(t.legal(1))
  // So one plays for the other, and the table goes on as if that one were there.
  const absent = moves(kingdomRush, seen(), 1).find((move) => move.do === 'activate')
  t.answer(1, absent ?? RECOVER)
  expect([t.asked, moves(kingdomRush, seen(), 1)]).toEqual([[1], t.legal(1)])
})

test('KR-GEN-R11: numbers of the content file bind, names and notes do not', () => {
  const hearts = content.load(corrected(standardFile, 'difficulties.0.hearts', 7))
  expect(new Scene({ content: hearts, options: { scenario: 2 } }).until('play').s.hearts).toBe(7)
  const renamed = corrected(standardFile, 'difficulties.0.name', { en: 'Child’s play', fr: 'Jeu d’enfant' })
  expect(content.load(renamed)).toBe(content.standard)
})

test('KR-COMP-R2: more Hordes than the box has trays lie on the path, come and advance as any others', () => {
  const t = new Scene({ options: { scenario: 6 } }).until('play').clear()
  const { ground } = scenarioOf(t.s)
  const spaces = ground.path.slice(0, boxOf(t.s).file.limits.hordeTrays + 1)
  const cards = standardFile.hordes.filter(({ set }) => set === 'horde').slice(0, spaces.length)
  cards.forEach(({ id }, no) => {
    const space = spaces[no] ?? 0
    t.lay(id, [Math.floor(space / ground.columns), space % ground.columns])
  })
  Object.assign(t.s, { round: 2, hearts: 99 })
  t.phase('spawn')
  expect(t.s.trays.length).toBeGreaterThan(spaces.length)
  const before = t.s.trays.length
  t.phase('advance').until('play')
  expect(t.told('advanced').length + t.told('escaped').length).toBeGreaterThanOrEqual(before)
})

test('KR-COMP-R3: hearts of heroes and of the Kingdom are numbers, though the box has 18 tokens', () => {
  const t = heroes(['malik', 'ignus', 'magnus', 'lilith'])
  const health = t.s.heroes.reduce((sum, hero) => sum + hero.health, 0)
  expect([t.s.hearts, health]).toEqual([12, 16])
  expect(t.s.hearts + health).toBeGreaterThan(boxOf(t.s).file.limits.hearts)
})

test('KR-COMP-R5: no Portal Storm card is ever dealt', () => {
  const { file, faces, actions } = boxOf({ content: content.standard })
  expect(file.limits.portalStormCards).toBe(16)
  // Hordes and Portals, and the special cards of the bosses: there are no others.
  expect(faces.length + actions.length).toBe(file.limits.hordeAndPortalCards + file.limits.bossSpecialCards)
  for (const scenario of [1, 7, 8, 10]) {
    const t = new Scene({ options: { scenario } }).until('play')
    const dealt = kingdomRush.zones(t.s).flatMap(({ cards }) => cards)
    expect(dealt.every((card) => card >= 0 && card < faces.length + actions.length)).toBe(true)
  }
})
