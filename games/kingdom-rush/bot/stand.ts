/** Where one tower does most by itself, and how it looks there: for an action that no plan has begun. */
import type { KingdomRush, StepOf } from '../state.ts'
import { Cover } from './cover.ts'
import { optionsOf, type Stand } from './hands.ts'
import { Outlook } from './outlook.ts'
import { NOBODY } from './reserved.ts'
import { CALM } from './temper.ts'
import { bestSalvo } from './volley.ts'

/** Null where it reaches nothing. */
export function bestStand(s: KingdomRush, q: StepOf<'site'> | StepOf<'turn'>): Stand | null {
  const cover = new Cover(new Outlook(s, CALM))
  let best: Stand | null = null
  let highest = Number.NEGATIVE_INFINITY
  for (const { volley, sites, isLost } of optionsOf(s, cover, q.by, q.tower, NOBODY)) {
    const stand = sites.find(({ site }) => q.do === 'site' || site === q.site)
    if (!stand) continue
    // A Portal would cost the tower: rather anything else.
    const gain = bestSalvo(cover, volley).gain - (isLost ? 1 : 0)
    if (gain <= highest) continue
    highest = gain
    best = stand
  }
  return best
}
