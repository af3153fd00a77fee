/** The legal moves and refusals of the standing question, found by the thing on the table they point at. */
import type { Move, Refusal, Table } from '@duskhall/kernel'
import type { BoardProps } from './board.ts'

/** What a thing answers with, or why it does not. */
export interface Answering<M extends Move> {
  readonly move: M | null
  readonly refusal: Refusal<M> | null
}

export interface Answers<M extends Move> {
  readonly moves: readonly M[]
  readonly refusals: readonly Refusal<M>[]
  at(target: string): Answering<M>
  /** What a thing there would have answered in the part before, of the sort that was answered: another tile. */
  instead(target: string): M | null
}

/**
 * `targetOf` says where on the table a move is given: mostly the name of a piece, or a name that equal pieces share.
 * Moves of one target never collide within a question, and a legal one goes before a refusal.
 */
export function answersTo<S extends Table, M extends Move>(
  { view, refusals, exchange }: Pick<BoardProps<S, M>, 'view' | 'refusals' | 'exchange'>,
  targetOf: (move: M) => string,
): Answers<M> {
  const moves = view.question?.moves ?? []
  const found = new Map<string, Answering<M>>()
  for (const refusal of refusals) found.set(targetOf(refusal.move), { move: null, refusal })
  for (const move of moves) found.set(targetOf(move), { move, refusal: null })
  const others = new Map<string, M>()
  for (const move of exchange?.moves ?? [])
    if (move.do === exchange?.given.do) others.set(targetOf(move), move)
  return {
    moves,
    refusals,
    at: (target) => found.get(target) ?? { move: null, refusal: null },
    instead: (target) => others.get(target) ?? null,
  }
}
