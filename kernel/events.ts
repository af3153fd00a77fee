/**
 * How the rules tell what happens. `tell` is null unless somebody listens, and `tell?.({…})` then builds
 * nothing, so simulations pay nothing for the log. A play is synchronous from beginning to end: the listener
 * is set for its length and can never hear another table.
 */
import type { GameEvent, Move, Seat, Step } from './contract.ts'

/** What the kernel itself tells at any table. */
export type KernelEvent =
  | { e: 'sealed'; seat: Seat }
  /** Nobody would be asked ever again: the game has ended in a draw. */
  | { e: 'endless' }
  | { e: 'forced'; seat: Seat; secret: { seats: readonly Seat[]; move: Move } }

/** Tells an event of the union it is called with, `tell?.<EvilCorpEvent>({ … })`; without one nothing fits. */
type Tell = <E extends GameEvent = never>(event: NoInfer<E>) => void

export let tell: Tell | null = null

/** An event as a seat hears it, or a step as it knows it: what was secret has joined it, or is gone. */
export type Heard<E> = E extends { secret: infer Secret }
  ? Omit<E, 'secret'> & Partial<Omit<Secret, 'seats'>>
  : E extends { secret?: infer Secret }
    ? Omit<E, 'secret'> & Partial<Omit<NonNullable<Secret>, 'seats'>>
    : E

/** Runs a play and returns what it told, in order; `hear` is called in the very moment. */
export function listen(play: () => void, hear?: (event: GameEvent) => void): GameEvent[] {
  const heard: GameEvent[] = []
  const before = tell
  tell = (event) => {
    heard.push(event)
    hear?.(event)
  }
  try {
    play()
  } finally {
    tell = before
  }
  return heard
}

/** Runs a play that nobody hears, inside another play or not. */
export function unheard<T>(play: () => T): T {
  const before = tell
  tell = null
  try {
    return play()
  } finally {
    tell = before
  }
}

/** What this seat may hear of an event, or know of a step: the secret part joins it, or is gone. */
export function redact<T extends GameEvent | Step>(told: T, seat: Seat): T {
  if (!told.secret) return told
  const { secret, ...open } = told
  if (!secret.seats.includes(seat)) return open as T
  const { seats: _, ...joining } = secret
  return { ...open, ...joining } as T
}
