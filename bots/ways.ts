/**
 * Ways to go on for a person, found by the search of an expert: the answers that did best, each told as far as the seat can
 * foresee it.
 */
import {
  type Advice,
  clone,
  guess,
  type Move,
  moves,
  play,
  rngFrom,
  type Seat,
  same,
  seedFrom,
  type Table,
  type View,
  view as viewOf,
  waited,
} from '@duskhall/kernel'
import type { Budget } from './bot.ts'
import { Tree } from './search.ts'
import type { Trial } from './trial.ts'
import { TurnSearcher } from './turn-search.ts'

/** More steps nobody follows. */
const MOST_STEPS = 4
/** A tree is grown by many small tries, where a turn or a plan is tried as a whole. */
const BRANCHES = 12

/** A way as it is told: by step its answers, and what the seat sees at each. */
export interface ToldWay {
  readonly steps: readonly (readonly Move[])[]
  readonly moments: readonly (readonly View[])[]
  /** More than is told at once. */
  readonly further: readonly (readonly Move[])[]
}

/** The best first, or what is left of a way that was begun; each goes on otherwise than those before it. */
export function* searchedWays(
  trial: Trial,
  view: View,
  budget: Budget,
  most: number,
  begun: Advice['steps'] = [],
): Generator<undefined, readonly ToldWay[]> {
  const { game, seed } = trial
  const world: Table = guess(game, view, rngFrom(seedFrom(seed, view.question?.number ?? 0)))
  const scripts = goingOn(begun.flat(), yield* scriptsOf(trial, view, world, budget, most))
  const told = scripts.map((script) => toldOf(trial, world, view.seat, script))
  const others = otherAnswers(trial, view, world, told).map((move) => toldOf(trial, world, view.seat, [move]))
  return [...told, ...others]
    .filter(({ steps }, at, all) => steps.length > 0 && all.findIndex((one) => same(one.steps, steps)) === at)
    .slice(0, most)
}

/** Who follows a way is not sent another: it comes first, with what the search has found behind it. */
function goingOn(
  begun: readonly Move[],
  scripts: readonly (readonly Move[])[],
): readonly (readonly Move[])[] {
  if (begun.length === 0) return scripts
  const longer = scripts.find((script) => same(script.slice(0, begun.length), begun))
  return [longer ?? begun, ...scripts.filter(([first]) => !same(first, begun[0]))]
}

function* scriptsOf(
  trial: Trial,
  view: View,
  world: Table,
  budget: Budget,
  most: number,
): Generator<undefined, readonly (readonly Move[])[]> {
  const { game, knowledge, seed } = trial
  const legal: readonly Move[] = view.question?.moves ?? []
  if (legal.length === 1) return [legal]
  if (knowledge.turns) return yield* new TurnSearcher(trial, knowledge.turns, budget).ways(view, world, most)
  const tree = new Tree(game, knowledge, view, rngFrom(seedFrom(seed, view.question?.number ?? 0, 'way')))
  yield* tree.grow('iterations' in budget ? { iterations: budget.iterations * BRANCHES } : budget)
  return tree.ways(world, most)
}

/** Where all ways begin alike, because that needs no thought, what else might be done. */
function otherAnswers(
  { knowledge }: Trial,
  view: View,
  world: Table,
  told: readonly ToldWay[],
): readonly Move[] {
  const ordered: readonly Move[] = knowledge.order(world, view.seat, view.question?.moves ?? [])
  return ordered.filter((move) => !told.some(({ steps }) => same(steps[0]?.[0], move)))
}

/** As far as the seat is asked itself, and nothing comes up that it cannot foresee. */
function toldOf(trial: Trial, world: Table, seat: Seat, script: readonly Move[]): ToldWay {
  const { game } = trial
  const s = clone(world)
  const steps: Move[][] = []
  const moments: View[][] = []
  for (const move of script) {
    if (s.outcome || s.fence !== world.fence || !mayAnswer(game, s, seat, move, world)) break
    if (steps.length === 0 || beginsAction(trial, s, seat)) {
      steps.push([])
      moments.push([])
    }
    steps.at(-1)?.push(move)
    moments.at(-1)?.push(viewOf(game, s, seat))
    play(game, s, seat, move)
  }
  return {
    steps: steps.slice(0, MOST_STEPS),
    moments: moments.slice(0, MOST_STEPS),
    further: steps.slice(MOST_STEPS),
  }
}

/** Nobody is in the middle of something, or the turn might as well end here. */
function beginsAction({ game, knowledge }: Trial, s: Table, seat: Seat): boolean {
  return knowledge.settled(s) || Boolean(knowledge.turns?.end(s, moves(game, s, seat)))
}

function mayAnswer(game: Trial['game'], s: Table, seat: Seat, move: Move, world: Table): boolean {
  // Where it stands the seat was asked, waited for or not.
  if (s.asked !== world.asked && !waited(game, s).includes(seat)) return false
  return moves(game, s, seat).some((legal: Move) => same(legal, move))
}
