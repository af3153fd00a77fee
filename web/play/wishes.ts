/** What stands beside a match while bots play with people: what one of them has announced, and what is kept for whom. */
import type { Kept, Match, Seat } from '@duskhall/kernel'
import type { Announced } from '@duskhall/ui'
import type { Hinted } from '../store/tables.ts'
import type { LocalTableSetup } from './table-state.ts'

export interface Wishes {
  /** What a bot means to do: outside the match, and gone with the page. */
  readonly announced: Announced | null
  /** What people have asked the bots to leave: outside the match, but kept with it. */
  readonly kept: readonly Kept[]
  readonly hints: readonly Hinted[]
}

/** As the table was left. */
export function wishesOf({ hints = [], kept = [] }: Pick<LocalTableSetup, 'hints' | 'kept'>): Wishes {
  return { announced: null, kept, hints }
}

/** Nothing is kept twice: whoever asked first has it. */
export function keptWith(kept: readonly Kept[], things: readonly number[], seat: Seat): readonly Kept[] {
  const wanted = things.filter((thing) => !kept.some((one) => one.thing === thing))
  return [...kept, ...wanted.map((thing) => ({ thing, seat }))]
}

/** What was announced is done with once its bot acts; what is kept is kept as long as the game says. */
export function wishesAfter(
  { announced, match }: Wishes & { readonly match: Match },
  seat: Seat,
  { state }: Match,
  { partners }: LocalTableSetup['conventions'],
): Partial<Wishes> {
  if (partners && partners.period(state) !== partners.period(match.state))
    return { announced: null, kept: [] }
  return announced?.seat === seat ? { announced: null } : {}
}
