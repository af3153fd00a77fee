/** What happened at a table as one seat heard it: log, announcements, replay and the end are read from this. */
import { type Game, type GameEvent, redact, type Seat, type Table, type View, view } from '@duskhall/kernel'
import type { History, Played } from './history.ts'

/** A reader to whom all cards lie open: for games that are over. */
export const ALL_OPEN = 'all'
export type Hearer = Seat | typeof ALL_OPEN

export interface Told {
  /** How many moves were played then. */
  readonly at: number
  /** Who moved; null for the setting out of the table. */
  readonly seat: Seat | null
  /** What was heard of it. */
  readonly events: readonly GameEvent[]
  /** What could be seen of the table before it; sentences are told about that. */
  readonly before: Table
  /** What could be seen of the table after it. */
  readonly view: View
  /** What could be seen in the middle of it, when such an event was told. */
  midway?(until: (event: GameEvent) => boolean): Table | null
}

/** A game that can be told to anybody: move by move, the first entry the setting out. */
export interface Story {
  toldTo(hearer: Hearer): readonly Told[]
}

export function storyOf(game: Game, history: History): Story {
  const tell = teller(viewer(game))
  return { toldTo: (hearer) => tell(history, hearer) }
}

/** Views of one game's tables, each built once. */
export function viewer(game: Game): (s: Table, seat: Seat) => View {
  const kept = new WeakMap<Table, View[]>()
  return (s, seat) => {
    const bySeat = kept.get(s) ?? []
    kept.set(s, bySeat)
    // A spectator holds seat -1.
    bySeat[seat + 1] ??= view(game, s, seat)
    return bySeat[seat + 1] as View
  }
}

export type Viewer = ReturnType<typeof viewer>

/** Tells plays to a seat. What was told before is told by the same object again, and nothing is looked at before it is asked for. */
export function teller(look: Viewer): (history: History, hearer: Hearer) => readonly Told[] {
  const kept = new WeakMap<Played, Map<Hearer, Told>>()
  const tell = (played: Played, at: number, hearer: Hearer): Told => {
    const byHearer = kept.get(played) ?? new Map<Hearer, Told>()
    kept.set(played, byHearer)
    const known = byHearer.get(hearer)
    if (known) return known
    const told = hearer === ALL_OPEN ? openly(played, at) : heard(played, at, hearer, look)
    byHearer.set(hearer, told)
    return told
  }
  let last: { history: History; hearer: Hearer; told: readonly Told[] } | null = null
  return (history, hearer) => {
    if (last?.history !== history || last.hearer !== hearer)
      last = { history, hearer, told: history.map((played, at) => tell(played, at, hearer)) }
    return last.told
  }
}

function heard(played: Played, at: number, seat: Seat, look: Viewer): Told {
  const events = played.events.map((event) => redact(event, seat))
  return {
    at,
    seat: played.seat,
    events,
    get before() {
      return look(played.before, seat).state
    },
    get view() {
      return look(played.after, seat)
    },
    midway(until) {
      const table = played.midway?.(until)
      return table ? look(table, seat).state : null
    },
  }
}

/** Everything: the table itself, and what happened with all its secrets. */
function openly({ seat, events, before, after }: Played, at: number): Told {
  const told = events.map((event) => (event.secret ? redact(event, event.secret.seats[0] as Seat) : event))
  return {
    at,
    seat,
    events: told,
    before,
    view: { seat: 0, state: after, unseen: {}, backs: {}, question: null },
  }
}
