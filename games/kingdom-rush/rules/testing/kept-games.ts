/**
 * The games that are kept in `fixtures/`: victories at several scenarios, and each way to lose. Records name the cards they were
 * played with, so after a change of cards or rules `npm run keep-games` plays them anew.
 */
import type { Options } from '../../state.ts'

export interface KeptGame {
  readonly name: string
  readonly seats: number
  /** The rule that ends it. */
  readonly rule: string
  readonly options: Partial<Options>
}

export const KEPT_GAMES: readonly KeptGame[] = [
  { name: 'won-alone', seats: 1, rule: 'KR-WIN1', options: { scenario: 1 } },
  { name: 'won-by-two', seats: 2, rule: 'KR-WIN1', options: { scenario: 1, difficulty: 'star2' } },
  { name: 'won-by-three', seats: 3, rule: 'KR-WIN1', options: { scenario: 5 } },
  { name: 'won-by-four-against-lord-blackburn', seats: 4, rule: 'KR-WIN2', options: { scenario: 4 } },
  { name: 'won-with-two-stars', seats: 1, rule: 'KR-WIN2', options: { scenario: 4, difficulty: 'star2' } },
  { name: 'won-against-lilith', seats: 1, rule: 'KR-WIN2', options: { scenario: 7 } },
  { name: 'won-against-the-time-mage', seats: 1, rule: 'KR-WIN2', options: { scenario: 10 } },
  {
    name: 'lost-with-the-last-heart',
    seats: 3,
    rule: 'KR-WIN4',
    options: { scenario: 6, difficulty: 'heroic' },
  },
  {
    name: 'lost-to-a-portal',
    seats: 1,
    rule: 'KR-PORTAL15',
    options: { scenario: 5, difficulty: 'iron' },
  },
  { name: 'lost-to-a-boss', seats: 2, rule: 'KR-BOSS3', options: { scenario: 10 } },
  { name: 'lost-because-lilith-fled', seats: 1, rule: 'KR-BLILITH6', options: { scenario: 7 } },
  {
    name: 'lost-by-the-limit-of-rounds',
    seats: 2,
    rule: 'KR-ROUND-R6',
    options: { scenario: 3, roundLimit: 5 },
  },
]
