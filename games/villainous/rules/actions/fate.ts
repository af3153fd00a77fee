/** Fate: the top two Fate cards of an opponent, one of them played at once (VD-FATE, VD-MULTI). */
import { push, type Refusal, type Seat, tell } from '@duskhall/kernel'
import { seatMove } from '../../content/moves.ts'
import type { VillainousEvent } from '../../events.ts'
import type { Villainous, VillainousMove } from '../../state.ts'
import { revealPair } from '../fate-cards.ts'
import { hasCards } from '../piles.ts'
import type { ActionVerb } from './action.ts'

const usesToken = (s: Villainous): boolean => s.seats >= s.options.fateTokenFrom

function targetBan(s: Villainous, by: Seat, seat: Seat): string | null {
  if (seat === by) return 'VD-FATE-R9'
  if (usesToken(s) && s.fateToken === seat) return 'VD-MULTI5'
  return hasCards(s, seat, true) ? null : 'VD-FATE-R4'
}

const seatsOf = (s: Villainous): Seat[] => s.realms.map((_, seat) => seat)

export const fate: ActionVerb = {
  choices: (s, { by }, _, chosen) =>
    chosen.length > 0
      ? null
      : seatsOf(s)
          .filter((seat) => targetBan(s, by, seat) === null)
          .map(seatMove),
  refusals: (s, { by }): Refusal<VillainousMove>[] =>
    seatsOf(s).flatMap((seat) => {
      const rule = targetBan(s, by, seat)
      return rule === null || seat === by ? [] : [{ move: seatMove(seat), rule }]
    }),
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
