/** What a language brings for the reasons of hints. */
import type { MotiveId } from '../bot/motives.ts'
import type { VillageFacts } from './told.ts'

/** Motives that are told without numbers. */
type Plain = Exclude<MotiveId, 'token' | 'village' | 'purse'>

/** `gain` is what an answer does, `loss` what it leaves to another. */
export interface ReasonWords {
  readonly wins: string
  readonly quiet: string
  readonly even: string
  readonly plain: { readonly [Id in Plain]: { readonly gain: string; readonly loss: string } }
  /** Where the numbers depend on what the seat cannot know. */
  readonly unsure: { readonly [Id in MotiveId]?: string }
  readonly gain: Counted
  readonly loss: Counted
}

export interface Counted {
  token(village: VillageFacts): string
  steps(village: VillageFacts, steps: number): string
  /** Below zero the others lead. */
  lead(village: VillageFacts, lead: number, before: number): string
  purse(gold: number, magicGold: number): string
}
