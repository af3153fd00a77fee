/** Turning, flipping and moving the piece in the air, by key or button: what comes of it is said. */
import { useTable } from '@duskhall/ui'
import type { Mask } from '../content/geometry/cells.ts'
import type { InTheAir } from './aimed.ts'
import { canFlip, canTurn, flippedFrom, turnedFrom } from './placing.ts'
import { useDesk } from './seat.tsx'
import { worthOf } from './worth.ts'

export interface Steering {
  /** The pointer has brought it there: seen, so nothing is said. */
  carry(next: Mask): void
  put(next: Mask): void
  /** Null where it may not be turned, flipped or put anywhere else. */
  readonly turn: (() => void) | null
  readonly flip: (() => void) | null
  /** The next of all its places, those that cover most first. */
  readonly next: (() => void) | null
}

export function useSteering({ tray, places, cells }: InTheAir): Steering {
  const { s, onDraft, words, letterOf } = useDesk()
  const { say } = useTable()
  const carry = (next: Mask) => {
    if (next !== cells) onDraft({ cells: next })
  }
  const put = (next: Mask) => {
    carry(next)
    say(next === cells ? words.nowhere : words.result(worthOf(s, tray, next), letterOf(tray.card)))
  }
  return {
    carry,
    put,
    turn: canTurn(places, cells) ? () => put(turnedFrom(places, cells)) : null,
    flip: canFlip(places, cells) ? () => put(flippedFrom(places, cells)) : null,
    next: places.length > 1 ? () => put(places[(places.indexOf(cells) + 1) % places.length] as Mask) : null,
  }
}
