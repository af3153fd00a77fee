/** What a language brings for Kingdom Rush, besides what every game needs. */
import type { Language } from '@duskhall/kernel'
import type * as kit from '../../kit/text/index.ts'
import type { KingdomRushEvent } from '../events.ts'
import type { Asking, KingdomRush, KingdomRushMove, Options } from '../state.ts'
import type { EffectWords } from './effects.ts'
import type { Glossary } from './en/glossary.ts'
import type { refusals } from './en/refusals.ts'
import type { KingdomRushFacts } from './told.ts'
import type { FigureFacts, MeasuredRule, PhaseFacts, TrayFacts } from './types.ts'

export interface Subject extends kit.Subject {
  readonly state: KingdomRush
  readonly options: Options
  readonly question: Asking
  readonly move: KingdomRushMove
  readonly event: KingdomRushEvent
  readonly refusal: keyof typeof refusals
  readonly measured: MeasuredRule
  readonly phase: PhaseFacts
  readonly glossary: Glossary
  readonly facts: KingdomRushFacts
}

type EventTexts = kit.EventTexts<Subject>
type QuestionTexts = kit.QuestionTexts<Subject>
type MoveTexts = kit.MoveTexts<Subject>

/** The words of one part of the game. */
export interface Part {
  readonly events: Partial<EventTexts>
  readonly questions: Partial<QuestionTexts>
  readonly moves: Partial<MoveTexts>
}

/** What lies on the map, for whoever does not see it. */
export interface TrayWords {
  /** A card with where it lies. */
  name(tray: TrayFacts): string
  /** And with what is on it, and how many are left. */
  title(tray: TrayFacts): string
  /** One row of it, counted from 1. */
  row(number: number, cells: readonly string[]): string
  /** One cell of it, both counted from 1, with what there is to say of it. */
  cell(row: number, column: number, words: readonly string[]): string
  /** A figure that stands on a cell. */
  who(figure: FigureFacts): string
}

export interface Pack extends kit.Pack<Subject> {
  readonly language: Language
  readonly effects: EffectWords
  readonly trays: TrayWords
}

type Every<Union> = (Union extends unknown ? (one: Union) => void : never) extends (all: infer All) => void
  ? All
  : never

/** The words of all parts together. */
export function merged<P extends readonly Part[]>(...parts: P) {
  const all = <Sort extends keyof Part>(sort: Sort) =>
    Object.assign({}, ...parts.map((part) => part[sort])) as Every<P[number][Sort]>
  return { events: all('events'), questions: all('questions'), moves: all('moves') }
}
