/** The kernel's own words: its refusals, its events and its question, the same for every game. */
import { ENDLESS, ORDER } from './agenda.ts'
import type { GameEvent, Outcome, Seat } from './contract.ts'
import { spaced } from './french.ts'
import type { Refused } from './match.ts'
import type { Language, Lines, Reader } from './texts.ts'

interface Words {
  /** The name of a seat that has none, counted from one. */
  player(number: number): string
  /** Names as one subject: "Mina, Igor and Nora". */
  list(names: readonly string[]): string
  readonly refusals: { readonly [Reason in Refused['refused']]: string }
  readonly sealed: { readonly you: string; they(name: string): string }
  /** `answer` is what was given, where the reader may know it. */
  readonly forced: { you(answer: string): string; they(name: string): string }
  readonly order: { readonly you: Lines; they(name: string): Lines; readonly move: string }
  /** How a game ended that nobody could end; without winners all together have lost. */
  readonly endless: { readonly drawn: string; readonly lost: string; readonly why: string }
}

const en: Words = {
  player: (number) => `Player ${number}`,
  list: (names) => joined(names, ' and '),
  refusals: {
    over: 'The game is over; nothing more can be played at this table.',
    stale: 'The table has moved on since you looked. Look again and choose anew.',
    'not-asked': 'The table is waiting for somebody else. Your turn will come.',
    illegal: 'The rules do not allow that now. Choose something that is marked.',
    fence:
      'Chance has decided or something hidden was shown since that move, so it can only be taken back if the whole table agrees.',
    nothing:
      'There is no move of yours to take back: you have not moved yet, or somebody else has moved since.',
    rules: 'This table goes on under newer rules, so moves made before cannot be taken back.',
  },
  sealed: {
    you: 'You have decided; your choice is shown when everybody has decided.',
    they: (name) => `${name} has decided; the choice is shown when everybody has.`,
  },
  forced: {
    you: (answer) =>
      answer ? `Only one option, played for you: ${ended(answer)}` : 'Only one option: played for you.',
    they: (name) => `Only one option: played for ${name}.`,
  },
  order: {
    you: {
      text: 'Choose which of your effects happens first.',
      why: 'Several of them wait at the same moment; the others follow.',
    },
    they: (name) => ({
      text: `${name} chooses which effect happens first.`,
      why: 'Several of them wait at the same moment; the others follow.',
    }),
    move: 'This effect first',
  },
  endless: {
    drawn: 'The game is drawn.',
    lost: 'The game is not won.',
    why: 'It went round in a circle in which nobody could have chosen anything any more.',
  },
}

const fr: Words = spaced<Words>({
  player: (number) => `Joueur ${number}`,
  list: (names) => joined(names, ' et '),
  refusals: {
    over: 'La partie est finie ; plus rien ne peut être joué à cette table.',
    stale: 'La table a avancé entre-temps. Regardez à nouveau et refaites votre choix.',
    'not-asked': "La table attend quelqu'un d'autre. Votre tour viendra.",
    illegal: 'Les règles ne le permettent pas maintenant. Choisissez parmi ce qui est signalé.',
    fence:
      "Depuis ce coup, le hasard a parlé ou quelque chose de caché a été montré : il ne peut être repris qu'avec l'accord de toute la table.",
    nothing:
      "Vous n'avez aucun coup à reprendre : vous n'avez pas encore joué, ou quelqu'un d'autre a joué depuis.",
    rules:
      'Cette table continue avec des règles plus récentes : les coups précédents ne peuvent plus être repris.',
  },
  sealed: {
    you: 'Votre choix est fait ; il sera montré quand tous auront choisi.',
    they: (name) => `${name} a fait son choix ; il sera montré quand tous auront choisi.`,
  },
  forced: {
    you: (answer) =>
      answer ? `Un seul choix, joué pour vous : ${ended(answer)}` : 'Un seul choix : joué pour vous.',
    they: (name) => `Un seul choix : joué pour ${name}.`,
  },
  order: {
    you: {
      text: "Choisissez lequel de vos effets s'applique en premier.",
      why: 'Plusieurs attendent au même moment ; les autres suivront.',
    },
    they: (name) => ({
      text: `${name} choisit quel effet s'applique en premier.`,
      why: 'Plusieurs attendent au même moment ; les autres suivront.',
    }),
    move: "Cet effet d'abord",
  },
  endless: {
    drawn: 'La partie est nulle.',
    lost: "La partie n'est pas gagnée.",
    why: "Elle tournait en rond : plus personne n'aurait eu de choix à faire.",
  },
})

const words: { readonly [L in Language]: Words } = { en, fr }

function joined(names: readonly string[], last: string): string {
  return names.length < 2 ? (names[0] ?? '') : `${names.slice(0, -1).join(', ')}${last}${names.at(-1)}`
}

/** With a full stop, unless it ends with a mark of its own: "Play Belle Is Mine!" */
function ended(sentence: string): string {
  return /[.!?…]$/.test(sentence) ? sentence : `${sentence}.`
}

/** Names as one subject: "Mina, Igor and Nora". */
export function listOf(language: Language, names: readonly string[]): string {
  return words[language].list(names)
}

/** What a seat is called, marked as the reader wants it. */
export function seatName(language: Language, seat: Seat, reader: Reader): string {
  const name = reader.names[seat] || words[language].player(seat + 1)
  return reader.mark ? reader.mark({ kind: 'seat', id: String(seat) }, name) : name
}

/** The sentence for one of the kernel's own reasons; null for a rule of the game. */
export function kernelRefusal(language: Language, reason: string): string | null {
  const { refusals } = words[language]
  return Object.hasOwn(refusals, reason) ? refusals[reason as Refused['refused']] : null
}

/** The sentence for an event of the kernel, with the forced answer as it is called; null for one of the game. */
export function kernelEvent(
  language: Language,
  event: GameEvent,
  reader: Reader,
  answer = '',
): string | null {
  const { endless, sealed, forced } = words[language]
  if (event.e === 'endless') return endless.why
  if (event.e !== 'sealed' && event.e !== 'forced') return null
  const isForced = event.e === 'forced'
  if (event.seat === reader.you) return isForced ? forced.you(answer) : sealed.you
  return (isForced ? forced : sealed).they(seatName(language, event.seat as Seat, reader))
}

/** The prompt of the kernel's question; null for one of the game. */
export function kernelPrompt(language: Language, question: string, seat: Seat, reader: Reader): Lines | null {
  if (question !== ORDER) return null
  const { you, they } = words[language].order
  return seat === reader.you ? you : they(seatName(language, seat, reader))
}

/** How the kernel ended a game; null where a rule of the game did. */
export function kernelOutcome(language: Language, { rule, winners }: Outcome): Lines | null {
  if (rule !== ENDLESS) return null
  const { drawn, lost, why } = words[language].endless
  return { text: winners.length > 0 ? drawn : lost, why }
}

/** The label of an answer to the kernel's question. */
export function kernelMove(language: Language): string {
  return words[language].order.move
}
