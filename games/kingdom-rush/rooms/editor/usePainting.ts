/** Painting by mouse, pen or finger: one of them paints wherever it goes, two fingers move the map in its frame. */
import { type PointerEvent, useRef } from 'react'
import type { At } from '../../content/geometry/cells.ts'
import { isSame } from './model/squares.ts'

export interface Painting {
  /** A stroke begins; the answer names it. */
  begin(at: At, isClearing: boolean): string
  stroke(at: At, run: string, isClearing: boolean): void
  rest(): void
}

const atOf = (element: Element | null): At | null => {
  const [row, column] = (element?.closest('[data-at]')?.getAttribute('data-at') ?? '').split(',').map(Number)
  return row === undefined || column === undefined ? null : [row, column]
}

export function usePainting({ begin, stroke, rest }: Painting) {
  const gesture = useRef<{ run: string | null; isClearing: boolean; last: At } | null>(null)
  const fingers = useRef(new Map<number, readonly [x: number, y: number]>())
  const byFinger = useRef(false)

  const press = (event: PointerEvent) => {
    const at = atOf(event.target as Element)
    byFinger.current = event.pointerType === 'touch'
    if (byFinger.current) fingers.current.set(event.pointerId, [event.clientX, event.clientY])
    if (!at || (event.button !== 0 && event.button !== 2)) return
    const isClearing = event.button === 2
    // A finger that stays where it is taps, and a second one may follow it: it paints when it has moved.
    const run = byFinger.current ? null : begin(at, isClearing)
    gesture.current = fingers.current.size > 1 ? null : { run, isClearing, last: at }
  }
  const pan = (event: PointerEvent) => {
    const before = fingers.current.get(event.pointerId)
    if (!before) return
    fingers.current.set(event.pointerId, [event.clientX, event.clientY])
    if (fingers.current.size < 2) return
    const frame = event.currentTarget.closest('[data-pans]')
    const share = fingers.current.size
    frame?.scrollBy((before[0] - event.clientX) / share, (before[1] - event.clientY) / share)
  }
  const drag = (event: PointerEvent) => {
    pan(event)
    const { current } = gesture
    if (!current || fingers.current.size > 1) return
    const at = atOf(document.elementFromPoint(event.clientX, event.clientY))
    if (!at || isSame(at, current.last)) return
    current.run ??= begin(current.last, current.isClearing)
    current.last = at
    stroke(at, current.run, current.isClearing)
  }
  const lift = (event: PointerEvent) => {
    fingers.current.delete(event.pointerId)
    if (gesture.current?.run) rest()
    gesture.current = null
  }
  return {
    /** Whether it was a finger that pressed. */
    isTap: () => byFinger.current,
    atOf,
    handlers: {
      onPointerDown: press,
      onPointerMove: drag,
      onPointerUp: lift,
      onPointerCancel: lift,
      onPointerLeave: lift,
    },
  }
}
