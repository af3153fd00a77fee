/** Reads a content file: its shape, then what the shape cannot say. Whatever is wrong is told at once, each with its place. */
import { type GatheringChecks, gatheringChecksOf } from '../../kit/content/checks.ts'
import { CENTRE } from './geometry/cells.ts'
import { readGrid } from './geometry/grid.ts'
import { placementsOf } from './geometry/shapes.ts'
import { faultsOf } from './scenario-checks.ts'
import { plainly } from './scenario-faults.ts'
import { ContentFile, type Effect, type TileEntry } from './schema.ts'
import { DIFFICULTIES } from './words.ts'

export function readContent(json: unknown): ContentFile {
  const checks = gatheringChecksOf('Kingdom Rush')
  const file = checks.read(ContentFile, json)
  const { enemies, towers, heroes, spells, hordes, bosses, difficulties, scenarios } = file
  checks.demandOnce({ shapes: file.shapes })
  checks.demandOnce({ enemies })
  checks.demandOnce({ towers })
  checks.demandOnce({ heroes })
  checks.demandOnce({ spells })
  checks.demandOnce({ difficulties })
  checks.demandOnce({ scenarios })
  // Hordes, life cards and action cards have one list of numbers.
  checks.demandOnce({
    hordes,
    ...Object.fromEntries(
      bosses.flatMap(({ life, actions }, at) => [
        [`bosses.${at}.life`, life],
        [`bosses.${at}.actions`, actions],
      ]),
    ),
  })
  checks.demandOnce(
    Object.fromEntries(heroes.map(({ abilities }, at) => [`heroes.${at}.abilities`, abilities])),
  )
  checkCounts(file, checks)
  checkShapes(file, checks)
  checkTowers(file, checks)
  checkHeroes(file, checks)
  checkGrids(file, checks)
  checkBosses(file, checks)
  scenarios.forEach((scenario, at) => {
    for (const { place, fault } of faultsOf(scenario, file))
      checks.demand(false, `scenarios.${at}.${place} ("${scenario.id}")`, plainly(fault))
  })
  checks.done()
  return file
}

/** KR-COMP: as many of each as the file says. */
function checkCounts(
  { limits, towers, heroes, spells, hordes, bosses, campaign }: ContentFile,
  checks: GatheringChecks,
): void {
  const total = (counts: readonly number[]) => counts.reduce((sum, count) => sum + count, 0)
  const found = {
    towerCards: total(towers.map(({ copies }) => copies)),
    heroes: heroes.length,
    abilityTiles: total(heroes.map(({ abilities }) => abilities.length)),
    spellTiles: spells.length,
    hordeAndPortalCards: hordes.length,
    bossFigures: bosses.length,
    bossSpecialCards: total(bosses.map(({ life, actions }) => life.length + actions.length)),
  }
  for (const [name, there] of Object.entries(found))
    checks.demandCount(`limits.${name}`, limits[name as keyof typeof found], there)
  checks.demand(
    campaign[0]?.after === 0,
    'campaign',
    'the first entry says what is open from the start (after 0).',
  )
}

/** A tile that lies nowhere on a card could never be placed. */
function checkShapes({ shapes }: ContentFile, { demand }: GatheringChecks): void {
  shapes.forEach(({ id, cells }, at) => {
    const where = `shapes.${at}.cells ("${id}")`
    demand(new Set(cells.map(String)).size === cells.length, where, 'a cell is there twice.')
    demand(
      placementsOf(cells).free.length > 0,
      where,
      'the tile fits on no tray: a card has five rows of five cells.',
    )
  })
}

function checkTowers({ towers, shapes }: ContentFile, checks: GatheringChecks): void {
  const { demand } = checks
  const known = new Map(towers.map((tower) => [tower.id, tower]))
  towers.forEach((tower, at) => {
    const where = (field: string) => `towers.${at}.${field} ("${tower.id}")`
    const { tiles, soldiers, upgradesTo = [], family, level } = tower
    demand(
      (tiles === undefined) !== (soldiers === undefined),
      where('tiles'),
      'a tower has tiles or soldiers, one of both.',
    )
    demand(
      (family === 'soldiers') === (soldiers !== undefined),
      where('soldiers'),
      'soldiers come from towers of that family and no other.',
    )
    checkTiles(tiles ?? [], where('tiles'), shapes, checks)
    for (const id of upgradesTo) {
      const next = known.get(id)
      demand(next !== undefined, where('upgradesTo'), `there is no tower "${id}".`)
      const fits = !next || (next.family === family && next.level === level + 1)
      demand(fits, where('upgradesTo'), `"${id}" is not of the same family and one level higher.`)
    }
  })
}

function checkTiles(
  tiles: readonly TileEntry[],
  where: string,
  shapes: ContentFile['shapes'],
  { demand }: GatheringChecks,
): void {
  for (const { shape } of tiles)
    demand(
      shapes.some(({ id }) => id === shape),
      where,
      `there is no shape "${shape}".`,
    )
}

function checkHeroes(file: ContentFile, checks: GatheringChecks): void {
  const { heroes, towers, spells, shapes } = file
  const { demand } = checks
  const abilities = new Set(heroes.flatMap((hero) => hero.abilities.map(({ id }) => id)))
  const checkEffects = (effects: readonly Effect[], where: string) => {
    for (const effect of effects) {
      if (effect.op === 'attack') checkTiles(effect.tiles ?? [], where, shapes, checks)
      if (effect.op === 'attack')
        demand(
          effect.tiles !== undefined || effect.soldiers !== undefined,
          where,
          'an attack has tiles or soldiers.',
        )
      if (effect.op === 'move') checkEffects(effect.entering ?? [], where)
      if (effect.op !== 'extraAction') continue
      for (const id of effect.exclude) demand(abilities.has(id), where, `there is no ability "${id}".`)
    }
  }
  heroes.forEach((hero, at) => {
    checkEffects(hero.basicAttack.effects, `heroes.${at}.basicAttack.effects ("${hero.id}")`)
    hero.abilities.forEach((ability, no) => {
      checkEffects(ability.effects, `heroes.${at}.abilities.${no}.effects ("${ability.id}")`)
    })
    for (const id of hero.startingTowers.flat())
      demand(
        towers.some((tower) => tower.id === id),
        `heroes.${at}.startingTowers ("${hero.id}")`,
        `there is no tower "${id}".`,
      )
  })
  spells.forEach((spell, at) => {
    checkEffects(spell.effects, `spells.${at}.effects ("${spell.id}")`)
  })
  // KR-SETUP-R1: starting towers come out of the supply, whichever heroes sit down together.
  for (const tower of towers) {
    for (let players = 1; players <= 4; players++) {
      const taken = heroes.map(
        ({ startingTowers }) => (startingTowers[players - 1] ?? []).filter((id) => id === tower.id).length,
      )
      const most = taken.toSorted((a, b) => b - a).slice(0, players)
      const sum = most.reduce((n, count) => n + count, 0)
      const what = `${players} heroes may start with ${sum} of "${tower.id}", ${tower.copies} are there.`
      demand(sum <= tower.copies, 'heroes', what)
    }
  }
}

/** KR-COMP-R4: five rows of five cells, each empty, an enemy's or never to be covered. */
function checkGrids({ enemies, hordes, bosses }: ContentFile, checks: GatheringChecks): void {
  const { demand } = checks
  const kinds = new Map(enemies.map((enemy) => [enemy.code, enemy]))
  demand(kinds.size === enemies.length, 'enemies', 'two enemies have the same code.')
  const check = (card: { id: string; grid: readonly string[] }, where: string, hasLevel: boolean) => {
    const place = `${where}.grid ("${card.id}")`
    const { enemies: there, wrong, blocked } = readGrid(card.grid, (code) => kinds.get(code))
    for (const [row, column] of wrong)
      demand(false, place, `nobody knows what stands in row ${row}, column ${column}.`)
    demand(there.length > 0, place, 'there is no enemy.')
    const centre = (blocked & CENTRE) !== 0 && card.grid[2]?.[2] === '#'
    demand(
      centre === hasLevel,
      place,
      'the centre is the level cell (#) of a Portal or boss life card, and of these alone.',
    )
  }
  hordes.forEach((horde, at) => {
    const { id, portal, set, brush, haunted, flying } = horde
    check(horde, `hordes.${at}`, portal !== undefined)
    const icons = { portal, brush, haunted, flying }
    const expected = set in icons ? set : undefined
    for (const [icon, value] of Object.entries(icons))
      demand(
        (value !== undefined) === (icon === expected),
        `hordes.${at}.${icon} ("${id}")`,
        `a card of the set "${set}" ${icon === expected ? 'has' : 'does not have'} it.`,
      )
  })
  bosses.forEach(({ life }, at) => {
    life.forEach((card, no) => {
      check(card, `bosses.${at}.life.${no}`, true)
    })
  })
}

function checkBosses({ bosses, limits }: ContentFile, { demand }: GatheringChecks): void {
  bosses.forEach((boss, at) => {
    const { id, movement, towardSpawn, life, lifeByDifficulty, portalTiles } = boss
    const flees = movement === 'towardSpawn'
    demand(
      flees === (towardSpawn !== undefined),
      `bosses.${at}.towardSpawn ("${id}")`,
      'it is where a boss flees to.',
    )
    for (const level of DIFFICULTIES) {
      const where = `bosses.${at}.lifeByDifficulty.${level} ("${id}")`
      const cards = lifeByDifficulty[level]
      demand(cards.length > 0, where, 'a boss has a life card.')
      demand(new Set(cards).size === cards.length, where, 'a life card is there twice.')
      for (const card of cards)
        demand(
          life.some((one) => one.id === card),
          where,
          `there is no life card "${card}".`,
        )
    }
    const most = portalTiles?.max ?? 0
    const what = `${most} Portals are made of tiles, ${limits.portalTiles} tiles are there.`
    demand(most <= limits.portalTiles, `bosses.${at}.portalTiles.max ("${id}")`, what)
  })
}
