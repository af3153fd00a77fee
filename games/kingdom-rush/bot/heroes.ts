/** What a hero does best with its card: where it goes, what it stands on, and which action it takes. */
import { boxOf } from '../content/box.ts'
import { type Mask, NO_CELLS } from '../content/geometry/cells.ts'
import { distanceBetween, type Space } from '../content/geometry/map.ts'
import { actionMoves } from '../rules/actions.ts'
import { basesOn } from '../rules/confront.ts'
import { figureOf, ownerOf } from '../rules/figures.ts'
import { destinations } from '../rules/move.ts'
import { scenarioOf } from '../rules/scenario.ts'
import type { FigureNo, Hero, KingdomRush, KingdomRushMove } from '../state.ts'
import { NONE, OFF_MAP, WILDCAT } from '../state.ts'
import type { Cover } from './cover.ts'
import type { Lying } from './outlook.ts'
import { isQuiet } from './patience.ts'
import type { Reserved } from './reserved.ts'
import { type Stand, worthOfList } from './strike.ts'

export interface HeroUse {
  readonly do: 'hero'
  readonly figure: FigureNo
  /** Null: it stays where it is. */
  readonly space: Space | null
  /** Its base there, where there is a tray. */
  readonly base: Mask
  readonly action: KingdomRushMove | null
  readonly actsFirst: boolean
  readonly gain: number
}

/** Places and actions that are looked at closely. */
const CLOSELY = 3
/** Bases that are looked at on each tray. */
const BASES = 2
/** More than being near a Horde. */
const ROOM = 3

interface Spot extends Stand {
  /** Null: it stays. */
  readonly space: Space | null
  readonly base: Mask
  readonly gain: number
}

/** The best few ways to use a hero card or the Wildcat, the best first; none where nothing helps. */
export function heroUses(s: KingdomRush, cover: Cover, figure: FigureNo, reserved: Reserved): HeroUse[] {
  const { on, base } = figureOf(s, figure)
  const own = on === NONE ? -1 : cover.outlook.indexOf(on)
  // It is taken off first: wherever it goes, what it covers now is open again.
  if (own >= 0) cover.toggleBase(own, base)
  const uses = figure === WILDCAT ? catUses(s, cover, reserved) : usesOf(s, cover, figure, own, reserved)
  if (own >= 0) cover.toggleBase(own, base)
  return uses.sort((a, b) => b.gain - a.gain)
}

function catUses(s: KingdomRush, cover: Cover, reserved: Reserved): HeroUse[] {
  const spots = spotsOf(s, cover, WILDCAT, boxOf(s).file.wildcat.move, reserved)
  return spots.map(({ space, base, gain }) => ({
    do: 'hero',
    figure: WILDCAT,
    space,
    base,
    action: null,
    actsFirst: false,
    gain,
  }))
}

function usesOf(s: KingdomRush, cover: Cover, figure: FigureNo, own: number, reserved: Reserved): HeroUse[] {
  const hero = s.heroes[figure] as Hero
  const board = boxOf(s).heroes[hero.hero]
  const spots = spotsOf(s, cover, figure, board?.move ?? 0, reserved)
  const basic = board?.basicAttack ?? NONE
  const glanced = spots
    .map((spot) => ({
      spot,
      worth: spot.gain + worthAt(s, cover, spot, () => worthOfList(s, cover, basic, spot)),
    }))
    .sort((a, b) => b.worth - a.worth)
  const actions = actionMoves(s, figure)
  const uses: HeroUse[] = []
  const use = (spot: Spot, action: KingdomRushMove | null, gain: number, actsFirst = false) =>
    uses.push({ do: 'hero', figure, space: spot.space, base: spot.base, action, actsFirst, gain })
  for (const { spot, worth } of glanced.slice(0, CLOSELY)) {
    if (spot.at !== OFF_MAP) use(spot, { do: 'basic' }, worth)
    for (const action of actions) {
      if (action.do === 'ability')
        use(
          spot,
          action,
          spot.gain + worthAt(s, cover, spot, () => worthOfAbility(s, cover, action.ability, spot)),
        )
      if (action.do === 'recover') use(spot, action, spot.gain + worthOfRecovering(s, cover, hero))
    }
  }
  // Recovering is the same anywhere.
  const best = spots.toSorted((a, b) => b.gain - a.gain)[0]
  if (best && actions.some((action) => action.do === 'recover'))
    use(best, { do: 'recover' }, best.gain + worthOfRecovering(s, cover, hero))
  if (own >= 0) actThenMove(s, cover, figure, spots, use)
  return uses
}

/** From the tray it stands on, and then away to another. */
function actThenMove(
  s: KingdomRush,
  cover: Cover,
  figure: FigureNo,
  spots: readonly Spot[],
  use: (spot: Spot, action: KingdomRushMove, gain: number, actsFirst: boolean) => void,
): void {
  const stay = spots.find(({ space }) => space === null)
  const away = spots.filter(({ space }) => space !== null).toSorted((a, b) => b.gain - a.gain)[0]
  if (!stay || !away) return
  for (const action of actionMoves(s, figure)) {
    if (action.do !== 'basic' && action.do !== 'ability') continue
    const worth = worthAt(s, cover, stay, () =>
      action.do === 'ability'
        ? worthOfAbility(s, cover, action.ability, stay)
        : worthOfList(s, cover, boxOf(s).heroes[s.heroes[figure]?.hero ?? NONE]?.basicAttack ?? NONE, stay),
    )
    use(away, action, away.gain + worth, true)
  }
}

/** With its base where it would stand. */
function worthAt(_s: KingdomRush, cover: Cover, { on, base }: Spot, worth: () => number): number {
  if (on < 0 || base === NO_CELLS) return worth()
  cover.toggleBase(on, base)
  const found = worth()
  cover.toggleBase(on, base)
  return found
}

function worthOfAbility(s: KingdomRush, cover: Cover, ability: number, spot: Spot): number {
  const { list = NONE, kind } = boxOf(s).abilities[ability] ?? {}
  const { temper } = cover.outlook
  const saved = kind === 'protection' ? harmAt(s, cover, spot) : 0
  return worthOfList(s, cover, list, spot) + saved - temper.ability
}

function worthOfRecovering(s: KingdomRush, cover: Cover, hero: Hero): number {
  const { temper } = cover.outlook
  const most = boxOf(s).heroes[hero.hero]?.health ?? 0
  let sum = 0
  for (let health = hero.health; health < most; health++) sum += healthWorth(temper.health, health + 1)
  for (let slot = 0; slot < hero.abilities.length; slot++)
    if ((hero.down & (1 << slot)) !== 0) sum += temper.ability
  return sum
}

/** The last points count most. */
function healthWorth(worth: number, health: number): number {
  return worth * (0.7 + 4 / (health * health))
}

/** Every place it could end its move, and to stay, with what standing there is worth. */
function spotsOf(s: KingdomRush, cover: Cover, figure: FigureNo, steps: number, reserved: Reserved): Spot[] {
  const here = figureOf(s, figure)
  const spots: Spot[] = []
  const leaves = roomAt(s, here.at)
  const stand = (at: Space, space: Space | null, on: number, base: Mask) => {
    const spot: Spot = { figure, at, space, on, base, gain: 0 }
    const gain = (on >= 0 ? cover.gainOfBase(on, base) : 0) - harmAt(s, cover, spot)
    spots.push({ ...spot, gain: gain + nearness(s, cover, at) + leaves - roomAt(s, at) })
  }
  const own = here.on === NONE ? -1 : cover.outlook.indexOf(here.on)
  stand(here.at, null, own, here.base)
  for (const move of destinations(s, figure, steps)) {
    if (move.do !== 'space' || move.space === here.at) continue
    const on = cover.outlook.lying.findIndex(({ isTop, space }) => isTop && space === move.space)
    if (on < 0) stand(move.space, move.space, -1, NO_CELLS)
    else {
      const { tray, card } = cover.outlook.lying[on] as Lying
      const owner = reserved.get(card)
      if (owner !== undefined && owner !== ownerOf(s, figure)) continue
      const bases = basesOn(s, tray, cover.covered(on), figure)
        .map((base) => ({ base, gain: cover.gainOfBase(on, base) }))
        .sort((a, b) => b.gain - a.gain)
      for (const { base } of bases.slice(0, BASES)) stand(move.space, move.space, on, base)
    }
  }
  return spots
}

/** What a site is worth to towers, when every one of them is needed: a hero who stands there is in their way. */
function roomAt(s: KingdomRush, at: Space): number {
  const { ground, sites } = scenarioOf(s)
  const owner = at === OFF_MAP ? undefined : sites[ground.siteAt[at] ?? NONE]?.owner[s.seats - 1]
  return owner !== undefined && owner !== NONE && isQuiet(s) ? ROOM : 0
}

/** What the rest of the round would do to whoever stands there. */
function harmAt(s: KingdomRush, cover: Cover, { figure, on, base, at }: Spot): number {
  if (figure === WILDCAT) return 0
  const { temper, lying } = cover.outlook
  const hero = s.heroes[figure] as Hero
  if (hero.protected === 1 || at === OFF_MAP) return 0
  let damage = 0
  if (on >= 0) {
    const { enemies, face, speed } = lying[on] as Lying
    const covered = cover.covered(on) | base
    const isDestroyed = (enemies & ~covered) === NO_CELLS
    const isFast = (speed & ~covered) !== NO_CELLS
    damage += isDestroyed ? 1 : face.flying ? 0 : isFast ? 2 : 1
  }
  const around = scenarioOf(s).ground.adjacent[at] ?? []
  lying.forEach(({ sniper, space, enemies }, no) => {
    if (no === on || (sniper & ~cover.covered(no)) === NO_CELLS) return
    const isDestroyed = (enemies & ~cover.covered(no)) === NO_CELLS
    if (!isDestroyed && (space === at || around.includes(space))) damage++
  })
  let sum = 0
  for (let i = 0; i < damage && hero.health - i > 0; i++) sum += healthWorth(temper.health, hero.health - i)
  return sum
}

/** A little better where there is something to do next round. */
function nearness(s: KingdomRush, cover: Cover, at: Space): number {
  if (at === OFF_MAP) return -2
  const { ground } = scenarioOf(s)
  let nearest = 9
  for (const { space, kind } of cover.outlook.lying)
    if (kind === 'horde') nearest = Math.min(nearest, distanceBetween(ground, at, space))
  return -0.2 * nearest
}
