/** Looking at the top of the draw pile, and revealing it (TL-LOOK, TL-REVEAL). */
import { push, type Question, reveal, tell } from '@duskhall/kernel'
import { boxOf, faceOf } from '../../content/box.ts'
import { DECLINE, DISCARD_TOP } from '../../content/moves.ts'
import type { TerrorsEvent } from '../../events.ts'
import {
  activePlayer,
  askActive,
  type Card,
  FACTIONLESS,
  type StepOf,
  type TerrorsMove,
  type TerrorsOfLondon,
} from '../../state.ts'
import { lookAt, provideTop, topCards } from '../piles.ts'
import { gain } from '../pool.ts'
import type { Verb } from './verb.ts'

export const lookAtTop: Verb<'lookAtTop'> = (s, effect) => {
  const count = provideTop(s, s.active, effect.n)
  if (count === 0) return
  lookAt(s, s.active, topCards(s, s.active, count))
  push(s, { do: 'take', count, left: Math.min(effect.take, count) })
}

/** TL-LOOK3: whoever does not want a card leaves all of them where they are. */
export const takeQuestion: Question<TerrorsOfLondon, StepOf<'take'>, TerrorsMove> = {
  who: askActive,
  moves(s, q) {
    const { card } = boxOf(s).moves
    const list = topCards(s, s.active, q.count).map((top) => card[top] as TerrorsMove)
    list.push(DECLINE)
    return list
  },
  answer(s, q, seat, move) {
    if (move.do !== 'card') return
    const { hand, draw } = activePlayer(s)
    draw.splice(draw.indexOf(move.card), 1)
    hand.push(move.card)
    tell?.<TerrorsEvent>({ e: 'took', seat, secret: { seats: [seat], card: move.card } })
    const count = q.count - 1
    if (q.left > 1) push(s, { do: 'take', count, left: q.left - 1 })
    else askToPutBack(s, count, 0)
  },
}

/** The rest goes back in any order, the uppermost named first. */
function askToPutBack(s: TerrorsOfLondon, count: number, placed: number): void {
  if (count - placed > 1) {
    push(s, { do: 'put-back', count, placed })
    return
  }
  const cards = topCards(s, s.active, count)
  tell?.<TerrorsEvent>({ e: 'put-back', seat: s.active, secret: { seats: [s.active], cards } })
}

export const putBackQuestion: Question<TerrorsOfLondon, StepOf<'put-back'>, TerrorsMove> = {
  who: askActive,
  moves(s, q) {
    const { card } = boxOf(s).moves
    const open = topCards(s, s.active, q.count).slice(0, q.count - q.placed)
    return open.map((top) => card[top] as TerrorsMove)
  },
  answer(s, q, _, move) {
    if (move.do !== 'card') return
    const { draw } = activePlayer(s)
    draw.splice(draw.indexOf(move.card), 1)
    draw.splice(draw.length - q.placed, 0, move.card)
    askToPutBack(s, q.count, q.placed + 1)
  },
}

/** TL-REVEAL1: both players see it; what it is decides what is gained. */
export const revealTop: Verb<'revealTop'> = (s, effect) => {
  if (provideTop(s, s.active, 1) === 0) return
  const [card] = topCards(s, s.active, 1) as [Card]
  reveal(s, card, [0, 1])
  s.fence++
  tell?.<TerrorsEvent>({ e: 'revealed', seat: s.active, shown: [card] })
  const { type, faction } = faceOf(s, card)
  const isFactionMonster = type === 'monster' && faction !== FACTIONLESS
  for (const { resource, n } of isFactionMonster ? effect.factionMonster : effect.otherwise)
    gain(s, resource, n)
  if (effect.mayDiscard) push(s, { do: 'keep-top' })
}

/** TL-REVEAL-R1: it stays on top unless its owner puts it away. */
export const keepTopQuestion: Question<TerrorsOfLondon, StepOf<'keep-top'>, TerrorsMove> = {
  who: askActive,
  moves: () => [DISCARD_TOP, DECLINE],
  answer(s, _, seat, move) {
    if (move.do !== 'discard-top') return
    const { draw, discard } = activePlayer(s)
    const card = draw.pop() as Card
    discard.push(card)
    tell?.<TerrorsEvent>({ e: 'top-discarded', seat, card })
  },
}
