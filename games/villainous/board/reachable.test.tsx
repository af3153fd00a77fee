/** Whatever the rules ask, the answer can be given: on the table or with a button of the prompt. */
import { view as viewOf } from '@duskhall/kernel'
import { momentsOf, offeredInVain } from '@duskhall/ui/testing/answerable.tsx'
import { testAnswers } from '@duskhall/ui/testing/answers-suite.ts'
import { type Drawing, drawBoard } from '@duskhall/ui/testing/draw.tsx'
import { expect, test } from 'vitest'
import { villainous } from '../index.ts'
import { realmOf, type Villainous, type VillainousMove } from '../state.ts'
import { texts } from '../text/index.ts'
import type { VillainousView } from './answers.ts'
import board from './index.ts'
import { id } from './seen.ts'
import { randomGame } from './testing/random-game.ts'

const draw = (view: VillainousView, drawing?: Drawing<VillainousMove>) =>
  drawBoard(board, texts, view, drawing)

/** The thing on the table that stands for a move. */
function thingFor({ state, seat }: VillainousView, move: VillainousMove): string {
  const step = state.agenda.at(-1)
  const owner = step && 'owner' in step ? step.owner : seat
  switch (move.do) {
    case 'card':
      return id.card(move.card)
    case 'grant':
      return id.grant(move.card)
    case 'move':
      return id.place(seat, move.to)
    case 'at':
      return id.place(owner, move.at)
    case 'use':
      return id.icon(seat, realmOf(state, seat).mover, move.icon)
    case 'seat':
      return id.seat(move.seat)
    case 'tile':
      return id.tile(seat)
    default:
      return move.do
  }
}

const WANTED = [
  'move move',
  'act use',
  'act grant',
  'act end',
  'instruct card',
  'instruct at',
  'instruct branch',
  'instruct amount',
  'instruct seat',
  'instruct done',
  'instruct decline',
  'fate card',
  'take-over card',
  'take-over decline',
  'chosen-for card',
  'placed-for at',
  'respond card',
  'respond decline',
]

testAnswers<Villainous, VillainousMove>({
  board,
  texts,
  moments: momentsOf(villainous, randomGame),
  games: 4,
  wanted: WANTED,
  isReachable: (view, move, glow) => glow.has(thingFor(view, move)),
})

test('whoever only watches, or looks back, is offered nothing', () => {
  expect(offeredInVain(villainous, { board, texts }, randomGame(1).take(40))).toEqual([])
})

test('what the other hands and the decks hold in which order is drawn nowhere', () => {
  for (const { before } of randomGame(2)) {
    const realms = before.realms.map((realm, seat) => ({
      ...realm,
      hand: seat === 0 ? realm.hand : realm.hand.toReversed(),
      deck: realm.deck.toReversed(),
      fateDeck: realm.fateDeck.toReversed(),
    }))
    const here = draw(viewOf(villainous, { ...before, known: [] }, 0))
    expect(draw(viewOf(villainous, { ...before, realms, known: [] }, 0))).toBe(here)
    if (before.turn > 3) break
  }
})
