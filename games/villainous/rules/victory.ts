/** Who has won (VD-GOAL). */
import { type Seat, tell } from '@duskhall/kernel'
import { boardOf } from '../content/box.ts'
import type { VillainousEvent } from '../events.ts'
import type { Villainous } from '../state.ts'

/** VD-GOAL-R3, VD-GOAL-R4: the first one from the active player; then nothing further happens. */
export function check(s: Villainous): void {
  for (let i = 0; i < s.seats; i++) {
    const seat = (s.active + i) % s.seats
    const { entry, villain } = boardOf(s, seat)
    if (entry.checked !== 'always' || !villain.hasWon(s, seat)) continue
    win(s, seat)
    return
  }
}

/** VD-GOAL2: objectives that are met only at the start of one's own turn. */
export function checkAtStart(s: Villainous): void {
  const { entry, villain } = boardOf(s, s.active)
  if (entry.checked === 'startOfTurn' && villain.hasWon(s, s.active)) win(s, s.active)
}

export function win(s: Villainous, seat: Seat): void {
  tell?.<VillainousEvent>({ e: 'won', seat })
  s.outcome = { winners: [seat], rule: 'VD-GOAL1' }
}
