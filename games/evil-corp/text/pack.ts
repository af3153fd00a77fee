/** What a language brings for Evil Corp., besides what every game needs. */
import type * as kit from '../../kit/text/index.ts'
import type { Color } from '../content/schema.ts'
import type { EvilCorpEvent } from '../events.ts'
import type { Asking, EvilCorp, EvilCorpMove, Options } from '../state.ts'
import type { BoardWords } from './en/board.ts'
import type { Glossary } from './en/glossary.ts'
import type { refusals } from './en/refusals.ts'
import type { PowerWords } from './powers.ts'
import type { EvilCorpFacts, Naming, Party, Spot, VillageFacts } from './told.ts'
import type { MeasuredRule, Phase, TaggedPower } from './types.ts'

export interface Subject extends kit.Subject {
  readonly state: EvilCorp
  readonly options: Options
  readonly question: Asking
  readonly move: EvilCorpMove
  readonly event: EvilCorpEvent
  readonly refusal: keyof typeof refusals
  readonly measured: MeasuredRule
  readonly phase: { readonly round: number; readonly phase: Phase }
  readonly glossary: Glossary
  readonly facts: EvilCorpFacts
}

export type EventTexts = kit.EventTexts<Subject>
export type QuestionTexts = kit.QuestionTexts<Subject>
export type MoveTexts = kit.MoveTexts<Subject>

export interface Pack extends kit.Pack<Subject>, Pick<Naming, 'team' | 'teamTitle'> {
  readonly cards: kit.CardTexts<{ readonly name: string; readonly flavour: string }>
  readonly board: BoardWords
  readonly powers: Omit<PowerWords, 'sorts'>
  village(village: VillageFacts): string
  villageTitle(village: VillageFacts): string
  half(village: VillageFacts, camp: Party): string
  spoken(tile: SpokenTile): string
  piece(tile: SpokenTile | null, spot: Spot): string
  gauge(village: VillageFacts, camp: Party, lead: number): string
  conquest(village: VillageFacts, camp: Party, step: number, of: number): string
}

export interface SpokenTile {
  readonly name: string
  readonly color: Color
  readonly cost: number
  /** As it counts where it lies. */
  readonly terror: number
  readonly printedTerror: number
  readonly active: boolean
  readonly powers: readonly TaggedPower[]
}
