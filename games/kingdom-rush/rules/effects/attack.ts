/** The verb `attack`: pieces on trays, by a hero. What it may hit is said by its target. */
import { askSeat, push } from '@duskhall/kernel'
import { boxOf } from '../../content/box.ts'
import type { Attack, TileNo } from '../../content/effects.ts'
import { countOf, NO_CELLS } from '../../content/geometry/cells.ts'
import type { Space } from '../../content/geometry/map.ts'
import {
  type Acting,
  type Asks,
  type Hero,
  type KingdomRush,
  OFF_MAP,
  type Pieces,
  type Tray,
} from '../../state.ts'
import { TURNS } from '../answers.ts'
import { attackWith, enemiesUnder } from '../pieces.ts'
import { scenarioOf } from '../scenario.ts'
import { enemiesOn, isHorde, topAt, trayOf } from '../trays.ts'
import type { Carry } from './verb.ts'

/** With arrows the hero turns first (KR-ORIENT6, KR-HERO-R6), unless nothing could be hit any way round. */
export const attack: Carry<'attack'> = (s, acting, verb) => {
  const hero = s.heroes[acting.hero]
  if (verb.target !== 'arrows' || !hero || hero.at === OFF_MAP) strike(s, acting, verb)
  else if ([0, 1, 2, 3].some((turn) => reached(s, hero, verb, turn).length > 0))
    push(s, { do: 'face', ...acting })
  else attackWith(s)
}

/** KR-ORIENT-R5, KR-ORIENT-R7: north, east, south or west, also where it comes to the same. */
export const faceQuestion: Asks<'face'> = {
  who: (_, { by }) => askSeat(by),
  moves: () => [...TURNS],
  always: () => true,
  answer(s, { do: _, ...acting }, __, move) {
    const hero = s.heroes[acting.hero]
    const verb = boxOf(s).lists[acting.list]?.[acting.at]
    if (move.do !== 'turn' || !hero || verb?.op !== 'attack') return
    hero.facing = move.turn
    strike(s, acting, verb)
  },
}

/** Asks for the pieces; nothing is put where there is nothing to hit or a condition does not hold (KR-ABIL-R7). */
export function strike(
  s: KingdomRush,
  acting: Acting,
  verb: Attack,
  constraint: Pieces['constraint'] = verb.constraint,
): void {
  const hero = s.heroes[acting.hero]
  // KR-BASIC-R3: attacks of heroes start from a space of the map.
  const isOff = hero?.at === OFF_MAP || !holds(s, verb.when, hero)
  const trays = isOff ? [] : (TARGETS[verb.target]?.({ s, hero, verb }) ?? []).map(({ card }) => card)
  const pieces = piecesOf(s, verb)
  if (trays.length === 0 || pieces.length + verb.soldiers === 0) {
    attackWith(s)
    return
  }
  const attack: Pieces = {
    by: acting.by,
    pieces,
    soldiers: verb.soldiers,
    type: verb.type,
    turn: hero?.facing ?? 0,
    trays,
    spread:
      ONE.has(verb.target) || verb.sameHorde ? 'one' : verb.target === 'twoAdjacentHordes' ? 'apart' : 'any',
    // KR-GEN-R3: pieces of heroes and spells are optional one by one.
    duty: 'none',
    lifts: false,
    lifted: false,
    constraint,
    placed: [],
    base: hero?.base ?? NO_CELLS,
  }
  // All pieces on each of the trays.
  if (verb.target === 'eachAdjacentHorde')
    attackWith(s, ...trays.map((tray) => ({ ...attack, trays: [tray] })))
  else attackWith(s, attack)
}

type Target = Attack['target']

/** All pieces on one of the trays. */
const ONE: ReadonlySet<Target> = new Set<Target>(['oneAdjacentHorde', 'sameTarget', 'targetOfThatHero'])

interface Aiming {
  readonly s: KingdomRush
  readonly hero: Hero | undefined
  readonly verb: Attack
}

/** Those of spells alone are theirs. */
const TARGETS: { readonly [T in Target]?: (aiming: Aiming) => Tray[] } = {
  ownHorde: ({ s, hero }) => ownHorde(s, hero),
  ownOrAdjacentHorde: ({ s, hero }) => [...ownHorde(s, hero), ...adjacentHordes(s, hero?.at)],
  oneAdjacentHorde: ({ s, hero }) => adjacentHordes(s, hero?.at),
  anyAdjacentHordes: ({ s, hero }) => adjacentHordes(s, hero?.at),
  eachAdjacentHorde: ({ s, hero }) => adjacentHordes(s, hero?.at),
  twoAdjacentHordes: ({ s, hero }) => adjacentHordes(s, hero?.at),
  arrows: ({ s, hero, verb }) => (hero ? reached(s, hero, verb, hero.facing) : []),
  // KR-ABIL-R6.
  perfect: ({ s, hero }) => hordesOn(s, scenarioOf(s).ground.path).filter(({ card }) => card !== hero?.on),
  sameTarget: ({ s }) => s.deed.hits.flatMap((card) => trayOf(s, card) ?? []),
  targetOfThatHero: ({ s }) => s.deed.struck.flatMap((card) => trayOf(s, card) ?? []),
  enteredHorde: ({ s, hero }) => hordesOn(s, hero ? [hero.at] : []),
  wildcatHorde: ({ s }) => wildcatHorde(s),
}

/** KR-FLY-R7: of two on a space the upper one. KR-PORTAL-R9: Portals and bosses are left out. */
function hordesOn(s: KingdomRush, spaces: readonly Space[]): Tray[] {
  const found: Tray[] = []
  for (const space of spaces) {
    const tray = topAt(s, space)
    if (tray && isHorde(s, tray)) found.push(tray)
  }
  return found
}

/** KR-BASIC1, KR-FLY-R5: not from under another tray. */
function ownHorde(s: KingdomRush, hero: Hero | undefined): Tray[] {
  return hordesOn(s, hero ? [hero.at] : []).filter(({ card }) => card === hero?.on)
}

/** KR-MAP4: on the eight spaces around; the own one is not among them (KR-MALIK-R2). */
function adjacentHordes(s: KingdomRush, space: Space = OFF_MAP): Tray[] {
  return hordesOn(s, scenarioOf(s).ground.adjacent[space] ?? [])
}

/** KR-BASIC2; no arrow comes back to the own space (KR-BASIC3). */
function reached(s: KingdomRush, { at }: Hero, { arrows }: Attack, turn: number): Tray[] {
  return hordesOn(s, scenarioOf(s).reach(arrows, turn, at))
}

function wildcatHorde(s: KingdomRush): Tray[] {
  const { wildcat } = s
  return wildcat ? hordesOn(s, [wildcat.at]).filter(({ card }) => card === wildcat.on) : []
}

/** KR-ABIL-R7: a condition is judged on the tile just placed, and none fulfils none. */
export function holds(s: KingdomRush, when: Attack['when'] | undefined, hero: Hero | undefined): boolean {
  if (!when) return true
  if (when === 'wildcatOnHorde') return wildcatHorde(s).length > 0
  if (when === 'onSite') return hero !== undefined && isOnSite(s, hero)
  const { tray: card, cells } = s.deed
  return trayOf(s, card) !== undefined && enemiesUnder(s, { card }, cells) === when.enemiesCovered
}

/** KR-MAGNUS-R1, KR-SETUP-R11: where nobody has a site there is none. */
function isOnSite(s: KingdomRush, { at }: Hero): boolean {
  const { ground, sites } = scenarioOf(s)
  return (sites[ground.siteAt[at] ?? -1]?.owner[s.seats - 1] ?? -1) >= 0
}

/** KR-MALIK1, KR-MALIK-R3: as many times as such cells lie under the tile just placed. */
function piecesOf(s: KingdomRush, { tiles, per }: Attack): readonly TileNo[] {
  if (per === null) return tiles
  const { tray: card, cells } = s.deed
  const tray = trayOf(s, card)
  if (!tray) return []
  const enemies = countOf(cells & enemiesOn(s, tray))
  const count = per === 'enemyCell' ? enemies : countOf(cells) - enemies
  return Array.from({ length: count }, () => tiles).flat()
}
