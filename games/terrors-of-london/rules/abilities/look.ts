/** Looking at the top of a pile, and revealing it (TL-LOOK, TL-REVEAL). */
import { askActive, push, reveal, type Seat, takeOut, tell } from '@duskhall/kernel'
import { boxOf, faceOf } from '../../content/box.ts'
import { DECLINE, DISCARD_TOP } from '../../content/moves.ts'
import type { TerrorsEvent } from '../../events.ts'
import {
  activePlayer,
  type Card,
  FACTIONLESS,
  type Pile,
  playerOf,
  type QuestionOf,
  type TerrorsMove,
  type TerrorsOfLondon,
} from '../../state.ts'
import { cardsIn, lookAt, loseTrack, pileOwner, provideTop, topCards } from '../piles.ts'
import { gain } from '../pool.ts'
import type { Verb } from './verb.ts'

export const lookAtTop: Verb<'lookAtTop'> = (s, { n, take, pile = 'own' }) => {
  const count = provideTop(s, pile, n)
  if (count === 0) return
  lookAt(s, s.active, pile, topCards(s, pile, count))
  if (take > 0) push(s, { do: 'take', pile, count, left: Math.min(take, count) })
  else askToPutBack(s, pile, count, 0)
}

/** TL-LOOK3: whoever does not want a card leaves all of them where they are. */
export const takeQuestion: QuestionOf<'take'> = {
  who: askActive,
  moves(s, q) {
    const { card } = boxOf(s).moves
    const list = topCards(s, q.pile, q.count).map((top) => card[top] as TerrorsMove)
    list.push(DECLINE)
    return list
  },
  answer(s, q, seat, move) {
    if (move.do !== 'card') return
    loseTrack(s, seat, topCards(s, q.pile, q.count))
    takeOut(cardsIn(s, q.pile), move.card)
    activePlayer(s).hand.push(move.card)
    tellTaken(s, seat, q.pile, move.card)
    const count = q.count - 1
    if (q.left > 1 && count > 0) push(s, { do: 'take', pile: q.pile, count, left: q.left - 1 })
    else askToPutBack(s, q.pile, count, 0)
  },
}

/** TL-LOOK-R3: what a deck holds is open, so a card that joins it from elsewhere is shown. */
function tellTaken(s: TerrorsOfLondon, seat: Seat, pile: Pile, card: Card): void {
  if (pile === 'own') {
    tell?.<TerrorsEvent>({ e: 'took', seat, secret: { seats: [seat], card } })
    return
  }
  reveal(s, card, [0, 1])
  tell?.<TerrorsEvent>({ e: 'took-openly', seat, shown: [card] })
}

/** The rest goes back in any order, the uppermost named first. */
function askToPutBack(s: TerrorsOfLondon, pile: Pile, count: number, placed: number): void {
  const cards = topCards(s, pile, count)
  if (count - placed > 1) {
    loseTrack(s, s.active, cards)
    push(s, { do: 'put-back', pile, count, placed })
    return
  }
  tell?.<TerrorsEvent>({ e: 'put-back', seat: s.active, pile, secret: { seats: [s.active], cards } })
}

export const putBackQuestion: QuestionOf<'put-back'> = {
  who: askActive,
  moves(s, q) {
    const { card } = boxOf(s).moves
    const open = topCards(s, q.pile, q.count).slice(0, q.count - q.placed)
    return open.map((top) => card[top] as TerrorsMove)
  },
  answer(s, q, _, move) {
    if (move.do !== 'card') return
    const cards = cardsIn(s, q.pile)
    takeOut(cards, move.card)
    cards.splice(cards.length - q.placed, 0, move.card)
    askToPutBack(s, q.pile, q.count, q.placed + 1)
  },
}

/** TL-REVEAL1: both players see it; what it is decides what is gained. */
export const revealTop: Verb<'revealTop'> = (s, effect) => {
  const { pile = 'own' } = effect
  if (provideTop(s, pile, 1) === 0) return
  const [card] = topCards(s, pile, 1) as [Card]
  reveal(s, card, [0, 1])
  s.fence++
  tell?.<TerrorsEvent>({ e: 'revealed', seat: s.active, pile, shown: [card] })
  const { type, faction } = faceOf(s, card)
  const isFactionMonster = type === 'monster' && faction !== FACTIONLESS
  for (const { resource, n } of isFactionMonster ? effect.factionMonster : effect.otherwise)
    gain(s, resource, n)
  if (effect.mayDiscard) push(s, { do: 'keep-top', pile })
}

/** TL-REVEAL-R1: it stays on top unless its owner puts it away. */
export const keepTopQuestion: QuestionOf<'keep-top'> = {
  who: askActive,
  moves: () => [DISCARD_TOP, DECLINE],
  answer(s, q, seat, move) {
    if (move.do !== 'discard-top') return
    const { draw, discard } = playerOf(s, pileOwner(s, q.pile) ?? seat)
    const card = draw.pop() as Card
    discard.push(card)
    tell?.<TerrorsEvent>({ e: 'top-discarded', seat, pile: q.pile, card })
  },
}
