/** French: the small words on the board. */
import { list } from '../../../kit/text/fr.ts'
import { capital } from '../../../kit/text/index.ts'
import type { TableWords } from '../en/table.ts'
import { aiming } from './aiming.ts'
import { piece } from './words.ts'

const hearts = (n: number) => (n <= 1 ? `${n} Cœur` : `${n} Cœurs`)
const COLOURS = ['rouge', 'bleu', 'vert', 'violet', 'pour tous'] as const
const WAYS = ['le nord', "l'est", 'le sud', "l'ouest"] as const

export const table: TableWords = {
  ...aiming,
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
  space: (space) => `Emplacement ${space}`,
  site: (number, space, colour, towers) =>
    `Site ${number} (${space}), ${COLOURS[colour] ?? ''}${towers.length > 0 ? ` : ${list(towers)}` : ', vide'}`,
  figureAt: (name, space, health) =>
    [
      name,
      space === null ? '' : `en ${space}`,
      health === null ? '' : health === 1 ? '1 point de vie' : `${health} points de vie`,
    ]
      .filter(Boolean)
      .join(', '),
  pile: (spawn, count, diamonds, way) =>
    `Point d'Apparition ${spawn}, reste ${count <= 1 ? `${count} carte` : `${count} cartes`}${diamonds > 0 ? `, ${diamonds <= 1 ? `${diamonds} Diamant` : `${diamonds} Diamants`} sur celle du dessus` : ''}. Chemin jusqu'à la sortie : ${way.join(', ')}`,
  turn: 'Tourner',
  flip: 'Retourner',
  inReach: 'À portée',
  left: 'Encore à placer',
  counted: (count, what) => (count === 1 ? what : `${what}, ${count} fois`),
  lifts: 'Soldats qui peuvent être déplacés',
  piece: (one) => capital(piece(one)),
  whichWay: (tower) => `Direction de tir : ${tower}`,
  facing: (turn, trays) =>
    `Vers ${WAYS[turn] ?? ''}, ${trays === 0 ? 'rien à portée' : trays === 1 ? '1 plateau à portée' : `${trays} plateaux à portée`}`,
  choices: 'Au choix',
  forecast: "Prévision de l'avancée",
  heartsFrom: (now, then) => (now === then ? hearts(now) : `${now} → ${hearts(then)}`),
  falls: "En l'état, le Royaume tombe à cette manche.",
  yours: 'Vos Héros',
  knockedOut: 'assommé',
  cardPlayed: 'carte jouée',
  cardReady: 'carte prête',
  health: (value) => `Points de vie : ${value}`,
  outOf: (value, full) => `${value} sur ${full}`,
  used: 'utilisée',
  hand: 'Vos Tours',
  noTowers: 'Aucune Tour en main.',
  tower: (name, level) => `${name}, niveau ${level}`,
  times: (n) => `${n} fois`,
  coming: 'manche suivante',
  pass: (isSolo) => (isSolo ? 'Faire évoluer' : 'Passer à un partenaire'),
  passShort: (isSolo) => (isSolo ? 'Évoluer' : 'Passer à…'),
  passIt: (button, tower) => `${button} : ${tower}`,
  readyAnyway: (towers, heroes) =>
    [
      `${towers <= 1 ? `${towers} Tour de votre main peut` : `${towers} Tours de votre main peuvent`} encore toucher une Horde.`,
      heroes.length > 0 ? `${list(heroes)} ${heroes.length <= 1 ? "n'a" : "n'ont"} pas encore agi.` : '',
      'Avez-vous fini malgré tout ?',
    ]
      .filter(Boolean)
      .join(' '),
  stores: "Ressources de l'équipe",
  hearts: (n) => `Cœurs du Royaume : ${n}`,
  diamonds: (n) => `Diamants : ${n}`,
  soldiers: (n) => `Soldats en réserve : ${n}`,
  portals: (closed, all) => `Portails fermés : ${closed} sur ${all}`,
  spell: (name) => `Sort : ${name}`,
  yourself: 'Vous',
  team: 'Les autres',
  plan: (name) => `Ce que ${name} compte faire`,
  keep: 'Laissez-moi celle-ci',
  keepIt: (space) => `Laissez-moi ${space}`,
  goAhead: 'Allez-y',
  partner: (name, heroes, towers, coming, ready) =>
    [
      name,
      ...heroes,
      towers.length > 0 ? `Tours : ${list(towers)}` : 'aucune Tour en main',
      coming.length > 0 ? `manche suivante : ${list(coming)}` : '',
      ready ? 'a fini' : '',
    ]
      .filter(Boolean)
      .join(', '),
  verbs: { site: 'Construire ici', turn: 'De ce côté', target: 'Cibler', space: 'Y aller' },
  facets: { sort: 'Genre', family: 'Type', level: 'Niveau' },
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
  tally: { covered: 'Ennemis recouverts', hordes: 'Hordes détruites', portals: 'Portails fermés' },
}
