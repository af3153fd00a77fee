/** What is true of every table of Kingdom Rush at every question, because its pieces are things that lie somewhere. */
import { boxOf } from '../../content/box.ts'
import { countOf, type Mask, NO_CELLS } from '../../content/geometry/cells.ts'
import { FAMILIES } from '../../content/words.ts'
import type { Figure, KingdomRush, Tray } from '../../state.ts'
import { scenarioOf } from '../scenario.ts'
import { faceOf, isHorde, spaceOf, topAt, traysAt, underTiles } from '../trays.ts'

const SOLDIERS = FAMILIES.indexOf('soldiers')

/** While one of these stands, somebody is on the way from one place to another. */
const UNDER_WAY: ReadonlySet<string> = new Set(['confront', 'stride', 'displace', 'step-aside'])

/** Everything about the table that cannot be, in words. */
export function impossibleIn(s: KingdomRush): string[] {
  if (s.phase === 'setup') return []
  return [...supplies(s), ...s.trays.flatMap((tray) => onTray(s, tray)), ...figures(s), ...stacks(s)]
}

function supplies(s: KingdomRush): string[] {
  const { file, towers } = boxOf(s)
  const soldiers = s.trays.reduce((sum, tray) => sum + countOf(tray.soldiers), s.soldiers)
  const held = s.players.flatMap(({ hand, incoming, aside }) => [...hand, ...incoming, ...aside])
  const all = [...held, ...s.towers.map(({ tower }) => tower)]
  const copies = towers.filter(
    (tower, no) => (s.supply[no] ?? 0) + all.filter((one) => one === no).length !== tower.copies,
  )
  return [
    ...says(soldiers !== file.limits.soldiers, `there are ${soldiers} soldiers`),
    ...says(s.diamonds < 0 || s.diamonds > file.limits.diamonds, `there are ${s.diamonds} diamonds`),
    ...copies.map(({ id }) => `a copy of ${id} is lost or made`),
  ]
}

function onTray(s: KingdomRush, tray: Tray): string[] {
  const { id, blocked, deadly, enemies } = faceOf(s, tray.card)
  const tiles = underTiles(tray)
  const bases = figuresOf(s).filter(({ on }) => on === tray.card)
  const based = bases.reduce((cells: Mask, { base }) => cells | base, NO_CELLS)
  const pieces = [...tray.tiles, tray.soldiers, ...bases.map(({ base }) => base)]
  const lying = tiles | tray.soldiers | based
  return [
    ...says(
      countOf(lying) !== pieces.reduce((sum, cells) => sum + countOf(cells), 0),
      `pieces overlap on ${id}`,
    ),
    ...says((lying & blocked) !== 0, `something lies on a barred cell of ${id}`),
    ...says(((tray.soldiers | based) & deadly) !== 0, `the deadly of ${id} are held`),
    ...says((tray.soldiers & ~enemies) !== 0, `a soldier stands on an empty cell of ${id}`),
    ...says(bases.length > 0 && !isHorde(s, tray), `a hero stands on ${id}`),
    ...says(
      bases.some(({ at, base }) => at !== spaceOf(s, tray) || countOf(base) !== 4),
      `a hero is not where ${id} is`,
    ),
  ]
}

function figures(s: KingdomRush): string[] {
  const moving = s.agenda.some((step) => UNDER_WAY.has(step.do))
  const { heroes } = boxOf(s)
  const { sites } = scenarioOf(s)
  return [
    ...figuresOf(s).flatMap(({ at, on, base }) => [
      ...says(at < 0 && (on >= 0 || base !== NO_CELLS), 'a figure off the map covers cells'),
      ...says(
        !moving && at >= 0 && on < 0 && topAt(s, at) !== undefined,
        'a figure stands on a tray for nothing',
      ),
      ...says(!moving && s.towers.some(({ site }) => sites[site]?.at === at), 'a figure stands on a tower'),
    ]),
    ...s.heroes.flatMap(({ hero, health, state, at }) => [
      ...says(health < 0 || health > (heroes[hero]?.health ?? 0), `a hero has ${health} health`),
      ...says(
        (health === 0) !== (state === 'ko') || (state !== 'up' && at >= 0),
        'a hero is neither up nor down',
      ),
    ]),
  ]
}

function stacks(s: KingdomRush): string[] {
  const { towers } = boxOf(s)
  const trays = s.trays.map((tray) => traysAt(s, spaceOf(s, tray)))
  const built = [...new Set(s.towers.map(({ site }) => site))].map((site) =>
    s.towers.filter((tower) => tower.site === site),
  )
  return [
    ...says(
      trays.some(([, upper, third]) => third !== undefined || (upper && !faceOf(s, upper.card).flying)),
      'trays lie on each other that may not',
    ),
    ...says(
      built.some(
        (stack) =>
          stack.length > 2 ||
          (stack.length === 2 && !stack.some(({ tower }) => towers[tower]?.family === SOLDIERS)),
      ),
      'towers stand on each other that may not',
    ),
  ]
}

function figuresOf(s: KingdomRush): Figure[] {
  return s.wildcat ? [...s.heroes, s.wildcat] : s.heroes
}

function says(isWrong: boolean, what: string): string[] {
  return isWrong ? [what] : []
}
