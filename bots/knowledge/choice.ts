/** Choosing among answers by their scores; of equal ones the first. */
import { int, type RngState } from '@duskhall/kernel'

/** Points for the answers to one question, good for comparing them with each other and for nothing else. */
export interface Scores<M> {
  of(move: M): number
}

export function bestOf<M>(moves: readonly M[], scores: Scores<M>): M {
  return moves.reduce((one, other) => (scores.of(other) > scores.of(one) ? other : one))
}

export function bestFirst<M>(moves: readonly M[], scores: Scores<M>): M[] {
  const scored = moves.map((move) => ({ move, score: scores.of(move) }))
  return scored.sort((a, b) => b.score - a.score).map(({ move }) => move)
}

/** The best but for a whim of so many points: playouts should not all be the same. */
export function onAWhim<M>(moves: readonly M[], scores: Scores<M>, whim: number, rng: RngState): M {
  let choice = moves[0] as M
  let most = Number.NEGATIVE_INFINITY
  for (const move of moves) {
    const score = scores.of(move) + (int(rng, 1024) / 1024) * whim
    if (score <= most) continue
    most = score
    choice = move
  }
  return choice
}

/** Of answers with the same mark, which come to the same, the first; those without a mark are all kept. */
export function oneOfEach<M>(moves: readonly M[], markOf: (move: M) => number | string | null): M[] {
  const marks: (number | string)[] = []
  return moves.filter((move) => {
    const mark = markOf(move)
    if (mark === null) return true
    if (marks.includes(mark)) return false
    marks.push(mark)
    return true
  })
}
