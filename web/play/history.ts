/** What happened at a table, move by move: the log, the replay and the end screen are read from it. */
import {
  type Game,
  type GameEvent,
  illegal,
  type Match,
  type MatchRecord,
  type Move,
  midway,
  openMatch,
  type Seat,
  submit,
  type Table,
} from '@duskhall/kernel'

export interface Played {
  /** Null for the setting out of the table. */
  readonly seat: Seat | null
  /** Everything that was told, not yet redacted. */
  readonly events: readonly GameEvent[]
  /** The table before it; the sentences are told about that. */
  readonly before: Table
  readonly after: Table
  /** The table in the middle of it, as it was when such an event was told. */
  midway?(until: (event: GameEvent) => boolean): Table | null
}

/** The first entry is the setting out, entry n the nth move. */
export type History = readonly Played[]

/** A match and all that was told in it. */
export interface Relived {
  readonly match: Match
  readonly history: History
}

/** Plays a record again with open ears, so that it can be told and taken back. Throws where the record does not hold. */
function relive(game: Game, record: MatchRecord): Relived {
  const playing = reliving(game, record)
  let next = playing.next()
  while (!next.done) next = playing.next()
  return next.value
}

/** How long the page may be kept from everything else, in milliseconds. */
const SLICE = 25

export interface Course {
  readonly signal?: AbortSignal
  /** So many moves have been played. */
  onMoves?(count: number): void
}

/** The same without keeping the page from anything else. Rejects when it is called off. */
export async function reliveInSlices(
  game: Game,
  record: MatchRecord,
  { signal, onMoves }: Course = {},
): Promise<Relived> {
  const playing = reliving(game, record)
  let began = performance.now()
  for (let moves = 0; ; moves++) {
    const next = playing.next()
    if (next.done) return next.value
    if (performance.now() - began < SLICE) continue
    onMoves?.(moves)
    await new Promise((resolve) => setTimeout(resolve, 0))
    signal?.throwIfAborted()
    began = performance.now()
  }
}

/** Stops after every move. */
function* reliving(game: Game, record: MatchRecord): Generator<void, Relived> {
  const { match: opened, events } = openMatch(game, record)
  const history: Played[] = [{ seat: null, events, before: opened.state, after: opened.state }]
  let match = opened
  for (const { seat, move } of record.moves) {
    const taken = submit(match, { question: match.state.asked, seat, move })
    if ('refused' in taken) throw illegal(history.length, seat, move, taken)
    history.push(playOf(match, seat, move, taken))
    match = taken.match
    yield
  }
  return { match, history }
}

/** What was told in a record. */
export function historyOf(game: Game, record: MatchRecord): History {
  return relive(game, record).history
}

/** A move as the history keeps it, made at that match. */
export function playOf(
  match: Match,
  seat: Seat,
  move: Move,
  taken: { readonly match: Match; readonly events: readonly GameEvent[] },
): Played {
  return {
    seat,
    events: taken.events,
    before: match.state,
    after: taken.match.state,
    midway: (until) => midway(match, { seat, move }, until),
  }
}

/** For a table that goes on from a snapshot: nothing is known of what was before. */
export function historyFrom(state: Table): History {
  return [{ seat: null, events: [], before: state, after: state }]
}

/** Lays a fresh table. */
export function lay(game: Game, seats: number, seed: string, options: unknown, content?: string): Relived {
  const { match, events } = openMatch(game, { seats, seed, options, ...(content ? { content } : {}) })
  return { match, history: [{ seat: null, events, before: match.state, after: match.state }] }
}
