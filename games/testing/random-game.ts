/** Whole games played at random, for what must hold at every moment of every game. */
import {
  anyOf,
  asked,
  clone,
  type Game,
  type GameEvent,
  listen,
  type Move,
  moves,
  open,
  play,
  type RngState,
  rngFrom,
  seedFrom,
  standing,
  type Table,
} from '@duskhall/kernel'
import type { Choice } from '../../kernel/testing/playout.ts'

export interface Played<S extends Table, M extends Move> extends Choice<M> {
  readonly before: S
  readonly question: string
  readonly legal: readonly M[]
  readonly events: readonly GameEvent[]
  readonly after: S
}

interface Course<M extends Move, O> {
  readonly seats: number
  /** Which game. */
  readonly at: number
  readonly options?: Partial<O>
  readonly content?: string
  readonly choose?: (r: RngState, legal: readonly M[]) => M
}

/** Every answer of a game to its end. */
export function* randomGame<S extends Table, M extends Move, O>(
  game: Game<S, M, O>,
  { seats, at, options = {}, content, choose = anyOf }: Course<M, O>,
): Generator<Played<S, M>> {
  const s = open(game, {
    seats,
    seed: seedFrom('table', seats, at),
    options,
    ...(content ? { content } : {}),
  })
  const r = rngFrom(seedFrom('choices', seats, at))
  for (let q = standing(s); q; q = standing(s)) {
    const before = clone(s)
    const seat = anyOf(r, asked(game, s))
    const legal = moves(game, s, seat)
    const move = choose(r, legal)
    const events = listen(() => play(game, s, seat, clone(move)))
    yield { before, question: q.do, seat, legal, move, events, after: s }
  }
}

/** First a sort of answer, then one of that sort: attacks of every size would crowd out everything else. */
export function bySort<M extends Move>(r: RngState, legal: readonly M[]): M {
  const sort = anyOf(r, [...new Set(legal.map((move) => move.do))])
  return anyOf(
    r,
    legal.filter((move) => move.do === sort),
  )
}
