/**
 * No bot peeks: at two tables that look the same from its seat and differ behind it, it gives the same answer.
 * Over all games, all counts of seats and all bots whose thinking is counted in iterations.
 */
import { botOf, decide } from '@duskhall/bots'
import { games, knowledgeOf } from '@duskhall/games'
import { randomGame } from '@duskhall/games/testing/random-game.ts'
import {
  type Game,
  guess,
  hashOf,
  type Move,
  rngFrom,
  type Seat,
  seedFrom,
  type Table,
  view,
  type Zone,
} from '@duskhall/kernel'
import { describe, expect, test } from 'vitest'

const BOTS = ['random', 'quick', 'greedy', 'apprentice', 'search:30i']
/** Positions of a random game at which the bots are asked. */
const POSITIONS = 6
const LATEST = 120

/** A table like this one for that seat, and different for whoever sees all; null when the seat sees it all. */
function other(game: Game, s: Table, seat: Seat, seed: string): Table | null {
  const rng = rngFrom(seedFrom('other', seed))
  for (let tries = 0; tries < 20; tries++) {
    const guessed: Table = guess(game, view(game, s, seat), rng)
    const zones = game.zones(guessed)
    if (game.zones(s).some((zone, at) => lying(zone) !== lying(zones[at] as Zone))) return guessed
  }
  return null
}

/** What lies in a zone; in a hand or a bag the order tells nothing. */
function lying({ cards, ordered }: Zone): string {
  return hashOf(ordered ? cards : cards.toSorted((a, b) => a - b))
}

function* positions(game: Game, seats: number): Generator<{ s: Table; seat: Seat; name: string }> {
  let number = 0
  for (const { before, seat } of randomGame<Table, Move, unknown>(game, { seats, at: 0 })) {
    if (number >= LATEST) return
    if (number % (LATEST / POSITIONS) === 0) yield { s: before, seat, name: `move ${number}` }
    number++
  }
}

const tables = games.flatMap((game) =>
  Array.from({ length: game.seats.max - game.seats.min + 1 }, (_, more) => {
    return { game, id: game.id, seats: game.seats.min + more }
  }),
)

describe.each(tables)('$id with $seats seats', ({ game, seats }) => {
  test.each(BOTS)('%s', (spec) => {
    const bot = botOf(spec)
    const knowledge = knowledgeOf(game.id)
    let hiding = 0
    let compared = 0
    for (const { s, seat, name } of positions(game, seats)) {
      const seen = view(game, s, seat)
      if (Object.keys(seen.unseen).length > 0) hiding++
      const behind = other(game, s, seat, name)
      if (!behind) continue
      const seenBehind = view(game, behind, seat)
      expect(hashOf(seenBehind), name).toBe(hashOf(seen))
      const answers = [seen, seenBehind].map((one) =>
        decide(bot.sit(game, knowledge, seedFrom(name)).think(one)),
      )
      expect(answers[1], name).toEqual(answers[0])
      compared++
    }
    // Where all lies open there is nothing to compare.
    expect(compared).toBeGreaterThanOrEqual(Math.min(3, hiding))
  })
})
