/**
 * Pieces travel between places. Before a move the places of everything named are measured; after it the flights that
 * the board reads from the events start at the old place and land at the new one. Only transform and opacity move,
 * nothing waits for a flight, and a new question fast-forwards what is still in the air.
 */
import { animate } from 'motion/mini'
import type { Flight } from './board.ts'

interface Seen {
  readonly box: DOMRect
  readonly element: HTMLElement
}

export type Places = ReadonlyMap<string, Seen>

const STAGGER = 0.06
const MOST_STAGGER = 0.48
const FLIGHT = 0.38

/** Where everything with a name is now. Pieces shadow zones of the same name. */
export function measure(stage: Element): Places {
  const places = new Map<string, Seen>()
  for (const attribute of ['data-zone', 'data-piece']) {
    for (const element of stage.querySelectorAll<HTMLElement>(`[${attribute}]`)) {
      const box = element.getBoundingClientRect()
      if (box.width > 0) places.set(element.getAttribute(attribute) as string, { box, element })
    }
  }
  return places
}

const inTheAir = new Set<{ speed: number; complete(): void }>()

/** Everything still flying hurries home. */
export function fastForward(): void {
  for (const flight of inTheAir) flight.speed = 4
}

export function fly(stage: HTMLElement, before: Places, flights: readonly Flight[], reduced: boolean): void {
  if (flights.length === 0) return
  const after = measure(stage)
  const gap = Math.min(STAGGER, MOST_STAGGER / flights.length)
  flights.forEach((flight, at) => {
    const from = before.get(flight.from)
    const to = after.get(flight.to)
    if (!from || !to) return
    if (reduced) {
      void animate(to.element, { opacity: [0, 1] }, { duration: 0.12 })
      return
    }
    launch(stage, from, to, at * gap, flight.turn === true)
  })
}

/** A copy flies: what is now at the target if a piece landed there, else what left. */
function launch(stage: HTMLElement, from: Seen, to: Seen, delay: number, turn: boolean): void {
  const landed = to.element.hasAttribute('data-piece') || to.element.querySelector('[data-piece]')
  const original = landed ? ((landed === true ? to.element : landed) as HTMLElement) : from.element
  const target = landed ? original.getBoundingClientRect() : to.box
  const size = landed ? target : from.box
  const copy = original.cloneNode(true) as HTMLElement
  for (const name of ['data-piece', 'data-zone', 'data-legal', 'data-stop', 'id']) copy.removeAttribute(name)
  copy.inert = true
  copy.setAttribute('aria-hidden', 'true')
  Object.assign(copy.style, {
    position: 'fixed',
    left: `${target.left + (target.width - size.width) / 2}px`,
    top: `${target.top + (target.height - size.height) / 2}px`,
    width: `${size.width}px`,
    height: `${size.height}px`,
    margin: '0',
    zIndex: 'var(--z-drag)',
    pointerEvents: 'none',
    transition: 'none',
  })
  stage.append(copy)
  const dx = from.box.left + from.box.width / 2 - (target.left + target.width / 2)
  const dy = from.box.top + from.box.height / 2 - (target.top + target.height / 2)
  const scale = Math.min(1.6, Math.max(0.3, from.box.width / size.width))
  const arc = Math.min(60, Math.hypot(dx, dy) / 6)
  if (landed) original.style.visibility = 'hidden'
  const controls = animate(
    copy,
    {
      transform: [
        `translate(${dx}px, ${dy}px) scale(${landed ? scale : 1})`,
        `translate(${dx * 0.45}px, ${dy * 0.45 - arc}px) scale(1.06)${turn ? ' rotateY(90deg)' : ''}`,
        `translate(0px, 0px) scale(${landed ? 1 : 0.5})`,
      ],
      opacity: landed ? [1, 1, 1] : [1, 1, 0.2],
    },
    { duration: FLIGHT, delay, ease: [0.2, 0.8, 0.2, 1] },
  )
  const flight = controls as unknown as { speed: number; complete(): void }
  inTheAir.add(flight)
  const land = () => {
    inTheAir.delete(flight)
    copy.remove()
    if (landed) original.style.visibility = ''
  }
  void controls.finished.then(land, land)
}
