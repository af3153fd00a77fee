/** What the compiler refuses. Each expected error is an assertion: `tsc` fails when the error is gone. */
import { expect, test } from 'vitest'
import { push, raise } from './agenda.ts'
import type { Game, Question, Questions, Steps, Table } from './contract.ts'
import { type Heard, tell } from './events.ts'
import { type LanternEvent, type LanternMove, lantern, type Turn, turn, wager } from './testing/lantern.ts'

type Parts<G> = G extends Game<infer S, infer M, infer _O, infer T, infer Q> ? [S, M, T, Q] : never
type Lantern = Parts<typeof lantern>
type LanternSteps = Steps<Lantern[0], Lantern[2]>
type LanternQuestions = Questions<Lantern[0], Lantern[3], Lantern[1]>

test('a question is wired to its own handler, a step to its own, and none is forgotten', () => {
  const wired: LanternQuestions = { turn, wager }
  // @ts-expect-error: a question wired to the handler of another
  const crossed: LanternQuestions = { turn: wager, wager: turn }
  // @ts-expect-error: a question without a handler
  const missing: LanternQuestions = { turn }
  // @ts-expect-error: a handler without a question
  const extra: LanternQuestions = { turn, wager, whisper: turn }
  const { next, score, over } = lantern.steps
  // @ts-expect-error: a step wired to the handler of another
  const confused: LanternSteps = { next: score, score: score, over }
  const steps: LanternSteps = { next, score, over }
  expect([wired, crossed, missing, extra, confused, steps]).toHaveLength(6)
})

test('a handler takes every answer that its question lists', () => {
  type Pass = { readonly do: 'pass' }
  const lists: Question<Lantern[0], Turn, LanternMove> = turn
  const less = (_s: unknown, _q: unknown, _seat: unknown, _move: Pass) => {}
  // @ts-expect-error: it lists all moves and takes only one of them
  const takesLess: typeof lists = { ...turn, answer: less }
  expect([lists, takesLess]).toHaveLength(2)
})

test('a step that a table can hold is wired somewhere', () => {
  type Known = { readonly do: 'known' }
  type Wired = Game<Table<Known>, LanternMove, object, Known, never>
  // @ts-expect-error: nothing says what "forgotten" does
  type Unwired = Game<Table<Known | { readonly do: 'forgotten' }>, LanternMove, object, Known, never>
  expect(true satisfies Wired extends Unwired ? true : true).toBe(true)
})

test('only steps of the game go on its agenda, whole', () => {
  const put = (s: Lantern[0]) => {
    push(s, { do: 'turn', seat: 1 })
    // @ts-expect-error: no such step
    push(s, { do: 'dance' })
    // @ts-expect-error: a step that lacks what it needs to know
    raise(s, 0, { do: 'score', seat: 0 })
  }
  expect(put).toBeTypeOf('function')
})

test('only events of the game are told, and only by their union', () => {
  tell?.<LanternEvent>({ e: 'mix', seat: 0 })
  // @ts-expect-error: an event that lacks a field
  tell?.<LanternEvent>({ e: 'play', seat: 0 })
  // @ts-expect-error: an event of no union
  tell?.({ e: 'mix', seat: 0 })
  const heard: Heard<Extract<LanternEvent, { e: 'draw' | 'peek' | 'bury' }>> = { e: 'draw', seat: 0 }
  // What was secret may be there, or not.
  expect(heard.card).toBeUndefined()
})
