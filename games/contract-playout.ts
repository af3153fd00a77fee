/** Random play for the contract suite, and how the suite says what is broken. */
import type { Game, Move, Seat, Table } from '@duskhall/kernel'
import { anyOf, asked, moves, open, play, rngFrom, seedFrom, standing } from '@duskhall/kernel'
import type { Departures } from './contract-options.ts'

/** A game does not keep the contract; the message says how, and at which move of which random game. */
export class BrokenContract extends Error {
  override name = 'BrokenContract'
}

export interface Choice {
  readonly seat: Seat
  readonly move: Move
}

/** A question of a random game: the table, which is played on in place, and what is about to be chosen. */
export interface Moment {
  readonly s: Table
  readonly number: number
  /** Null when the game is over. */
  readonly choice: Choice | null
  /** Says where this is, for the message of a broken contract. */
  readonly where: string
}

export interface Playing {
  readonly game: Game
  readonly seats: number
  /** Number of the random game; it decides the seed and all choices. */
  readonly index: number
  readonly options: Departures
  /** The most moves a random game may take. */
  readonly bound: number
}

export const seedOf = ({ game, seats, index }: Playing) => seedFrom('contract', game.id, seats, index)

export const openingOf = (p: Playing) => ({ seats: p.seats, seed: seedOf(p), options: p.options })

/** Every moment of a random game, the end included. Stuck questions and endless games break the contract here. */
export function* playout(p: Playing): Generator<Moment> {
  const { game, bound } = p
  const r = rngFrom(seedFrom('choices', game.id, p.seats, p.index))
  const s: Table = open(game, openingOf(p))
  const options = Object.keys(p.options).length > 0 ? ` with ${JSON.stringify(p.options)}` : ''
  const which = `${game.id}, ${p.seats} seats, random game ${p.index}${options}`
  for (let number = 0; standing(s); number++) {
    const where = `${which}, move ${number}`
    if (number >= bound) throw new BrokenContract(`${where}: not over after ${bound} moves.`)
    const choices = choicesAt(game, s, where)
    const { seat, legal } = anyOf(r, choices)
    const choice = { seat, move: anyOf(r, legal) }
    yield { s, number, choice, where }
    play(game, s, choice.seat, choice.move)
  }
  yield { s, number: s.asked, choice: null, where: `${which}, end` }
}

/** Who is asked, each with all legal answers. */
export function choicesAt(game: Game, s: Table, where: string): { seat: Seat; legal: Move[] }[] {
  const name = standing(s)?.do
  const seats = asked(game, s)
  if (seats.length === 0) throw new BrokenContract(`${where}: "${name}" stands and nobody is asked.`)
  return seats.map((seat) => {
    if (!(seat >= 0 && seat < s.seats)) throw new BrokenContract(`${where}: "${name}" asks seat ${seat}.`)
    const legal: Move[] = moves(game, s, seat)
    if (legal.length === 0) throw new BrokenContract(`${where}: "${name}" leaves seat ${seat} no answer.`)
    return { seat, legal }
  })
}

/** About `count` moments spread over a random game, the first always and the end never. */
export function* moments(p: Playing, count: number): Generator<Moment & { choice: Choice }> {
  let length = 0
  for (const { choice } of playout(p)) if (choice) length++
  const stride = Math.ceil(length / count)
  for (const moment of playout(p)) {
    const { choice } = moment
    if (choice && moment.number % stride === 0) yield { ...moment, choice }
  }
}

/** Two texts that should be equal; shows where they part. */
export function mustEqual(found: string, wanted: string, what: string): void {
  if (found === wanted) return
  let at = 0
  while (found[at] === wanted[at]) at++
  const around = (text: string) => text.slice(Math.max(0, at - 60), at + 60)
  throw new BrokenContract(`${what}\n  here:  …${around(found)}…\n  there: …${around(wanted)}…`)
}

export function must(holds: boolean, what: string): asserts holds {
  if (!holds) throw new BrokenContract(what)
}
