/** The decisions of one seat in a game, each with what the seat saw then and what it answered up to the next one. */
import type { Game, Move, PlayedMove, Seat, View } from '@duskhall/kernel'
import type { BoardModule } from '@duskhall/ui'
import type { History } from '../play/history.ts'
import { viewer } from '../play/told.ts'

export interface Decision {
  /** How many moves had been played before it. */
  readonly at: number
  /** Of the course of the game. */
  readonly moment: number
  readonly view: View
  /** A lesson asked for it, or for a part of it. */
  readonly taught: boolean
  /** What was answered, each with what the seat saw when it was asked. */
  readonly answers: readonly { readonly view: View; readonly move: Move }[]
}

export interface Decided {
  readonly game: Game
  readonly board: Pick<BoardModule, 'isChained' | 'autoAnswer' | 'course'>
  readonly history: History
  readonly moves: readonly PlayedMove[]
}

export function decisionsOf(
  { game, board, history, moves }: Decided,
  seat: Seat,
  /** The moves that a lesson asked for. */
  taught: ReadonlySet<number> = new Set(),
): Decision[] {
  const look = viewer(game)
  const { moment, plannedAt } = board.course
  const decisions: (Omit<Decision, 'taught' | 'answers'> & {
    taught: boolean
    answers: { view: View; move: Move }[]
  })[] = []
  moves.forEach(({ seat: who, move }, at) => {
    const table = history[at + 1]?.before
    if (who !== seat || !table) return
    const view = look(table, seat)
    const isNew = plannedAt
      ? plannedAt(table) && decisions.at(-1)?.moment !== moment(table)
      : isChoice(board, view)
    if (isNew) decisions.push({ at, moment: moment(table), view, taught: false, answers: [] })
    const last = decisions.at(-1)
    if (!last) return
    last.answers.push({ view, move })
    last.taught ||= taught.has(at)
  })
  return decisions
}

/** Something is decided here: it does not follow from the answer before, and the page would not answer it by itself. */
function isChoice(board: Decided['board'], view: View): boolean {
  const several = (view.question?.moves.length ?? 0) > 1
  return several && !board.isChained(view) && board.autoAnswer(view) === null
}
