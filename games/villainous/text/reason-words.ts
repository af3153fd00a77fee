/** What a language brings for the reasons of hints. */
import type { MotiveId } from '../bot/motives.ts'
import type { ReasonId } from '../villains/plan.ts'

/** `gain` is what an answer does, `loss` what it leaves to another. */
export interface Both {
  readonly gain: string
  readonly loss: string
}

export interface ReasonWords {
  readonly wins: string
  readonly quiet: string
  readonly even: string
  readonly plain: { readonly [Id in Exclude<MotiveId, 'rival' | 'power'>]: Both }
  /** Parts of one Villain's way. */
  readonly named: { readonly [Id in ReasonId]: Both }
  power(by: number, now: number): Both
  /** So many Heroes fewer. */
  heroesGone(by: number): Both
  strength(by: number): Both
  rival(name: string): Both
}
