import { describe, expect, test } from 'vitest'
import { refusalOf, corrected as spoil } from '../../testing/content.ts'
import { boxOf, content } from './box.ts'
import { countOf } from './geometry/cells.ts'
import { readContent } from './load.ts'
import { standardFile } from './standard.ts'
import { FAMILIES } from './words.ts'

const corrected = (path: string, value: unknown) => spoil(standardFile, path, value)
const refusal = (file: unknown) => refusalOf(readContent, file)
const box = boxOf({ content: content.standard })
const { limits } = box.file
const total = (counts: readonly number[]) => counts.reduce((sum, n) => sum + n, 0)

test('the box is read as it stands, and a better source does not make other content of it', () => {
  expect(content.load(structuredClone(standardFile))).toBe(content.standard)
  expect(content.load(corrected('towers.0.provenance', 'source'))).toBe(content.standard)
  expect(content.load(corrected('towers.0.name.en', 'Bowmen'))).toBe(content.standard)
  expect(content.load(corrected('towers.0.cost', 1))).not.toBe(content.standard)
})

test('KR-COMP1, KR-COMP2, KR-COMP3: five heroes with four abilities each, one of them with a Wildcat', () => {
  expect(box.heroes.map(({ id }) => id)).toEqual(['malik', 'ignus', 'magnus', 'alleria', 'lilith'])
  expect(box.heroes.map(({ abilities }) => abilities.length)).toEqual([4, 4, 4, 4, 4])
  expect(box.file.wildcat.owner).toBe('alleria')
})

test('KR-COMP4, KR-COMP5, KR-COMP-R1: 44 towers in four families, one design at levels 1 to 3 and two at level 4', () => {
  expect(total(box.towers.map(({ copies }) => copies))).toBe(44)
  const levels = FAMILIES.map((_, family) =>
    box.towers.filter((tower) => tower.family === family).map(({ level }) => level),
  )
  expect(levels).toEqual(FAMILIES.map(() => [1, 2, 3, 4, 4]))
})

test.each([
  ['KR-COMP6', 'archers', 'Archer, Marksmen, Sharpshooter, Rangers Hideout, Musketeer Garrison'],
  ['KR-COMP7', 'cannons', 'Bombard, Artillery, Howitzer, 500mm Big Bertha, Tesla'],
  ['KR-COMP8', 'mages', 'Mage, Adept, Wizard, Arcane Wizard, Sorcerer Mage'],
  ['KR-COMP9', 'soldiers', 'Militia, Footmen, Knights, Holy Order, Barbarian Hall'],
])('%s: the towers of the %s', (_, family, names) => {
  const own = box.file.towers.filter((tower) => tower.family === family)
  expect(own.map(({ name }) => name.en).join(', ')).toBe(names)
})

test('KR-COMP6, KR-COMP7, KR-COMP8, KR-COMP9: each level leads to the next of its family', () => {
  const next = box.towers.map(({ upgradesTo }) => upgradesTo.map((no) => box.towers[no]?.id))
  expect(next.slice(0, 5)).toEqual([['marksmen'], ['sharpshooter'], ['rangers', 'musketeers'], [], []])
  expect(next.map((designs) => designs.length)).toEqual(FAMILIES.flatMap(() => [1, 1, 2, 0, 0]))
})

test('KR-COMP10, KR-COMP11: mages deal magic damage, cannons place several tiles', () => {
  const of = (family: string) => box.towers.filter((tower) => FAMILIES[tower.family] === family)
  expect(new Set(of('mages').map(({ type }) => type))).toEqual(new Set([1]))
  for (const { tiles } of of('cannons')) expect(tiles.length).toBeGreaterThan(1)
})

test('KR-COMP12, KR-COMP13, KR-COMP14, KR-COMP15, KR-COMP16, KR-COMP17: what else is in the box', () => {
  expect(box.file.hordes).toHaveLength(91)
  expect([limits.siteCards, limits.hordeTrays, limits.soldiers, limits.diamonds]).toEqual([18, 12, 12, 12])
  expect([limits.hearts, limits.spawnTokens, limits.exitTiles, limits.portalTiles]).toEqual([18, 6, 2, 2])
  expect([limits.fallowCards, box.spells.length, limits.playerMarkers]).toEqual([3, 6, 4])
  expect([box.bosses.length, limits.bossReferenceCards, limits.bossSpecialCards]).toEqual([3, 3, 22])
  expect([limits.portalStormCards, limits.pathTiles, limits.damageTiles]).toEqual([16, 18, 176])
})

test('KR-COMP-R4: a card is a grid of five by five, and its enemies lie on it without sharing cells', () => {
  for (const { each, enemies, blocked } of box.faces) {
    expect(total(each.map(({ cells }) => countOf(cells)))).toBe(countOf(enemies))
    expect(enemies & blocked).toBe(0)
  }
})

test('KR-CAMP1, KR-CAMP3: ten scenarios, each with something new', () => {
  expect(box.scenarios.map(({ entry }) => entry.number)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10])
  for (const { entry } of box.scenarios) expect(entry.news.en.length).toBe(entry.news.fr.length)
})

test('KR-CAMP5, KR-SPELL1: spells from the fourth scenario on, white sites from the fifth', () => {
  const spells = box.scenarios.map(({ entry }) => entry.spells.count > 0)
  const white = box.scenarios.map(({ entry }) => entry.map.some((row) => row.includes('W')))
  expect(spells).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10].map((n) => n >= 4))
  expect(white).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10].map((n) => n >= 5))
})

test('KR-GHOST5, KR-GHOST6: haunted cards have no diamonds, the six ghosts two each', () => {
  const haunted = box.faces.filter((face) => face.haunted)
  const ghosts = box.faces.filter((face) => face.ghost)
  expect(haunted.map(({ diamonds }) => diamonds)).toEqual([0, 0, 0, 0, 0, 0])
  expect(ghosts.map(({ diamonds }) => diamonds)).toEqual([2, 2, 2, 2, 2, 2])
})

test('KR-GHOST1, KR-FLY1, KR-BRUSH7, KR-PORTAL3: three, two, five cells and the centre that nobody covers', () => {
  const blocked = (of: (face: (typeof box.faces)[number]) => boolean) =>
    new Set(box.faces.filter(of).map((face) => countOf(face.blocked)))
  expect(blocked(({ haunted }) => haunted)).toEqual(new Set([3]))
  expect(blocked(({ flying }) => flying)).toEqual(new Set([2]))
  expect(blocked(({ brush }) => brush.length > 0)).toEqual(new Set([5]))
  expect(blocked(({ isPortal, boss }) => isPortal || boss >= 0)).toEqual(new Set([1]))
})

test('KR-MAP5: a site at a corner of the path does not touch it', () => {
  const { sites, map } = standardFile.scenarios[0] as (typeof standardFile.scenarios)[number]
  // (0,2) has the path at (1,1) and (1,3), diagonally.
  const moved = { sites: sites.with(0, { ...sites[0], at: [0, 2] } as never), map: map.with(0, '.SSSSS') }
  const scenarios = standardFile.scenarios.with(0, { ...standardFile.scenarios[0], ...moved } as never)
  expect(refusal({ ...standardFile, scenarios })).toContain('the site "b1" does not touch the path.')
})

describe('a scenario with a mistake is refused, with its place in the file', () => {
  const lane = standardFile.scenarios[0]?.spawns[0]?.lane as number[][]
  test.each([
    ['spawns.0.lane', lane.toSpliced(3, 1), 'spawns.0.lane.3', 'the path has a gap between (2,1) and (2,3).'],
    [
      'spawns.0.lane',
      lane.toSpliced(2, 0, [1, 1]),
      'spawns.0.lane.2',
      'the path has a loop: it comes to (1,1)',
    ],
    ['spawns.0.lane', lane.slice(1), 'spawns.0.edge', '(1,1) is not on the W side of the map.'],
    ['spawns.0.lane', lane.slice(0, -1), 'spawns.0.lane', 'the path does not end at the exit "A".'],
    ['spawns.0.exit', 'Z', 'spawns.0.exit', 'there is no exit "Z".'],
    ['spawns.0.pile.0.cards.1', 'troll', 'spawns.0.pile.0.cards', 'there is no card "troll".'],
    ['spawns.0.pile.0.cards.1', 't1-02', 'spawns.0.pile.0.cards', '"t1-02" is there twice.'],
    ['spawns.0.pile.0.take', [4, 3, 3, 3], 'spawns.0.pile.0.take', '4 are kept of 3 cards.'],
    [
      'spawns.2.pile.0.take',
      [1, 2, 2, 2],
      'spawns.2.pile.0.take',
      'the spawn point is not used by 1 players.',
    ],
    [
      'spawns.1.pile.0.cards.0',
      'portal2-02',
      'portalsToClose.0',
      'with 1 players 3 Portals come, 2 are to be closed.',
    ],
    ['spawns.1.n', 1, 'spawns', 'spawn points stand in the order of their numbers'],
    [
      'spawns.1.fallow',
      { id: 'A', at: [2, 2] },
      'spawns.1.fallow',
      'the fallow card lies on another lane too.',
    ],
    [
      'spawns.1.fallow',
      { id: 'A', at: [1, 0] },
      'spawns.1.fallow',
      'the fallow card does not lie on the lane',
    ],
    ['sites.0.at', [1, 0], 'sites.0.at', 'the site "b1" lies under the path.'],
    ['sites.0.at', [0, 1], 'sites.1.at', 'another site lies under "b2".'],
    [
      'sites.0.owner',
      ['Y', null, 'R', null],
      'sites.0.owner.0',
      'nobody with 1 players has the colour Y here.',
    ],
    ['map', ['SS.SSS', 'PPSPPP', 'PPPPSS', 'SSPP..'], 'map.3', 'no site stands at (3,0), which is marked S.'],
    ['map', ['SS.SSS', 'PPSPPP', 'PPPPSS', 'PSPP..'], 'map.3', 'the path square (3,0) is on no lane.'],
    ['map', ['SS.SSS', 'PPSPPP', 'PPPPSS', '.SPP.'], 'map', 'all rows have as many squares.'],
    ['exits.0.facing', 'N', 'exits.0.facing', 'the exit does not lead off the map.'],
    ['exits.0.at', [0, 5], 'exits.0.at', 'the exit is beside no path space.'],
    ['start.0.index', 8, 'start.0.index', 'lane 1 has 8 spaces.'],
    ['start.0.index', 3, 'start.1.index', 'a card lies on (2,2) already.'],
    ['start.0.spawn', 6, 'start.0.spawn', 'there is no spawn point 6.'],
    ['start.0.spawn', 3, 'start.0.minPlayers', 'spawn point 3 is not used by 1 players.'],
    [
      'portalsToClose',
      [1, 2, 2, 2],
      'portalsToClose.0',
      'with 1 players 2 Portals come, 1 are to be closed.',
    ],
    ['victory', { closeAllPortals: false }, 'victory', 'there is nothing to be done.'],
    [
      'victory.defeatBoss',
      'lilith',
      'victory.defeatBoss',
      'it is the boss of the scenario that is defeated.',
    ],
    ['boss', { id: 'lilith' }, 'boss', 'a boss has a start, or a Portal'],
  ])('KR-MAP-R8: %s: %j', (path, value, place, what) => {
    const lines = refusal(corrected(`scenarios.0.${path}`, value)).split('\n')
    expect(lines).toContainEqual(
      expect.stringContaining(`Content of Kingdom Rush, scenarios.0.${place} ("rift-in-time"): ${what}`),
    )
  })
})

test.each([
  ['towers.0.arrows', [], 'towers.0.arrows ("archer"): '],
  ['towers.0.arrows.0.dir', 'up', 'towers.0.arrows'],
  ['towers.0.tiles.0.shape', 'Q9', 'towers.0.tiles ("archer"): there is no shape "Q9".'],
  ['towers.0.soldiers', 2, 'towers.0.tiles ("archer"): a tower has tiles or soldiers'],
  ['towers.0.upgradesTo', ['adept'], 'towers.0.upgradesTo ("archer"): "adept" is not of the same family'],
  ['towers.0.upgradesTo', ['sharpshooter'], 'towers.0.upgradesTo ("archer"): "sharpshooter" is not'],
  ['towers.0.upgradesTo', ['bowmen'], 'towers.0.upgradesTo ("archer"): there is no tower "bowmen".'],
  ['towers.0.copies', 3, 'limits.towerCards: 44 are announced, 43 are there.'],
  [
    'shapes.1.cells',
    [
      [0, 0],
      [0, 0],
    ],
    'shapes.1.cells ("I2"): a cell is there twice.',
  ],
  [
    'shapes.1.cells',
    [
      [0, 0],
      [5, 0],
    ],
    'shapes.1.cells ("I2"): the tile fits on no tray',
  ],
  ['enemies.1.code', 'g', 'enemies: two enemies have the same code.'],
  ['hordes.0.grid.0', '.gqg.', 'hordes.0.grid ("t1-01"): nobody knows what stands in row 0, column 2.'],
  ['hordes.0.grid.0', '.ggg', 'hordes.0.grid'],
  ['hordes.0.grid.2', '..#..', 'hordes.0.grid ("t1-01"): the centre is the level cell'],
  ['hordes.0.portal', 2, 'hordes.0.portal ("t1-01"): a card of the set "horde" does not have it.'],
  ['hordes.1.id', 't1-01', 'hordes.1.id: "t1-01" is there twice.'],
  ['heroes.0.startingTowers.1', ['bowmen'], 'heroes.0.startingTowers ("malik"): there is no tower "bowmen".'],
  ['heroes.0.startingTowers.0', ['rangers', 'rangers'], 'heroes: 1 heroes may start with 2 of "rangers"'],
  [
    'heroes.0.abilities.2.effects.1.exclude',
    ['nap'],
    'heroes.0.abilities.2.effects ("here-comes-the-pain"): there',
  ],
  ['heroes.0.abilities.0.effects.0.op', 'sing', 'heroes.0.abilities.0.effects.0.op ("malik"): '],
  [
    'spells.0.effects.0.tiles',
    undefined,
    'spells.0.effects ("rain-of-fire"): an attack has tiles or soldiers.',
  ],
  [
    'bosses.0.lifeByDifficulty.iron',
    ['nobody'],
    'bosses.0.lifeByDifficulty.iron ("blackburn"): there is no life',
  ],
  ['bosses.0.towardSpawn', 2, 'bosses.0.towardSpawn ("blackburn"): it is where a boss flees to.'],
  [
    'bosses.2.portalTiles.max',
    3,
    'bosses.2.portalTiles.max ("timemage"): 3 Portals are made of tiles, 2 tiles',
  ],
  ['difficulties.1.id', 'star1', 'difficulties.1.id: "star1" is there twice.'],
])('%s: %j is refused', (path, value, what) => {
  expect(refusal(corrected(path, value))).toContain(`Content of Kingdom Rush, ${what}`)
})

test('every mistake of a file is told at once, one sentence each', () => {
  const file = structuredClone(standardFile) as typeof standardFile
  const [first, second] = file.scenarios as (typeof standardFile.scenarios)[number][]
  if (!first || !second) throw new Error('There are no scenarios.')
  first.spawns[2]?.lane.splice(2, 1)
  first.sites[0] = { ...(first.sites[0] as (typeof first.sites)[0]), at: [1, 0] }
  second.spawns[0]?.pile[0]?.cards.splice(0, 1, 'troll')
  const lines = refusal(file).split('\n')
  expect(lines).toEqual([
    'Content of Kingdom Rush, scenarios.0.spawns.2.lane.2 ("rift-in-time"): the path has a gap between (2,1) and (2,3).',
    'Content of Kingdom Rush, scenarios.0.map.0 ("rift-in-time"): no site stands at (0,0), which is marked S.',
    'Content of Kingdom Rush, scenarios.0.sites.0.at ("rift-in-time"): the site "b1" lies under the path.',
    expect.stringContaining(
      'scenarios.1.spawns.0.pile.0.cards ("they-came-with-axes"): there is no card "troll".',
    ),
  ])
})

test('what has not even its shape is told at once too', () => {
  const lines = refusal({ ...(corrected('towers.0.copies', 0) as object), solo: 7 }).split('\n')
  expect(lines).toHaveLength(2)
})
