/** What rises where a haunted Horde has been destroyed (KR-GHOST). */
import { forget, tell } from '@duskhall/kernel'
import type { KingdomRushEvent } from '../events.ts'
import type { KingdomRush, StepOf } from '../state.ts'
import { newTray } from './deal.ts'
import { spaceOf } from './trays.ts'

/** KR-GHOST4, KR-GHOST-R1: the top card of the ghost deck takes lane and place of the Horde; no card, no ghost. */
export function ghost(s: KingdomRush, { lane, at }: StepOf<'ghost'>): void {
  const card = s.ghosts.pop()
  // KR-GHOST-R3.
  if (card === undefined) return
  s.fence++
  forget(s, [card])
  const tray = newTray(card, lane, at)
  const space = spaceOf(s, tray)
  // KR-GHOST-R6: under what lies there.
  const upper = s.trays.findIndex((other) => spaceOf(s, other) === space)
  s.trays.splice(upper < 0 ? s.trays.length : upper, 0, tray)
  tell?.<KingdomRushEvent>({ e: 'spawned', card, lane, space })
}
