/** COMMAND: a cheap monster back from the discard pile (TL-COMMAND). */
import { askActive, push, remember, takeOut, tell } from '@duskhall/kernel'
import { boxOf, type Face, faceOf } from '../../content/box.ts'
import { DECLINE } from '../../content/moves.ts'
import type { TerrorsEvent } from '../../events.ts'
import { activePlayer, type Card, type QuestionOf, type TerrorsMove } from '../../state.ts'
import type { Verb } from './verb.ts'

const MOST_COST = 3

/** TL-COMMAND-R1, TL-COMMAND-R2: monsters only; without a printed cost they cost nothing. */
function obeys(face: Face): boolean {
  return face.type === 'monster' && face.cost <= MOST_COST
}

/** TL-COMMAND-R3: without such a monster nothing happens. */
export const command: Verb<'command'> = (s) => {
  const { faces } = boxOf(s)
  if (activePlayer(s).discard.some((card) => obeys(faces[card] as Face))) {
    push(s, { do: 'command' })
  }
}

export const commandQuestion: QuestionOf<'command'> = {
  who: askActive,
  moves(s) {
    const { faces, moves } = boxOf(s)
    const list: TerrorsMove[] = []
    for (const card of activePlayer(s).discard) {
      if (obeys(faces[card] as Face)) list.push(moves.card[card] as TerrorsMove)
    }
    if (s.options.keywordsOptional) list.push(DECLINE)
    return list
  },
  answer(s, _, seat, move) {
    if (move.do !== 'card') return
    const { hand, discard } = activePlayer(s)
    takeOut(discard, move.card)
    hand.push(move.card)
    // TL-COMMAND-R4: everybody has seen where it went.
    remember(s, move.card, [0, 1])
    tell?.<TerrorsEvent>({ e: 'commanded', seat, card: move.card })
  },
  refusals: (s) =>
    activePlayer(s).discard.flatMap((card: Card) => {
      const face = faceOf(s, card)
      if (obeys(face)) return []
      const rule = face.type === 'monster' ? 'TL-COMMAND1' : 'TL-COMMAND-R2'
      return [{ move: boxOf(s).moves.card[card] as TerrorsMove, rule }]
    }),
}
