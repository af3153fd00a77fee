/**
 * Tries each answer on guesses of the hidden cards and takes the one that leaves the best position, as the
 * game's evaluation sees it. It looks to the end of its own action and no further.
 */
import {
  clone,
  type Game,
  guess,
  int,
  type Knowledge,
  type Move,
  moves,
  next,
  play,
  type RngState,
  rngFrom,
  type Seat,
  seedFrom,
  type Table,
  type Taste,
  type View,
  waited,
} from '@duskhall/kernel'
import type { Bot, Thinking } from './bot.ts'
import { favourite, favourites, type Weighed, within } from './knowledge/taste.ts'
import { Planner } from './planner.ts'
import { MOST_QUICK, worthTo } from './value.ts'

/** Guesses of the hidden cards on which every answer is tried. */
const WORLDS = 3
/** An action that asks for more answers than this is finished quickly. */
const DEPTH = 3

/** How carefully it chooses: the best answer, or one among those nearly as good. */
export interface Care {
  /** Answers within this chance of the best one are taken alike; 0 takes the best. */
  readonly margin: number
}

export function greedy(spec: string, { margin }: Care = { margin: 0 }, taste?: Taste): Bot {
  return {
    spec,
    sit: (game, knowledge, seed) =>
      knowledge.plans
        ? new Planner({ game, knowledge, seed }, knowledge.plans, { margin }, taste)
        : {
            think: (view) =>
              think(
                game,
                knowledge,
                view,
                rngFrom(seedFrom(seed, view.question?.number ?? 0)),
                margin,
                taste,
              ),
          },
  }
}

function* think(
  game: Game,
  knowledge: Knowledge,
  view: View,
  rng: RngState,
  margin: number,
  taste: Taste | undefined,
): Thinking {
  const { seat, question } = view
  const legal = question?.moves ?? []
  const worlds: Table[] = Array.from({ length: WORLDS }, () => guess(game, view, rng))
  const first = worlds[0] as Table
  const obvious = knowledge.obvious(first, seat, legal)
  if (obvious) return obvious
  const candidates = knowledge.order(first, seat, legal) as Move[]
  const weighed: Weighed[] = []
  const after = lookAhead(game, knowledge, seat, rng)
  for (const move of candidates) {
    let sum = 0
    for (const world of worlds) {
      sum += after(world, move, DEPTH)
      yield
    }
    weighed.push({ move, worth: sum / WORLDS })
  }
  if (margin === 0) return favourite(taste, first, seat, weighed).move
  const liked = favourites(taste, first, seat, weighed)
  const good = liked.length > 0 ? liked : within(margin, weighed)
  return (good[int(rng, good.length)] as Weighed).move
}

/**
 * Looks ahead to the next settled position: what the seat's best way of finishing its action is worth once it has
 * given an answer.
 */
function lookAhead(game: Game, knowledge: Knowledge, seat: Seat, rng: RngState) {
  const chance: RngState = [...rng]
  next(chance)

  function after(table: Table, move: Move, depth: number): number {
    const s = clone(table)
    play(game, s, seat, move)
    return settle(s, depth)
  }

  function settle(s: Table, depth: number): number {
    for (let quick = 0; quick < MOST_QUICK && !s.outcome && !knowledge.settled(s); quick++) {
      const seats = waited(game, s)
      const own = seats.includes(seat)
      const asked = own ? seat : (seats[0] as Seat)
      const legal = moves(game, s, asked)
      const obvious = knowledge.obvious(s, asked, legal)
      if (!obvious && own && depth > 0) {
        const ordered = knowledge.order(s, asked, legal)
        return Math.max(...ordered.map((move) => after(s, move, depth - 1)))
      }
      play(game, s, asked, obvious ?? knowledge.rollout(s, asked, legal, chance))
    }
    return worthTo(game, knowledge, s, seat)
  }
  return after
}
