/** Phase 2: everybody acts freely, one action after another, until all are ready (KR-PLAY). */
import { push, type Seat } from '@duskhall/kernel'
import { type Asks, everybody, type KingdomRush, type KingdomRushMove, NONE } from '../state.ts'
import { activating } from './activate.ts'
import { building } from './build.ts'
import { regenerate } from './damage.ts'
import { passing } from './pass.ts'
import type { PlayAction } from './play-action.ts'
import { declaration, declared, isDeclaration, nobodyReady, unready } from './ready.ts'
import { calling } from './solo.ts'
import { casting } from './spells.ts'
import { prowling } from './wildcat.ts'

/** KR-PLAY-R8; each action is one unit (KR-PLAY-R9), because its questions stand above the open one. */
const ACTIONS: readonly PlayAction[] = [building, passing, activating, prowling, casting, calling]

export function beginPlay(s: KingdomRush): void {
  regenerate(s)
  push(s, { do: 'play', ready: nobodyReady(s), by: NONE })
}

export const playQuestion: Asks<'play'> = {
  who: everybody,
  waits: unready,
  idle: isDeclaration,
  moves(s, q, seat) {
    const found: KingdomRushMove[] = []
    for (const action of ACTIONS) found.push(...action.moves(s, seat))
    found.push(declaration(q, seat))
    return found
  },
  refusals: (s, _, seat) => ACTIONS.flatMap((action) => action.refusals?.(s, seat) ?? []),
  refusal(s, _, __, move) {
    const rules = ACTIONS.map((action) => action.refusal?.(s, move) ?? null)
    return rules.find((rule) => rule !== null) ?? null
  },
  answer(s, q, seat, move) {
    push(s, { ...declared(q, seat, move), by: seat })
    for (const action of ACTIONS) action.begin(s, seat, move)
  },
}

/** KR-PLAY-R10, KR-PLAY-R11: whose action is open, whoever is asked for one of its parts or has proposed one. */
export function acting({ agenda }: KingdomRush): Seat | null {
  const top = agenda.at(-1)
  const open = agenda.find((step) => step.do === 'play')
  // A spell that is proposed belongs to no action yet.
  if (top?.do === 'consent' && (!open || agenda.at(-2) === open)) return top.by
  return open === undefined || open === top ? null : open.by
}
