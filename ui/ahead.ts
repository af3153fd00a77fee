/**
 * What an aimed move would lead to, found by playing it on a table that could be the true one. Nothing here knows a
 * rule. What hangs on chance (which card is drawn) is for the board to leave out, or to tell by its count only.
 */
import {
  asked,
  clone,
  type Game,
  type GameEvent,
  guess,
  listen,
  type Move,
  play,
  push,
  rngFrom,
  type Seat,
  seedFrom,
  type Table,
  type View,
} from '@duskhall/kernel'

export interface Ahead<S> {
  /** The table afterwards; the table as it is where nothing can be said. */
  readonly after: S
  readonly events: readonly GameEvent[]
  /** The question that would stand then; null when the game would be over or would wait. */
  readonly next: { readonly name: string; readonly seats: readonly Seat[] } | null
  /** It would come to the step before which the game waits. */
  readonly waits: boolean
}

const WAIT = 'wait'
const GO_ON: Move = { do: 'go-on' }

/** The same game, except that it waits before a step: what happens then is for its own time to show. */
export function waitingBefore<S extends Table, M extends Move>(game: Game<S, M>, step: string): Game<S, M> {
  return {
    ...game,
    steps: { ...game.steps, [step]: (s: S) => push(s, { do: WAIT }) },
    questions: {
      ...game.questions,
      [WAIT]: { who: () => [0], moves: () => [GO_ON as M], answer() {}, always: () => true },
    },
  }
}

export function playAhead<S extends Table, M extends Move>(
  game: Game<S, M>,
  view: View<S, M>,
  move: M,
): Ahead<S> {
  const s = guess(game, view, rngFrom(seedFrom('ahead', view.state.asked)))
  const events = listen(() => play(game, s, view.seat, clone(move)))
  const top = s.agenda.at(-1)
  const waits = top?.do === WAIT
  const over = !top || waits || s.outcome !== null
  return { after: s, events, next: over ? null : { name: top.do, seats: asked(game, s) }, waits }
}

/** Keeps what was found for a move, as long as the view is looked at. */
export function kept<V extends object, M extends Move, T>(
  find: (view: V, move: M) => T,
): (view: V, move: M) => T {
  const found = new WeakMap<V, Map<string, T>>()
  return (view, move) => {
    const known = found.get(view) ?? new Map<string, T>()
    found.set(view, known)
    const key = JSON.stringify(move)
    const before = known.get(key)
    if (before !== undefined) return before
    const made = find(view, move)
    known.set(key, made)
    return made
  }
}
