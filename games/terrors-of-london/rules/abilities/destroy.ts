/** DESTROY: a card in play to its owner's discard pile, or a card of the Street out of the game (TL-DESTROY). */
import { askActive, EMPTY, push, tell } from '@duskhall/kernel'
import { boxOf } from '../../content/box.ts'
import { DECLINE } from '../../content/moves.ts'
import type { TerrorsEvent } from '../../events.ts'
import { type Card, playerOf, type QuestionOf, type TerrorsMove, type TerrorsOfLondon } from '../../state.ts'
import { controllerOf, leavePlay } from '../in-play.ts'
import { fillSlot, slotOf } from '../street.ts'
import type { Verb } from './verb.ts'

/** TL-DESTROY-R1, TL-DESTROY-R2: everything in play on either side, and the Street. */
function targets(s: TerrorsOfLondon): TerrorsMove[] {
  const { moves } = boxOf(s)
  const list: TerrorsMove[] = []
  for (const { area, relics } of s.players) {
    for (const card of area) list.push(moves.card[card] as TerrorsMove)
    for (const card of relics) list.push(moves.card[card] as TerrorsMove)
  }
  for (const card of s.street) if (card !== EMPTY) list.push(moves.card[card] as TerrorsMove)
  return list
}

export const destroy: Verb<'destroy'> = (s) => {
  if (targets(s).length > 0) push(s, { do: 'destroy' })
}

export const destroyQuestion: QuestionOf<'destroy'> = {
  who: askActive,
  moves(s) {
    const list = targets(s)
    if (s.options.keywordsOptional) list.push(DECLINE)
    return list
  },
  answer(s, _, __, move) {
    if (move.do !== 'card') return
    const slot = slotOf(s, move.card)
    if (slot < 0) destroyInPlay(s, move.card)
    else destroyInStreet(s, move.card, slot)
  },
}

/** TL-DESTROY2. */
function destroyInPlay(s: TerrorsOfLondon, card: Card): void {
  const of = controllerOf(s, card)
  leavePlay(s, of, card)
  playerOf(s, of).discard.push(card)
  tell?.<TerrorsEvent>({ e: 'destroyed', seat: s.active, card, of })
}

/** TL-DESTROY3, TL-DESTROY4. */
function destroyInStreet(s: TerrorsOfLondon, card: Card, slot: number): void {
  s.removed.push(card)
  tell?.<TerrorsEvent>({ e: 'street-destroyed', seat: s.active, card, slot })
  fillSlot(s, slot)
}
