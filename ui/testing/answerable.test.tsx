import type { Move, Table, View } from '@duskhall/kernel'
import { expect, test } from 'vitest'
import type { BoardModule, BoardProps } from '../board.ts'
import { Piece } from '../Piece.tsx'
import { type Answerable, unanswerable } from './answerable.tsx'

interface Take extends Move {
  readonly card: number
}

const Board = ({ view }: BoardProps<Table, Take>) =>
  view.question?.moves
    .filter(({ card }) => card < 8)
    .map((move) => (
      <Piece key={move.card} id={`card-${move.card}`} label={`card ${move.card || '??'}`} move={move} />
    ))

const board = { Board, isButton: (_, { card }) => card === 9 } as Partial<BoardModule> as BoardModule<
  Table,
  Take
>

function seen(name: string, ...cards: number[]): View<Table, Take> {
  const question = { number: 1, name, seats: [0], moves: cards.map((card) => ({ do: 'take', card })) }
  return { seat: 0, state: { seats: 2 }, unseen: {}, question } as never as View<Table, Take>
}

const name = ({ question }: View) => question?.name ?? ''

const problems = (views: View<Table, Take>[], wanted: string[] = []) => {
  const parts: Answerable<Table, Take> = {
    board,
    texts: { en: {}, fr: {} } as never,
    moments: () =>
      views.map((view) => ({ question: name(view), legal: view.question?.moves ?? [], view: () => view })),
    games: 1,
    wanted,
    isReachable: (_, { card }, glow) => glow.has(`card-${card}`),
  }
  return unanswerable(parts, 'wide')
}

test('what glows and what is a button can be answered', () => {
  expect(problems([seen('pick', 1, 2, 9)], ['pick take'])).toEqual([])
})

test('an answer without a place, a name that cannot be spoken and a question that never comes are told', () => {
  expect(problems([seen('pick', 8)])).toEqual(['pick: {"do":"take","card":8} has no place to be given'])
  expect(problems([seen('pick', 0)])).toEqual(['"card ??" is spoken'])
  expect(problems([seen('pick', 1)], ['drop take'])).toEqual(['drop take never came'])
})

test('each sort of answer is looked at a few times only', () => {
  const often = Array.from({ length: 9 }, () => seen('pick', 8))
  expect(problems(often)).toHaveLength(3)
})
