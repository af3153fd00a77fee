/** French: the small words on the board. */
import { list } from '../../../kit/text/fr.ts'
import type { TableWords } from '../en/table.ts'

const spaces = (n: number) => (n === 1 ? '1 case' : `${n} cases`)
const hearts = (n: number) => (n <= 1 ? `${n} cœur` : `${n} cœurs`)
const COLOURS = ['rouge', 'bleu', 'vert', 'jaune', 'pour tous'] as const
const WAYS = ['le nord', "l'est", 'le sud', "l'ouest"] as const

export const table: TableWords = {
  round: (round) => (round === 0 ? 'Avant la première manche' : `Manche ${round}`),
  shortRound: (round) => `M${round}`,
  phases: {
    setup: 'Mise en place',
    spawn: 'Apparition',
    play: 'Jouer',
    destroy: 'Détruire',
    boss: 'Boss',
    advance: 'Avancer',
    pickup: 'Récupérer',
    spend: 'Diamants',
  },
  map: 'Carte',
  space: (space) => `Case ${space}`,
  site: (number, space, colour, towers) =>
    `Site ${number} (${space}), ${COLOURS[colour] ?? ''}${towers.length > 0 ? ` : ${list(towers)}` : ', vide'}`,
  figureAt: (name, space, health) =>
    [name, space === null ? '' : `en ${space}`, health === null ? '' : `santé ${health}`]
      .filter(Boolean)
      .join(', '),
  pile: (spawn, count) =>
    `Point d'Apparition ${spawn}, reste ${count <= 1 ? `${count} carte` : `${count} cartes`}`,
  rows: 'Rangée par rangée',
  turn: 'Tourner',
  flip: 'Retourner',
  inReach: 'À portée',
  left: 'Encore à placer',
  counted: (count, what) => (count === 1 ? what : `${what}, ${count} fois`),
  lifts: 'Soldats qui peuvent être déplacés',
  soldier: 'Soldat',
  tile: (cells) => (cells === 1 ? 'Tuile de 1 case' : `Tuile de ${cells} cases`),
  whichWay: (tower) => `De quel côté regarde ${tower} ?`,
  facing: (turn, trays) =>
    `Vers ${WAYS[turn] ?? ''}, ${trays === 0 ? 'rien à portée' : trays === 1 ? '1 carte à portée' : `${trays} cartes à portée`}`,
  choices: 'Au choix',
  forecast: "Prévision de l'avancée",
  heartsFrom: (now, then) => (now === then ? hearts(now) : `${now} → ${hearts(then)}`),
  falls: "En l'état, le Royaume tombe à cette manche.",
  fate: (fate, steps, lost) =>
    fate === 'destroyed'
      ? 'détruite'
      : fate === 'escapes'
        ? `sort, −${hearts(lost)}`
        : `avance de ${spaces(steps)}`,
  yours: 'Vos héros',
  knockedOut: 'assommé',
  cardPlayed: 'carte jouée',
  cardReady: 'carte prête',
  health: (value) => `Santé : ${value}`,
  outOf: (value, full) => `${value} sur ${full}`,
  used: 'utilisée',
  hand: 'Vos tours',
  noTowers: 'Aucune tour en main.',
  tower: (name, level) => `${name}, niveau ${level}`,
  times: (n) => `${n} fois`,
  coming: 'manche suivante',
  pass: (tower) => `Transmettre ${tower}`,
  passShort: 'Transmettre',
  stores: "Réserves de l'équipe",
  hearts: (n) => `Cœurs du Royaume : ${n}`,
  diamonds: (n) => `Diamants : ${n}`,
  soldiers: (n) => `Soldats en réserve : ${n}`,
  portals: (closed, all) => `Portails fermés : ${closed} sur ${all}`,
  spell: (name) => `Sort : ${name}`,
  team: 'Les autres',
  partner: (name, heroes, towers, ready) =>
    [
      name,
      ...heroes,
      towers.length > 0 ? `tours : ${list(towers)}` : 'aucune tour en main',
      ready ? 'prêt' : '',
    ]
      .filter(Boolean)
      .join(', '),
  verbs: { cells: 'Placer', site: 'Bâtir ici', turn: 'De ce côté', target: 'Viser', space: 'Y aller' },
  facets: { sort: 'Sorte', family: 'Famille', level: 'Niveau' },
  sorts: {
    tower: 'Tour',
    hero: 'Héros',
    ability: 'Capacité',
    spell: 'Sort',
    horde: 'Horde',
    portal: 'Portail',
    boss: 'Boss',
  },
  none: 'aucun',
  course: { hearts: 'Cœurs', diamonds: 'Diamants' },
  tally: { built: 'Tours bâties', covered: 'Ennemis couverts', passed: 'Tours transmises' },
  won: 'Le Royaume tient bon',
  lost: 'Le Royaume est tombé',
}
