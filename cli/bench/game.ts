/** Measures one game: random play, copies of the table, and the answers that take longest to list. */
import { gameOf } from '@duskhall/games'
import {
  anyOf,
  asked,
  clone,
  type Game,
  moves,
  open,
  play,
  rngFrom,
  seedFrom,
  standing,
  type Table,
} from '@duskhall/kernel'
import { slowestListing } from './listing.ts'
import { bestRate } from './rounds.ts'

export interface Speed {
  readonly movesPerSecond: number
  readonly gamesPerSecond: number
  readonly clonesPerSecond: number
  /** Of one question, at worst. */
  readonly slowestListingMs: number
}

/** Every so many moves a table is kept to be copied. */
const KEEP = 37

const [id, time] = process.argv.slice(2)
const game = gameOf(id as string) as Game
const ms = Number(time)
const rng = rngFrom(seedFrom('bench'))
let opened = 0

function playGame(watch?: (s: Table) => void): number {
  const s: Table = open(game, { seats: game.seats.min, seed: seedFrom('bench', opened++) })
  while (standing(s)) {
    const seat = anyOf(rng, asked(game, s))
    play(game, s, seat, anyOf(rng, moves(game, s, seat)))
    watch?.(s)
  }
  return s.asked
}

/** Moves in an average game, to tell games a second from moves a second. */
let played = 0
let finished = 0

function playOne(): number {
  const count = playGame()
  played += count
  finished++
  return count
}

function cloning(): number {
  const kept: Table[] = []
  let seen = 0
  // Counted over all games: one of them may be shorter than that.
  while (kept.length < 50) playGame((s) => ++seen % KEEP === 0 && kept.push(clone(s)))
  return bestRate(ms / 2, () => {
    let copies = 0
    for (const table of kept) copies += clone(table).seats > 0 ? 1 : 0
    return copies
  })
}

const movesPerSecond = bestRate(ms, playOne)
const gamesPerSecond = (movesPerSecond * finished) / played
const clonesPerSecond = cloning()
const slowestListingMs = slowestListing(game, ms)
console.log(
  JSON.stringify({ movesPerSecond, gamesPerSecond, clonesPerSecond, slowestListingMs } satisfies Speed),
)
