/** Bots at a table in this page: who of them answers next, what it announces, and that an answer comes whatever happens. */
import {
  type GameEvent,
  type Match,
  type Move,
  moves,
  type Seat,
  submit,
  type View,
  waited,
} from '@duskhall/kernel'
import type { BotChair } from './bot-chair.ts'
import { isOver } from './core.ts'
import type { LiveCore } from './live-core.ts'
import type { LocalTableSetup } from './table-state.ts'

interface BotsTable {
  readonly setup: LocalTableSetup
  readonly people: readonly Seat[]
  readonly chair: BotChair
  readonly live: LiveCore
  view(match: Match, seat: Seat): View
  isClosed(): boolean
  /** A bot has answered. */
  take(seat: Seat, match: Match, events: readonly GameEvent[]): void
  goOn(): void
}

export class BotTurns {
  readonly #table: BotsTable
  #last: Seat = -1

  constructor(table: BotsTable) {
    this.#table = table
  }

  /** The bots that may answer now: there are things that people decide first. */
  among(seats: readonly Seat[]): readonly Seat[] {
    const { setup, people, live } = this.#table
    const { partners } = setup.conventions
    const waits = partners?.peopleFirst(live.now.match.state) && seats.some((of) => people.includes(of))
    return waits ? [] : seats.filter((of) => !people.includes(of))
  }

  ask(bots: readonly Seat[]): void {
    const { chair } = this.#table
    if (chair.seat !== null && bots.includes(chair.seat)) return
    chair.callOff()
    // Where several may act they take turns.
    const seat = bots.find((of) => of > this.#last) ?? (bots[0] as Seat)
    this.#last = seat
    void this.#answer(seat)
  }

  /** The one that gives way says what it will do instead. */
  giveWay(seat: Seat): void {
    this.#table.chair.callOff()
    this.#last = seat - 1
  }

  async #answer(seat: Seat): Promise<void> {
    const { setup, people, chair, live, view, isClosed, take, goOn } = this.#table
    const { game, players } = setup
    const { match, skipping, kept } = live.now
    const question = match.state.asked
    const pace = skipping ? 0 : setup.pace()
    // Whoever may still act themselves hears beforehand what is meant to be done.
    const heard = !skipping && waited(game, match.state).some((of) => people.includes(of))
    const thought = chair
      .ask({
        seat,
        level: players[seat]?.level ?? 'regular',
        view: view(match, seat),
        kept,
        pace: heard && this.#isAnnouncing ? 0 : pace,
        announce: heard ? (moves) => this.#announce(seat, moves) : undefined,
      })
      .catch((error) => {
        setup.onBotError(seat, error)
        return moves(game, match.state, seat)[0] as Move
      })
    // The screen shows who is thinking.
    live.set({})
    const move = await thought
    if (move === null || isClosed() || isOver(live.now)) return
    let taken = submit(live.now.match, { question, seat, move })
    if ('refused' in taken && live.now.match === match) {
      // Nothing has happened since it was asked: it is the bot that is wrong, and would be again.
      setup.onBotError(seat, new Error(`The bot's answer was refused: ${taken.refused}.`))
      taken = submit(match, { question, seat, move: moves(game, match.state, seat)[0] })
    }
    if ('match' in taken) take(seat, taken.match, taken.events)
    goOn()
  }

  get #isAnnouncing(): boolean {
    const { conventions, announcing } = this.#table.setup
    return conventions.partners !== undefined && (announcing?.() ?? 0) > 0
  }

  /** Tells what a bot means to do, where that is worth telling; for so long it is to be read. */
  #announce(seat: Seat, moves: readonly Move[]): number {
    const { setup, live } = this.#table
    const { match, seat: front } = live.now
    const { conventions, announcing, pace } = setup
    const view = this.#table.view(match, front)
    const isTold = this.#isAnnouncing && (conventions.partners?.announces(view, seat, moves) ?? false)
    live.set({ announced: isTold ? { seat, moves, view } : null })
    return isTold ? (announcing?.() ?? 0) : this.#isAnnouncing ? pace() : 0
  }
}
