/** What stands beside a match while bots play with people: what one of them has announced, and what is kept for whom. */
import type { Kept, Match, Seat } from '@duskhall/kernel'
import type { Core } from './core.ts'
import type { LocalTableSetup } from './table-state.ts'

export type Wishes = Pick<Core, 'announced' | 'kept' | 'hints'>

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
  { announced, match }: Core,
  seat: Seat,
  { state }: Match,
  { partners }: LocalTableSetup['conventions'],
): Partial<Wishes> {
  if (partners && partners.period(state) !== partners.period(match.state))
    return { announced: null, kept: [] }
  return announced?.seat === seat ? { announced: null } : {}
}
