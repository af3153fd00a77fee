/**
 * A match is a record; everything else is derived from it. This module opens a table, takes answers from
 * people and machines that may be wrong or late, and takes moves back.
 */
import { asked, moves, play, refusals, run, standing } from './agenda.ts'
import { clone } from './clone.ts'
import type { Game, GameEvent, Move, SealedStep, Seat, Step, Table } from './contract.ts'
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
  /** By move: the fence as it stood before it. */
  readonly fences: readonly number[]
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

/** Thrown for a table that cannot be opened: wrong count of seats, wrong options, unknown content. */
export class TableError extends Error {
  override name = 'TableError'
}

export interface Opening {
  readonly seats: number
  readonly seed: Seed
  readonly options?: unknown
  readonly content?: string
}

/** The state of a fresh table at its first question. */
export function open<S extends Table, M extends Move, O>(game: Game<S, M, O>, opening: Opening): S {
  const { seats, seed, content = game.content.standard } = opening
  const { min, max } = game.seats
  if (!Number.isInteger(seats) || seats < min || seats > max) {
    throw new TableError(`${game.id} is for ${min} to ${max} players, not ${seats}.`)
  }
  if (!game.content.has(content)) {
    throw new TableError(`The content ${content} of ${game.id} is not loaded; give its file.`)
  }
  const options = readOptions(game.options, seats, opening.options)
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
    options: readOptions(game.options, opening.seats, opening.options),
    seed: opening.seed,
    moves: [],
  }
  return { match: { game, record, state: state as S, fences: [] }, events }
}

/** Whether an answer would be taken now; the reason if not. */
export function check<S extends Table, M extends Move>(
  game: Game<S, M>,
  s: S,
  answer: Answer<M>,
): Refused | null {
  const q = standing(s)
  if (!q) return { refused: 'over' }
  if (!isTo(q, s, answer.question)) return { refused: 'stale' }
  if (!asked(game, s).includes(answer.seat)) return { refused: 'not-asked' }
  if (moves(game, s, answer.seat).some((move) => same(move, answer.move))) return null
  const refusal = refusals(game, s, answer.seat).find((r) => same(r.move, answer.move))
  return refusal ? { refused: 'illegal', rule: refusal.rule } : { refused: 'illegal' }
}

/** A sealed question stays the same one while the others answer it; every other question has one number. */
function isTo(q: Step, s: Table, number: number): boolean {
  return number === s.asked || (number < s.asked && number >= ((q as SealedStep).since ?? s.asked))
}

/** Takes an answer that may be wrong or late. The old match stays as it was. */
export function submit<S extends Table, M extends Move, O>(
  match: Match<S, M, O>,
  answer: Answer<M>,
): Taken<S, M, O> | Refused {
  const refused = check(match.game, match.state, answer)
  if (refused) return refused
  const state = clone(match.state)
  const move = clone(answer.move)
  const events = listen(() => play(match.game, state, answer.seat, move))
  const record = { ...match.record, moves: [...match.record.moves, { seat: answer.seat, move }] }
  return { match: { game: match.game, record, state, fences: [...match.fences, match.state.fence] }, events }
}

/** Thrown for a record whose moves its rules do not allow. */
export class ReplayError extends Error {
  override name = 'ReplayError'
}

/** Plays a record again, whole or up to a move. */
export function replay<S extends Table, M extends Move, O>(
  game: Game<S, M, O>,
  record: MatchRecord<M, O>,
  upTo = record.moves.length,
): Match<S, M, O> {
  const state = unheard(() => open(game, record))
  const fences: number[] = []
  const played = record.moves.slice(0, upTo)
  unheard(() => {
    played.forEach(({ seat, move }, at) => {
      const refused = check(game, state, { question: state.asked, seat, move })
      if (refused) throw new ReplayError(whyNot(at, seat, move, refused))
      fences.push(state.fence)
      play(game, state, seat, move)
    })
  })
  return { game, record: { ...record, moves: played }, state, fences }
}

function whyNot(at: number, seat: Seat, move: Move, refused: Refused): string {
  const rule = refused.rule ? ` (${refused.rule})` : ''
  return `Move ${at + 1} of the record, ${JSON.stringify(move)} by seat ${seat}, is not legal here: ${refused.refused}${rule}.`
}

/**
 * How many moves a seat may take back: its own latest ones, as long as nobody else has moved since and neither
 * chance nor a new card came between. `alone` lifts the limit for a player against bots: everything back to,
 * and with, that seat's own last move.
 */
export function movesToUndo(match: Match, seat: Seat, alone = false): number {
  if (!replays(match)) return 0
  const played = match.record.moves
  const last = played.length - 1
  if (alone) return played.length - lastBy(played, seat)
  const own = played[last]?.seat === seat && match.fences[last] === match.state.fence
  return own ? 1 : 0
}

function replays(match: Match): boolean {
  return match.record.rulesVersion === match.game.rulesVersion
}

function lastBy(played: readonly PlayedMove[], seat: Seat): number {
  const at = played.findLastIndex((move) => move.seat === seat)
  return at < 0 ? played.length : at
}

/**
 * Takes back a seat's last move (and, alone, what the bots did since). Undo is a replay of a shorter record, so
 * a table that goes on from a snapshot under newer rules has nothing to go back to.
 */
export function undo<S extends Table, M extends Move, O>(
  match: Match<S, M, O>,
  seat: Seat,
  alone = false,
): Match<S, M, O> | Refused {
  if (!replays(match)) return { refused: 'rules' }
  const count = movesToUndo(match, seat, alone)
  if (count === 0) return { refused: match.record.moves.at(-1)?.seat === seat ? 'fence' : 'nothing' }
  return replay(match.game, match.record, match.record.moves.length - count)
}
