/** KR-PLAY-R5, KR-PLAY-R15, KR-DIAM-R5: a phase that stands open until everybody has said to be ready. */
import { type Seat, tell } from '@duskhall/kernel'
import type { KingdomRushEvent } from '../events.ts'
import { everybody, type KingdomRush, type KingdomRushMove } from '../state.ts'

interface Declared {
  readonly ready: readonly boolean[]
}

const READY: KingdomRushMove = { do: 'ready' }
const WITHDRAW: KingdomRushMove = { do: 'withdraw' }

export function nobodyReady(s: KingdomRush): boolean[] {
  return s.players.map(() => false)
}

export function unready(s: KingdomRush, { ready }: Declared): Seat[] {
  return everybody(s).filter((seat) => !ready[seat])
}

/** What a seat may say now. */
export function declaration({ ready }: Declared, seat: Seat): KingdomRushMove {
  return ready[seat] ? WITHDRAW : READY
}

/** The step after an answer: ready is always said, and whoever does anything else is no longer ready. */
export function declared<Q extends Declared>(q: Q, seat: Seat, move: KingdomRushMove): Q {
  const ready = move.do === 'ready'
  if (ready || move.do === 'withdraw') tell?.<KingdomRushEvent>({ e: 'ready', seat, ready })
  return { ...q, ready: q.ready.with(seat, ready) }
}

/**
 * KR-PLAY-R8: no action, so that what others did before it still comes back freely (KR-PLAY-R6), and this word with it. One that
 * was withdrawn stays so: nobody is made ready again by what another takes back.
 */
export function isDeclaration({ do: what }: KingdomRushMove): boolean {
  return what === 'ready'
}
