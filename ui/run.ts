/** Several answers by one press. */
import { type Move, same, type Table } from '@duskhall/kernel'
import type { Run } from './board.ts'

/** Answers known beforehand, one after another, as long as each is legal when its turn comes. */
export function inTurn<S extends Table, M extends Move>(label: string, answers: readonly M[]): Run<S, M> {
  const left = [...answers]
  return {
    label,
    next({ question }) {
      const move = left.shift()
      return question?.moves.find((legal) => same(legal, move)) ?? null
    },
  }
}
