/**
 * A table played in this page: people in front of the screen, bots in a worker. It knows nothing of React; a screen
 * subscribes and shows `state`. Every move is saved before the next one is asked for.
 */
import {
  asked,
  type Game,
  type GameEvent,
  type Match,
  type Move,
  moves,
  movesToUndo,
  type Refused,
  redact,
  type Seat,
  submit,
  takeSnapshot,
  type UndoPolicy,
  undo,
  type View,
  view,
} from '@duskhall/kernel'
import { type Player, type SavedTable, storeError } from '../store/store.ts'
import type { Played } from './history.ts'
import type { LocalTableSetup, TableState } from './table-state.ts'

export class LocalTable {
  readonly id: string
  readonly game: Game
  readonly players: readonly Player[]
  readonly #setup: LocalTableSetup
  readonly #listeners = new Set<() => void>()
  #state: TableState
  #run = new AbortController()
  #hurry: (() => void) | null = null
  #saving: Promise<void> = Promise.resolve()
  #closed = false

  constructor(setup: LocalTableSetup) {
    this.id = setup.id
    this.game = setup.game
    this.players = setup.players
    this.#setup = setup
    const people = this.#people()
    const front = asked(setup.game, setup.match.state).find((seat) => people.includes(seat)) ?? people[0] ?? 0
    this.#state = {
      match: setup.match,
      history: setup.history,
      seat: front,
      // With several people nobody's hand lies open when a game is opened again.
      curtain: people.length > 1 && !setup.match.state.outcome ? front : null,
      thinking: null,
      skipping: false,
      batch: { seq: 0, events: [] },
      canUndo: false,
      canStepBack: false,
    }
  }

  get state(): TableState {
    return this.#state
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  /** Saves the table as it is and lets the bots begin. */
  start(): void {
    this.#save()
    this.#advance()
  }

  close(): void {
    this.#closed = true
    this.#run.abort()
  }

  /** Resolves when everything played so far is saved. */
  saved(): Promise<void> {
    return this.#saving
  }

  viewOf(seat: Seat): View {
    return view(this.game, this.#state.match.state, seat)
  }

  /** The answer of the person in front of the screen to the question they saw. */
  answer(question: number, move: Move): Refused | null {
    const { match, seat, curtain } = this.#state
    if (curtain !== null) return { refused: 'not-asked' }
    const taken = submit(match, { question, seat, move })
    if ('refused' in taken) return taken
    this.#take(seat, taken.match, taken.events)
    this.#advance()
    return null
  }

  /** The next person has taken the screen. */
  raiseCurtain(): void {
    const seat = this.#state.curtain
    if (seat === null) return
    this.#set({ curtain: null, seat, batch: this.#batch([]) })
    this.#advance()
  }

  skip(): void {
    this.#set({ skipping: true })
    this.#hurry?.()
  }

  /** Takes back a whole action: back to where a choice began, with what bots did since when alone. */
  undo(): Refused | null {
    return this.#rewind(this.#alone() ? 'alone' : 'own', true)
  }

  /** Takes back the last part of a chain: only the own move, and only up to the fence. */
  stepBack(): Refused | null {
    return this.#rewind('own', false)
  }

  #rewind(policy: UndoPolicy, whole: boolean): Refused | null {
    const { seat, match } = this.#state
    const first = undo(match, seat, policy)
    if ('refused' in first) return first
    let back: Match = first
    // What the page answered by itself is taken back with the answer before it.
    while (this.#auto(back, seat) || (whole && this.#midway(back, seat))) {
      const further: Match | Refused = undo(back, seat, policy)
      if ('refused' in further) break
      back = further
    }
    this.#run.abort()
    const history = this.#state.history.slice(
      0,
      this.#state.history.length - (match.record.moves.length - back.record.moves.length),
    )
    this.#set({ match: back, history, thinking: null, skipping: false, batch: this.#batch([]) })
    this.#save()
    this.#advance()
    return null
  }

  #people(): Seat[] {
    return this.players.flatMap((player, seat) => (player.kind === 'person' ? [seat] : []))
  }

  #alone(): boolean {
    return this.#people().length === 1
  }

  #auto(match: Match, seat: Seat): Move | null {
    if (this.#setup.asksEverything() || !asked(match.game, match.state).includes(seat)) return null
    return this.#setup.conventions.autoAnswer(view(match.game, match.state, seat))
  }

  #midway(match: Match, seat: Seat): boolean {
    return this.#setup.conventions.isChained(view(match.game, match.state, seat))
  }

  /** Goes on until a person has to answer. */
  #advance(): void {
    if (this.#closed) return
    const { match } = this.#state
    const seats = asked(this.game, match.state)
    // Where a person and a bot may both answer (who of a team draws), it is the person's to say.
    const people = seats.filter((seat) => this.players[seat]?.kind === 'person')
    const bot = seats[0]
    if (people.length === 0 && bot !== undefined) {
      void this.#askBot(bot)
      return
    }
    const front = people.includes(this.#state.seat) ? this.#state.seat : (people[0] ?? this.#state.seat)
    if (front !== this.#state.seat) {
      if (this.#alone()) this.#set({ seat: front })
      else this.#set({ curtain: front })
    }
    if (this.#state.curtain !== null || seats.length === 0) {
      this.#set({ thinking: null, skipping: false })
      return
    }
    const auto = this.#auto(match, front)
    if (auto) {
      this.answer(match.state.asked, auto)
      return
    }
    this.#set({ thinking: null, skipping: false })
  }

  async #askBot(seat: Seat): Promise<void> {
    this.#run.abort()
    const run = new AbortController()
    this.#run = run
    this.#set({ thinking: seat })
    const { match } = this.#state
    const seen = view(this.game, match.state, seat)
    const thought = this.#setup.thinker
      .think({ seat, level: this.players[seat]?.level ?? 'regular', view: seen }, run.signal)
      .catch((error) => {
        if (run.signal.aborted) throw error
        this.#setup.onBotError(seat, error)
        return moves(this.game, match.state, seat)[0] as Move
      })
    try {
      const [move] = await Promise.all([thought, this.#pause(this.#state.skipping ? 0 : this.#setup.pace())])
      if (run.signal.aborted || this.#closed) return
      const taken = submit(match, { question: match.state.asked, seat, move })
      if ('refused' in taken) throw new Error(`The bot's answer was refused: ${taken.refused}.`)
      this.#take(seat, taken.match, taken.events)
    } catch (error) {
      if (run.signal.aborted || this.#closed) return
      this.#setup.onBotError(seat, error)
      this.#set({ thinking: null })
      return
    }
    this.#advance()
  }

  #pause(ms: number): Promise<void> {
    if (ms <= 0) return Promise.resolve()
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, ms)
      this.#hurry = () => {
        clearTimeout(timer)
        resolve()
      }
    })
  }

  #take(seat: Seat, match: Match, events: readonly GameEvent[]): void {
    const played: Played = { seat, events, before: this.#state.match.state, after: match.state }
    const heard = events.map((event) => redact(event, this.#state.seat))
    this.#set({ match, history: [...this.#state.history, played], batch: this.#batch(heard) })
    this.#save()
  }

  #batch(events: readonly GameEvent[]) {
    return { seq: this.#state.batch.seq + 1, events }
  }

  /** Saves at once: a tab closed in this very moment loses nothing. The store keeps the order of the savings. */
  #save(): void {
    const { store, onStoreError } = this.#setup
    const saving = store.save(this.#toSave()).catch((error) => onStoreError(storeError(error)))
    this.#saving = Promise.all([this.#saving, saving]).then(() => {})
  }

  #toSave(): SavedTable {
    const { match } = this.#state
    const { started, caption, now } = this.#setup
    return {
      id: this.id,
      game: this.game.id,
      players: this.players,
      snapshot: takeSnapshot(match),
      started,
      saved: now(),
      over: match.state.outcome !== null,
      caption: caption(match),
    }
  }

  #set(part: Partial<TableState>): void {
    const next = { ...this.#state, ...part }
    const mine = !next.match.state.outcome && next.curtain === null
    const seen = mine && next.thinking === null ? view(this.game, next.match.state, next.seat) : null
    this.#state = {
      ...next,
      canUndo: mine && movesToUndo(next.match, next.seat, this.#alone() ? 'alone' : 'own') > 0,
      canStepBack:
        seen !== null && this.#setup.conventions.isChained(seen) && movesToUndo(next.match, next.seat) > 0,
    }
    for (const listener of this.#listeners) listener()
  }
}
