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
  hasSecrets,
  isOpen,
  type Match,
  type Move,
  moves,
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
import { type Core, isOver, keptOf, shownOf } from './core.ts'
import { type History, playOf } from './history.ts'
import { peopleOf } from './people.ts'
import type { Asking, SeatSource, SeatState } from './seat-source.ts'
import type { LocalTableSetup } from './table-state.ts'
import { matchBefore, policyOf, type Takers } from './taking-back.ts'
import { type Hearer, type Story, type Told, teller, type Viewer, viewer } from './told.ts'
import { keptWith, wishesAfter, wishesOf } from './wishes.ts'

export class LocalTable implements SeatSource {
  readonly id: string
  readonly game: Game
  readonly players: readonly Player[]
  readonly #setup: LocalTableSetup
  readonly #people: readonly Seat[]
  readonly #listeners = new Set<() => void>()
  readonly #look: Viewer
  readonly #tell: (history: History, hearer: Hearer) => readonly Told[]
  readonly #chair: BotChair
  readonly #takers: Takers
  #core: Core
  #state: SeatState
  #lastBot: Seat = -1
  #saving: Promise<void> = Promise.resolve()
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
    const { state } = setup.match
    const resigned = setup.resigned ?? null
    const front = waited(setup.game, state).find((seat) => this.#isPerson(seat)) ?? this.#people[0] ?? 0
    this.#core = {
      match: setup.match,
      history: setup.history,
      seat: front,
      // With several people nobody's hand lies open when a game is opened again.
      curtain: this.#needsCurtain(setup.match) && !state.outcome && resigned === null ? front : null,
      resigned,
      lesson: setup.lesson ?? null,
      leftLesson: setup.leftLesson ?? null,
      skipping: false,
      held: false,
      batch: { seq: 0, events: [] },
      ...wishesOf(setup),
    }
    this.#state = this.#shown()
  }

  get state(): SeatState {
    return this.#state
  }

  get options(): unknown {
    return this.#core.match.record.options
  }

  get lesson(): string | null {
    return this.#core.lesson
  }

  get leftLesson(): string | null {
    return this.#core.leftLesson
  }

  get room(): RoomMark | null {
    return this.#setup.room ?? null
  }

  get daily(): DailyMark | null {
    return this.#setup.daily ?? null
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
    this.#chair.callOff()
  }

  /** Resolves when everything played so far is saved. */
  saved(): Promise<void> {
    return this.#saving
  }

  record(): Match {
    return this.#core.match
  }

  story(): Story | null {
    const { history } = this.#core
    return isOver(this.#core) ? { toldTo: (hearer) => this.#tell(history, hearer) } : null
  }

  answer(answer: Answer): Refused | null {
    const { match, seat, curtain, resigned, held } = this.#core
    if (resigned !== null) return { refused: 'over' }
    if (curtain !== null || held || answer.seat !== seat) return { refused: 'not-asked' }
    const taken = submit(match, answer)
    if ('refused' in taken) return taken
    // What was meant for the table before is thought over again; meanwhile it can still be read.
    if (this.#core.announced) this.#chair.callOff()
    this.#take(seat, taken.match, taken.events)
    this.#advance(true)
    return null
  }

  /** The next person has taken the screen. */
  raiseCurtain(): void {
    const seat = this.#core.curtain
    if (seat === null) return
    this.#set({ curtain: null, seat, batch: this.#batch([]) })
    this.#advance()
  }

  goOn(): void {
    if (!this.#core.held) return
    this.#set({ held: false })
    this.#advance(this.#answered)
  }

  sitAt(seat: Seat): void {
    if (this.#core.held || !this.#isPerson(seat) || seat === this.#core.seat) return
    if (this.#needsCurtain(this.#core.match)) this.#set({ curtain: seat })
    else this.#set({ seat, batch: this.#batch([]) })
  }

  endLesson(): void {
    const { lesson } = this.#core
    if (lesson === null) return
    this.#set({ lesson: null, leftLesson: lesson })
    this.#save()
  }

  resumeLesson(): void {
    const { leftLesson } = this.#core
    if (leftLesson === null) return
    this.#set({ lesson: leftLesson, leftLesson: null })
    this.#save()
  }

  skip(): void {
    this.#set({ skipping: true })
    this.#chair.hurry()
  }

  keep(things: readonly number[]): void {
    const { announced, seat, kept } = this.#core
    this.#set({ announced: null, kept: keptWith(kept, things, seat) })
    this.#save()
    if (!announced) return
    // The one that gives way says what it will do instead.
    this.#chair.callOff()
    this.#lastBot = announced.seat - 1
    this.#advance()
  }

  goAhead(): void {
    if (this.#core.announced) this.#chair.hurry()
  }

  hold(held: boolean): void {
    this.#chair.hold(held)
  }

  async advise(signal: AbortSignal, { again = false, begun }: Asking = {}): Promise<readonly Advice[]> {
    const { match, seat, kept, hints } = this.#core
    const { thinker } = this.#setup
    const view = this.#view(match, seat)
    const advice = await thinker.advise?.({ seat, view, kept, begun }, signal)
    if (!advice) return []
    if (!again) {
      this.#set({ hints: [...hints, { at: match.record.moves.length, seat }] })
      this.#save()
    }
    return advice
  }

  resign(): void {
    if (isOver(this.#core)) return
    this.#chair.callOff()
    this.#set({
      resigned: this.#core.seat,
      curtain: null,
      skipping: false,
      held: false,
      batch: this.#batch([]),
    })
    this.#save()
  }

  /** Takes back a whole action: back to where a choice began, with what bots did since when alone. */
  undo(agreed = false): Refused | null {
    return this.#rewind(agreed ? 'consent' : policyOf(this.#takers, this.#core.match), true)
  }

  /** Takes back the last part of a chain: only the own move, and only up to the fence. */
  stepBack(): Refused | null {
    return this.#rewind('own', false)
  }

  #rewind(policy: UndoPolicy, whole: boolean): Refused | null {
    const { match, history, seat, resigned, held } = this.#core
    if (resigned !== null) return { refused: 'over' }
    if (held) return { refused: 'not-asked' }
    const back = matchBefore(this.#takers, match, seat, policy, whole)
    if ('refused' in back) return back
    this.#chair.callOff()
    const gone = match.record.moves.length - back.record.moves.length
    this.#set({
      match: back,
      history: history.slice(0, history.length - gone),
      skipping: false,
      announced: null,
      batch: this.#batch([]),
    })
    this.#save()
    this.#advance()
    return null
  }

  #isPerson(seat: Seat): boolean {
    return this.players[seat]?.kind === 'person'
  }

  /** Several people look at one screen, and one may not see what another holds. */
  #needsCurtain({ state }: Match): boolean {
    return this.#people.length > 1 && hasSecrets(this.game, state)
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
    if (this.#core.held) this.#answered = answered
    if (this.#closed || this.#core.held || this.#core.resigned !== null) return
    const { match, seat } = this.#core
    const seats = waited(this.game, match.state)
    const mayAnswer = asked(this.game, match.state).filter((of) => this.#isPerson(of))
    const bots = this.#botsAmong(seats)
    // Where a person and a bot may give one answer together (who of a team draws), it is the person's to say.
    if (bots.length > 0 && (mayAnswer.length === 0 || isOpen(this.game, match.state))) this.#askBot(bots)
    if (mayAnswer.length === 0) {
      this.#set(bots.length > 0 ? {} : { skipping: false })
      return
    }
    const front = this.#frontOf(seats, mayAnswer, answered)
    if (front !== seat) this.#set(this.#needsCurtain(match) ? { curtain: front } : { seat: front })
    const auto = this.#core.curtain === null ? this.#auto(match, front) : null
    if (auto) this.answer({ question: match.state.asked, seat: front, move: auto })
    else this.#set({ skipping: false })
  }

  /** The bots that may answer now: there are things that people decide first. */
  #botsAmong(seats: readonly Seat[]): readonly Seat[] {
    const { state } = this.#core.match
    const waits =
      this.#setup.conventions.partners?.peopleFirst(state) && seats.some((of) => this.#isPerson(of))
    return waits ? [] : seats.filter((of) => !this.#isPerson(of))
  }

  /** Who comes to the front: whoever sits there while they may answer; after an own answer, who is waited for. */
  #frontOf(seats: readonly Seat[], mayAnswer: readonly Seat[], answered: boolean): Seat {
    const { seat } = this.#core
    if (seats.includes(seat) || (!answered && mayAnswer.includes(seat))) return seat
    const next = seats.find((of) => this.#isPerson(of))
    return next ?? (mayAnswer.includes(seat) ? seat : (mayAnswer[0] ?? seat))
  }

  #askBot(bots: readonly Seat[]): void {
    if (this.#chair.seat !== null && bots.includes(this.#chair.seat)) return
    this.#chair.callOff()
    // Where several may act they take turns.
    const seat = bots.find((of) => of > this.#lastBot) ?? (bots[0] as Seat)
    this.#lastBot = seat
    void this.#letBotAnswer(seat)
  }

  async #letBotAnswer(seat: Seat): Promise<void> {
    const { match, skipping } = this.#core
    const question = match.state.asked
    const pace = skipping ? 0 : this.#setup.pace()
    // Whoever may still act themselves hears beforehand what is meant to be done.
    const heard = !skipping && waited(this.game, match.state).some((of) => this.#isPerson(of))
    const thought = this.#chair
      .ask({
        seat,
        level: this.players[seat]?.level ?? 'regular',
        view: this.#view(match, seat),
        kept: this.#core.kept,
        pace: heard && this.#isAnnouncing ? 0 : pace,
        announce: heard ? (moves) => this.#announce(seat, moves) : undefined,
      })
      .catch((error) => {
        this.#setup.onBotError(seat, error)
        return moves(this.game, match.state, seat)[0] as Move
      })
    this.#set({})
    const move = await thought
    if (move === null || this.#closed || isOver(this.#core)) return
    let taken = submit(this.#core.match, { question, seat, move })
    if ('refused' in taken && this.#core.match === match) {
      // Nothing has happened since it was asked: it is the bot that is wrong, and would be again.
      this.#setup.onBotError(seat, new Error(`The bot's answer was refused: ${taken.refused}.`))
      taken = submit(match, { question, seat, move: moves(this.game, match.state, seat)[0] })
    }
    if ('match' in taken) this.#take(seat, taken.match, taken.events)
    this.#advance()
  }

  get #isAnnouncing(): boolean {
    return this.#setup.conventions.partners !== undefined && (this.#setup.announcing?.() ?? 0) > 0
  }

  /** Tells what a bot means to do, where that is worth telling; for so long it is to be read. */
  #announce(seat: Seat, moves: readonly Move[]): number {
    const { match, seat: front } = this.#core
    const { conventions, announcing, pace } = this.#setup
    const view = this.#view(match, front)
    const isTold = this.#isAnnouncing && (conventions.partners?.announces(view, seat, moves) ?? false)
    this.#set({ announced: isTold ? { seat, moves, view } : null })
    return isTold ? (announcing?.() ?? 0) : this.#isAnnouncing ? pace() : 0
  }

  #take(seat: Seat, match: Match, events: readonly GameEvent[]): void {
    const move = match.record.moves.at(-1)?.move as Move
    const played = playOf(this.#core.match, seat, move, { match, events })
    const history = [...this.#core.history, played]
    const heard = this.#tell(history, this.#core.seat).at(-1)?.events ?? []
    const held = this.#setup.conventions.interludes?.holds(heard) ?? false
    if (held) this.#chair.callOff()
    const wishes = wishesAfter(this.#core, seat, match, this.#setup.conventions)
    this.#set({ match, history, held, batch: this.#batch(heard), ...wishes })
    this.#save()
  }

  #batch(events: readonly GameEvent[]) {
    return { seq: this.#core.batch.seq + 1, events }
  }

  /** Saves at once: a tab closed in this very moment loses nothing. The store keeps the order of the savings. */
  #save(): void {
    const table = keptOf(this.#core, this.#setup)
    if (table.over) this.#setup.onOver?.(table)
    const saving = this.#setup.store.save(table)
    this.#saving = Promise.all([this.#saving, saving]).then(() => {})
  }

  #set(part: Partial<Core>): void {
    this.#core = { ...this.#core, ...part }
    this.#state = this.#shown()
    for (const listener of this.#listeners) listener()
  }

  #shown(): SeatState {
    const { match, history, seat } = this.#core
    const log = this.#tell(history, seat)
    return shownOf(this.#core, this.#takers, { view: this.#view(match, seat), log, bot: this.#chair.seat })
  }
}
