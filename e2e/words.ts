/** What a player looks for on the screen, in both languages. Written out: the tests read as people do. */

export type GameId = 'evil-corp' | 'terrors-of-london' | 'villainous' | 'kingdom-rush'

/** What the table of one game says in words of its own. */
interface TableWords {
  readonly title: string
  readonly endTurn: string
}

/** A game has one title in every language. */
const tablesOf = (endTurn: { readonly [G in GameId]: string }): { readonly [G in GameId]: TableWords } => ({
  'evil-corp': { title: 'Evil Corp.', endTurn: endTurn['evil-corp'] },
  'terrors-of-london': { title: 'Terrors of London', endTurn: endTurn['terrors-of-london'] },
  villainous: { title: 'Villainous', endTurn: endTurn.villainous },
  'kingdom-rush': { title: 'Kingdom Rush', endTurn: endTurn['kingdom-rush'] },
})

export interface Words {
  readonly playNow: string
  /** The same where the bots are partners. */
  readonly playWith: string
  readonly oneScreen: string
  readonly setUp: string
  readonly variants: string
  readonly seed: string
  readonly start: string
  readonly table: string
  readonly question: string
  readonly sure: string
  readonly doIt: string
  readonly undo: string
  readonly cancel: string
  readonly keep: string
  /** How the game went: stands on every end screen. */
  readonly course: string
  readonly more: string
  readonly log: string
  readonly close: string
  readonly otherAnswers: string
  readonly settings: string
  readonly rules: string
  readonly gallery: string
  readonly help: string
  readonly library: string
  readonly importFile: string
  readonly replay: string
  readonly whyNot: string
  readonly toHall: string
  readonly tables: { readonly [G in GameId]: TableWords }
}

export const WORDS: { readonly en: Words; readonly fr: Words } = {
  en: {
    playNow: 'Play now against bots',
    playWith: 'Play now with bots',
    oneScreen: 'Pass and play',
    setUp: 'Set up a table',
    variants: 'Variants and rule options',
    seed: 'Shuffle code',
    start: 'Start the game',
    table: 'The table',
    question: 'What is asked',
    sure: 'Are you sure?',
    doIt: 'Yes, do it',
    undo: 'Undo',
    cancel: 'Cancel',
    keep: 'Keep overnight?',
    course: 'How the game went',
    more: 'More',
    log: 'Log',
    close: 'Close',
    otherAnswers: 'Other choices',
    settings: 'Settings',
    rules: 'Rules',
    gallery: 'Gallery',
    help: 'Help',
    library: 'Your games',
    importFile: 'Open a record file',
    replay: 'Replay',
    whyNot: 'Why not?',
    toHall: 'Back to the hall',
    tables: tablesOf({
      'evil-corp': 'Pass until Night',
      'terrors-of-london': 'End turn',
      villainous: 'End your turn',
      'kingdom-rush': 'Ready',
    }),
  },
  fr: {
    playNow: 'Jouer contre des bots',
    playWith: 'Jouer avec des bots',
    oneScreen: 'À plusieurs sur cet écran',
    setUp: 'Préparer une table',
    variants: 'Variantes et options de règles',
    seed: 'Code de mélange',
    start: 'Commencer la partie',
    table: 'La table',
    question: 'Ce qui est demandé',
    sure: 'Vraiment ?',
    doIt: 'Oui, faites',
    undo: 'Reprendre',
    cancel: 'Annuler',
    keep: 'Laisser en place ?',
    course: 'Le cours de la partie',
    more: 'Plus',
    log: 'Journal',
    close: 'Fermer',
    otherAnswers: 'Autres choix',
    settings: 'Réglages',
    rules: 'Règles',
    gallery: 'Galerie',
    help: 'Aide',
    library: 'Vos parties',
    importFile: 'Ouvrir un fichier de partie',
    replay: 'Revoir la partie',
    whyNot: 'Pourquoi pas ?',
    toHall: 'Retour au hall',
    tables: tablesOf({
      'evil-corp': "Passer jusqu'à la Nuit",
      'terrors-of-london': 'Passer le tour',
      villainous: 'Finir votre tour',
      'kingdom-rush': "J'ai fini",
    }),
  },
}
