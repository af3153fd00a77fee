/** Answers that come to the same: copies of one card that lie in the same place. */
import { oneOfEach } from '@duskhall/bots/knowledge'
import { faceOf } from '../content/box.ts'
import { type Card, NONE, NOWHERE, type Villainous, type VillainousMove } from '../state.ts'

/** Its name, where it lies, and its token; a card with Items attached is like no other. */
function markOf(s: Villainous, card: Card): string {
  const { id } = faceOf(s, card)
  if (s.at[card] === NOWHERE) return id
  const isHost = s.host.includes(card) || s.host[card] !== NONE
  return isHost ? `${id} #${card}` : `${id} ${s.at[card]} ${s.trapped[card]}`
}

export function withoutAlike(s: Villainous, moves: readonly VillainousMove[]): VillainousMove[] {
  return oneOfEach(moves, (move) =>
    move.do === 'card' || move.do === 'grant' ? `${move.do} ${markOf(s, move.card)}` : null,
  )
}
