/** KR-PLAY-R8: an action of phase 2, begun by one answer and carried out by the questions it puts above the open one. */
import type { Refusal, Seat } from '@duskhall/kernel'
import type { KingdomRush, KingdomRushMove } from '../state.ts'

export interface PlayAction {
  /** Every answer of that seat which begins it. */
  moves(s: KingdomRush, seat: Seat): KingdomRushMove[]
  /** What looks possible and is not. */
  refusals?(s: KingdomRush, seat: Seat): Refusal<KingdomRushMove>[]
  /** The rule against one answer that is not listed, or null. */
  refusal?(s: KingdomRush, move: KingdomRushMove): string | null
  /** Begins with this answer, if it is one of its own. */
  begin(s: KingdomRush, seat: Seat, move: KingdomRushMove): void
}
