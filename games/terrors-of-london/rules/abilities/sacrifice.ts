/** SACRIFICE: a card out of the game for a resource (TL-SACR). */
import { askActive, push, type Refusal, takeOut, tell } from '@duskhall/kernel'
import { boxOf } from '../../content/box.ts'
import { DECLINE } from '../../content/moves.ts'
import type { TerrorsEvent } from '../../events.ts'
import { activePlayer, type QuestionOf, type TerrorsMove, type TerrorsOfLondon } from '../../state.ts'
import { leavePlay } from '../in-play.ts'
import { gain } from '../pool.ts'
import type { Verb } from './verb.ts'

/** TL-SACR3. */
const GAIN = 1

/** TL-SACR2, TL-SACR-R2: own cards in play, and those of the discard pile where the card says so. */
function targets(s: TerrorsOfLondon, discardToo: boolean): TerrorsMove[] {
  const { moves } = boxOf(s)
  const { area, relics, discard } = activePlayer(s)
  const list: TerrorsMove[] = []
  for (const card of area) list.push(moves.card[card] as TerrorsMove)
  for (const card of relics) list.push(moves.card[card] as TerrorsMove)
  if (discardToo) for (const card of discard) list.push(moves.card[card] as TerrorsMove)
  return list
}

export const sacrifice: Verb<'sacrifice'> = (s, effect) => {
  const discardToo = effect.from === 'playOrDiscard'
  if (targets(s, discardToo).length === 0) return
  push(s, { do: 'sacrifice', discardToo })
}

/** TL-SACR1, TL-SACR-R4. */
export const sacrificeQuestion: QuestionOf<'sacrifice'> = {
  who: askActive,
  moves(s, q) {
    const list = targets(s, q.discardToo)
    if (s.options.keywordsOptional) list.push(DECLINE)
    return list
  },
  answer(s, _, seat, move) {
    if (move.do !== 'card') return
    const { card } = move
    const { discard } = activePlayer(s)
    const from = discard.includes(card) ? 'discard' : 'play'
    if (from === 'discard') takeOut(discard, card)
    else leavePlay(s, seat, card)
    s.removed.push(card)
    s.sacrificed++
    tell?.<TerrorsEvent>({ e: 'sacrificed', seat, card, from })
    gain(s, s.options.sacrificeGain, GAIN)
  },
  refusals(s, q): Refusal<TerrorsMove>[] {
    const { hand, discard } = activePlayer(s)
    const refused = q.discardToo ? hand : [...hand, ...discard]
    return refused.map((card) => ({ move: boxOf(s).moves.card[card] as TerrorsMove, rule: 'TL-SACR2' }))
  },
}
