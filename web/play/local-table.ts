/**
 * A table played in this page: people in front of the screen, bots in a worker. It knows nothing of React; a screen
 * subscribes and shows `state`. Every move is saved as it is made.
 */
import {
  type Advice,
  type Answer,
  asked,
  type Game,
  type GameEvent,
  isOpen,
  type Match,
  type Move,
  type Refused,
  type Seat,
  submit,
  type UndoPolicy,
  type View,
  waited,
} from '@duskhall/kernel'
import type { RoomMark } from '@duskhall/ui'
import { type DailyMark, isCounted, type Player } from '../store/tables.ts'
import { type BotChair, botChair } from './bot-chair.ts'
import { BotTurns } from './bot-turns.ts'
import { coreOf, isOver } from './core.ts'
import { frontAfter, needsCurtain } from './front.ts'
import { type History, playOf } from './history.ts'
import { LiveCore } from './live-core.ts'
import { peopleOf } from './people.ts'
import type { Asking, SeatSource, SeatState } from './seat-source.ts'
import type { LocalTableSetup } from './table-state.ts'
import { matchBefore, policyOf, type Takers } from './taking-back.ts'
import { type Hearer, type Story, type Told, teller, type Viewer, viewer } from './told.ts'
import { keptWith, wishesAfter } from './wishes.ts'

export class LocalTable implements SeatSource {
  readonly id: string
  readonly game: Game
  readonly players: readonly Player[]
  readonly subscribe: LiveCore['subscribe']
  readonly #setup: LocalTableSetup
  readonly #people: readonly Seat[]
  readonly #look: Viewer
  readonly #tell: (history: History, hearer: Hearer) => readonly Told[]
  readonly #chair: BotChair
  readonly #bots: BotTurns
  readonly #takers: Takers
  readonly #live: LiveCore
  #closed = false
  /** Whether the play that is being shown was an answer of the seat in front. */
  #answered = false

  constructor(setup: LocalTableSetup) {
    this.id = setup.id
    this.game = setup.game
    this.players = setup.players
    this.#setup = setup
    this.#people = peopleOf(this.players)
    this.#look = viewer(setup.game)
    this.#tell = teller(this.#look)
    this.#chair = botChair(setup.thinker)
    this.#takers = {
      game: setup.game,
      people: this.#people,
      strict: isCounted(setup.daily),
      view: (match, seat) => this.#view(match, seat),
      auto: (match, seat) => this.#auto(match, seat),
      isChained: (view) => setup.conventions.isChained(view),
    }
    const around = { setup, takers: this.#takers, tell: this.#tell, thinking: () => this.#chair.seat }
    this.#live = new LiveCore(around, coreOf(setup, this.#people))
    this.subscribe = this.#live.subscribe
    this.#bots = new BotTurns({
      setup,
      people: this.#people,
      chair: this.#chair,
      live: this.#live,
      view: (match, seat) => this.#view(match, seat),
      isClosed: () => this.#closed,
      take: (seat, match, events) => this.#take(seat, match, events),
      goOn: () => this.#advance(),
    })
  }

  get state(): SeatState {
    return this.#live.state
  }

  get options(): unknown {
    return this.#live.now.match.record.options
  }

  get lesson(): string | null {
    return this.#live.now.lesson
  }

  get leftLesson(): string | null {
    return this.#live.now.leftLesson
  }

  get room(): RoomMark | null {
    return this.#setup.room ?? null
  }

  get daily(): DailyMark | null {
    return this.#setup.daily ?? null
  }

  /** Saves the table as it is and lets the bots begin. */
  start(): void {
    this.#live.save()
    this.#advance()
  }

  close(): void {
    this.#closed = true
    this.#chair.callOff()
  }

  /** Resolves when everything played so far is saved. */
  saved(): Promise<void> {
    return this.#live.saved()
  }

  record(): Match {
    return this.#live.now.match
  }

  story(): Story | null {
    const { history } = this.#live.now
    return isOver(this.#live.now) ? { toldTo: (hearer) => this.#tell(history, hearer) } : null
  }

  answer(answer: Answer): Refused | null {
    const { match, seat, curtain, resigned, held } = this.#live.now
    if (resigned !== null) return { refused: 'over' }
    if (curtain !== null || held || answer.seat !== seat) return { refused: 'not-asked' }
    const taken = submit(match, answer)
    if ('refused' in taken) return taken
    // What was meant for the table before is thought over again; meanwhile it can still be read.
    if (this.#live.now.announced) this.#chair.callOff()
    this.#take(seat, taken.match, taken.events)
    this.#advance(true)
    return null
  }

  /** The next person has taken the screen. */
  raiseCurtain(): void {
    const seat = this.#live.now.curtain
    if (seat === null) return
    this.#live.set({ curtain: null, seat, batch: this.#live.batch() })
    this.#advance()
  }

  goOn(): void {
    if (!this.#live.now.held) return
    this.#live.set({ held: false })
    this.#advance(this.#answered)
  }

  sitAt(seat: Seat): void {
    if (this.#live.now.held || !this.#people.includes(seat) || seat === this.#live.now.seat) return
    if (needsCurtain(this.game, this.#live.now.match, this.#people)) this.#live.set({ curtain: seat })
    else this.#live.set({ seat, batch: this.#live.batch() })
  }

  endLesson(): void {
    const { lesson } = this.#live.now
    if (lesson === null) return
    this.#live.set({ lesson: null, leftLesson: lesson })
    this.#live.save()
  }

  resumeLesson(): void {
    const { leftLesson } = this.#live.now
    if (leftLesson === null) return
    this.#live.set({ lesson: leftLesson, leftLesson: null })
    this.#live.save()
  }

  skip(): void {
    this.#live.set({ skipping: true })
    this.#chair.hurry()
  }

  keep(things: readonly number[]): void {
    const { announced, seat, kept } = this.#live.now
    this.#live.set({ announced: null, kept: keptWith(kept, things, seat) })
    this.#live.save()
    if (!announced) return
    this.#bots.giveWay(announced.seat)
    this.#advance()
  }

  goAhead(): void {
    if (this.#live.now.announced) this.#chair.hurry()
  }

  hold(held: boolean): void {
    this.#chair.hold(held)
  }

  async advise(signal: AbortSignal, { again = false, begun }: Asking = {}): Promise<readonly Advice[]> {
    const { match, seat, kept, hints } = this.#live.now
    const { thinker } = this.#setup
    const view = this.#view(match, seat)
    const advice = await thinker.advise?.({ seat, view, kept, begun }, signal)
    if (!advice) return []
    if (!again) {
      this.#live.set({ hints: [...hints, { at: match.record.moves.length, seat }] })
      this.#live.save()
    }
    return advice
  }

  resign(): void {
    if (isOver(this.#live.now)) return
    this.#chair.callOff()
    this.#live.set({
      resigned: this.#live.now.seat,
      curtain: null,
      skipping: false,
      held: false,
      batch: this.#live.batch(),
    })
    this.#live.save()
  }

  /** Takes back a whole action: back to where a choice began, with what bots did since when alone. */
  undo(agreed = false): Refused | null {
    return this.#rewind(agreed ? 'consent' : policyOf(this.#takers, this.#live.now.match), true)
  }

  /** Takes back the last part of a chain: only the own move, and only up to the fence. */
  stepBack(): Refused | null {
    return this.#rewind('own', false)
  }

  #rewind(policy: UndoPolicy, whole: boolean): Refused | null {
    const { match, history, seat, resigned, held } = this.#live.now
    if (resigned !== null) return { refused: 'over' }
    if (held) return { refused: 'not-asked' }
    const back = matchBefore(this.#takers, match, seat, policy, whole)
    if ('refused' in back) return back
    this.#chair.callOff()
    const gone = match.record.moves.length - back.record.moves.length
    this.#live.set({
      match: back,
      history: history.slice(0, history.length - gone),
      skipping: false,
      announced: null,
      batch: this.#live.batch(),
    })
    this.#live.save()
    this.#advance()
    return null
  }

  #view({ state }: Match, seat: Seat): View {
    return this.#look(state, seat)
  }

  #auto(match: Match, seat: Seat): Move | null {
    if (this.#setup.asksEverything() || !waited(match.game, match.state).includes(seat)) return null
    return this.#setup.conventions.autoAnswer(this.#view(match, seat))
  }

  /**
   * Goes on until a person has to answer. Where all act freely, bots go on beside the people, and only an answer of
   * the seat in front makes room for another person.
   */
  #advance(answered = false): void {
    if (this.#live.now.held) this.#answered = answered
    if (this.#closed || this.#live.now.held || this.#live.now.resigned !== null) return
    const { match, seat } = this.#live.now
    const seats = waited(this.game, match.state)
    const mayAnswer = asked(this.game, match.state).filter((of) => this.#people.includes(of))
    const bots = this.#bots.among(seats)
    // Where a person and a bot may give one answer together (who of a team draws), it is the person's to say.
    if (bots.length > 0 && (mayAnswer.length === 0 || isOpen(this.game, match.state))) this.#bots.ask(bots)
    if (mayAnswer.length === 0) {
      this.#live.set(bots.length > 0 ? {} : { skipping: false })
      return
    }
    const front = frontAfter(seat, this.#people, { waits: seats, mayAnswer, answered })
    if (front !== seat)
      this.#live.set(needsCurtain(this.game, match, this.#people) ? { curtain: front } : { seat: front })
    const auto = this.#live.now.curtain === null ? this.#auto(match, front) : null
    if (auto) this.answer({ question: match.state.asked, seat: front, move: auto })
    else this.#live.set({ skipping: false })
  }

  #take(seat: Seat, match: Match, events: readonly GameEvent[]): void {
    const move = match.record.moves.at(-1)?.move as Move
    const played = playOf(this.#live.now.match, seat, move, { match, events })
    const history = [...this.#live.now.history, played]
    const heard = this.#tell(history, this.#live.now.seat).at(-1)?.events ?? []
    const held = this.#setup.conventions.interludes?.holds(heard) ?? false
    if (held) this.#chair.callOff()
    const wishes = wishesAfter(this.#live.now, seat, match, this.#setup.conventions)
    this.#live.set({ match, history, held, batch: this.#live.batch(heard), ...wishes })
    this.#live.save()
  }
}
