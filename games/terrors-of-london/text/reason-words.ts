/** What a language brings for the reasons of hints. */
import type { MotiveId } from '../bot/motives.ts'

interface Chances {
  readonly best: number
  readonly own: number
}

/** What answers do in themselves, as clauses. */
interface DeedWords {
  /** The Overlords of a faction, each with what its action does. */
  faction(
    overlords: readonly { readonly name: string; readonly health: number; readonly action: string }[],
  ): string
  readonly influence: string
  readonly curseCard: string
  readonly curseHealth: string
  /** With several cards in hand, and with the last. */
  readonly play: string
  readonly playLast: string
  /** What is in the pool then, by resource. */
  pass(pool: readonly number[]): string
  destroyStreet(rival: string): string
  readonly destroyOwn: string
  readonly destroyOther: string
  readonly onceATurn: string
  readonly haunt: string
  readonly link: string
  readonly discardTop: string
  readonly keepTop: string
  readonly convert: string
  /** By question: nothing is done. */
  readonly declined: { readonly [question: string]: string }
}

/** `gain` is what an answer does, `loss` what it leaves to another. */
export interface Both {
  readonly gain: string
  readonly loss: string
}

export interface ReasonWords {
  readonly wins: string
  readonly quiet: string
  even(chances: Chances | null): string
  readonly deeds: DeedWords
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
