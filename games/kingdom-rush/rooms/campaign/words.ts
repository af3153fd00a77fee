/** Every word of the campaign's own, by language; the map has its words beside it. */
import { type Language, spaced } from '@duskhall/kernel'

const en = {
  numbered: (n: number) => `Campaign ${n}`,
  title: 'Your campaigns',
  close: 'Close',
  name: 'Name of this campaign',
  others: 'Campaigns in this browser',
  goOn: (name: string) => `Go on with ${name}`,
  progress: (won: number, all: number, stars: number) =>
    `${won} of ${all} won, ${stars === 1 ? '1 star' : `${stars} stars`}`,
  playing: 'being played',
  fresh: 'Begin another campaign',
  remove: (name: string) => `Remove ${name}`,
  sure: (name: string) => `Remove ${name} for good? Its stars go with it.`,
  yes: 'Remove it',
  no: 'Keep it',
  export: 'Save as a file',
  import: 'Open a file',
  imported: (name: string) => `${name} was opened.`,
  unread: {
    damaged: 'This file is no campaign of Kingdom Rush, or it is damaged. Nothing was changed.',
    newer: 'A later version of this page wrote this file. Load the page anew, then open it again.',
    scenario: 'This is a scenario. Open it in the editor. Nothing was changed.',
    record: 'This is a game that was played. Open it in the hall. Nothing was changed.',
    unreadable: 'The file could not be read, or is far too large for a campaign. Nothing was changed.',
  },
  full: (most: number) => `No more than ${most} campaigns are kept here. Remove one first.`,
  uncounted: 'A game that went back to an earlier round earns no stars.',
  holds: 'The Kingdom holds!',
  wonWith: (n: number, level: string) => `Scenario ${n} won: ${level}. You unlock:`,
  wonOnly: (n: number, level: string) => `Scenario ${n} won: ${level}.`,
  scenario: (n: number) => `Scenario ${n}`,
  next: (n: number, title: string) => `Next: scenario ${n}, ${title}`,
  abilities: (n: number): string => (n === 3 ? 'A third ability' : 'A fourth ability'),
  abilitiesHint: 'one more for every hero',
  spells: (power: number) => `Spells of power ${power}`,
  spellsHint: 'to choose from before a game',
  heroHint: 'may be chosen as a hero',
  over: 'The road is walked to its end. Every scenario can be played again, for stars, Heroic and Iron.',
  choice: 'Which abilities your heroes take is asked at the table, before every game.',
  goOnRoad: 'Go on',
}

export type CampaignWords = typeof en

const fr: CampaignWords = {
  numbered: (n) => `Campagne ${n}`,
  title: 'Vos campagnes',
  close: 'Fermer',
  name: 'Nom de cette campagne',
  others: 'Campagnes dans ce navigateur',
  goOn: (name) => `Reprendre ${name}`,
  progress: (won, all, stars) =>
    `${won} sur ${all} ${won < 2 ? 'gagné' : 'gagnés'}, ${stars < 2 ? `${stars} étoile` : `${stars} étoiles`}`,
  playing: 'en cours',
  fresh: 'Commencer une autre campagne',
  remove: (name) => `Supprimer ${name}`,
  sure: (name) => `Supprimer ${name} pour de bon ? Ses étoiles partent avec elle.`,
  yes: 'La supprimer',
  no: 'La garder',
  export: 'Enregistrer un fichier',
  import: 'Ouvrir un fichier',
  imported: (name) => `${name} est ouverte.`,
  unread: {
    damaged: "Ce fichier n'est pas une campagne de Kingdom Rush, ou il est abîmé. Rien n'a changé.",
    newer: 'Une version plus récente de cette page a écrit ce fichier. Rechargez la page, puis rouvrez-le.',
    scenario: "C'est un scénario. Ouvrez-le dans l'éditeur. Rien n'a changé.",
    record: "C'est une partie jouée. Ouvrez-la dans le hall. Rien n'a changé.",
    unreadable:
      "Le fichier n'a pas pu être lu, ou il est bien trop grand pour une campagne. Rien n'a changé.",
  },
  full: (most) => `Pas plus de ${most} campagnes sont gardées ici. Supprimez-en une.`,
  uncounted: "Une partie revenue à une manche précédente ne rapporte pas d'étoiles.",
  holds: 'Le Royaume tient bon !',
  wonWith: (n, level) => `Scénario ${n} gagné : ${level}. Vous débloquez :`,
  wonOnly: (n, level) => `Scénario ${n} gagné : ${level}.`,
  scenario: (n) => `Scénario ${n}`,
  next: (n, title) => `Ensuite : scénario ${n}, ${title}`,
  abilities: (n) => (n === 3 ? 'Troisième Capacité' : 'Quatrième Capacité'),
  abilitiesHint: 'une de plus par Héros',
  spells: (power) => `Sorts de Puissance ${power}`,
  spellsHint: 'à choisir avant une partie',
  heroHint: 'à choisir comme Héros',
  over: 'La route est parcourue. Chaque scénario peut être rejoué, pour les étoiles, Héroïque et Fer.',
  choice: 'Les Capacités de vos Héros se choisissent à la table, avant chaque partie.',
  goOnRoad: 'Continuer',
}

const words: { readonly [L in Language]: CampaignWords } = { en, fr: spaced(fr) }

export function campaignWords(language: Language): CampaignWords {
  return words[language]
}
