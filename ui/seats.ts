/** Who sits where, as a screen shows it. */
import type { Seat } from '@duskhall/kernel'

/** Player shapes never change between games; the colour comes from the game's theme (`--p1` …). */
export type Shape = 'disc' | 'diamond' | 'triangle' | 'square'

export interface SeatInfo {
  readonly seat: Seat
  readonly name: string
  readonly kind: 'person' | 'bot'
  /** The level of a bot, as `bots/` names it. */
  readonly level?: string
  readonly shape: Shape
  /** A CSS colour, mostly `var(--p1)`. */
  readonly colour: string
  /** An icon of the sprite for the avatar. */
  readonly icon: string
  /** Whether this seat sits in front of the screen now. */
  readonly you: boolean
}

/** Who sits there; whoever looks from a seat that is not taken sees the first. */
export function infoOf(seats: readonly SeatInfo[], seat: Seat): SeatInfo {
  return (seats[seat] ?? seats[0]) as SeatInfo
}
