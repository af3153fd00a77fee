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

const CONTROLS = ':is([tabindex="0"], button, a[href], summary):not([data-edge], [tabindex="-1"], :disabled)'

/**
 * The order of Tab on a table: every legal answer first, then one stop of each zone that has none, and the plain
 * controls. Elements come in reading order within both.
 */
export function tabOrder(stage: Element): HTMLElement[] {
  const legal = [...stage.querySelectorAll<HTMLElement>('[data-legal]')]
  const keepers = keepersOf(stage)
  const others = stage.querySelectorAll<HTMLElement>(`[data-stop], ${CONTROLS}`)
  return [...legal, ...[...others].filter((stop) => !stop.hasAttribute('data-stop') || keepers.has(stop))]
}

/** The stop of each zone without an answer in it: what has the focus keeps it, else the first. */
function keepersOf(stage: Element): Set<Element> {
  const keepers = new Set<Element>()
  for (const zone of stage.querySelectorAll('[data-group]')) {
    if (zone.querySelector('[data-legal]')) continue
    const stops = [...zone.querySelectorAll('[data-stop]')]
    const keeper = stops.find((stop) => stop === document.activeElement) ?? stops[0]
    if (keeper) keepers.add(keeper)
  }
  return keepers
}
