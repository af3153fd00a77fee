/** English: what towers, heroes, abilities and spells do, from their data. */
import { count, list } from '../../../kit/text/en.ts'
import { lowered } from '../../../kit/text/index.ts'
import type { AttackFacts, EffectWords } from '../effects.ts'
import { tablesIn } from '../tables.ts'
import { diamonds, pieces, soldiers, upTo } from './words.ts'

const { damage: damages, families, modes, whom } = tablesIn('en')

function condition(when: AttackFacts['when'] | undefined): string {
  if (!when) return ''
  if (when === 'onSite') return 'if this hero is on a building site, '
  // Its target says it.
  if (when === 'wildcatOnHorde') return ''
  return `if exactly ${when.enemiesCovered} enemies lie under that tile, `
}

export const effects: EffectWords = {
  condition,
  place: (attack) => `place ${pieces(attack)} (${damages[attack.damage]})`,
  spaces: (n) => count(n, 'space', 'spaces'),
  heal: ({ who, amount, when, may }) =>
    `${condition(when)}${whom[who]} ${may ? 'may regain' : 'regains'} ${amount} health`,
  protect: ({ who }) =>
    `${whom[who]} ${who === 'heroesOnSameSpace' ? 'have' : 'has'} Protection (no damage) until the end of the round`,
  refresh: ({ who }) => `${whom[who]} may turn one ability face up`,
  extraAction: () => 'then this hero may take another action at once, but not this ability again',
  move: ({ who, steps }, entering) =>
    `${whom[who]} may move ${upTo(steps)}${entering ? `; place ${pieces(entering)} (${damages[entering.damage]}) on each Horde entered` : ''}`,
  teleport: ({ who }) => `${whom[who]} may be put on any space where a move may end`,
  basicAttack: ({ who }) => `${whom[who]} may make a basic attack`,
  copyAbility: () => 'use any other ability in play as if it were your own, also one that is face down',
  summonWildcat: () => 'the Wildcat may come back to the space of this hero',
  passTower: ({ levels }) => `pass a tower and upgrade it by ${count(levels, 'level', 'levels')}`,
  loseHealth: ({ who, amount }) =>
    `in return ${who === 'anyHeroInPlay' ? 'one hero on the map' : whom[who]} takes ${amount} damage`,
  basic: (text) => `Basic attack: ${lowered(text)}.`,
  onHordeDestroyed: (clauses) =>
    `if the Horde is destroyed this round, ${list(clauses.map((clause, at) => (at > 0 ? clause.replace(/^this hero /, '') : clause)))}`,
  tower: ({ family, level, range, damage, linked, free, cost, soldiers: men, tiles }) => {
    const what =
      men > 0
        ? `${soldiers(men)}, ${damages[damage]}`
        : `${pieces({ tiles, soldiers: 0 })}, ${damages[damage]}`
    const how = [...(linked ? ['all on one tray'] : []), ...(free ? ['may be turned and flipped'] : [])]
    const price = cost > 0 ? ` Costs ${diamonds(cost)}.` : ''
    return `Level ${level} ${families[family]}. Range: ${range}. Attack: ${[what, ...how].join('; ')}.${price}`
  },
  hero: ({ health, move, mode }) => {
    return `${health} health, moves up to ${count(move, 'space', 'spaces')}, ${modes[mode]}.`
  },
}
