/**
 * Pieces travel between places. Before a move the places of everything named are measured; after it the flights that
 * the board reads from the events start at the old place and land at the new one. Only transform and opacity move,
 * nothing waits for a flight (what is unseen can be pressed), and a new question fast-forwards what is in the air.
 */
import { arc } from './arc.ts'
import type { Flight } from './board.ts'
import { ghostOf } from './ghost.ts'

interface Seen {
  readonly box: DOMRect
  readonly element: HTMLElement
}

export type Places = ReadonlyMap<string, Seen>

/** Milliseconds. */
const STAGGER = 60
const MOST_STAGGER = 480
const FLIGHT = 380
const FADE = 120

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

const inTheAir = new Set<Animation>()

/** Everything still flying hurries home. */
export function fastForward(): void {
  for (const flight of inTheAir) flight.updatePlaybackRate(4)
}

/** A flight whose both ends are known by name; nothing has been measured yet. */
interface Route {
  readonly from: Seen
  readonly to: HTMLElement
  /** The piece that lands there; null when what left is seen no more. */
  readonly piece: HTMLElement | null
  readonly turn: boolean
}

interface Course extends Route {
  readonly target: DOMRect
}

export function placeNamed(stage: Element, name: string): HTMLElement | null {
  const quoted = CSS.escape(name)
  return stage.querySelector(`[data-piece="${quoted}"]`) ?? stage.querySelector(`[data-zone="${quoted}"]`)
}

export function routesOf(stage: Element, before: Places, flights: readonly Flight[]): Route[] {
  const gone = new Set<HTMLElement>()
  return flights.flatMap((flight): Route[] => {
    const { piece } = flight
    const left = piece === undefined ? undefined : before.get(piece)
    const landed = piece === undefined ? null : placeNamed(stage, piece)
    const from = left ?? before.get(flight.from)
    const to = landed ?? placeNamed(stage, flight.to)
    // A piece leaves its place once.
    if (!from || !to || gone.has(from.element)) return []
    if (from.element.hasAttribute('data-piece') && !flight.leaves) gone.add(from.element)
    const inside = to.hasAttribute('data-piece') ? to : to.querySelector<HTMLElement>('[data-piece]')
    const lands = !flight.leaves && (piece === undefined || landed)
    const turn = flight.turn ?? (landed !== null && !left)
    return [{ from, to, piece: lands ? inside : null, turn }]
  })
}

/**
 * Lets pieces fly to where the table shows them now, or only fade in where motion is reduced. They are measured once
 * the page has laid out and drawn itself: asked at once, it would have to do so in the middle of the move. Until then
 * what lands is not seen.
 */
export function fly(stage: HTMLElement, before: Places, flights: readonly Flight[], reduced: boolean): void {
  const routes = routesOf(stage, before, flights)
  if (reduced) {
    // Up to the piece's own opacity: what is dim stays dim.
    for (const { piece } of routes)
      piece?.animate([{ opacity: 0 }, {}], { duration: FADE, easing: 'ease-out' })
    return
  }
  if (routes.length === 0) return
  for (const { piece } of routes) if (piece) piece.style.opacity = '0'
  afterDrawing(() => {
    // All places are read before anything is put into the page: each reading after a writing is a new layout.
    const courses = routes.map((route): Course => {
      return { ...route, target: (route.piece ?? route.to).getBoundingClientRect() }
    })
    const gap = Math.min(STAGGER, MOST_STAGGER / courses.length)
    courses.forEach((course, at) => {
      if (course.target.width === 0) show(course.piece)
      else launch(stage, course, at * gap)
    })
  })
}

function show(piece: HTMLElement | null): void {
  if (piece) piece.style.opacity = ''
}

function afterDrawing(then: () => void): void {
  requestAnimationFrame(() => setTimeout(then))
}

function launch(stage: HTMLElement, course: Course, delay: number): void {
  const { from, piece, target, turn } = course
  const landed = piece !== null
  const original = piece ?? from.element
  const size = landed ? target : from.box
  const copy = ghostOf(original, {
    left: target.left + (target.width - size.width) / 2,
    top: target.top + (target.height - size.height) / 2,
    width: size.width,
    height: size.height,
  })
  stage.append(copy)
  const flight = copy.animate(arc(from.box, target, { landed, turn }), {
    duration: FLIGHT,
    delay,
    easing: 'cubic-bezier(0.2, 0.8, 0.2, 1)',
    fill: 'both',
  })
  inTheAir.add(flight)
  const land = () => {
    inTheAir.delete(flight)
    copy.remove()
    show(piece)
  }
  void flight.finished.then(land, land)
}
