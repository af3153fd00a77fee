/**
 * Gestures that all pieces share. Dragging is answering: the press that becomes a drag gives the piece's own answer
 * (choose this tile), the rules then ask where it goes, and the drop answers that. A drop on nothing steps back.
 */
import type { Move, Refusal } from '@duskhall/kernel'
import { flushSync } from 'react-dom'
import { ghostOf } from './ghost.ts'
import { heldAt } from './held.ts'

const DRAG_FROM = 6

interface Droppable {
  readonly move: Move | null
  readonly refusal: Refusal | null
  /** A place rather than a thing. */
  readonly place: boolean
}

/** What each element on the table would answer with, for drops. Weak: pieces that leave need no goodbye. */
const droppables = new WeakMap<Element, Droppable>()

export function setDroppable(element: Element, droppable: Droppable): void {
  droppables.set(element, droppable)
}

function targetAt(
  x: number,
  y: number,
  onto: DragHooks['onto'],
): { element: Element; droppable: Droppable } | null {
  for (let element = document.elementFromPoint(x, y); element; element = element.parentElement) {
    const droppable = droppables.get(element)
    if (droppable?.refusal) return { element, droppable }
    if (droppable?.move && (droppable.place || onto === 'anything')) return { element, droppable }
  }
  return null
}

export interface DragHooks {
  /** Where the question still stands that the piece was lifted in, other answers glow too, and only places take it. */
  readonly onto: 'anything' | 'places'
  /** The press became a drag: give the piece's own answer. */
  onLift(): void
  onOver(move: Move | null): void
  onDrop(move: Move): void
  onRefused(refusal: Refusal, target: Element): void
  onMiss(): void
}

/** Follows a press until it ends. Returns nothing: a press that never moves 6px stays a click. */
export function followPress(event: PointerEvent, element: HTMLElement, hooks: DragHooks): void {
  const { clientX, clientY, pointerId, pointerType } = event
  const home = element.getBoundingClientRect()
  let ghost: HTMLElement | null = null
  let over: Element | null = null

  const swell = (target: Element | null) => {
    if (over === target) return
    over?.removeAttribute('data-over')
    target?.setAttribute('data-over', '')
    over = target
  }
  const move = (now: PointerEvent) => {
    if (now.pointerId !== pointerId) return
    if (!ghost) {
      const dx = now.clientX - clientX
      const dy = now.clientY - clientY
      if (Math.hypot(dx, dy) < DRAG_FROM) return
      // A finger that goes along the hand looks through it; one that leaves it takes the card along.
      if (alongHand(now, element) && Math.abs(dx) >= Math.abs(dy)) return end(now)
      ghost = lifted(element, home)
      // Drawn before the next event, which may be the drop already.
      flushSync(() => hooks.onLift())
    }
    const target = targetAt(now.clientX, now.clientY, hooks.onto)
    if (target?.element !== over) hooks.onOver(target?.droppable.move ?? null)
    const takes = target?.droppable.move ? target.element : null
    hold(ghost, takes !== null, {
      home,
      grip: { x: clientX, y: clientY },
      at: { x: now.clientX, y: now.clientY },
      finger: pointerType === 'touch',
      target: takes?.getBoundingClientRect() ?? null,
      window: { width: innerWidth, height: innerHeight },
    })
    swell(takes)
  }
  const end = (now: PointerEvent) => {
    if (now.pointerId !== pointerId) return
    window.removeEventListener('pointermove', move)
    window.removeEventListener('pointerup', end)
    window.removeEventListener('pointercancel', end)
    swell(null)
    if (!ghost) return
    // The click that follows a drag is not a click.
    window.addEventListener('click', swallow, { capture: true, once: true })
    setTimeout(() => window.removeEventListener('click', swallow, { capture: true }), 0)
    const target = now.type === 'pointerup' ? targetAt(now.clientX, now.clientY, hooks.onto) : null
    if (target?.droppable.move) {
      ghost.remove()
      hooks.onDrop(target.droppable.move)
      return
    }
    flyHome(ghost)
    if (target?.droppable.refusal) hooks.onRefused(target.droppable.refusal, target.element)
    else hooks.onMiss()
  }
  window.addEventListener('pointermove', move)
  window.addEventListener('pointerup', end)
  window.addEventListener('pointercancel', end)
}

function alongHand({ pointerType }: PointerEvent, element: Element): boolean {
  return pointerType === 'touch' && element.matches('[role=option]')
}

function swallow(event: Event): void {
  event.stopPropagation()
  event.preventDefault()
}

function lifted(element: HTMLElement, home: DOMRect): HTMLElement {
  const ghost = ghostOf(element, home)
  ghost.dataset.ghost = ''
  ghost.style.transformOrigin = '0 0'
  ghost.style.transform = 'none'
  // Inside the themed table, so that its colours still apply.
  ;(element.closest('[data-game]') ?? document.body).append(ghost)
  return ghost
}

const ASIDE = 120

/** It follows at once where nothing takes it, and steps aside from what does. */
function hold(ghost: HTMLElement, aside: boolean, how: Parameters<typeof heldAt>[0]): void {
  const { x, y, scale } = heldAt(how)
  const moves = aside ? ['translate', 'scale', 'opacity'] : ['scale', 'opacity']
  const still = ghost.closest('[data-motion="reduced"]') !== null
  Object.assign(ghost.style, {
    transition: still ? 'none' : moves.map((what) => `${what} ${ASIDE}ms ease-out`).join(),
    translate: `${x}px ${y}px`,
    scale: String(scale),
    opacity: aside ? '0.6' : '0.92',
  })
}

function flyHome(ghost: HTMLElement): void {
  const { translate, scale } = ghost.style
  ghost.style.transition = 'none'
  const home = ghost.animate(
    [
      { translate, scale },
      { translate: '0 0', scale: '1', opacity: 0.4 },
    ],
    { duration: 240, easing: 'cubic-bezier(.2,.8,.2,1)' },
  )
  home.onfinish = () => ghost.remove()
  home.oncancel = () => ghost.remove()
}

const LONG_PRESS = 450

/** Calls back when the finger rests; a finger that moves or lifts does not. */
export function onLongPress(callback: () => void): void {
  const over = new AbortController()
  const timer = setTimeout(() => {
    over.abort()
    callback()
  }, LONG_PRESS)
  const stop = () => {
    clearTimeout(timer)
    over.abort()
  }
  const { signal } = over
  for (const name of ['pointerup', 'pointercancel']) window.addEventListener(name, stop, { signal })
  const move = (event: PointerEvent) => Math.hypot(event.movementX, event.movementY) > 4 && stop()
  window.addEventListener('pointermove', move, { signal })
}
