/** Phase 2: everybody acts freely, one action after another, until all are ready (KR-PLAY). */
import { push, tell } from '@duskhall/kernel'
import type { KingdomRushEvent } from '../events.ts'
import { type Asks, everybody, type KingdomRush, type KingdomRushMove } from '../state.ts'
import { building } from './build.ts'
import { regenerate } from './damage.ts'
import type { PlayAction } from './play-action.ts'

/** KR-PLAY-R8; each action is one unit (KR-PLAY-R9), because its questions stand above the open one. */
const ACTIONS: readonly PlayAction[] = [building]

const READY: KingdomRushMove = { do: 'ready' }
const WITHDRAW: KingdomRushMove = { do: 'withdraw' }

export function beginPlay(s: KingdomRush): void {
  regenerate(s)
  // KR-PLAY-R6: nothing before the start of phase 2 can be taken back.
  s.fence++
  push(s, { do: 'play', ready: s.players.map(() => false) })
}

export const playQuestion: Asks<'play'> = {
  who: everybody,
  waits: (s, { ready }) => everybody(s).filter((seat) => !ready[seat]),
  moves: (s, { ready }, seat) => [
    ...ACTIONS.flatMap((action) => action.moves(s, seat)),
    ready[seat] ? WITHDRAW : READY,
  ],
  refusals: (s, _, seat) => ACTIONS.flatMap((action) => action.refusals?.(s, seat) ?? []),
  answer(s, q, seat, move) {
    // KR-PLAY-R15: ready is always said, and whoever acts is no longer ready.
    const isReady = move.do === 'ready'
    push(s, { ...q, ready: q.ready.with(seat, isReady) })
    if (isReady || move.do === 'withdraw') tell?.<KingdomRushEvent>({ e: 'ready', seat, ready: isReady })
    else for (const action of ACTIONS) action.begin(s, seat, move)
  },
}
