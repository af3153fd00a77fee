/** How long the answers to one question take to list, at worst: over games at every count of seats and under any options. */
import {
  anyOf,
  asked,
  DuskhallError,
  type Game,
  int,
  moves,
  type OptionField,
  open,
  play,
  type RngState,
  rngFrom,
  type Seat,
  seedFrom,
  standing,
  type Table,
} from '@duskhall/kernel'

/** What takes longer is timed again: the machine may just have done something else. */
const QUICK_MS = 0.1
const TRIES = 5

/** Milliseconds. */
export function slowestListing(game: Game, ms: number): number {
  const rng = rngFrom(seedFrom('listing'))
  const until = performance.now() + ms
  let slowest = 0
  for (let index = 0; index === 0 || performance.now() < until; index++) {
    const s = openAny(game, rng, index)
    while (standing(s)) {
      const seat = anyOf(rng, asked(game, s))
      slowest = Math.max(slowest, timeToList(game, s, seat))
      play(game, s, seat, anyOf(rng, moves(game, s, seat)))
    }
  }
  return slowest
}

function timeToList(game: Game, s: Table, seat: Seat): number {
  let best = Number.POSITIVE_INFINITY
  for (let i = 0; i < TRIES && best > QUICK_MS; i++) {
    const began = performance.now()
    moves(game, s, seat)
    best = Math.min(best, performance.now() - began)
  }
  return best
}

/** A table with any number of seats and any options that go together. */
function openAny(game: Game, rng: RngState, index: number): Table {
  const { min, max } = game.seats
  const seats = min + (index % (max - min + 1))
  const opening = { seats, seed: seedFrom('listing', index) }
  const drawn = Object.entries<OptionField>(game.options).map(([name, field]) => [name, anyValue(field, rng)])
  try {
    return open(game, { ...opening, options: Object.fromEntries(drawn) })
  } catch (error) {
    if (!(error instanceof DuskhallError)) throw error
    return open(game, opening)
  }
}

/** Left out where it is a list: who is played is drawn by its default. */
function anyValue(field: OptionField, rng: RngState): unknown {
  if (field.kind === 'flag') return int(rng, 2) === 1
  if (field.kind === 'number') return field.min + int(rng, field.max - field.min + 1)
  return field.kind === 'choice' ? anyOf(rng, field.values) : undefined
}
