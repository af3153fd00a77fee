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

/** A flight whose both ends are known; nothing on the page has been touched yet. */
interface Course {
  readonly from: Seen
  /** What flies: the piece that landed, or what left. */
  readonly original: HTMLElement
  readonly landed: boolean
  readonly target: DOMRect
  readonly turn: boolean
}

function placeNamed(stage: Element, name: string): HTMLElement | null {
  const quoted = CSS.escape(name)
  return stage.querySelector(`[data-piece="${quoted}"]`) ?? stage.querySelector(`[data-zone="${quoted}"]`)
}

export function fly(stage: HTMLElement, before: Places, flights: readonly Flight[], reduced: boolean): void {
  const gone = new Set<HTMLElement>()
  // All places are read before anything is put into the page: each reading after a writing is a new layout.
  const courses = flights.flatMap((flight): Course[] => {
    const from = before.get(flight.from)
    const to = placeNamed(stage, flight.to)
    // A piece leaves its place once.
    if (!from || !to || gone.has(from.element)) return []
    if (from.element.hasAttribute('data-piece') && !flight.leaves) gone.add(from.element)
    const inside = to.hasAttribute('data-piece') ? to : to.querySelector<HTMLElement>('[data-piece]')
    const piece = flight.leaves ? null : inside
    const target = (piece ?? to).getBoundingClientRect()
    if (target.width === 0) return []
    const original = piece ?? from.element
    return [{ from, original, landed: piece !== null, target, turn: flight.turn === true }]
  })
  const gap = Math.min(STAGGER, MOST_STAGGER / courses.length)
  courses.forEach((course, at) => {
    if (!reduced) launch(stage, course, at * gap)
    else if (course.landed) void animate(course.original, { opacity: [0, 1] }, { duration: 0.12 })
  })
}

function launch(stage: HTMLElement, course: Course, delay: number): void {
  const { from, original, landed, target, turn } = course
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
    opacity: '',
  })
  stage.append(copy)
  const dx = from.box.left + from.box.width / 2 - (target.left + target.width / 2)
  const dy = from.box.top + from.box.height / 2 - (target.top + target.height / 2)
  const scale = Math.min(1.6, Math.max(0.3, from.box.width / size.width))
  const arc = Math.min(60, Math.hypot(dx, dy) / 6)
  // Unseen, but still there for the pointer: nothing waits for a flight.
  if (landed) original.style.opacity = '0'
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
    if (landed) original.style.opacity = ''
  }
  void controls.finished.then(land, land)
}
