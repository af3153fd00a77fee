/** French: the words around the round that is followed, summed up, and looked back on at the end. */
import { count, list } from '../../../kit/text/fr.ts'
import type { RoundWords } from '../en/round-words.ts'
import { diamonds, hearts, soldiers } from './words.ts'

const enemies = (n: number) => count(n, 'ennemi', 'ennemis')

export const roundWords: RoundWords = {
  slab: 'Les Hordes avancent',
  spawnSlab: 'Des Hordes arrivent',
  stepOf: (step, all) => `Étape ${step} sur ${all}`,
  order: "Dans l'ordre",
  number: (number) => `Numéro ${number}`,
  portal: (level) => `Portail ${level}`,
  horde: 'Horde',
  lines: "Ce que disent les règles, dans l'ordre",
  healer: {
    title: 'Guérisseur',
    none: 'aucun visible, les tuiles restent',
    heals: (tiles) =>
      tiles === 0 ? 'aucune tuile à retirer' : count(tiles, 'tuile retirée', 'tuiles retirées'),
  },
  speed: { title: 'Vitesse', none: 'aucune visible, un essai', on: 'visible : deux essais' },
  attempt: (number, of) => (of > 1 ? `Essai ${number}` : 'Avance'),
  moves: (space) => `personne ne bloque, en ${space}`,
  held: (by) => (by.length > 0 ? `blocage : ${list(by)}` : 'blocage'),
  through: 'la Sortie est franchie',
  sniper: { title: 'Tireur', none: 'recouvert', misses: 'personne à côté', hits: (who) => `touche ${who}` },
  soldiers,
  you: { among: 'vous', alone: 'Vous' },
  destroyedLine: (by) => (by.length > 0 ? `par ${list(by)}` : 'tous les ennemis sont recouverts'),
  destroyed: 'Destruction',
  amount: { hearts, diamonds },
  rewardTitle: 'Récompense',
  portalClosed: (closed, all) => `Portail fermé, ${closed} sur ${all}`,
  hurt: (who) => `${who} subit 1 Dégât`,
  knockedOut: (who) => `${who} : plus de points de vie`,
  unhurt: (who) => `${who} : Protection`,
  struck: 'Héros',
  arrives: 'De la pile',
  comesTo: (space) => (space === null ? 'aucune place sur sa route' : `en ${space}`),
  cost: (lost) => `−${hearts(lost)}`,
  uncovered: (n) => `${enemies(n)} sans tuile`,
  kingdomFalls: 'Le Royaume tombe',
  result: {
    destroyed: 'destruction',
    moves: (n) => `avance de ${n}`,
    held: "n'avance pas",
    escapes: (lost) => (lost > 0 ? `franchit la Sortie, −${lost}` : 'franchit la Sortie'),
    comes: (space) => (space === null ? 'aucune place' : `arrive en ${space}`),
    boss: 'agit',
    waits: 'à venir',
  },
  soFar: (round) => `Bilan de la manche ${round}`,
  summary: (round) => `Manche ${round}`,
  fills: 'se remplit à chaque étape',
  ofHearts: (n) => `sur ${hearts(n)}`,
  ofDiamonds: (n) => `sur ${n} Diamants`,
  portals: (n) => `sur ${count(n, 'Portail', 'Portails')}`,
  change: (what, from, to) => (from === to ? `${what} : ${to}` : `${what} : de ${from} à ${to}`),
  hearts: 'Cœurs',
  diamonds: 'Diamants',
  portalsClosed: 'Portails fermés',
  counts: { destroyed: 'Détruites', escaped: 'Échappées', held: 'Bloquées', advanced: 'Avancées' },
  stillToCome: (n) => `${n} à venir`,
  groups: {
    destroyed: 'Détruites',
    escaped: 'Échappées',
    advanced: 'Avancées',
    held: 'Bloquées',
    came: 'Arrivées',
    hurt: 'Blessés',
  },
  nothing: "Rien n'a été détruit, et rien n'a franchi la Sortie.",
  byRound: 'Cœurs, manche par manche',
  heartsIn: (round, left) => `Manche ${round} : ${hearts(left)}`,
  did: (covered, hordes, portals) =>
    [
      count(covered, 'ennemi recouvert', 'ennemis recouverts'),
      hordes > 0 ? count(hordes, 'Horde', 'Hordes') : '',
      portals > 0 ? count(portals, 'Portail', 'Portails') : '',
    ]
      .filter(Boolean)
      .join(', '),
  onward: 'Suite de la manche',
  next: (round) => `Vers la manche ${round}`,
  spend: 'Vers les Diamants',
  end: {
    round: (round) => `la manche ${round}`,
    stands: 'Le Royaume tient bon !',
    fell: (round) => `Le Royaume est tombé à la manche ${round}`,
    place: (scenario, stars, players) =>
      [
        `Scénario ${scenario}`,
        stars > 0 ? count(stars, 'étoile', 'étoiles') : '',
        count(players, 'joueur', 'joueurs'),
      ]
        .filter(Boolean)
        .join(', '),
    heartsLeft: (left, all) => `reste ${left} sur ${hearts(all)}`,
    finished: 'Achevées',
    more: (n) => `+${n}`,
    tray: (name, round) => `${name}, manche ${round}`,
    broke: 'Là où la ligne a cédé',
    lane: (spawn) => `voie du Point d'Apparition ${spawn}`,
    came: (spawn) => `arrive du Point d'Apparition ${spawn}`,
    moved: (space) => `avance en ${space}`,
    lost: (lost) => (lost > 0 ? `franchit la Sortie, −${lost}` : 'franchit la Sortie'),
    passedHeld: (space) => `reste en ${space}`,
    nobody: 'Le temps a manqué pour fermer le dernier Portail.',
    map: 'La voie, numérotée par manche',
    stood: (left, stones, trays, towers) =>
      [
        `${hearts(left)}, ${diamonds(stones)}, ${count(trays, 'carte', 'cartes')} sur la carte.`,
        towers.length > 0 ? `Tours en main : ${list(towers)}.` : '',
      ]
        .filter(Boolean)
        .join(' '),
    portalClosed: 'Portail fermé',
  },
}
