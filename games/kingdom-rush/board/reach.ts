/** The spaces that light up while a tower is held, or a tower or a hero is turned or aims. */
import { boxOf } from '../content/box.ts'
import type { DamageNo } from '../content/effects.ts'
import type { Space } from '../content/geometry/map.ts'
import { scenarioOf } from '../rules/scenario.ts'
import { spaceOf, trayOf } from '../rules/trays.ts'
import { type Asking, type KingdomRush, type KingdomRushMove, OFF_MAP, type StepOf } from '../state.ts'
import { askedOf, attackingTower, attackOf, type KingdomRushView } from './answers.ts'

type TurningStep = StepOf<'turn'> | StepOf<'face'>

export function isTurning(asked: Asking): asked is TurningStep {
  return asked.do === 'turn' || asked.do === 'face'
}

/** What would be reached, turned so. */
export function reachOf(s: KingdomRush, asked: TurningStep, turn: number): readonly Space[] {
  if (asked.do === 'turn') return reachOfTower(s, asked.tower, asked.site, turn)
  const verb = boxOf(s).lists[asked.list]?.[asked.at]
  const from = s.heroes[asked.hero]?.at
  return verb?.op === 'attack' && from !== undefined ? scenarioOf(s).reach(verb.arrows, turn, from) : []
}

function reachOfTower(s: KingdomRush, tower: number, site: number, turn: number): readonly Space[] {
  const from = scenarioOf(s).sites[site]?.at
  const arrows = boxOf(s).towers[tower]?.arrows
  return from === undefined || arrows === undefined ? [] : scenarioOf(s).reach(arrows, turn, from)
}

/** What is lit: from where, how far, and with which damage. */
export interface Lit {
  /** Null where it comes from no space: of a spell. */
  readonly from: Space | null
  readonly spaces: readonly Space[]
  readonly type: DamageNo | null
}

const DARK: Lit = { from: null, spaces: [], type: null }
const TURNS = [0, 1, 2, 3]

export function litBy(view: KingdomRushView, aim: KingdomRushMove | null): Lit {
  const { state: s } = view
  const asked = askedOf(view)
  if (asked?.do === 'site') return aim?.do === 'site' ? litBySite(s, asked.tower, aim.site) : DARK
  if (asked && isTurning(asked)) {
    const from = asked.do === 'turn' ? scenarioOf(s).sites[asked.site]?.at : s.heroes[asked.hero]?.at
    const type = asked.do === 'turn' ? (boxOf(s).towers[asked.tower]?.type ?? null) : null
    return { from: from ?? null, type, spaces: aim?.do === 'turn' ? reachOf(s, asked, aim.turn) : [] }
  }
  const attack = attackOf(view)
  if (!attack) return DARK
  const tower = attackingTower(view)
  const { type } = attack
  if (tower) {
    const from = scenarioOf(s).sites[tower.site]?.at ?? null
    return { from, type, spaces: reachOfTower(s, tower.tower, tower.site, tower.turn) }
  }
  return { from: attackingHero(s), type, spaces: attack.trays.flatMap((card) => spaceOfTray(s, card)) }
}

/** Wherever it is turned: before a tower stands, all it could reach is of interest. */
function litBySite(s: KingdomRush, tower: number, site: number): Lit {
  const spaces = TURNS.flatMap((turn) => reachOfTower(s, tower, site, turn))
  return {
    from: scenarioOf(s).sites[site]?.at ?? null,
    type: boxOf(s).towers[tower]?.type ?? null,
    spaces: [...new Set(spaces)],
  }
}

/** The hero whose card is being played; null for a spell. */
function attackingHero({ agenda, heroes }: KingdomRush): Space | null {
  for (const step of agenda.toReversed()) {
    if (step.do === 'play') return null
    const at = 'hero' in step ? heroes[step.hero]?.at : undefined
    if (at !== undefined && at !== OFF_MAP) return at
  }
  return null
}

function spaceOfTray(s: KingdomRush, card: number): Space[] {
  const tray = trayOf(s, card)
  return tray ? [spaceOf(s, tray)] : []
}
