/** French: what towers, heroes, abilities and spells do, from their data. */
import { count, list } from '../../../kit/text/fr.ts'
import { lowered } from '../../../kit/text/index.ts'
import type { ArrowsEntry } from '../../content/schema.ts'
import type { AttackFacts, EffectWords } from '../effects.ts'
import type { Family } from '../types.ts'
import { DAMAGE, diamonds, pieces, soldiers, spaces, upTo } from './words.ts'

const FAMILY: { readonly [F in Family]: string } = {
  archers: "Tour d'Archerie",
  mages: 'Tour de Mages',
  cannons: 'Tour à Canon',
  soldiers: 'Tour de Soldats',
}

const AHEAD: { readonly [dir: string]: string } = {
  N: 'devant',
  NE: 'devant à droite',
  E: 'à droite',
  SE: 'derrière à droite',
  S: 'derrière',
  SW: 'derrière à gauche',
  W: 'à gauche',
  NW: 'devant à gauche',
}

/** "2 emplacements devant, 1 devant à droite". */
function range(arrows: ArrowsEntry): string {
  if (arrows === 'perfect') return 'toute la carte'
  if (arrows.length === 8 && arrows.every(({ max }) => max === 1)) return 'tous les emplacements adjacents'
  return arrows.map(({ dir, max }, at) => `${at === 0 ? spaces(max) : max} ${AHEAD[dir]}`).join(', ')
}

const TARGET: { readonly [T in AttackFacts['target']]: string } = {
  ownHorde: 'sur la Horde que ce Héros affronte',
  perfect: "sur des Hordes n'importe où sur la carte",
  ownOrAdjacentHorde: 'sur la Horde que ce Héros affronte ou une Horde adjacente',
  oneAdjacentHorde: 'sur une Horde adjacente',
  anyAdjacentHordes: 'sur des Hordes adjacentes',
  eachAdjacentHorde: 'sur chaque Horde adjacente',
  twoAdjacentHordes: 'sur deux Hordes adjacentes, une sur chacune',
  sameTarget: "sur la Horde qui vient d'être touchée",
  targetOfThatHero: 'sur une Horde touchée par cette attaque',
  enteredHorde: 'sur chaque Horde où il passe',
  wildcatHorde: 'sur la Horde que le Chat sauvage affronte',
  eachHordeAdjacentToTarget: 'sur chaque Horde adjacente à celle-ci',
  portalOrBossLife: 'sur un Portail ou un Boss',
  arrows: 'sur des Hordes à portée',
}

/** Where all of it goes on one Horde. */
const ON_ONE: { readonly [target: string]: string } = {
  perfect: "sur une seule Horde, n'importe où sur la carte",
  arrows: 'sur une Horde à portée',
}

function condition(when: AttackFacts['when'] | undefined): string {
  if (!when) return ''
  if (when === 'onSite') return 'si ce Héros est sur un Site de construction, '
  // Its target says it.
  if (when === 'wildcatOnHorde') return ''
  return `si exactement ${count(when.enemiesCovered, 'ennemi se trouve', 'ennemis se trouvent')} sous cette tuile, `
}

const CONSTRAINT = {
  eachTouchesAnother: ', chacune en touchant une autre',
  eachOnAnotherSideOfBase: ', chacune sur un autre côté de la base du Héros',
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
    ? ` pour chaque case ${per === 'emptyCell' ? 'sans ennemi' : "d'ennemi"} sous cette tuile`
    : ''
  const shape = constraint ? CONSTRAINT[constraint] : ''
  return `${condition(when)}placez ${pieces(rest)} (${DAMAGE[damage]}) ${where}${reach}${each}${shape}`
}

type Whom = Parameters<EffectWords['heal']>[0]['who']

const WHO: { readonly [W in Whom]: string } = {
  self: 'ce Héros',
  thatHero: 'le Héros choisi',
  anyHero: "n'importe quel Héros",
  anyHeroInPlay: "n'importe quel Héros sur la carte",
  heroOnSameOrAdjacentSpace: 'un Héros sur le même emplacement ou un emplacement adjacent',
  heroesOnSameSpace: 'tous les Héros sur le même emplacement',
}

export const effects: EffectWords = {
  attack,
  heal: ({ who, amount, when, may }) =>
    `${condition(when)}${WHO[who]} ${may ? 'peut récupérer' : 'récupère'} ${count(amount, 'point de vie', 'points de vie')}`,
  protect: ({ who }) =>
    `${WHO[who]} ${who === 'heroesOnSameSpace' ? 'obtiennent' : 'obtient'} Protection (aucun Dégât) jusqu'à la fin de la manche`,
  refresh: ({ who }) => `${WHO[who]} peut retourner une Capacité face visible`,
  extraAction: () =>
    'ensuite, ce Héros peut effectuer tout de suite une autre action, mais pas cette Capacité',
  move: ({ who, steps }, entering) =>
    `${WHO[who]} peut se déplacer ${upTo(steps)}${entering ? ` ; placez ${pieces(entering)} (${DAMAGE[entering.damage]}) sur chaque Horde où il passe` : ''}`,
  teleport: ({ who }) =>
    `${WHO[who]} peut être placé sur n'importe quel emplacement où un déplacement peut finir`,
  basicAttack: ({ who }) => `${WHO[who]} peut effectuer une attaque de base`,
  copyAbility: () =>
    "utilisez n'importe quelle autre Capacité en jeu comme si elle était à vous, même face cachée",
  summonWildcat: () => "le Chat sauvage peut revenir sur l'emplacement de ce Héros",
  passTower: ({ levels }) => `passez une Tour et faites-la évoluer de ${count(levels, 'niveau', 'niveaux')}`,
  loseHealth: ({ who, amount }) =>
    `en échange, ${who === 'anyHeroInPlay' ? 'un Héros sur la carte' : WHO[who]} subit ${count(amount, 'Dégât', 'Dégâts')}`,
  basic: (text) => `Attaque de base : ${lowered(text)}.`,
  onHordeDestroyed: (clauses) =>
    `si la Horde est détruite pendant cette manche, ${list(clauses.map((clause, at) => (at > 0 ? clause.replace(/^ce Héros /, '') : clause)))}`,
  tower: ({ family, level, range: arrows, damage, linked, free, cost, soldiers: men, tiles }) => {
    const what = men > 0 ? soldiers(men) : pieces({ tiles, soldiers: 0 })
    const how = [
      ...(linked ? ['tout sur un seul plateau'] : []),
      ...(free ? ['se tourne et se retourne librement'] : []),
    ]
    const price = cost > 0 ? ` Coûte ${diamonds(cost)}.` : ''
    return `${FAMILY[family]} de niveau ${level}. Portée : ${range(arrows)}. Attaque : ${[`${what}, ${DAMAGE[damage]}`, ...how].join(' ; ')}.${price}`
  },
  hero: ({ health, move, mode }) => {
    const fights = {
      melee: 'combat au corps à corps',
      ranged: 'attaque à distance',
      meleeOrRanged: 'attaque au corps à corps ou à distance',
    }
    return `${count(health, 'point de vie', 'points de vie')}, déplacement ${upTo(move)}, ${fights[mode]}.`
  },
}
