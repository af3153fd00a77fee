/** Everything a player reads in Evil Corp., as types: a text that is missing in a language does not compile. */
import type { ContentFile } from '../content/schema.ts'

/** Refusals that can name the two numbers they compare. */
export type MeasuredRule = 'EC-DEMON6' | 'EC-KILL1' | 'EC-NIGHT29' | 'EC-PAY1' | 'EC-RECRUIT7' | 'EC-RULING71'

/** Rules that end the game. */
export type OutcomeRule = 'EC-WIN1' | 'EC-WIN3' | 'EC-WIN6' | 'EC-RULING53' | 'EC-RULING118'

/** What a power does: a label for a chip, and a plain sentence. */
export interface PowerText {
  readonly short: string
  readonly full: string
}

export type PowerSort = 'deploy' | 'activate' | 'passive'
export interface TaggedPower extends PowerText {
  readonly sort: PowerSort
  /** The word for the sort: "Deployment", "Activation", "Passive". */
  readonly tag: string
}
export interface ColumnText extends PowerText {
  readonly threshold: number
}

/** The printed powers of a tile, as the content file lists them. */
export type PrintedPowers = Pick<ContentFile['tiles'][number], 'deploy' | 'activate' | 'passive'>

export type Phase = 'day' | 'night'
