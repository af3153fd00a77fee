/**
 * A whole turn of one seat: from each position the best few ways to finish the next action are followed, until nothing is
 * left to do. Whoever else is asked on the way answers quickly.
 */
import {
  clone,
  type Game,
  type Knowledge,
  type Move,
  moves,
  play,
  type RngState,
  type Seat,
  same,
  type Table,
  waited,
} from '@duskhall/kernel'
import { MOST_QUICK, worthTo } from './value.ts'

/** An action that asks for more answers than this is finished quickly. */
const DEPTH = 2
/** More actions than a turn has; one that goes round in a circle is valued where it is then. */
const MOST_ACTIONS = 20

export type Turns = NonNullable<Knowledge['turns']>

/** Where a turn stands, or where it ended. */
export interface Stand {
  readonly s: Table
  readonly worth: number
  /** The answers of the seat that led there. */
  readonly path: readonly Move[]
}

type Way = Pick<Stand, 's' | 'path'>

export class Turn {
  readonly #game: Game
  readonly #knowledge: Knowledge
  readonly #turns: Turns
  readonly #seat: Seat
  readonly #chance: RngState
  /** Where the next action begins, and where the turn is over. */
  #open: Stand[] = []
  #ends: Stand[] = []

  constructor(game: Game, knowledge: Knowledge, turns: Turns, seat: Seat, chance: RngState) {
    this.#game = game
    this.#knowledge = knowledge
    this.#turns = turns
    this.#seat = seat
    this.#chance = chance
  }

  /** The best end of a turn that goes on with this answer, where so many positions are kept after each action. */
  bestEnd(s: Table, move: Move, width: number): Stand {
    this.#open = []
    this.#ends = []
    const ending = this.#endOf(s, moves(this.#game, s, this.#seat))
    this.#try({ s, path: [] }, ending && same(move, ending) ? ending : move, ending, DEPTH)
    for (let actions = 0; actions < MOST_ACTIONS && this.#open.length > 0; actions++) {
      const kept = bestOf(this.#open, width)
      this.#open = []
      for (const from of kept) this.#branch(from, DEPTH)
    }
    return best([...this.#ends, ...this.#open])
  }

  /** The best end of the seat's next turn, once all others have had theirs. */
  nextEnd({ s: end }: Stand): Stand {
    const game = this.#game
    const seat = this.#seat
    const s = clone(end)
    const ending = s.outcome ? null : this.#endOf(s, moves(game, s, seat))
    if (ending) play(game, s, seat, ending)
    for (let quick = 0; quick < MOST_QUICK && !s.outcome; quick++) {
      if (this.#knowledge.settled(s) && waited(game, s).includes(seat)) break
      this.#playOn(s)
    }
    const ordered: Move[] = s.outcome ? [] : this.#knowledge.order(s, seat, moves(game, s, seat))
    if (ordered.length === 0) return { s, worth: worthTo(game, this.#knowledge, s, seat), path: [] }
    return best(ordered.map((move) => this.bestEnd(s, move, 1)))
  }

  #try({ s, path }: Way, move: Move, ending: Move | null, depth: number): void {
    if (move === ending) {
      this.#ends.push({ s, worth: this.#turns.worth(s, this.#seat), path: [...path, move] })
      return
    }
    const after = clone(s)
    play(this.#game, after, this.#seat, move)
    this.#follow(after, [...path, move], depth)
  }

  /** Every answer of the seat at its choice. */
  #branch(way: Way, depth: number): void {
    const { s } = way
    const seat = this.#seat
    const legal: Move[] = moves(this.#game, s, seat)
    const ending = this.#endOf(s, legal)
    const obvious: Move | null = this.#knowledge.obvious(s, seat, legal)
    const ordered: Move[] = obvious ? [obvious] : this.#knowledge.order(s, seat, legal)
    for (const move of ordered) this.#try(way, move, ending, depth)
  }

  /** Up to the end of the action, with all choices of the seat on the way. */
  #follow(s: Table, path: Move[], depth: number): void {
    const game = this.#game
    const knowledge = this.#knowledge
    for (let quick = 0; quick < MOST_QUICK; quick++) {
      const own = !s.outcome && waited(game, s).includes(this.#seat)
      if (s.outcome || knowledge.settled(s)) {
        const stand = { s, worth: worthTo(game, knowledge, s, this.#seat), path }
        if (own) this.#open.push(stand)
        else this.#ends.push(stand)
        return
      }
      if (own && depth > 0 && !knowledge.obvious(s, this.#seat, moves(game, s, this.#seat))) {
        this.#branch({ s, path }, depth - 1)
        return
      }
      const given = this.#playOn(s)
      if (own) path.push(given)
    }
    this.#ends.push({ s, worth: worthTo(game, knowledge, s, this.#seat), path })
  }

  #playOn(s: Table): Move {
    const game = this.#game
    const seats = waited(game, s)
    const asked = seats.includes(this.#seat) ? this.#seat : (seats[0] as Seat)
    const legal: Move[] = moves(game, s, asked)
    const quick =
      this.#knowledge.obvious(s, asked, legal) ?? this.#knowledge.rollout(s, asked, legal, this.#chance)
    play(game, s, asked, quick as Move)
    return quick as Move
  }

  #endOf(s: Table, legal: readonly Move[]): Move | null {
    return this.#turns.end(s, legal) as Move | null
  }
}

function best(stands: readonly Stand[]): Stand {
  return stands.reduce((one, other) => (other.worth > one.worth ? other : one))
}

/** The best first; of those worth the same, which are reached in another order, one. */
function bestOf(stands: readonly Stand[], most: number): Stand[] {
  return stands
    .toSorted((one, other) => other.worth - one.worth)
    .filter(({ worth }, at, sorted) => worth !== sorted[at - 1]?.worth)
    .slice(0, most)
}
