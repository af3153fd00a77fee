/** Whole games between bots, one after the other; a record of each comes out. */
import {
  type Game,
  int,
  type Knowledge,
  type MatchRecord,
  type Move,
  open,
  type PlayedMove,
  play,
  rngFrom,
  type Seat,
  type Seed,
  seedFrom,
  standing,
  type Table,
  tableOptions,
  view,
  waited,
} from '@duskhall/kernel'
import { type Bot, decide } from './bot.ts'

/** More answers than any game of the hall needs; a game that takes more has gone wrong. */
const MOST_MOVES = 20_000

export interface Bout {
  readonly game: Game
  readonly knowledge: Knowledge
  /** By seat. */
  readonly bots: readonly Bot[]
  readonly seed: Seed
  readonly options?: unknown
  readonly content?: string
}

export interface Played {
  readonly record: MatchRecord
  /** The table after the last move. */
  readonly state: Table
}

/** A game that went wrong: the record leads to the place. */
export class BoutError extends Error {
  override name = 'BoutError'
  readonly record: MatchRecord
  readonly state: Table

  constructor(message: string, played: Played) {
    super(message)
    this.record = played.record
    this.state = played.state
  }
}

/** Plays a game to its end. Called back before each answer, with the table as it stands; it must not be touched. */
export function playBout(bout: Bout, watch?: (s: Table) => void): Played {
  const { game, knowledge, bots, seed } = bout
  const content = bout.content ?? game.content.standard
  const options = tableOptions(game, bots.length, bout.options, bout.content)
  const moves: PlayedMove[] = []
  const record: MatchRecord = {
    game: game.id,
    rulesVersion: game.rulesVersion,
    content,
    seats: bots.length,
    options,
    seed,
    moves,
  }
  const state: Table = open(game, record)
  const players = bots.map((bot, seat) => bot.sit(game, knowledge, seedFrom(seed, 'bot', seat)))
  const turns = rngFrom(seedFrom(seed, 'turns'))
  try {
    while (standing(state)) {
      watch?.(state)
      if (moves.length >= MOST_MOVES) throw new Error(`it is not over after ${MOST_MOVES} moves`)
      const seats = waited(game, state)
      // Where several are waited for it is chance who is quicker.
      const seat = seats[seats.length === 1 ? 0 : int(turns, seats.length)] as Seat
      const move: Move = decide((players[seat] as (typeof players)[number]).think(view(game, state, seat)))
      moves.push({ seat, move })
      play(game, state, seat, move)
    }
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    throw new BoutError(reason, { record, state })
  }
  return { record, state }
}
