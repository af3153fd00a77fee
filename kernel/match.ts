/**
 * A match is a record; everything else is derived from it. This module opens a table, takes answers from
 * people and machines that may be wrong or late, and takes moves back.
 */
import { asked, moves, play, refusalOf, run, standing } from './agenda.ts'
import { clone } from './clone.ts'
import type { Game, GameEvent, Move, OpenStep, Seat, Step, Table } from './contract.ts'
import { problem } from './errors.ts'
import { listen, unheard } from './events.ts'
import { same } from './hash.ts'
import { readOptions } from './options.ts'
import { rngFrom, type Seed } from './rng.ts'

export interface PlayedMove<M extends Move = Move> {
  readonly seat: Seat
  readonly move: M
}

/** Everything that makes a match what it is. The same record always gives the same state, to the byte. */
export interface MatchRecord<M extends Move = Move, O = unknown> {
  readonly game: string
  readonly rulesVersion: number
  readonly content: string
  readonly seats: number
  readonly options: O
  readonly seed: Seed
  readonly moves: PlayedMove<M>[]
}

// biome-ignore lint/suspicious/noExplicitAny: as in Game, any game's match
export interface Match<S extends Table = any, M extends Move = any, O = any> {
  readonly game: Game<S, M, O>
  readonly record: MatchRecord<M, O>
  readonly state: S
  /** The match before its last move; null at the beginning, and where nothing is kept of what was before. */
  readonly before: Match<S, M, O> | null
}

/** An answer as it arrives: to which question, by whom, and the move itself. */
export interface Answer<M extends Move = Move> {
  readonly question: number
  readonly seat: Seat
  readonly move: M
}

/** Why an answer was not taken. `rule` is there when a rule of the game says so. */
export interface Refused {
  readonly refused: 'over' | 'stale' | 'not-asked' | 'illegal' | 'fence' | 'nothing' | 'rules'
  readonly rule?: string
}

export interface Taken<S extends Table, M extends Move, O> {
  readonly match: Match<S, M, O>
  readonly events: readonly GameEvent[]
}

export interface Opening {
  readonly seats: number
  readonly seed: Seed
  readonly options?: unknown
  readonly content?: string
}

/** The options of a table: what was given, checked one by one and against each other, and defaults for the rest. */
export function tableOptions<S extends Table, M extends Move, O>(
  game: Pick<Game<S, M, O>, 'options' | 'clash'>,
  seats: number,
  given?: unknown,
  content?: string,
): O {
  const options = readOptions(game.options, seats, given)
  const clash = game.clash?.(options, seats, content)
  if (clash) throw problem('options-clash', { option: clash.option, reason: clash.reason })
  return options
}

/** The state of a fresh table at its first question. Throws where seats, options or content do not fit the game. */
export function open<S extends Table, M extends Move, O>(game: Game<S, M, O>, opening: Opening): S {
  const { seats, seed, content = game.content.standard } = opening
  const { min, max } = game.seats
  if (!Number.isInteger(seats) || seats < min || seats > max) {
    throw problem('seats', { game: game.id, min, max, seats })
  }
  if (!game.content.has(content)) throw problem('content-unknown', { game: game.id, content })
  const options = tableOptions(game, seats, opening.options, content)
  const s = game.setup({ seats, options, content, rng: rngFrom(seed) })
  run(game, s)
  return s
}

export function openMatch<S extends Table, M extends Move, O>(
  game: Game<S, M, O>,
  opening: Opening,
): Taken<S, M, O> {
  let state: S | undefined
  const events = listen(() => {
    state = open(game, opening)
  })
  const record: MatchRecord<M, O> = {
    game: game.id,
    rulesVersion: game.rulesVersion,
    content: opening.content ?? game.content.standard,
    seats: opening.seats,
    options: tableOptions(game, opening.seats, opening.options, opening.content),
    seed: opening.seed,
    moves: [],
  }
  return { match: { game, record, state: state as S, before: null }, events }
}

/** Whether an answer would be taken now; the reason if not. */
export function check<S extends Table, M extends Move>(
  game: Game<S, M>,
  s: S,
  answer: Answer<M>,
): Refused | null {
  const found = listed(game, s, answer)
  return 'refused' in found ? found : null
}

/**
 * The legal move that the answer names, or why there is none. What is played is the rules' own move and never the
 * answer's: whatever else that may be or carry, nothing of it gets into the match.
 */
function listed<S extends Table, M extends Move>(
  game: Game<S, M>,
  s: S,
  answer: Answer<M>,
): { readonly move: M } | Refused {
  const q = standing(s)
  if (!q) return { refused: 'over' }
  if (typeof answer !== 'object' || answer === null) return { refused: 'illegal' }
  if (!Number.isInteger(answer.question)) return { refused: 'stale' }
  if (!isTo(q, s, answer.question)) return { refused: waitsBelow(s, answer.question) ? 'not-asked' : 'stale' }
  if (!asked(game, s).includes(answer.seat)) return { refused: 'not-asked' }
  const move = named(moves(game, s, answer.seat), answer.move)
  if (move) return { move }
  const tried = plain(answer.move)
  const rule = isMove<M>(tried) ? refusalOf(game, s, answer.seat, tried) : null
  return rule === null ? { refused: 'illegal' } : { refused: 'illegal', rule }
}

/** Which of these it is; an object that throws when it is read is none of them. */
function named<M extends Move>(legal: readonly M[], given: unknown): M | undefined {
  try {
    return legal.find((move) => same(move, given))
  } catch {
    return undefined
  }
}

/** What comes from outside as plain JSON, before rules look at it; undefined where it is nothing of the kind. */
function plain(value: unknown): unknown {
  try {
    const text = JSON.stringify(value)
    return text === undefined || text.length > MOST_TEXT ? undefined : JSON.parse(text)
  } catch {
    return undefined
  }
}

/** No move of any game is as long as this. */
const MOST_TEXT = 10_000

function isMove<M extends Move>(move: unknown): move is M {
  return typeof move === 'object' && move !== null && typeof Reflect.get(move, 'do') === 'string'
}

/** A question that several answer stays the same one meanwhile; every other question has one number. */
function isTo(q: Step, s: Table, number: number): boolean {
  return number === s.asked || (number < s.asked && number >= sinceOf(q, s))
}

function sinceOf(q: Step, s: Table): number {
  return (q as OpenStep).since ?? s.asked
}

/** The open question that was answered waits below somebody's chain: it will be asked again. */
function waitsBelow(s: Table, number: number): boolean {
  return number < s.asked && s.agenda.slice(0, -1).some((q) => number >= sinceOf(q, s))
}

/** Whether the very question that stands now stood under that number too, and not a part of a chain above it. */
function stoodThen(match: Match, number: number): boolean {
  let then: Match | null = match
  for (let at = match.state.asked; at > number && then; at--) then = then.before
  const [now, before] = [standing(match.state), then && standing(then.state)]
  if (!now || !then || !before || now.do !== before.do) return false
  return sinceOf(before, then.state) === sinceOf(now, match.state)
}

/** Whether the seat has answered itself since it saw that question: then it has not seen what stands now. */
function hasMovedSince({ record }: Match, { question, seat }: Answer): boolean {
  return record.moves.slice(question).some((played) => played.seat === seat)
}

/** Takes an answer that may be wrong or late. The old match stays as it was. */
export function submit<S extends Table, M extends Move, O>(
  match: Match<S, M, O>,
  answer: Answer<M>,
): Taken<S, M, O> | Refused {
  const found = listed(match.game, match.state, answer)
  if ('refused' in found) return found
  const late = answer.question < match.state.asked
  if (late && (hasMovedSince(match, answer) || !stoodThen(match, answer.question)))
    return { refused: 'stale' }
  const state = clone(match.state)
  const move = clone(found.move)
  const events = listen(() => play(match.game, state, answer.seat, move))
  return { match: following(match, { seat: answer.seat, move }, state), events }
}

/** The moves of a line of matches stand in one list, of which each match has the first so many. */
const lines = new WeakMap<Match, { readonly moves: PlayedMove[]; readonly count: number }>()

/** The match after one more move. Its record is made when it is asked for: else each would hold all moves again. */
function following<S extends Table, M extends Move, O>(
  match: Match<S, M, O>,
  played: PlayedMove<M>,
  state: S,
): Match<S, M, O> {
  const line = lines.get(match)
  // Another line branches off where a move was taken back.
  const moves = line?.moves.length === line?.count && line ? line.moves : [...match.record.moves]
  const count = moves.push(played)
  const { moves: _, ...opening } = match.record
  const next: Match<S, M, O> = {
    game: match.game,
    state,
    before: match,
    get record() {
      return { ...opening, moves: moves.slice(0, count) as PlayedMove<M>[] }
    },
  }
  lines.set(next, { moves, count })
  return next
}

/**
 * The table in the middle of a play, as it was when such an event was told; null when none is. It is for looking only:
 * nothing is asked at it, except what a forced answer was given to.
 */
export function midway<S extends Table, M extends Move, O>(
  { game, state }: Pick<Match<S, M, O>, 'game' | 'state'>,
  { seat, move }: Pick<Answer<M>, 'seat' | 'move'>,
  until: (event: GameEvent) => boolean,
): S | null {
  const s = clone(state)
  let seen: S | null = null
  listen(
    () => play(game, s, seat, clone(move)),
    (event) => {
      if (seen !== null || !until(event)) return
      const now = clone(s)
      seen = { ...now, agenda: event.e === 'forced' ? now.agenda : [] }
    },
  )
  return seen
}

/** Plays a record again, whole or up to a move, and keeps nothing of what was before. Throws where a move is not legal. */
export function replay<S extends Table, M extends Move, O>(
  game: Game<S, M, O>,
  record: MatchRecord<M, O>,
  upTo = record.moves.length,
  onMove: (count: number) => void = () => {},
): Match<S, M, O> {
  const state = unheard(() => open(game, record))
  const played = record.moves.slice(0, upTo)
  unheard(() => {
    played.forEach(({ seat, move }, at) => {
      const found = listed(game, state, { question: state.asked, seat, move })
      if ('refused' in found) throw illegal(at + 1, seat, move, found)
      play(game, state, seat, found.move)
      onMove(at + 1)
    })
  })
  return { game, record: { ...record, moves: played }, state, before: null }
}

/** The error for a move of a record that its rules do not allow. */
export function illegal(number: number, seat: Seat, move: Move, { refused, rule = '' }: Refused) {
  return problem('move-illegal', { number, seat, move: JSON.stringify(move), refused, rule })
}
