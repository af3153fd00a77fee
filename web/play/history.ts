/** What happened at a table, move by move: the log, the replay and the end screen are read from it. */
import {
  type Game,
  type GameEvent,
  illegal,
  type Match,
  type MatchRecord,
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
}

/** The first entry is the setting out, entry n the nth move. */
export type History = readonly Played[]

/** Plays a record again with open ears. Throws where the record does not hold. */
export function historyOf(game: Game, record: MatchRecord): History {
  const { match: opened, events } = openMatch(game, record)
  const history: Played[] = [{ seat: null, events, before: opened.state, after: opened.state }]
  let match = opened
  for (const { seat, move } of record.moves) {
    const taken = submit(match, { question: match.state.asked, seat, move })
    if ('refused' in taken) throw illegal(history.length, seat, move, taken)
    history.push({ seat, events: taken.events, before: match.state, after: taken.match.state })
    match = taken.match
  }
  return history
}

/** For a table that goes on from a snapshot: nothing is known of what was before. */
export function historyFrom(state: Table): History {
  return [{ seat: null, events: [], before: state, after: state }]
}

/** Lays a fresh table. */
export function lay(
  game: Game,
  seats: number,
  seed: string,
  options: unknown,
): { match: Match; history: History } {
  const { match, events } = openMatch(game, { seats, seed, options })
  return { match, history: [{ seat: null, events, before: match.state, after: match.state }] }
}
