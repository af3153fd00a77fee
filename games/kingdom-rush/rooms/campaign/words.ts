/** Every word of the campaign's own, by language; the map has its words beside it. */
import { type Language, spaced } from '@duskhall/kernel'

const en = {
  numbered: (n: number) => `Campaign ${n}`,
  title: 'Your campaigns',
  close: 'Close',
  name: 'Name of this campaign',
  others: 'Campaigns in this browser',
  goOn: (name: string) => `Go on with ${name}`,
  progress: (won: number, stars: number) => `${won} of 10 won, ${stars === 1 ? '1 star' : `${stars} stars`}`,
  playing: 'being played',
  fresh: 'Begin another campaign',
  remove: (name: string) => `Remove ${name}`,
  sure: (name: string) => `Remove ${name} for good? Its stars go with it.`,
  yes: 'Remove it',
  no: 'Keep it',
  export: 'Save as a file',
  import: 'Open a file',
  imported: (name: string) => `${name} was opened.`,
  damaged: 'This file is no campaign of Kingdom Rush, or it is damaged. Nothing was changed.',
  unreadable: 'The file could not be read. Nothing was changed.',
  uncounted: 'A game that went back to an earlier round earns no stars.',
  holds: 'The kingdom holds!',
  wonWith: (n: number, level: string) => `Scenario ${n} won: ${level}. You unlock:`,
  wonOnly: (n: number, level: string) => `Scenario ${n} won: ${level}.`,
  scenario: (n: number) => `Scenario ${n}`,
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
  progress: (won, stars) => `${won} sur 10, ${stars === 1 ? '1 étoile' : `${stars} étoiles`}`,
  playing: 'en cours',
  fresh: 'Commencer une autre campagne',
  remove: (name) => `Supprimer ${name}`,
  sure: (name) => `Supprimer ${name} pour de bon ? Ses étoiles partent avec elle.`,
  yes: 'La supprimer',
  no: 'La garder',
  export: 'Enregistrer un fichier',
  import: 'Ouvrir un fichier',
  imported: (name) => `${name} est ouverte.`,
  damaged: "Ce fichier n'est pas une campagne de Kingdom Rush, ou il est abîmé. Rien n'a changé.",
  unreadable: "Le fichier n'a pas pu être lu. Rien n'a changé.",
  uncounted: "Une partie revenue à une manche précédente ne rapporte pas d'étoiles.",
  holds: 'Le royaume tient bon !',
  wonWith: (n, level) => `Scénario ${n} gagné : ${level}. Vous débloquez :`,
  wonOnly: (n, level) => `Scénario ${n} gagné : ${level}.`,
  scenario: (n) => `Scénario ${n}`,
  abilities: (n) => (n === 3 ? 'Troisième Capacité' : 'Quatrième Capacité'),
  abilitiesHint: 'une de plus par héros',
  spells: (power) => `Sorts de Puissance ${power}`,
  spellsHint: 'à choisir avant une partie',
  heroHint: 'peut être choisie comme Héros',
  over: 'La route est parcourue. Chaque scénario peut être rejoué, pour les étoiles, Héroïque et Fer.',
  choice: 'Les Capacités de vos héros se choisissent à la table, avant chaque partie.',
  goOnRoad: 'Continuer',
}

const words: { readonly [L in Language]: CampaignWords } = { en, fr: spaced(fr) }

export function campaignWords(language: Language): CampaignWords {
  return words[language]
}
