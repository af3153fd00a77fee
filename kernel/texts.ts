/**
 * The words of a game, in one language. Rules and kernel speak in ids; a game's texts turn them into what a
 * player reads. The page, the command line and a screen reader need nothing else to speak of any game.
 */
import type { OrderMove } from './agenda.ts'
import type { GameEvent, Move, Outcome, Seat, Table } from './contract.ts'
import type { View } from './view.ts'

export const LANGUAGES = ['en', 'fr'] as const
export type Language = (typeof LANGUAGES)[number]

/** Who reads, and what the seats are called. */
export interface Reader {
  /** The seat that is spoken to as "you"; SPECTATOR for whoever only watches. */
  readonly you: Seat
  /** By seat; a seat without a name is called by its number. */
  readonly names: readonly string[]
  /** How a card or a seat named in a sentence is written, so that the page can find it; as it is by default. */
  readonly mark?: Mark
}

/** Something named in a sentence: a card by its content id, a seat by its number. */
export interface Thing {
  readonly kind: 'card' | 'seat'
  readonly id: string
}

export type Mark = (thing: Thing, text: string) => string

/** A sentence and the line under it: why it is asked, or how it came about. */
export interface Lines {
  readonly text: string
  readonly why: string
}

/** A reader of one table. */
export interface Telling<S extends Table = Table> extends Reader {
  /**
   * The table the words are about; what the reader may not see may be hidden. Events are told about the table
   * as it was before the play that brought them.
   */
  readonly state: S
  /** The table while a forced answer was given, where the teller has it: the answer is named by its question. */
  readonly asked?: S
}

/** An answer that was refused, so that the reason can name the numbers it failed on. */
export interface Tried<S extends Table = Table, M extends Move = Move> extends Telling<S> {
  readonly move: M
}

/** How a line stands in the log: it opens a part, says what a seat did, what came of it, or can be folded away. */
export type LogRank = 'heading' | 'action' | 'effect' | 'aside'

export interface OptionText {
  readonly label: string
  readonly help: string
  /** By value of a choice or of a list of choices; by 'true' and 'false' of a flag; of a number only where each has a name. */
  readonly values?: { readonly [value: string]: { readonly label: string; readonly help: string } }
  /** For a list of numbers: whose the number at this place of the list is. */
  entry?(index: number, seats: number, names?: readonly string[]): string
  /** What the choice comes to at this very table, with its other options. */
  here?(options: { readonly [name: string]: unknown }, seats: number): string
  /** By the reason of a `Clash` at this option: the sentence that says what does not go together. */
  readonly clashes?: { readonly [reason: string]: string }
}

/** Texts of the options `O`, none forgotten: every value of a choice, both of a flag, the owner of each number. */
export type OptionTexts<O> = {
  readonly [K in keyof O]: OptionText &
    ([O[K]] extends [boolean]
      ? ValueTexts<'true' | 'false'>
      : [O[K]] extends [string]
        ? ValueTexts<O[K]>
        : [O[K]] extends [readonly (infer V extends string)[]]
          ? ValueTexts<V>
          : [O[K]] extends [readonly number[]]
            ? Required<Pick<OptionText, 'entry'>>
            : unknown)
}

interface ValueTexts<V extends string> {
  readonly values: { readonly [value in V]: { readonly label: string; readonly help: string } }
}

/** A word of the game and what it means. */
export interface Term {
  readonly name: string
  readonly help: string
  /** The number of the rule that says it in full. */
  readonly rule?: string | undefined
}

/** Words of the game, in groups. */
export interface Glossary {
  readonly [group: string]: { readonly [term: string]: Term }
}

// biome-ignore lint/suspicious/noExplicitAny: as in Game, the registry holds texts of any game
export interface GameTexts<S extends Table = any, M extends Move = any, O = any> {
  readonly language: Language
  readonly title: string
  /** One line under the title. */
  readonly tagline: string
  /** Two or three sentences for somebody who does not know the game. */
  readonly about: string
  /** How many can play, in words. */
  readonly players: string
  /** How long it takes, in words. */
  readonly length: string
  readonly options: { readonly [K in keyof O]: OptionText }
  /** The words of the game with what they mean, for whoever looks them up. */
  readonly glossary: Glossary
  /** What each group of the glossary is called. */
  readonly headings: { readonly [group: string]: string }

  /** By level of the bots, a line about the character who plays at it. */
  readonly bots?: { readonly [level: string]: string }

  /** What the standing question asks, to the reader or about the others; the winner when the game is over. */
  prompt(view: View<S, M>, reader: Reader): Lines
  /** An answer to the standing question, as a button or a screen reader says it. */
  move(view: View<S, M>, move: M | OrderMove, reader: Reader): string
  /** What happened, as a line of the log. What the reader may not know of the event is left out. */
  say(event: GameEvent, telling: Telling<S>): string
  rank(event: GameEvent): LogRank
  /** Why an answer was not taken: a rule of the game, or one of the kernel's own reasons. */
  refusal(reason: string, tried?: Tried<S, M>): string
  /** Who has won, and by what. */
  outcome(outcome: Outcome, telling: Telling<S>): Lines
  /** Where the game stands, in a few words. */
  phase(state: S): string
  /** Whom a seat plays, where that differs from seat to seat: a Villain, an Overlord, a hero. */
  side?(state: S, seat: Seat): string
}

// Private characters that no text contains.
const OPEN = '\uE000'
const MIDDLE = '\uE001'
const CLOSE = '\uE002'
const MARKED = new RegExp(`${OPEN}(card|seat) ([^${MIDDLE}]*)${MIDDLE}([^${CLOSE}]*)${CLOSE}`, 'g')

/** A part of a sentence, with the thing it names if it is a name. */
export interface Span {
  readonly text: string
  readonly thing?: Thing
}

/** Marks names so that `spans` finds them again. */
export const marked: Mark = ({ kind, id }, text) => `${OPEN}${kind} ${id}${MIDDLE}${text}${CLOSE}`

/** A sentence written with `marked`, taken apart again. */
export function spans(sentence: string): Span[] {
  const parts: Span[] = []
  let done = 0
  for (const match of sentence.matchAll(MARKED)) {
    const [whole, kind, id = '', text = ''] = match
    if (match.index > done) parts.push({ text: sentence.slice(done, match.index) })
    parts.push({ text, thing: { kind: kind as Thing['kind'], id } })
    done = match.index + whole.length
  }
  if (done < sentence.length) parts.push({ text: sentence.slice(done) })
  return parts
}
