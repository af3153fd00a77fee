/** What a character likes decides among answers that are nearly as good; it never makes a bad one good. */
import type { Move, Seat, Table, Taste } from '@duskhall/kernel'

/** An answer, and what it was found to be worth. */
export interface Weighed {
  readonly move: Move
  readonly worth: number
}

/** Of those within a margin of the best. */
export function within<T extends Weighed>(margin: number, weighed: readonly T[]): readonly T[] {
  const best = Math.max(...weighed.map(({ worth }) => worth))
  return weighed.filter(({ worth }) => worth >= best - margin)
}

/** Of those nearly as good as the best the ones that are liked most; none, where none is liked more than another. */
export function favourites<T extends Weighed>(
  taste: Taste | undefined,
  s: Table,
  seat: Seat,
  weighed: readonly T[],
): readonly T[] {
  if (!taste) return []
  const near = within(taste.margin, weighed)
  const likings = near.map(({ move }) => taste.likes(s, seat, move))
  const most = Math.max(...likings)
  const liked = near.filter((_, at) => likings[at] === most)
  return liked.length < near.length ? liked : []
}

/** The best, the first of those worth the same. */
export function worthiest<T extends Weighed>(weighed: readonly T[]): T {
  return weighed.reduce((one, other) => (other.worth > one.worth ? other : one))
}

/** The best of the favourites, or of all. */
export function favourite<T extends Weighed>(
  taste: Taste | undefined,
  s: Table,
  seat: Seat,
  weighed: readonly T[],
): T {
  const liked = favourites(taste, s, seat, weighed)
  return worthiest(liked.length > 0 ? liked : weighed)
}
