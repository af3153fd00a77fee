/** DRAW, UNITE and plain discarding (TL-DRAWK, TL-UNITE, TL-DISC). */
import { askActive, push, tell } from '@duskhall/kernel'
import { boxOf } from '../../content/box.ts'
import type { TerrorsEvent } from '../../events.ts'
import { activePlayer, type QuestionOf, type TerrorsMove, type TerrorsOfLondon } from '../../state.ts'
import { discardFromHand, drawCards } from '../piles.ts'
import { isUniteTokenLeft } from '../tokens.ts'
import type { Verb } from './verb.ts'

export const draw: Verb<'draw'> = (s, effect) => drawCards(s, s.active, effect.n)

/** TL-UNITE1, TL-GEN-R6. */
export const unite: Verb<'unite'> = (s) => {
  if (!isUniteTokenLeft(s)) return
  const player = activePlayer(s)
  player.unite++
  tell?.<TerrorsEvent>({ e: 'united', seat: s.active, tokens: player.unite })
}

export const discard: Verb<'discard'> = (s, effect) => askToDiscard(s, effect.n)

/** TL-DISC-R1: with an empty hand nothing happens. */
function askToDiscard(s: TerrorsOfLondon, left: number): void {
  if (left > 0 && activePlayer(s).hand.length > 0) push(s, { do: 'discard', left })
}

export const discardQuestion: QuestionOf<'discard'> = {
  who: askActive,
  moves: (s) => activePlayer(s).hand.map((card) => boxOf(s).moves.card[card] as TerrorsMove),
  answer(s, q, seat, move) {
    if (move.do !== 'card') return
    // The last card goes by itself, perhaps in a play of the other's, who comes to see it.
    if (activePlayer(s).hand.length === 1) s.fence++
    discardFromHand(s, seat, move.card)
    askToDiscard(s, q.left - 1)
  },
}
