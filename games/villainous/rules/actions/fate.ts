/** Fate: the top two Fate cards of an opponent, one of them played at once (VD-FATE, VD-MULTI). */
import { push, type Seat, tell } from '@duskhall/kernel'
import { seatMove } from '../../content/moves.ts'
import type { VillainousEvent } from '../../events.ts'
import type { Villainous } from '../../state.ts'
import { allowed, refused } from '../bans.ts'
import { revealPair } from '../fate-cards.ts'
import { hasCards } from '../piles.ts'
import type { ActionVerb } from './action.ts'

const usesToken = (s: Villainous): boolean => s.seats >= s.options.fateTokenFrom

function targetBan(s: Villainous, seat: Seat): string | null {
  if (usesToken(s) && s.fateToken === seat) return 'VD-MULTI5'
  return hasCards(s, seat, true) ? null : 'VD-FATE-R4'
}

/** VD-FATE-R9: nobody is their own target. */
function rivalsOf(s: Villainous, by: Seat): Seat[] {
  const seats: Seat[] = []
  for (let seat = 0; seat < s.seats; seat++) if (seat !== by) seats.push(seat)
  return seats
}

export const fate: ActionVerb = {
  choices: (s, { by }, _, chosen) =>
    chosen.length > 0 ? null : allowed(rivalsOf(s, by), seatMove, (seat) => targetBan(s, seat)),
  refusals: (s, { by }) => refused(rivalsOf(s, by), seatMove, (seat) => targetBan(s, seat)),
  do(s, { by }, _, [choice]) {
    if (choice?.do !== 'seat') return
    const owner = choice.seat
    // VD-MULTI-R2: taken when the target is chosen.
    if (usesToken(s)) {
      s.fateToken = owner
      tell?.<VillainousEvent>({ e: 'fate-token', seat: owner })
    }
    const cards = revealPair(s, owner)
    tell?.<VillainousEvent>({ e: 'fated', seat: by, owner, shown: cards })
    push(s, { do: 'pair', owner, by, cards, action: true })
  },
}
