/** English: what towers, heroes, abilities and spells do, from their data. */
import { count, list } from '../../../kit/text/en.ts'
import { lowered } from '../../../kit/text/index.ts'
import type { ArrowsEntry } from '../../content/schema.ts'
import type { AttackFacts, EffectWords } from '../effects.ts'
import type { Family } from '../types.ts'
import { DAMAGE, diamonds, pieces, soldiers, upTo } from './words.ts'

const FAMILY: { readonly [F in Family]: string } = {
  archers: 'archer tower',
  mages: 'mage tower',
  cannons: 'cannon tower',
  soldiers: 'soldier tower',
}

const AHEAD: { readonly [dir: string]: string } = {
  N: 'ahead',
  NE: 'ahead to the right',
  E: 'to the right',
  SE: 'behind to the right',
  S: 'behind',
  SW: 'behind to the left',
  W: 'to the left',
  NW: 'ahead to the left',
}

/** "2 spaces ahead, 1 ahead to the right". */
function range(arrows: ArrowsEntry): string {
  if (arrows === 'perfect') return 'the whole map'
  if (arrows.length === 8 && arrows.every(({ max }) => max === 1)) return 'every adjacent space'
  return arrows
    .map(({ dir, max }, at) => `${at === 0 ? count(max, 'space', 'spaces') : max} ${AHEAD[dir]}`)
    .join(', ')
}

const TARGET: { readonly [T in AttackFacts['target']]: string } = {
  ownHorde: 'on the Horde this hero confronts',
  perfect: 'on Hordes anywhere on the map',
  ownOrAdjacentHorde: 'on the Horde this hero confronts or an adjacent one',
  oneAdjacentHorde: 'on one adjacent Horde',
  anyAdjacentHordes: 'on adjacent Hordes',
  eachAdjacentHorde: 'on each adjacent Horde',
  twoAdjacentHordes: 'on two adjacent Hordes, one on each',
  sameTarget: 'on the Horde just hit',
  targetOfThatHero: 'on one Horde hit by that attack',
  enteredHorde: 'on each Horde entered',
  wildcatHorde: 'on the Horde the Wildcat confronts',
  eachHordeAdjacentToTarget: 'on each Horde adjacent to it',
  portalOrBossLife: 'on a Portal or a boss',
  arrows: 'on Hordes within range',
}

/** Where all of it goes on one Horde. */
const ON_ONE: { readonly [target: string]: string } = {
  perfect: 'on one Horde anywhere on the map',
  arrows: 'on a Horde within range',
}

function condition(when: AttackFacts['when'] | undefined): string {
  if (!when) return ''
  if (when === 'onSite') return 'if this hero is on a building site, '
  // Its target says it.
  if (when === 'wildcatOnHorde') return ''
  return `if exactly ${when.enemiesCovered} enemies lie under that tile, `
}

const CONSTRAINT = {
  eachTouchesAnother: ', each touching another',
  eachOnAnotherSideOfBase: ", each on another side of the hero's base",
}

function attack({
  target,
  damage,
  range: arrows,
  sameHorde,
  per,
  constraint,
  when,
  ...rest
}: AttackFacts): string {
  const where = (sameHorde ? ON_ONE[target] : undefined) ?? TARGET[target]
  const reach = target === 'arrows' ? ` (${range(arrows)})` : ''
  const each = per
    ? ` for each ${per === 'emptyCell' ? 'cell without an enemy' : 'cell of an enemy'} under that tile`
    : ''
  const shape = constraint ? CONSTRAINT[constraint] : ''
  return `${condition(when)}place ${pieces(rest)} (${DAMAGE[damage]}) ${where}${reach}${each}${shape}`
}

type Whom = Parameters<EffectWords['heal']>[0]['who']

const WHO: { readonly [W in Whom]: string } = {
  self: 'this hero',
  thatHero: 'that hero',
  anyHero: 'any hero',
  anyHeroInPlay: 'any hero on the map',
  heroOnSameOrAdjacentSpace: 'a hero on the same or an adjacent space',
  heroesOnSameSpace: 'all heroes on the same space',
}

export const effects: EffectWords = {
  attack,
  heal: ({ who, amount, when, may }) =>
    `${condition(when)}${WHO[who]} ${may ? 'may regain' : 'regains'} ${amount} health`,
  protect: ({ who }) =>
    `${WHO[who]} ${who === 'heroesOnSameSpace' ? 'have' : 'has'} Protection (no damage) until the end of the round`,
  refresh: ({ who }) => `${WHO[who]} may turn one ability face up`,
  extraAction: () => 'then this hero may take another action at once, but not this ability again',
  move: ({ who, steps }, entering) =>
    `${WHO[who]} may move ${upTo(steps)}${entering ? `; place ${pieces(entering)} (${DAMAGE[entering.damage]}) on each Horde entered` : ''}`,
  teleport: ({ who }) => `${WHO[who]} may be put on any space where a move may end`,
  basicAttack: ({ who }) => `${WHO[who]} may make a basic attack`,
  copyAbility: () => 'use any other ability in play as if it were your own, also one that is face down',
  summonWildcat: () => 'the Wildcat may come back to the space of this hero',
  passTower: ({ levels }) => `pass a tower and upgrade it by ${count(levels, 'level', 'levels')}`,
  loseHealth: ({ who, amount }) =>
    `in return ${who === 'anyHeroInPlay' ? 'one hero on the map' : WHO[who]} takes ${amount} damage`,
  basic: (text) => `Basic attack: ${lowered(text)}.`,
  onHordeDestroyed: (clauses) =>
    `if the Horde is destroyed this round, ${list(clauses.map((clause, at) => (at > 0 ? clause.replace(/^this hero /, '') : clause)))}`,
  tower: ({ family, level, range: arrows, damage, linked, free, cost, soldiers: men, tiles }) => {
    const what =
      men > 0 ? `${soldiers(men)}, ${DAMAGE[damage]}` : `${pieces({ tiles, soldiers: 0 })}, ${DAMAGE[damage]}`
    const how = [...(linked ? ['all on one tray'] : []), ...(free ? ['may be turned and flipped'] : [])]
    const price = cost > 0 ? ` Costs ${diamonds(cost)}.` : ''
    return `Level ${level} ${FAMILY[family]}. Range: ${range(arrows)}. Attack: ${[what, ...how].join('; ')}.${price}`
  },
  hero: ({ health, move, mode }) => {
    const fights = {
      melee: 'fights in melee',
      ranged: 'attacks from afar',
      meleeOrRanged: 'attacks in melee or from afar',
    }
    return `${health} health, moves up to ${count(move, 'space', 'spaces')}, ${fights[mode]}.`
  },
}
