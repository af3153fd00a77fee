/**
 * What all hands do together in a round: each tower is built where it brings most beside the others, or passed on where
 * that brings more. One tower after another does its best on what the others leave, as long as that helps.
 */
import { type RngState, rngFrom, type Seat, seedFrom, shuffleWith } from '@duskhall/kernel'
import { boxOf, type Tower, type TowerNo } from '../content/box.ts'
import { FAMILIES } from '../content/words.ts'
import { sitesFor, stackRefusal } from '../rules/build.ts'
import { isPassLimit } from '../rules/pass.ts'
import { ironRuleOf, scenarioOf } from '../rules/scenario.ts'
import { everybody, type KingdomRush } from '../state.ts'
import type { Cover } from './cover.ts'
import { isQuiet } from './patience.ts'
import { powerOf, roundsLeft, upgradeOf } from './power.ts'
import { isOpenTo, NOBODY, type Reserved } from './reserved.ts'
import { bestSalvo, type Salvo, toggle, type Volley } from './volley.ts'

export type TowerUse =
  | {
      readonly do: 'build'
      readonly seat: Seat
      readonly tower: TowerNo
      readonly site: number
      readonly turn: number
      readonly salvo: Salvo
      /** What it brings beside all others. */
      readonly gain: number
    }
  | {
      readonly do: 'pass'
      readonly seat: Seat
      readonly tower: TowerNo
      readonly into: TowerNo
      /** Whoever can do most with it, where that matters. */
      readonly to?: Seat
      readonly gain: number
    }

interface Held {
  readonly seat: Seat
  readonly tower: TowerNo
  readonly options: readonly Option[]
  /** What others could do with it. */
  readonly elsewhere: readonly Elsewhere[]
}

interface Elsewhere {
  readonly to: Seat
  readonly options: readonly Option[]
}

/** Ways to build that come to the same: the same trays, from any of these sites, each with the rotation it takes there. */
interface Option {
  readonly volley: Volley
  readonly sites: readonly Stand[]
  /** KR-PORTAL9: it would have nothing else to attack. */
  readonly isLost: boolean
}

export interface Stand {
  readonly site: number
  readonly turn: number
}

/** Towers for Portals, as a part of what the Portals ask for. */
const ENOUGH = 1.5
const SWEEPS = 3
const SLACK = 1e-6
/** What it is worth that somebody else can use a tower: less than any use of it now. */
const HANDED = 0.1

export function planHands(s: KingdomRush, cover: Cover, reserved: Reserved): TowerUse[] {
  const towers = heldTowers(s, cover, reserved)
  // Whoever can do most chooses first, and may choose again.
  const order = [...towers.keys()].sort((a, b) => strength(s, towers[b]) - strength(s, towers[a]))
  let best = draft(s, cover, towers, order)
  const chance: RngState = rngFrom(ORDERS)
  for (let i = 1; i < cover.outlook.temper.tries; i++) {
    putAll(cover, best.uses)
    shuffleWith(chance, order)
    const other = draft(s, cover, towers, order)
    if (other.value > best.value + SLACK) best = other
    else {
      putAll(cover, other.uses)
      putAll(cover, best.uses)
    }
  }
  return best.uses
}

const ORDERS = seedFrom('orders')

interface Draft {
  readonly value: number
  readonly uses: TowerUse[]
}

/** What the hands come to at a glance. */
export function worthOfHands(s: KingdomRush, cover: Cover): number {
  const towers = heldTowers(s, cover, NOBODY)
  const order = [...towers.keys()].sort((a, b) => strength(s, towers[b]) - strength(s, towers[a]))
  const { value, uses } = draft(s, cover, towers, order)
  putAll(cover, uses)
  return value
}

/** Puts all their pieces down, or takes them off again. */
function putAll(cover: Cover, uses: readonly TowerUse[]): void {
  for (const use of uses) if (use.do === 'build') toggle(cover, use.salvo.shots)
}

function draft(s: KingdomRush, cover: Cover, towers: readonly Held[], order: readonly number[]): Draft {
  const before = cover.total
  const uses: (TowerUse | null)[] = towers.map(() => null)
  for (let sweep = 0; sweep < SWEEPS; sweep++) {
    let isBetter = false
    for (const no of order) {
      const old = uses[no] ?? null
      if (old?.do === 'build') toggle(cover, old.salvo.shots)
      uses[no] = null
      const next = bestUse(s, cover, towers[no] as Held, uses)
      if (next && next.gain > (old?.gain ?? 0) + SLACK) isBetter = true
      uses[no] = next
      if (next?.do === 'build') toggle(cover, next.salvo.shots)
    }
    if (!isBetter) break
  }
  const done = uses.filter((use) => use !== null)
  // What is passed on, and what Portals cost, is worth the same in any order.
  const beside = done.reduce(
    (sum, use) => sum + (use.do === 'pass' ? use.gain : use.gain - use.salvo.gain),
    0,
  )
  return { value: cover.total - before + beside, uses: done }
}

function strength(s: KingdomRush, held: Held | undefined): number {
  return held ? powerOf(s, held.tower) : 0
}

function bestUse(
  s: KingdomRush,
  cover: Cover,
  held: Held,
  uses: readonly (TowerUse | null)[],
): TowerUse | null {
  const { seat, tower, options } = held
  let best: TowerUse | null = passing(s, cover, seat, tower, uses)
  for (const { volley, sites, isLost } of options) {
    const stand = sites.find(({ site }) => isFree(s, tower, site, uses))
    if (!stand) continue
    const salvo = bestSalvo(cover, volley)
    if (salvo.shots.length === 0) continue
    const gain = salvo.gain - (isLost || hitsPortal(cover, salvo) ? priceOf(s, cover, tower) : 0)
    if (gain > (best?.gain ?? 0) + SLACK) best = { do: 'build', seat, tower, ...stand, salvo, gain }
  }
  return best ?? handing(s, cover, held, uses)
}

/** KR-PASS-R1: as it is, to whoever reaches most with it next round. */
function handing(
  s: KingdomRush,
  cover: Cover,
  { seat, tower, elsewhere }: Held,
  uses: readonly (TowerUse | null)[],
): TowerUse | null {
  if (!mayPass(s, uses) || upgradeOf(s, tower) !== null) return null
  let best: { readonly to: Seat; readonly gain: number } | null = null
  for (const { to, options } of elsewhere) {
    for (const { volley } of options) {
      const { gain } = bestSalvo(cover, volley)
      if (gain > (best?.gain ?? 0) + SLACK) best = { to, gain }
    }
  }
  return best && { do: 'pass', seat, tower, into: tower, to: best.to, gain: HANDED }
}

function mayPass(s: KingdomRush, uses: readonly (TowerUse | null)[]): boolean {
  return !isPassLimit(s, uses.filter((use) => use?.do === 'pass').length)
}

function passing(
  s: KingdomRush,
  cover: Cover,
  seat: Seat,
  tower: TowerNo,
  uses: readonly (TowerUse | null)[],
): TowerUse | null {
  const passed = uses.flatMap((use) => (use?.do === 'pass' && use.into !== use.tower ? [use.into] : []))
  const into = mayPass(s, uses) ? upgradeOf(s, tower, passed) : null
  if (into === null) return null
  const { temper, need } = cover.outlook
  const { level } = boxOf(s).towers[into] as Tower
  const isNeeded = level <= need.level && need.met < need.cells * ENOUGH
  const gain =
    (powerOf(s, into) - powerOf(s, tower)) * temper.pass * Math.max(0, roundsLeft(s) - 1) +
    (isNeeded ? temper.need : 0)
  return gain > 0 ? { do: 'pass', seat, tower, into, gain } : null
}

/** KR-PORTAL6: what is given up with a tower that attacks a Portal. */
function priceOf(s: KingdomRush, { outlook }: Cover, tower: TowerNo): number {
  const rounds = outlook.isLast ? 1 : roundsLeft(s)
  return powerOf(s, tower) * outlook.temper.tower * rounds
}

function hitsPortal({ outlook }: Cover, { shots }: Salvo): boolean {
  return shots.some(({ at }) => outlook.lying[at]?.kind === 'portal')
}

function isFree(s: KingdomRush, tower: TowerNo, site: number, uses: readonly (TowerUse | null)[]): boolean {
  const planned = uses.flatMap((use) => (use?.do === 'build' && use.site === site ? [use.tower] : []))
  return stackRefusal(s, tower, site, planned) === null
}

function heldTowers(s: KingdomRush, cover: Cover, reserved: Reserved): Held[] {
  const iron = ironRuleOf(s)
  const forbidden = iron?.kind === 'noBuildFamily' ? FAMILIES.indexOf(iron.family) : -1
  const known = s.players.map(() => new Map<TowerNo, readonly Option[]>())
  const optionsFor = (seat: Seat, tower: TowerNo): readonly Option[] => {
    const found = known[seat]?.get(tower)
    if (found) return found
    const isForbidden = boxOf(s).towers[tower]?.family === forbidden
    const options = isForbidden ? [] : optionsOf(s, cover, seat, tower, reserved)
    known[seat]?.set(tower, options)
    return options
  }
  const quiet = isQuiet(s)
  return s.players.flatMap(({ hand }, seat) =>
    hand.map((tower): Held => {
      const others = quiet ? everybody(s).filter((other) => other !== seat) : []
      const elsewhere = others.map((to) => ({ to, options: optionsFor(to, tower) }))
      return { seat, tower, options: optionsFor(seat, tower), elsewhere }
    }),
  )
}

/** Every way to build one tower so that it reaches something. */
export function optionsOf(
  s: KingdomRush,
  cover: Cover,
  seat: Seat,
  no: TowerNo,
  reserved: Reserved,
): Option[] {
  const box = boxOf(s)
  const tower = box.towers[no] as Tower
  const { lying } = cover.outlook
  const isFixed = tower.tiles.some((tile) => !box.tiles[tile]?.free)
  const found = new Map<string, { volley: Volley; sites: Stand[]; isLost: boolean }>()
  const add = (trays: readonly number[], turn: number, site: number, isLost: boolean) => {
    if (trays.length === 0) return
    const key = `${isFixed ? turn : 0}:${isLost}:${trays.join()}`
    const option = found.get(key)
    if (option) {
      if (option.sites.every((one) => one.site !== site)) option.sites.push({ site, turn })
      return
    }
    const { tiles, soldiers, type, linked } = tower
    const spread = linked ? 'one' : 'any'
    found.set(key, {
      volley: { tiles, soldiers, type, turn, trays, spread },
      sites: [{ site, turn }],
      isLost,
    })
  }
  for (const site of sitesFor(s, seat, no)) {
    for (let turn = 0; turn < 4; turn++) {
      const reached = reachedBy(s, cover, tower, site, turn).filter((at) =>
        isOpenTo(reserved, lying[at]?.card, seat),
      )
      const hordes = reached.filter((at) => lying[at]?.kind !== 'portal')
      const portals = reached.filter((at) => lying[at]?.kind === 'portal')
      add(hordes, turn, site, false)
      // A tower that has Hordes to attack may attack Portals as well.
      if (portals.length > 0) add(tower.linked ? portals : reached, turn, site, hordes.length === 0)
    }
  }
  return [...found.values()]
}

/** Places in the outlook. */
function reachedBy(s: KingdomRush, { outlook }: Cover, tower: Tower, site: number, turn: number): number[] {
  const scenario = scenarioOf(s)
  const reach = scenario.reach(tower.arrows, turn, scenario.sites[site]?.at ?? 0)
  const found: number[] = []
  outlook.lying.forEach(({ isTop, space, level }, at) => {
    if (isTop && level <= tower.level && reach.includes(space)) found.push(at)
  })
  return found
}
