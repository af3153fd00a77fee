/**
 * What can happen at the table, for the log and for what flies. Cards that may be shuffled away in the same breath are
 * named as shown.
 */
import type { Seat } from '@duskhall/kernel'
import type { Action, Card, Location } from './state.ts'

type To<Field extends string, T> = { seats: readonly Seat[] } & { readonly [F in Field]: T }

export type VillainousEvent =
  | { e: 'dealt'; first: Seat }
  | { e: 'turn'; seat: Seat; turn: number }
  | { e: 'mover'; seat: Seat; from: Location; to: Location }
  | { e: 'stayed'; seat: Seat }
  | { e: 'icon'; seat: Seat; action: Action; at: Location; n: number }
  | { e: 'power'; seat: Seat; n: number }
  | { e: 'paid'; seat: Seat; n: number; card: Card }
  | { e: 'tile-paid'; seat: Seat; n: number }
  | { e: 'drawn'; seat: Seat; count: number; secret: To<'cards', readonly Card[]> }
  | { e: 'hand-discarded'; seat: Seat; shown: readonly Card[] }
  | { e: 'reshuffled'; seat: Seat; fate: boolean }
  | { e: 'played'; seat: Seat; owner: Seat; card: Card; at: Location; host: Card }
  | { e: 'resolved'; seat: Seat; owner: Seat; card: Card; shown: readonly Card[] }
  | { e: 'condition'; seat: Seat; card: Card; shown: readonly Card[] }
  | { e: 'activated'; seat: Seat; card: Card }
  | { e: 'moved'; seat: Seat; owner: Seat; card: Card; from: Location; to: Location }
  | { e: 'discarded'; owner: Seat; card: Card; shown: readonly Card[] }
  | { e: 'replaced'; owner: Seat; card: Card; by: Card; shown: readonly Card[] }
  | { e: 'returned'; owner: Seat; card: Card; shown: readonly Card[] }
  | { e: 'into-deck'; owner: Seat; card: Card; shown: readonly Card[] }
  | { e: 'vanquished'; seat: Seat; card: Card; allies: readonly Card[]; at: Location }
  | { e: 'defeated'; owner: Seat; card: Card; at: Location }
  | { e: 'fated'; seat: Seat; owner: Seat; shown: readonly Card[] }
  | { e: 'revealed'; owner: Seat; fate: boolean; shown: readonly Card[] }
  | { e: 'unplayable'; owner: Seat; card: Card; shown: readonly Card[] }
  | { e: 'taken-over'; seat: Seat; card: Card; shown: readonly Card[] }
  | { e: 'fate-token'; seat: Seat }
  | { e: 'found'; owner: Seat; card: Card; from: 'realm' | 'pile' | 'deck' }
  | { e: 'not-found'; owner: Seat; card: Card }
  | { e: 'obstacles'; seat: Seat; at: Location; n: number }
  | { e: 'claimed'; seat: Seat }
  | { e: 'awakened'; seat: Seat }
  | { e: 'asleep'; seat: Seat }
  | { e: 'unlocked'; seat: Seat; at: Location }
  | { e: 'trapped'; owner: Seat; card: Card }
  | { e: 'freed'; owner: Seat; card: Card }
  | { e: 'looked'; seat: Seat; count: number; secret: To<'cards', readonly Card[]> }
  | { e: 'put-back'; seat: Seat; count: number; secret: To<'cards', readonly Card[]> }
  | { e: 'won'; seat: Seat }
