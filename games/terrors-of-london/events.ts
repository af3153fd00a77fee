/** Everything that can be told about a game of Terrors of London. Cards, seats and numbers; the texts add words. */
import type { Seat } from '@duskhall/kernel'
import type { Card, FactionNo, OverlordNo, Pile, TerrorsMove } from './state.ts'

export type TerrorsEvent =
  | { e: 'forced'; seat: Seat; secret: { seats: readonly Seat[]; move: TerrorsMove } }
  | { e: 'faction-chosen'; seat: Seat; faction: FactionNo }
  | { e: 'overlord-chosen'; seat: Seat; overlord: OverlordNo }
  | { e: 'influence-chosen'; seat: Seat; card: Card }
  | { e: 'decks-made'; first: Seat }
  | { e: 'turn'; seat: Seat; turn: number }
  | { e: 'played'; seat: Seat; card: Card }
  | { e: 'influence-alone'; seat: Seat; card: Card }
  | { e: 'gained'; seat: Seat; coin: number; power: number; regeneration: number }
  | { e: 'paid'; seat: Seat; coin: number; power: number; regeneration: number }
  | {
      e: 'bought'
      seat: Seat
      card: Card
      price: number
      to: 'discard' | 'draw' | 'relics'
      shown?: readonly Card[]
    }
  | { e: 'street-filled'; slot: number; card: Card }
  | { e: 'relic-replaced'; seat: Seat; card: Card }
  | { e: 'attacked'; seat: Seat; power: number; absorbed: number; health: number }
  | { e: 'healed'; seat: Seat; health: number }
  | { e: 'converted'; seat: Seat; from: number; to: number; amount: number }
  | { e: 'linked'; seat: Seat; left: Card; right: Card; horde: readonly Card[] }
  | { e: 'horde-ability'; seat: Seat; card: Card; ability: number }
  | { e: 'relic-used'; seat: Seat; card: Card }
  | { e: 'overlord-used'; seat: Seat }
  | { e: 'haunted'; seat: Seat; card: Card }
  | { e: 'dismissed'; seat: Seat; card: Card }
  | { e: 'haunt-used'; seat: Seat; card: Card }
  | { e: 'triggered'; seat: Seat; source: Card }
  | { e: 'cursed'; seat: Seat }
  | { e: 'health-lost'; seat: Seat; health: number; by: 'curse' | 'cost' }
  | { e: 'discarded'; seat: Seat; card: Card }
  | { e: 'commanded'; seat: Seat; card: Card }
  | { e: 'destroyed'; seat: Seat; card: Card; of: Seat }
  | { e: 'street-destroyed'; seat: Seat; card: Card; slot: number }
  | { e: 'sacrificed'; seat: Seat; card: Card; from: 'play' | 'discard' }
  | { e: 'united'; seat: Seat; tokens: number }
  | { e: 'convertible'; seat: Seat; from: number; to: number }
  | { e: 'promised'; seat: Seat; what: 'discount' | 'claim'; type: 'monster' | 'relic'; n: number }
  | { e: 'drew'; seat: Seat; count: number; secret: { seats: readonly Seat[]; cards: readonly Card[] } }
  | { e: 'reshuffled'; seat: Seat; count: number; under: boolean }
  | {
      e: 'looked'
      seat: Seat
      pile: Pile
      count: number
      secret: { seats: readonly Seat[]; cards: readonly Card[] }
    }
  | { e: 'took'; seat: Seat; secret: { seats: readonly Seat[]; card: Card } }
  | { e: 'took-openly'; seat: Seat; shown: readonly Card[] }
  | { e: 'put-back'; seat: Seat; pile: Pile; secret: { seats: readonly Seat[]; cards: readonly Card[] } }
  | { e: 'revealed'; seat: Seat; pile: Pile; shown: readonly Card[] }
  | { e: 'top-discarded'; seat: Seat; pile: Pile; card: Card }
  | { e: 'passed'; seat: Seat; kept: number; secret?: { seats: readonly Seat[]; card: Card } }
  | { e: 'cleaned-up'; seat: Seat; cards: readonly Card[]; lost: readonly number[] }
  | { e: 'won'; seats: readonly Seat[]; rule: string }
