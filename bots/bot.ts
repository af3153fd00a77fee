/** What a bot is. It gets views and nothing else, so it knows what a player in its seat may know. */
import type { Game, Kept, Knowledge, Move, Seed, View } from '@duskhall/kernel'

/** Thinking in small steps: whoever drives it may stop between two of them, or let others work. */
export type Thinking<M extends Move = Move> = Generator<undefined, M, undefined>

/** A bot at one seat of one match. It may keep a plan from one question to the next. */
export interface Player {
  /** Things that are kept for another seat it leaves alone, where it can. */
  think(view: View, kept?: readonly Kept[]): Thinking
  /** How it means to go on after the answer that it gave last, as far as it has planned. */
  readonly script?: readonly Move[]
}

export interface Bot {
  /** The words that name it, as in `search:200ms`. */
  readonly spec: string
  sit(game: Game, knowledge: Knowledge, seed: Seed): Player
}

/** How much a bot may think about one question. Iterations repeat exactly; milliseconds do not. */
export type Budget = { readonly iterations: number } | { readonly ms: number }

/** Thinks to the end at once. */
export function decide<T>(thinking: Generator<undefined, T>): T {
  let step = thinking.next()
  while (!step.done) step = thinking.next()
  return step.value
}

/** About as long as a page may be kept waiting. */
const SLICE = 10

/** Thinks in slices and lets others work in between; null when it was called off. */
export async function decideInSlices<T>(
  thinking: Generator<undefined, T>,
  pause: () => Promise<void>,
  signal?: AbortSignal,
): Promise<T | null> {
  while (!signal?.aborted) {
    const until = performance.now() + SLICE
    do {
      const step = thinking.next()
      if (step.done) return step.value
    } while (performance.now() < until)
    await pause()
  }
  return null
}
