/**
 * Whether somebody has pointed or pressed anything since the table came up. Until then whatever stands under a resting
 * pointer, or has been given the focus, came there by itself: nobody asked to see it. So does what a new question puts
 * under a pointer that has not moved since.
 */
export interface Attention {
  readonly awake: boolean
  /** The pointer has moved since the last question. */
  readonly points: boolean
  pointer(by: { readonly movementX: number; readonly movementY: number }): void
  key(): void
  /** Another question: the pointer rests until it moves. */
  rest(): void
}

export function attention(): Attention {
  let awake = false
  let points = false
  return {
    get awake() {
      return awake
    },
    get points() {
      return points
    },
    // A browser may tell where the pointer is when the table changes under it: that is no movement.
    pointer({ movementX, movementY }) {
      if (movementX === 0 && movementY === 0) return
      awake = true
      points = true
    },
    key() {
      awake = true
    },
    rest() {
      points = false
    },
  }
}
