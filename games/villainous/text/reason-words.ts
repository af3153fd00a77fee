/** What a language brings for the reasons of hints. */
import type { MotiveId } from '../bot/motives.ts'
import type { ReasonId } from '../villains/plan.ts'
import type { Place } from './types.ts'

interface Chances {
  readonly best: number
  readonly own: number
}

/** What answers do in themselves, as clauses. */
interface DeedWords {
  /** So many cards are drawn up to a full hand. */
  end(draws: number): string
  move(actions: number): string
  readonly discard: string
  stand(strength: number, place: Place): string
  /** An Item comes to the own mover, to so many own Allies, or where none of the own cards is. */
  readonly itemToMover: string
  itemToAllies(allies: number): string
  readonly itemAlone: string
  readonly itemElsewhere: string
  /** A Hero in one's own Realm. */
  ownHero(strength: number, place: Place): string
  /** Heroes that stand there in another's Realm then. */
  rival(strength: number, place: Place, name: string): string
  readonly conditions: string
  readonly nothing: string
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
  readonly plain: { readonly [Id in Exclude<MotiveId, 'rival' | 'power'>]: Both }
  /** Parts of one Villain's way. */
  readonly named: { readonly [Id in ReasonId]: Both }
  power(by: number, now: number): Both
  /** So many Heroes fewer. */
  heroesGone(by: number): Both
  strength(by: number): Both
  rival(name: string): Both
}
