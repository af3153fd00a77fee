/**
 * Whether somebody has pointed or pressed anything since the table came up. Until then whatever stands under a resting
 * pointer, or has been given the focus, came there by itself: nobody asked to see it.
 */
export interface Attention {
  readonly awake: boolean
  pointer(by: { readonly movementX: number; readonly movementY: number }): void
  key(): void
}

export function attention(): Attention {
  let awake = false
  return {
    get awake() {
      return awake
    },
    // A browser may tell where the pointer is when the table changes under it: that is no movement.
    pointer({ movementX, movementY }) {
      if (movementX !== 0 || movementY !== 0) awake = true
    },
    key() {
      awake = true
    },
  }
}
