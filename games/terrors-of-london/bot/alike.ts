/** Answers that come to the same: copies of one card in the same place, and amounts nobody would choose. */
import { oneOfEach } from '@duskhall/bots/knowledge'
import { hordeOf } from '../rules/in-play.ts'
import { tokenSide } from '../rules/marks.ts'
import { type Card, playerOf, type TerrorsMove, type TerrorsOfLondon } from '../state.ts'
import { kindByCard } from './card-traits.ts'

const PLACES = 8

/** The name of the card, where it lies, and its token: all that tells it from its copies. */
function markOf(s: TerrorsOfLondon, card: Card): number {
  const kind = kindByCard(s)[card] as Card
  const token = tokenSide(s, card)
  return (kind * PLACES + placeOf(s, card)) * 4 + token
}

function placeOf(s: TerrorsOfLondon, card: Card): number {
  for (let seat = 0; seat < 2; seat++) {
    const { hand, area, relics, discard } = playerOf(s, seat)
    if (area.includes(card)) return 1 + seat
    if (relics.includes(card)) return 3 + seat
    if (hand.includes(card)) return 5
    if (discard.includes(card)) return 6
  }
  return s.street.includes(card) ? 7 : 0
}

/** A member of a horde is told apart from its copies by where it stands. */
function linkMark(s: TerrorsOfLondon, card: Card): number {
  return hordeOf(s, card) < 0 ? markOf(s, card) : -1 - card
}

/** What tells an answer from the others; those of equal marks are interchangeable. */
function keyOf(s: TerrorsOfLondon, move: TerrorsMove): string | null {
  switch (move.do) {
    case 'play':
    case 'buy':
    case 'haunt':
    case 'card':
      return `${move.do} ${markOf(s, move.card)}`
    case 'ability':
      return `${move.do} ${markOf(s, move.card)} ${move.ability}`
    case 'link':
      return `${move.do} ${linkMark(s, move.left)} ${linkMark(s, move.right)}`
    // Amounts come from the largest down.
    case 'attack':
    case 'heal':
      return move.do
    default:
      return null
  }
}

export function withoutAlike(s: TerrorsOfLondon, moves: readonly TerrorsMove[]): TerrorsMove[] {
  return oneOfEach(moves, (move) => keyOf(s, move))
}
