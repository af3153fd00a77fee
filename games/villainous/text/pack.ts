/** What a language brings for Villainous, besides what every game needs. */
import type * as kit from '../../kit/text/index.ts'
import type { VillainousEvent } from '../events.ts'
import type { Asking, Options, Villainous, VillainousMove } from '../state.ts'
import type { Glossary } from './en/glossary.ts'
import type { refusals } from './en/refusals.ts'
import type { Naming, VillainousFacts } from './told.ts'
import type { Choice, ChoiceOf, ChoiceText, MeasuredRule } from './types.ts'

export interface Subject extends kit.Subject {
  readonly state: Villainous
  readonly options: Options
  readonly question: Asking
  readonly move: VillainousMove
  readonly event: VillainousEvent
  readonly refusal: keyof typeof refusals
  readonly measured: MeasuredRule
  readonly phase: number
  readonly glossary: Glossary
  readonly facts: VillainousFacts
}

export type EventTexts = kit.EventTexts<Subject>
export type QuestionTexts = kit.QuestionTexts<Subject>
export type MoveTexts = kit.MoveTexts<Subject>

/** The words of every choice; `they` are whoever chooses. */
export type ChoiceTexts = {
  readonly [Kind in Choice['kind']]: (choice: ChoiceOf<Kind>, they: string) => ChoiceText
}

export interface Pack extends kit.Pack<Subject>, Omit<Naming, 'language'> {
  readonly choices: ChoiceTexts
}
