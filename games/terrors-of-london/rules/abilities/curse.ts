/** CURSE: the opponent loses Health or a card (TL-CURSE). */
import { askSeat, push, tell } from '@duskhall/kernel'
import { boxOf } from '../../content/box.ts'
import { LOSE_HEALTH } from '../../content/moves.ts'
import type { TerrorsEvent } from '../../events.ts'
import { opponentOf, playerOf, type QuestionOf, type TerrorsMove } from '../../state.ts'
import { discardFromHand } from '../piles.ts'
import { loseHealth } from '../victory.ts'
import type { Verb } from './verb.ts'

const HEALTH = 2

/** TL-CURSE-R1: with an empty hand there is nothing to choose. */
export const curse: Verb<'curse'> = (s) => {
  const victim = opponentOf(s.active)
  tell?.<TerrorsEvent>({ e: 'cursed', seat: victim })
  if (playerOf(s, victim).hand.length > 0) push(s, { do: 'curse' })
  else loseHealth(s, victim, HEALTH, 'curse')
}

/** TL-CURSE1, TL-CURSE-R2, TL-CURSE-R3: the choice is the opponent's alone. */
export const curseQuestion: QuestionOf<'curse'> = {
  who: (s) => askSeat(opponentOf(s.active)),
  moves(s) {
    const { moves } = boxOf(s)
    const list = [LOSE_HEALTH]
    for (const card of playerOf(s, opponentOf(s.active)).hand) list.push(moves.card[card] as TerrorsMove)
    return list
  },
  answer(s, _, seat, move) {
    if (move.do === 'card') discardFromHand(s, seat, move.card)
    else loseHealth(s, seat, HEALTH, 'curse')
  },
}
