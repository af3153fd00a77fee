/**
 * The speed of a piece of work: the best of many short rounds, after some to warm up. What else a machine does
 * can only slow a round down, so the best one says most about the work itself.
 */
const ROUNDS = 20

/** How often a second `work` gets done what it counts. */
export function bestRate(ms: number, work: () => number): number {
  rateFor(ms / 3, work)
  let best = 0
  for (let round = 0; round < ROUNDS; round++) best = Math.max(best, rateFor(ms / ROUNDS, work))
  return best
}

function rateFor(ms: number, work: () => number): number {
  const began = performance.now()
  let done = 0
  while (performance.now() - began < ms) done += work()
  return (done * 1000) / (performance.now() - began)
}
