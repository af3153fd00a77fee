/** What a language brings for the reasons of hints. */
import type { MotiveId } from '../bot/motives.ts'

/** `gain` is what an answer does, `loss` what it leaves to another. */
export interface Both {
  readonly gain: string
  readonly loss: string
}

export interface ReasonWords {
  readonly wins: string
  readonly quiet: string
  readonly even: string
  readonly plain: { readonly [Id in Exclude<MotiveId, 'health' | 'coins'>]: Both }
  /** The opponent's Health falls. */
  struck(rival: string, by: number, left: number): Both
  healed(by: number): Both
  power(by: number): Both
  regeneration(by: number): Both
  coins(by: number): Both
  /** Nobody's Health changes, and who is faster does. */
  readonly race: Both
}
