/**
 * What a bot knows of one Villain's way to its end. A plan stands beside the Villain it belongs to; the bot itself
 * knows no card by name. Points compare answers with each other, one point for about one Power.
 */
import type { Seat } from '@duskhall/kernel'
import type { Card, Location, StepOf, Villainous, VillainousMove } from '../state.ts'

/** A realm as somebody sees it: its owner knows the hand, the others only what hand and deck hold together. */
export interface Outlook {
  readonly s: Villainous
  readonly seat: Seat
  /** How many cards of that name are in the hand; for others than the owner, how many on average. */
  held(id: string): number
}

/** What a card of that name is worth. */
export type Worth = (id: string) => number

/** What a hint names of one Villain's way. */
export type ReasonId =
  | 'obstacles'
  | 'removal'
  | 'belle'
  | 'cauldron'
  | 'toCauldron'
  | 'awake'
  | 'toAwaken'
  | 'manned'
  | 'soldiers'
  | 'born'
  | 'henWen'
  | 'bornLost'
  | 'ballroom'
  | 'invitation'
  | 'prince'
  | 'daughter'
  | 'daughterHeld'
  | 'gown'
  | 'gownHeld'
  | 'way'
  | 'bells'
  | 'bellsHeld'
  | 'barred'
  | 'cinderella'

export interface Plan {
  /** What `measure` writes, in that order: how far the Villain has come, and what blocks it. */
  readonly features: readonly string[]
  /** Looks at this realm and at no other: what was measured is kept as long as the realm stays as it is. */
  measure(outlook: Outlook, out: Float64Array, at: number): void
  /** The same by what can be said of them: how near the end is, what the hand has for it, and what stands in the way. */
  readonly sorts: { readonly [Sort in 'goal' | 'means' | 'hindrance']: readonly string[] }
  /** Those of them that have words of their own: the more of the first feature the better, of a hindrance the less. */
  readonly reasons?: { readonly [Id in ReasonId]?: readonly string[] }
  /** How much of each feature counts, for two players and for more; a file of `duskhall fit`. */
  readonly weights: unknown
  /** From 0 to 1, by what everybody sees: whoever is nearest to the end is the one to stop. */
  near(s: Villainous, seat: Seat): number
  /** What cards are worth in the hand as the realm stands now. */
  worth(s: Villainous, seat: Seat): Worth
  /** What playing this card of the hand brings now; nothing good below 0. */
  play(s: Villainous, seat: Seat, card: Card): number
  /** What activating this card brings now, or the tile for no card. */
  activate(s: Villainous, seat: Seat, card: Card): number
  /** How much better a card of the own deck stands here than elsewhere. */
  place(s: Villainous, seat: Seat, card: Card, at: Location): number
  /** How much a Fate card of that name hurts where it lies, or would hurt if it were played now. */
  burden(s: Villainous, seat: Seat, id: string): number
  /** What an answer to an instruction brings this Villain, where only its own plan can tell; else null. */
  answer(s: Villainous, seat: Seat, q: StepOf<'instruct'>, op: string, move: VillainousMove): number | null
}
