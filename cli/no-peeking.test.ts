/**
 * No bot peeks: at two tables that look the same from its seat and differ behind it, it gives the same answer.
 * Over all games, all counts of seats and all bots whose thinking is counted in iterations.
 */
import { botOf, decide } from '@duskhall/bots'
import { games, knowledgeOf } from '@duskhall/games'
import {
  asked,
  type Game,
  guess,
  hashOf,
  int,
  moves,
  open,
  play,
  rngFrom,
  type Seat,
  seedFrom,
  standing,
  type Table,
  view,
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
    const differs = game
      .zones(s)
      .some((zone, at) => hashOf(zone.cards) !== hashOf(game.zones(guessed)[at]?.cards))
    if (differs) return guessed
  }
  return null
}

function* positions(game: Game, seats: number): Generator<{ s: Table; seat: Seat; name: string }> {
  const rng = rngFrom(seedFrom('no peeking', game.id, seats))
  const s: Table = open(game, { seats, seed: seedFrom('no peeking', game.id, seats) })
  for (let number = 0; number < LATEST && standing(s); number++) {
    const choices = asked(game, s)
    const seat = choices[int(rng, choices.length)] as Seat
    if (number % (LATEST / POSITIONS) === 0) yield { s, seat, name: `move ${number}` }
    const legal = moves(game, s, seat)
    play(game, s, seat, legal[int(rng, legal.length)])
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
    let compared = 0
    for (const { s, seat, name } of positions(game, seats)) {
      const behind = other(game, s, seat, name)
      if (!behind) continue
      const seen = view(game, s, seat)
      const seenBehind = view(game, behind, seat)
      expect(hashOf(seenBehind), name).toBe(hashOf(seen))
      const answers = [seen, seenBehind].map((one) =>
        decide(bot.sit(game, knowledge, seedFrom(name)).think(one)),
      )
      expect(answers[1], name).toEqual(answers[0])
      compared++
    }
    expect(compared).toBeGreaterThan(2)
  })
})
