/** Every word of the kingdom's map, by language. */
import { type Language, spaced } from '@duskhall/kernel'

const plural = (n: number, one: string, more: string) => `${n} ${n === 1 ? one : more}`
/** In French, 0 is singular too. */
const pluriel = (n: number, one: string, more: string) => `${n} ${n < 2 ? one : more}`

const en = {
  map: 'Map of the kingdom',
  scenario: (n: number) => `Scenario ${n}`,
  node: (n: number, title: string, state: string) => `Scenario ${n}, ${title}${state && `: ${state}`}`,
  locked: 'locked',
  open: 'open, not won yet',
  current: 'your turn',
  won: (what: string) => `won with ${what}`,
  stars: (n: number) => plural(n, 'star', 'stars'),
  noStars: 'no star',
  heroic: 'Heroic',
  iron: 'Iron',
  and: (parts: readonly string[]) => parts.join(', '),
  yourTurn: 'Your turn',
  outOf: (n: number) => `/ ${n}`,
  total: (stars: number, heroic: number, iron: number, all: number) =>
    `${plural(stars, 'star', 'stars')} of ${3 * all}, ${heroic} of ${all} Heroic, ${iron} of ${all} Iron`,
  why: 'Why not?',
  winFirst: (n: number) => `Win scenario ${n} first.`,
  freeHasAll: 'In free play everything is open.',
  toFree: 'Play it in free play',
  legend: { stars: '1 to 3 stars', heroic: 'Heroic', iron: 'Iron', locked: 'still locked' },
  news: 'New here',
  goal: 'Goal',
  closePortals: (n: number) => `Close ${plural(n, 'Portal', 'Portals')}`,
  defeat: (boss: string) => `Defeat ${boss}`,
  heroes: 'Heroes',
  players: (n: number) => plural(n, 'player', 'players'),
  fewer: 'Fewer players',
  more: 'More players',
  hero: (n: number) => `Hero of seat ${n}`,
  who: (n: number) => `Who plays seat ${n}`,
  you: 'You',
  person: 'A person',
  bot: 'A bot',
  health: (n: number) => `${n} health`,
  difficulty: 'Difficulty',
  start: (hearts: number, diamonds: number) =>
    `${plural(hearts, 'heart', 'hearts')}, ${plural(diamonds, 'diamond', 'diamonds')} to begin with`,
  level: (name: string, hearts: number) => `${name}, ${plural(hearts, 'heart', 'hearts')}`,
  early: 'The first Hordes come in round 1 already.',
  ironRule: (rule: string) => `Iron: ${rule}`,
  best: 'Best result',
  notWon: 'Not won yet',
  attempt: (round: number, closed: number, portals: number) =>
    `Best try: round ${round}${portals > 0 ? `, ${closed} of ${plural(portals, 'Portal', 'Portals')} closed` : ''}`,
  play: 'Play',
  laying: 'The table is laid…',
  guided: 'Guided start',
  enter: 'Enter',
  keys: 'Arrow keys walk the road, 1 to 5 choose the difficulty, Enter plays.',
  reconstructed: 'Maps, Hordes and levels are a reconstruction.',
}

export type KingdomWords = typeof en

const fr: KingdomWords = {
  map: 'Carte du royaume',
  scenario: (n) => `Scénario ${n}`,
  node: (n, title, state) => `Scénario ${n}, ${title}${state && ` : ${state}`}`,
  locked: 'à débloquer',
  open: 'ouvert, pas encore gagné',
  current: 'à vous de jouer',
  won: (what) => `gagné avec ${what}`,
  stars: (n) => pluriel(n, 'étoile', 'étoiles'),
  noStars: 'aucune étoile',
  heroic: 'Héroïque',
  iron: 'Fer',
  and: (parts) => parts.join(', '),
  yourTurn: 'À vous de jouer',
  outOf: (n) => `/ ${n}`,
  total: (stars, heroic, iron, all) =>
    `${pluriel(stars, 'étoile', 'étoiles')} sur ${3 * all}, ${heroic} sur ${all} en Héroïque, ${iron} sur ${all} en Fer`,
  why: 'Pourquoi pas ?',
  winFirst: (n) => `Gagnez d'abord le scénario ${n}.`,
  freeHasAll: 'En partie libre, tout est ouvert.',
  toFree: 'Le jouer en partie libre',
  legend: { stars: '1 à 3 étoiles', heroic: 'Héroïque', iron: 'Fer', locked: 'à débloquer' },
  news: 'Nouveau ici',
  goal: 'But',
  closePortals: (n) => `Fermez ${pluriel(n, 'Portail', 'Portails')}`,
  defeat: (boss) => `Battez ${boss}`,
  heroes: 'Héros',
  players: (n) => pluriel(n, 'joueur', 'joueurs'),
  fewer: 'Moins de joueurs',
  more: 'Plus de joueurs',
  hero: (n) => `Héros de la place ${n}`,
  who: (n) => `Qui joue à la place ${n}`,
  you: 'Vous',
  person: "Quelqu'un",
  bot: 'Un bot',
  health: (n) => pluriel(n, 'point de vie', 'points de vie'),
  difficulty: 'Difficulté',
  start: (hearts, diamonds) =>
    `${pluriel(hearts, 'Cœur', 'Cœurs')}, ${pluriel(diamonds, 'Diamant', 'Diamants')} au départ`,
  level: (name, hearts) => `${name}, ${pluriel(hearts, 'Cœur', 'Cœurs')}`,
  early: 'Les premières Hordes arrivent dès la manche 1.',
  ironRule: (rule) => `Fer : ${rule}`,
  best: 'Meilleur résultat',
  notWon: 'Pas encore gagné',
  attempt: (round, closed, portals) =>
    `Meilleur essai : manche ${round}${portals > 0 ? `, ${closed < 2 ? `${closed} Portail fermé` : `${closed} Portails fermés`} sur ${portals}` : ''}`,
  play: 'Jouer',
  laying: 'On met la table…',
  guided: 'Départ guidé',
  enter: 'Entrée',
  keys: 'Les flèches suivent la route, 1 à 5 choisissent la difficulté, Entrée lance la partie.',
  reconstructed: 'Cartes, Hordes et niveaux sont une reconstitution.',
}

const words: { readonly [L in Language]: KingdomWords } = { en, fr: spaced(fr) }

export function kingdomWords(language: Language): KingdomWords {
  return words[language]
}
