/** What speaks for a way: what it changes in the parts of the evaluation, on guesses of what the seat does not see. */
import {
  clone,
  type Grounds,
  guess,
  type Motive,
  type Move,
  moves,
  play,
  type RngState,
  resultFor,
  rngFrom,
  type Seat,
  type Shift,
  same,
  seedFrom,
  type Table,
  type View,
  waited,
} from '@duskhall/kernel'
import type { Trial } from './trial.ts'
import { MOST_QUICK } from './value.ts'
import type { ToldWay } from './ways.ts'

/** Guesses on which ways are compared; a number that differs between them is not told. */
const WORLDS = 6
/** Reasons that are worth a word. */
const MOST_SHIFTS = 4
/** What changes the chances less than this is no reason. */
const LEAST_GAIN = 0.01

/** A table as the evaluation sees it. */
interface Seen {
  readonly measured: Float64Array
  /** By motive. */
  readonly numbers: readonly (readonly number[])[]
}

interface End extends Seen {
  readonly weights: Float64Array
  readonly won: boolean
}

/** For each way, the best first. */
export function groundsOf(trial: Trial, view: View, ways: readonly ToldWay[]): readonly Grounds[] {
  const { game, knowledge, seed } = trial
  const worlds = Array.from({ length: WORLDS }, (_, n): Table => {
    return guess(game, view, rngFrom(seedFrom(seed, view.question?.number ?? 0, 'grounds', n)))
  })
  const motives: readonly Motive[] = knowledge.motives?.(worlds[0], view.seat) ?? []
  const before = worlds.map((s) => seenBy(trial, s, view.seat, motives))
  const ends = ways.map(({ steps }) =>
    worlds.map((s, n) => {
      const rng = rngFrom(seedFrom(seed, view.question?.number ?? 0, 'end', n))
      return endOf(trial, s, view.seat, steps.flat(), motives, rng)
    }),
  )
  const [best = []] = ends
  return ways.map(({ moments }, at) => {
    const own = ends[at] ?? []
    return {
      moments,
      wins: own.every(({ won }) => won),
      gains: shifts(trial, motives, before, own, own),
      facts: facts(motives, before, own),
      givenUp: at === 0 ? [] : shifts(trial, motives, own, best, best),
    }
  })
}

/** The table once the answers are given and nobody is in the middle of something. */
function endOf(
  trial: Trial,
  world: Table,
  seat: Seat,
  script: readonly Move[],
  motives: readonly Motive[],
  rng: RngState,
): End {
  const { game, knowledge } = trial
  const s = clone(world)
  for (const move of script) {
    if (s.outcome || !moves(game, s, seat).some((legal: Move) => same(legal, move))) break
    play(game, s, seat, move)
  }
  for (let quick = 0; quick < MOST_QUICK && !s.outcome && !knowledge.settled(s); quick++) {
    const seats = waited(game, s)
    const asked = seats.includes(seat) ? seat : (seats[0] as Seat)
    const legal: Move[] = moves(game, s, asked)
    play(game, s, asked, knowledge.obvious(s, asked, legal) ?? knowledge.rollout(s, asked, legal, rng))
  }
  return {
    ...seenBy(trial, s, seat, motives),
    weights: knowledge.weights?.(knowledge.head(s)) ?? new Float64Array(),
    won: s.outcome !== null && resultFor(game, s, s.outcome, seat) === 'won',
  }
}

function seenBy({ knowledge }: Trial, s: Table, seat: Seat, motives: readonly Motive[]): Seen {
  const measured = new Float64Array(knowledge.features.length)
  knowledge.measure(s, seat, measured)
  return { measured, numbers: motives.map(({ numbers }) => numbers?.(s) ?? []) }
}

/** What is gained from one to the other, the most first, by the weights of the third. */
function shifts(
  { knowledge }: Trial,
  motives: readonly Motive[],
  from: readonly Seen[],
  to: readonly Seen[],
  by: readonly End[],
): readonly Shift[] {
  return motives
    .map(({ id, features }, at) => ({
      motive: id,
      gain: mean(
        by.map(({ weights }, n) => gainOf(columns(knowledge.features, features), from[n], to[n], weights)),
      ),
      from: agreed(from.map(({ numbers }) => numbers[at] ?? [])),
      to: agreed(to.map(({ numbers }) => numbers[at] ?? [])),
    }))
    .filter(({ gain }) => gain >= LEAST_GAIN)
    .sort((one, other) => other.gain - one.gain)
    .slice(0, MOST_SHIFTS)
}

/** What changes in numbers, on all guesses alike, whatever it is worth. */
function facts(motives: readonly Motive[], from: readonly Seen[], to: readonly Seen[]): readonly Shift[] {
  const numbersOf = (seen: readonly Seen[], at: number) =>
    agreed(seen.map(({ numbers }) => numbers[at] ?? []))
  return motives
    .map(({ id }, at) => ({ motive: id, gain: 0, from: numbersOf(from, at), to: numbersOf(to, at) }))
    .filter((shift) => shift.to.some((after, n) => after !== null && after !== shift.from[n]))
}

function columns(all: readonly string[], wanted: readonly string[]): readonly number[] {
  return wanted.map((name) => all.indexOf(name)).filter((at) => at >= 0)
}

function gainOf(
  at: readonly number[],
  from: Seen | undefined,
  to: Seen | undefined,
  weights: Float64Array,
): number {
  return at.reduce(
    (sum, i) => sum + ((to?.measured[i] ?? 0) - (from?.measured[i] ?? 0)) * (weights[i] ?? 0),
    0,
  )
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length)
}

/** Numbers on which all guesses agree. */
function agreed(guesses: readonly (readonly number[])[]): readonly (number | null)[] {
  const [first = []] = guesses
  return first.map((value, at) => (guesses.every((one) => one[at] === value) ? value : null))
}
