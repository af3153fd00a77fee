import type { Move, Table, View } from '@duskhall/kernel'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { BoardProps } from './board.ts'
import { makeDesk } from './desk.tsx'
import { Piece } from './Piece.tsx'
import { usePiles } from './pile/piles.tsx'
import { drawBoard, glowing } from './testing/draw.tsx'

interface Take extends Move {
  readonly do: 'take' | 'leave'
  readonly card: number
}
interface State extends Table {
  readonly taken: number
}
type Props = BoardProps<State, Take>

const { AtDesk, useDesk } = makeDesk({
  targetOf: ({ do: what, card }: Take) => (what === 'take' ? `card-${card}` : 'leave'),
  previewOf: ({ state }: View<State, Take>, { card }: Take) => ({ after: { ...state, taken: card } }),
  consequence: (_: View<State, Take>, { card }: Take) => `you take ${card}`,
  more: ({ lang }: Props, { moves }) => ({ count: moves.length, lang: `in ${lang}` }),
})

function Cards() {
  const { answering, leadsTo, answers, s, after, chair, count, lang } = useDesk()
  const told = [s.taken, after.taken, chair, count, lang, leadsTo(answers.moves[0] ?? null)?.()]
  return (
    <>
      <Piece {...answering('card-1')} label="one" />
      <Piece {...answering('card-2')} label="two" />
      <Piece {...answering('copy-of-1', 'card-1')} label="a copy" />
      <p>{told.join(', ')}</p>
      <i>{usePiles().shown?.title ?? 'no pile'}</i>
    </>
  )
}

const Board = (props: Props) => (
  <AtDesk
    given={props}
    calling={({ count }) => (count === 1 ? { zone: 'z', title: 'pile', cards: [] } : null)}
  >
    <Cards />
  </AtDesk>
)

const question = {
  number: 1,
  name: 'take',
  seats: [1],
  moves: [{ do: 'take', card: 1 }],
}
const refusals = [
  { move: { do: 'take', card: 2 } as const, rule: 'R2' },
  { move: { do: 'take', card: 1 } as const, rule: 'R1' },
]
const view = { seat: 1, state: { seats: 2, taken: 0 }, unseen: {}, question } as never as View<State, Take>
const draw = (aim: Take | null, live = true, seen = view) =>
  drawBoard({ Board } as never, { en: {}, fr: {} } as never, seen, { aim, live, refusals })

test('a piece answers with the move of its target, or says why not; a legal move goes before a refusal', () => {
  const html = draw(null)
  expect(glowing(html)).toEqual(new Set(['card-1', 'copy-of-1']))
  expect(html).toMatch(/data-piece="card-2"[^>]*data-refused=""/)
  expect(html).toContain('0, 0, 1, 1, in en, you take 1')
})

test('a thing that could have been the last answer may still take its place, if it is of that sort', () => {
  const given = { do: 'take', card: 3 } as const
  const moves = [given, { do: 'take', card: 2 } as const, { do: 'leave', card: 0 } as const]
  const drawn = drawBoard({ Board } as never, { en: {}, fr: {} } as never, view, {
    refusals,
    exchange: { given, moves },
  })
  expect(drawn).toMatch(/data-piece="card-2"[^>]*data-instead=""/)
  expect(drawn).not.toMatch(/data-piece="card-2"[^>]*data-refused=""/)
  // What answers now answers now.
  expect(drawn).not.toMatch(/data-piece="card-1"[^>]*data-instead=""/)
  expect(glowing(drawn)).toEqual(new Set(['card-1', 'copy-of-1']))
})

test('the table after is that of the aimed move, if it is legal', () => {
  expect(draw({ do: 'take', card: 1 })).toContain('0, 1, 1, 1')
  expect(draw({ do: 'take', card: 2 })).toContain('0, 0, 1, 1')
})

test('whoever only looks is told of no consequences, and a watcher sits behind the first player', () => {
  expect(draw({ do: 'take', card: 1 }, false)).toContain('0, 0, 1, 1, in en, </p>')
  expect(draw(null, false, { ...view, seat: -1, question: null })).toContain('0, 0, 0, 0, in en, </p>')
})

test('the pile in which answers lie stands open', () => {
  expect(draw(null)).toContain('<i>pile</i>')
  expect(draw(null, true, { ...view, question: null })).toContain('<i>no pile</i>')
})

test('a part outside of the board says so', () => {
  expect(() => renderToStaticMarkup(<Cards />)).toThrow('outside')
})
