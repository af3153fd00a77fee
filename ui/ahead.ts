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

export interface Ahead<S, E extends GameEvent = GameEvent> {
  /** The table afterwards; the table as it is where nothing can be said. */
  readonly after: S
  readonly events: readonly E[]
  /** The question that would stand then; null when the game would be over or would wait. */
  readonly next: { readonly name: string; readonly seats: readonly Seat[] } | null
  /** It would come to the step before which the game waits. */
  readonly waits: boolean
}

const WAIT = 'wait'
const GO_ON: Move = { do: 'go-on' }

/** The same game, except that it waits before some steps: what happens then is for its own time to show. */
function waitingBefore<S extends Table, M extends Move>(
  game: Game<S, M>,
  steps: readonly string[],
): Game<S, M> {
  const wait = (s: S) => push(s, { do: WAIT })
  return {
    ...game,
    steps: { ...game.steps, ...Object.fromEntries(steps.map((step) => [step, wait])) },
    questions: {
      ...game.questions,
      [WAIT]: { who: () => [0], moves: () => [GO_ON as M], answer() {}, always: () => true },
    },
  }
}

function playAhead<S extends Table, M extends Move>(game: Game<S, M>, view: View<S, M>, move: M): Ahead<S> {
  const s = guess(game, view, rngFrom(seedFrom('ahead', view.state.asked)))
  const events = listen(() => play(game, s, view.seat, clone(move)))
  const top = s.agenda.at(-1)
  const waits = top?.do === WAIT
  const over = !top || waits || s.outcome !== null
  return { after: s, events, next: over ? null : { name: top.do, seats: asked(game, s) }, waits }
}

export interface AheadParts<M extends Move, E extends GameEvent> {
  /** The steps that nothing is shown of: the Night, the next turn, a card that is turned up. */
  readonly before: readonly string[]
  /** Answers that are sealed, or whose result is only chance: nothing is shown of them. */
  readonly unshown?: readonly M['do'][]
  /** Events after which the rest hangs on a card nobody has seen: the table is shown as it is. */
  readonly chance?: readonly E['e'][]
}

/** Shows what a move would lead to, before such a step. It is kept as long as the view is looked at. */
export function previewBefore<S extends Table, M extends Move, E extends GameEvent>(
  game: Game<S, M>,
  { before, unshown = [], chance = [] }: AheadParts<M, E>,
): (view: View<S, M>, move: M) => Ahead<S, E> {
  const waiting = waitingBefore(game, before)
  return kept((view: View<S, M>, move: M) => {
    if (unshown.includes(move.do)) return { after: view.state, events: [], next: null, waits: false }
    // What a game's rules tell are its own events.
    const ahead = playAhead(waiting, view, move) as Ahead<S, E>
    const end = ahead.events.findIndex(({ e }) => chance.includes(e))
    if (end < 0) return ahead
    return { after: view.state, events: ahead.events.slice(0, end + 1), next: null, waits: false }
  })
}

/** Keeps what was found for a move, as long as the view is looked at. */
function kept<V extends object, M extends Move, T>(find: (view: V, move: M) => T): (view: V, move: M) => T {
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
