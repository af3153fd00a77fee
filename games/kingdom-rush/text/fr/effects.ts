/** French: what towers, heroes, abilities and spells do, from their data. */
import { count, list } from '../../../kit/text/fr.ts'
import { lowered } from '../../../kit/text/index.ts'
import type { AttackFacts, EffectWords } from '../effects.ts'
import { tablesIn } from '../tables.ts'
import { diamonds, pieces, soldiers, spaces, upTo } from './words.ts'

const { damage: damages, families, modes, whom } = tablesIn('fr')

function condition(when: AttackFacts['when'] | undefined): string {
  if (!when) return ''
  if (when === 'onSite') return 'si ce Héros est sur un Site de construction, '
  // Its target says it.
  if (when === 'wildcatOnHorde') return ''
  return `si exactement ${count(when.enemiesCovered, 'ennemi se trouve', 'ennemis se trouvent')} sous cette tuile, `
}

export const effects: EffectWords = {
  condition,
  place: (attack) => `placez ${pieces(attack)} (${damages[attack.damage]})`,
  spaces: (n) => spaces(n),
  heal: ({ who, amount, when, may }) =>
    `${condition(when)}${whom[who]} ${may ? 'peut récupérer' : 'récupère'} ${count(amount, 'point de vie', 'points de vie')}`,
  protect: ({ who }) =>
    `${whom[who]} ${who === 'heroesOnSameSpace' ? 'obtiennent' : 'obtient'} Protection (aucun Dégât) jusqu'à la fin de la manche`,
  refresh: ({ who }) => `${whom[who]} peut retourner une Capacité face visible`,
  extraAction: () =>
    'ensuite, ce Héros peut effectuer tout de suite une autre action, mais pas cette Capacité',
  move: ({ who, steps }, entering) =>
    `${whom[who]} peut se déplacer ${upTo(steps)}${entering ? ` ; placez ${pieces(entering)} (${damages[entering.damage]}) sur chaque Horde où il passe` : ''}`,
  teleport: ({ who }) =>
    `${whom[who]} peut être placé sur n'importe quel emplacement où un déplacement peut finir`,
  basicAttack: ({ who }) => `${whom[who]} peut effectuer une attaque de base`,
  copyAbility: () =>
    "utilisez n'importe quelle autre Capacité en jeu comme si elle était à vous, même face cachée",
  summonWildcat: () => "le Chat sauvage peut revenir sur l'emplacement de ce Héros",
  passTower: ({ levels }) => `passez une Tour et faites-la évoluer de ${count(levels, 'niveau', 'niveaux')}`,
  loseHealth: ({ who, amount }) =>
    `en échange, ${who === 'anyHeroInPlay' ? 'un Héros sur la carte' : whom[who]} subit ${count(amount, 'Dégât', 'Dégâts')}`,
  basic: (text) => `Attaque de base : ${lowered(text)}.`,
  onHordeDestroyed: (clauses) =>
    `si la Horde est détruite pendant cette manche, ${list(clauses.map((clause, at) => (at > 0 ? clause.replace(/^ce Héros /, '') : clause)))}`,
  tower: ({ family, level, range, damage, linked, free, cost, soldiers: men, tiles }) => {
    const what = men > 0 ? soldiers(men) : pieces({ tiles, soldiers: 0 })
    const how = [
      ...(linked ? ['tout sur un seul plateau'] : []),
      ...(free ? ['se tourne et se retourne librement'] : []),
    ]
    const price = cost > 0 ? ` Coûte ${diamonds(cost)}.` : ''
    return `${families[family]} de niveau ${level}. Portée : ${range}. Attaque : ${[`${what}, ${damages[damage]}`, ...how].join(' ; ')}.${price}`
  },
  hero: ({ health, move, mode }) => {
    return `${count(health, 'point de vie', 'points de vie')}, déplacement ${upTo(move)}, ${modes[mode]}.`
  },
}
