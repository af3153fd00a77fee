/** Measures one game of the hall: random play and copies of the table. */
import { gameOf } from '@duskhall/games'
import {
  asked,
  clone,
  type Game,
  int,
  moves,
  open,
  play,
  rngFrom,
  type Seat,
  seedFrom,
  standing,
  type Table,
} from '@duskhall/kernel'

export interface Speed {
  readonly movesPerSecond: number
  readonly gamesPerSecond: number
  readonly clonesPerSecond: number
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
    const seats = asked(game, s)
    const seat = seats[int(rng, seats.length)] as Seat
    const legal = moves(game, s, seat)
    play(game, s, seat, legal[int(rng, legal.length)])
    watch?.(s)
  }
  return s.asked
}

function playing(): { moves: number; games: number } {
  const warm = performance.now() + ms / 3
  while (performance.now() < warm) playGame()
  const began = performance.now()
  let count = 0
  let games = 0
  for (; performance.now() - began < ms; games++) count += playGame()
  const seconds = (performance.now() - began) / 1000
  return { moves: count / seconds, games: games / seconds }
}

function cloning(): number {
  const kept: Table[] = []
  while (kept.length < 50) playGame((s) => s.asked % KEEP === 0 && kept.push(clone(s)))
  const began = performance.now()
  let copies = 0
  while (performance.now() - began < ms / 2) {
    for (const table of kept) copies += clone(table).seats > 0 ? 1 : 0
  }
  return (copies * 1000) / (performance.now() - began)
}

const { moves: movesPerSecond, games: gamesPerSecond } = playing()
console.log(JSON.stringify({ movesPerSecond, gamesPerSecond, clonesPerSecond: cloning() } satisfies Speed))
