/** What moves the fence: nobody takes back a move from which somebody has learned. */
import type { Game, Seat, Table } from '@duskhall/kernel'
import { must, type Playing, playout } from './contract-playout.ts'
import { seenBy } from './contract-twins.ts'

/**
 * Whoever takes a move back may not have learned from it: not what chance decided, and not a card. A card that
 * the mover had not seen may not have been shown to anybody else either.
 */
export function learningMovesTheFence(p: Playing): void {
  let before: { fence: number; rng: string; seen: Map<Seat, number[]>; mover: Seat } | undefined
  for (const { s, choice, where } of playout(p)) {
    const seen = countsBySeat(p.game, s)
    const rng = s.rng.join()
    if (before && before.fence === s.fence) {
      must(before.rng === rng, `${where}: chance decided before it, and the fence did not move.`)
      for (const [seat, counts] of seen) {
        const card = counts.findIndex((now, c) => isNews(c, now, seat, before as NonNullable<typeof before>))
        must(card < 0, `${where}: seat ${seat} came to see card ${card}, and the fence did not move.`)
      }
    }
    before = choice ? { fence: s.fence, rng, seen, mover: choice.seat } : undefined
  }
}

function isNews(
  card: number,
  now: number,
  seat: Seat,
  before: { seen: Map<Seat, number[]>; mover: Seat },
): boolean {
  const then = (of: Seat) => before.seen.get(of)?.[card] ?? 0
  return now > then(seat) && (seat === before.mover || then(before.mover) === 0)
}

/** By seat: how many of each card it sees. */
function countsBySeat(game: Game, s: Table): Map<Seat, number[]> {
  const bySeat = new Map<Seat, number[]>()
  for (let seat = 0; seat < s.seats; seat++) {
    const counts: number[] = []
    for (const card of seenBy(game, s, seat).flat()) counts[card] = (counts[card] ?? 0) + 1
    bySeat.set(
      seat,
      Array.from(counts, (n) => n ?? 0),
    )
  }
  return bySeat
}
