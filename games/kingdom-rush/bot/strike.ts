/** What the list of a basic attack, an ability or a spell would bring from where somebody stands. */
import { boxOf } from '../content/box.ts'
import type { Attack, ListNo, Verb } from '../content/effects.ts'
import { countOf, type Mask, NO_CELLS } from '../content/geometry/cells.ts'
import type { Space } from '../content/geometry/map.ts'
import { scenarioOf } from '../rules/scenario.ts'
import { type FigureNo, type KingdomRush, NONE, OFF_MAP } from '../state.ts'
import type { Cover } from './cover.ts'
import type { Lying } from './outlook.ts'
import { bestSalvo, NOTHING, type Salvo, type Shot, toggle, type Volley } from './volley.ts'

/** Where a figure would stand: a space, and the place of its tray in the outlook, or -1. */
export interface Stand {
  readonly figure: FigureNo
  readonly at: Space
  readonly on: number
}

const TURNS = [0, 1, 2, 3] as const

/** In points; what it does to heroes is counted by how much they need it. */
export function worthOfList(s: KingdomRush, cover: Cover, list: ListNo, stand: Stand): number {
  const done: Shot[] = []
  let sum = 0
  for (const verb of boxOf(s).lists[list] ?? []) {
    if (verb.op === 'attack') {
      const salvo = salvoOf(s, cover, verb, stand, done)
      sum += salvo.gain
      toggle(cover, salvo.shots)
      done.push(...salvo.shots)
    } else sum += worthOfVerb(s, cover, verb, stand)
  }
  toggle(cover, done)
  return sum
}

function worthOfVerb(s: KingdomRush, cover: Cover, verb: Verb, stand: Stand): number {
  const { temper } = cover.outlook
  switch (verb.op) {
    case 'heal':
      return verb.when ? 0 : Math.min(verb.amount, mostMissing(s)) * temper.health
    case 'refresh':
      return s.heroes.some(({ down }) => down !== 0) ? temper.ability : 0
    case 'basicAttack':
      return verb.who === 'self' ? worthOfList(s, cover, basicOf(s, stand.figure), stand) : temper.ability
    case 'extraAction':
      return worthOfList(s, cover, basicOf(s, stand.figure), stand)
    case 'summonWildcat':
      return s.wildcat?.at === OFF_MAP ? temper.ability : 0
    case 'copyAbility':
      return copied(s, cover, stand)
    case 'move':
      return verb.entering >= 0 ? temper.work * 2 : 0
    default:
      return 0
  }
}

function copied(s: KingdomRush, cover: Cover, stand: Stand): number {
  const { abilities, lists } = boxOf(s)
  const worths = s.heroes
    .flatMap((hero) => hero.abilities)
    .map((ability) => abilities[ability]?.list ?? NONE)
    .filter((list) => !lists[list]?.some(({ op }) => op === 'copyAbility' || op === 'extraAction'))
    .map((list) => worthOfList(s, cover, list, stand))
  return Math.max(0, ...worths)
}

function mostMissing(s: KingdomRush): number {
  const { heroes } = boxOf(s)
  return Math.max(0, ...s.heroes.map((one) => (heroes[one.hero]?.health ?? 0) - one.health))
}

function basicOf(s: KingdomRush, figure: FigureNo): ListNo {
  return boxOf(s).heroes[s.heroes[figure]?.hero ?? NONE]?.basicAttack ?? NONE
}

/** The pieces of one verb, where they would bring most. */
export function salvoOf(
  s: KingdomRush,
  cover: Cover,
  verb: Attack,
  stand: Stand,
  done: readonly Shot[],
): Salvo {
  if (!holds(s, cover, verb, stand, done)) return NOTHING
  const tiles = piecesOf(cover, verb, done)
  const volley = (trays: readonly number[], turn = 0): Volley => ({
    tiles,
    soldiers: verb.soldiers,
    type: verb.type,
    turn,
    trays,
    spread:
      ONE.has(verb.target) || verb.sameHorde ? 'one' : verb.target === 'twoAdjacentHordes' ? 'apart' : 'any',
  })
  if (verb.target === 'arrows') {
    const salvos = TURNS.map((turn) =>
      bestSalvo(cover, volley(hordesOn(cover, scenarioOf(s).reach(verb.arrows, turn, stand.at)), turn)),
    )
    return salvos.reduce((best, salvo) => (salvo.gain > best.gain ? salvo : best), NOTHING)
  }
  const trays = targetsOf(s, cover, verb, stand, done)
  if (verb.target !== 'eachAdjacentHorde') return bestSalvo(cover, volley(trays))
  const salvos = trays.map((at) => bestSalvo(cover, volley([at])))
  return {
    gain: salvos.reduce((sum, { gain }) => sum + gain, 0),
    shots: salvos.flatMap(({ shots }) => shots),
  }
}

const ONE: ReadonlySet<Attack['target']> = new Set<Attack['target']>([
  'oneAdjacentHorde',
  'sameTarget',
  'targetOfThatHero',
])

function targetsOf(
  s: KingdomRush,
  cover: Cover,
  { target }: Attack,
  { at, on }: Stand,
  done: readonly Shot[],
): number[] {
  const { lying } = cover.outlook
  const own = on >= 0 && lying[on]?.kind === 'horde' ? [on] : []
  const around = () => hordesOn(cover, scenarioOf(s).ground.adjacent[at] ?? [])
  switch (target) {
    case 'ownHorde':
      return own
    case 'ownOrAdjacentHorde':
      return [...own, ...around()]
    case 'oneAdjacentHorde':
    case 'anyAdjacentHordes':
    case 'eachAdjacentHorde':
    case 'twoAdjacentHordes':
      return around()
    case 'perfect':
      return [...lying.keys()].filter((no) => lying[no]?.kind === 'horde' && no !== on)
    case 'portalOrBossLife':
      return [...lying.keys()].filter((no) => lying[no]?.kind !== 'horde')
    case 'sameTarget':
    case 'targetOfThatHero':
      return [...new Set(done.map((shot) => shot.at))]
    case 'wildcatHorde':
      return lying.flatMap(({ card, kind }, no) => (kind === 'horde' && s.wildcat?.on === card ? [no] : []))
    default:
      return []
  }
}

function hordesOn({ outlook }: Cover, spaces: readonly Space[]): number[] {
  return outlook.lying.flatMap(({ isTop, kind, space }, at) =>
    isTop && kind === 'horde' && spaces.includes(space) ? [at] : [],
  )
}

function holds(
  s: KingdomRush,
  cover: Cover,
  { when }: Attack,
  { at }: Stand,
  done: readonly Shot[],
): boolean {
  if (!when) return true
  if (when === 'wildcatOnHorde') return s.wildcat !== null && s.wildcat.on !== NONE
  if (when === 'onSite') {
    const { ground, sites } = scenarioOf(s)
    return (sites[ground.siteAt[at] ?? -1]?.owner[s.seats - 1] ?? -1) >= 0
  }
  const last = done.at(-1)
  if (!last) return false
  const { each } = (cover.outlook.lying[last.at] as Lying).face
  return each.filter(({ cells }) => (cells & last.cells) !== NO_CELLS).length === when.enemiesCovered
}

function piecesOf(cover: Cover, { tiles, per }: Attack, done: readonly Shot[]): readonly number[] {
  if (per === null) return tiles
  const last = done.at(-1)
  if (!last) return []
  const enemies = countOf(last.cells & ((cover.outlook.lying[last.at] as Lying).enemies as Mask))
  const count = per === 'enemyCell' ? enemies : countOf(last.cells) - enemies
  return Array.from({ length: count }, () => tiles).flat()
}
