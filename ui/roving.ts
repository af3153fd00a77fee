/** Moving the focus over the table with the keyboard. */

export type Way = 'left' | 'right' | 'up' | 'down'

interface Box {
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
}

/** How far a box lies in a direction; Infinity when it does not. Going astray sideways costs double. */
export function distance(from: Box, to: Box, way: Way): number {
  const dx = to.left + to.width / 2 - from.left - from.width / 2
  const dy = to.top + to.height / 2 - from.top - from.height / 2
  const [ahead, aside] =
    way === 'left' ? [-dx, dy] : way === 'right' ? [dx, dy] : way === 'up' ? [-dy, dx] : [dy, dx]
  return ahead > 1 ? ahead + 2 * Math.abs(aside) : Number.POSITIVE_INFINITY
}

export function nearest<E extends Element>(from: Element, stops: readonly E[], way: Way): E | null {
  const here = from.getBoundingClientRect()
  let best: E | null = null
  let least = Number.POSITIVE_INFINITY
  for (const stop of stops) {
    if (stop === from) continue
    const far = distance(here, stop.getBoundingClientRect(), way)
    if (far < least) {
      best = stop
      least = far
    }
  }
  return best
}

/**
 * The order of Tab on a table: every legal answer first, then one stop of each zone that has none. Elements come in
 * reading order within both.
 */
export function tabOrder(stage: Element): HTMLElement[] {
  const all = stage.querySelectorAll<HTMLElement>('[tabindex="0"], button, a[href], summary')
  const stops = [...all].filter((stop) => !stop.hasAttribute('data-edge'))
  const legal = stops.filter((stop) => stop.hasAttribute('data-legal'))
  return [...legal, ...stops.filter((stop) => !stop.hasAttribute('data-legal') && stop.tabIndex >= 0)]
}
