/** How a dragged piece is held: smaller, above a finger, and beside the place it would go to instead of over it. */
export interface Box {
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
}

export interface Hold {
  /** Where the piece lay when it was lifted. */
  readonly home: Box
  /** Where it was gripped, and where the pointer is now. */
  readonly grip: { readonly x: number; readonly y: number }
  readonly at: { readonly x: number; readonly y: number }
  readonly finger: boolean
  /** The place that would take it. */
  readonly target: Box | null
  readonly window: { readonly width: number; readonly height: number }
}

export interface Held {
  /** From where it lay. */
  readonly x: number
  readonly y: number
  readonly scale: number
}

const IN_HAND = 0.8
const ABOVE_FINGER = 36
/** Beside a target it is no larger than this part of it, and never too small to be known. */
const OF_TARGET = 0.9
const LEAST = 40
const GAP = 8

export function heldAt({ home, grip, at, finger, target, window }: Hold): Held {
  if (!target) {
    const x = at.x - home.left - (grip.x - home.left) * IN_HAND
    const y = at.y - home.top - (grip.y - home.top) * IN_HAND
    return { x, y: finger ? y - ABOVE_FINGER : y, scale: IN_HAND }
  }
  const scale = Math.min(IN_HAND, Math.max(LEAST, target.height * OF_TARGET) / home.height)
  const width = home.width * scale
  const height = home.height * scale
  const middle = target.left + (target.width - width) / 2
  const left = Math.min(Math.max(GAP, middle), window.width - width - GAP)
  const above = target.top - height - GAP
  // A finger covers what lies below.
  const top = above >= 0 ? above : target.top + target.height + GAP
  return { x: left - home.left, y: top - home.top, scale }
}
