/** What a language brings for one game, and what the game tells it. Complete by type: a missing text does not compile. */
import type {
  Glossary,
  Language,
  Lines,
  LogRank,
  Move,
  Named,
  OptionTexts,
  Outcome,
  Reader,
  Step,
  Table,
  Tried,
} from '@duskhall/kernel'
import type { Fields, Resolvers, Told } from './told.ts'

/** What there is to say about a game, as types. */
export interface Subject {
  readonly state: Table
  readonly options: object
  /** The steps that ask. */
  readonly question: Step
  readonly move: Move
  readonly event: { readonly e: string }
  /** Rules that refuse an answer, and those of them that compare two numbers. */
  readonly refusal: string
  readonly measured: string
  readonly phase: unknown
  readonly glossary: Glossary
  readonly facts: Facts
}

/** What one table tells one reader, before a language has put it into words. */
interface Facts {
  readonly fields: Fields
  readonly events: Resolvers
  /** Each is given the question, the seats that are asked, and the legal answers where the reader is one of them. */
  readonly questions: Resolvers
  /** Each is given the move and the question it answers. */
  readonly moves: Resolvers
  /** Who has won and by what. The event `won` brings it too. */
  victory(outcome: Outcome): object
  /** What a waiting effect is called where its owner orders several; null where the kernel's words do. */
  waiting?(step: Step): string | null
}

/** What the kernel words, or `outcome` does. */
type Unworded = 'endless' | 'forced' | 'sealed' | 'won'

/** Of a union of events, those of that name. */
type NamedEvent<E, Name> = E extends { readonly e: infer Own } ? (Name extends Own ? E : never) : never

export type EventTexts<G extends Subject> = {
  readonly [Name in Exclude<G['event']['e'], Unworded>]: (
    event: Told<NamedEvent<G['event'], Name>, G['facts']['fields'], G['facts']['events'], Name>,
  ) => string
}

/** A question to whoever is asked, and about them to everybody else. */
export interface AskTexts {
  readonly you: Lines
  readonly they: Lines
}

/** `they` are all who are asked, as one subject: "Mina", "Mina or Igor". */
export type QuestionTexts<G extends Subject> = {
  readonly [Name in G['question']['do']]: (
    question: Told<Named<G['question'], Name>, G['facts']['fields'], G['facts']['questions'], Name>,
    they: string,
  ) => AskTexts
}

/** The label of an answer; `question` is the name of what it answers. */
export type MoveTexts<G extends Subject> = {
  readonly [Name in G['move']['do']]: (
    move: Told<Named<G['move'], Name>, G['facts']['fields'], G['facts']['moves'], Name>,
    question: string,
  ) => string
}

export type MeasuredTexts<Rule extends string> = {
  readonly [R in Rule]: (needed: number, there: number) => string
}

export interface Pack<G extends Subject> {
  readonly language: Language
  readonly title: string
  readonly tagline: string
  readonly about: string
  /** How long it takes, where the minutes of the content file do not say it. */
  readonly length?: string
  readonly options: OptionTexts<G['options']>
  readonly glossary: G['glossary']
  readonly headings: { readonly [Group in keyof G['glossary']]: string }
  readonly events: EventTexts<G>
  readonly questions: QuestionTexts<G>
  readonly moves: MoveTexts<G>
  readonly refusals: { readonly [R in G['refusal']]: string }
  /** The same refusal with its numbers: what would be needed or is too much, and what there is. */
  readonly measured: MeasuredTexts<G['measured']>
  outcome(victory: ReturnType<G['facts']['victory']>): Lines
  phase(phase: G['phase']): string
  /** The answer that puts a waiting effect first. */
  first?(name: string): string
}

/** What the game brings, whatever the language. */
export interface Teller<G extends Subject> {
  /** From the content file: how many play, and for how many minutes. */
  readonly players: readonly number[]
  readonly minutes?: readonly number[]
  /** By level of the bots, a line about the character who plays at it, in every language. */
  readonly bots?: { readonly [level: string]: { readonly [L in Language]: string } }
  /** Every event that is not the plain effect of something else. */
  readonly ranks: { readonly [Name in G['event']['e']]?: LogRank }
  facts(state: G['state'], reader: Reader): G['facts']
  /** The two numbers a refusal compares; null where they are not what failed. */
  measure(rule: G['measured'], tried: Tried<G['state'], G['move']>): Measured | null
  phase(state: G['state']): G['phase']
}

export interface Measured {
  readonly needed: number
  readonly there: number
}

/** The same line under both forms. */
export function ask(
  you: string,
  they: string,
  why: string | readonly [yours: string, theirs: string],
): AskTexts {
  const [yours, theirs] = typeof why === 'string' ? [why, why] : why
  return { you: { text: you, why: yours }, they: { text: they, why: theirs } }
}
