/**
 * The piece in the air over the tray. A mouse carries it, a finger drags it from anywhere on the tray or taps a cell, arrow keys
 * lead it from one legal place to the next. It snaps to legal cells; where there are none it greys, and says why.
 */
import { Piece, useBoardKeys, useTable } from '@duskhall/ui'
import {
  type CSSProperties,
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  useEffect,
  useRef,
} from 'react'
import { type At, type Mask, SIDE } from '../content/geometry/cells.ts'
import type { KingdomRushMove } from '../state.ts'
import { AirFace } from './AirFace.tsx'
import type { InTheAir } from './aimed.ts'
import { boxAround, flippedImage, imageOf, turnedImage } from './drawn.ts'
import css from './Floating.module.css'
import { gripOf, pointedAt, stepFrom, turnedFrom, type Way } from './placing.ts'
import { useDesk } from './seat.tsx'
import { id } from './seen.ts'
import { useSteering } from './steering.ts'

const WAYS: { readonly [key: string]: Way } = {
  ArrowUp: 'up',
  ArrowDown: 'down',
  ArrowLeft: 'left',
  ArrowRight: 'right',
}
/** So far a finger goes before it drags. Pixels. */
const DRAG_FROM = 6
/** The piece rides up and left of the finger, which would hide it. Cells. */
const ABOVE_FINGER = 1

const cellsMove = (cells: Mask): KingdomRushMove => ({ do: 'cells', cells })

interface FloatingProps {
  readonly air: InTheAir
  /** Cells under the pointer where it may not lie; null: it lies where it may. */
  readonly stopped: Mask | null
  onStopped(cells: Mask | null): void
}

export function Floating({ air, stopped, onStopped }: FloatingProps) {
  const { texts, view, reader, leadsTo, refusalOf } = useDesk()
  const { aim, onAim, answer, askWhy } = useTable()
  const steering = useSteering(air)
  const { places, cells, move } = air
  const box = useRef<HTMLDivElement>(null)
  const finger = useRef<{ readonly x: number; readonly y: number; dragged: boolean } | null>(null)
  // Always aimed at, and again once a button has been looked at: the primary puts it down where it lies, and the forecast knows it.
  const aimless = aim === null
  // biome-ignore lint/correctness/useExhaustiveDependencies: whoever aims at nothing aims at this
  useEffect(() => onAim(stopped === null ? move : null, undefined, id.aim), [move, stopped, aimless, onAim])
  useWheel(box, (back) => steering.put(turnedFrom(places, cells, back)))

  const refusalAt = (under: Mask) => {
    const tried = cellsMove(under)
    const rule = refusalOf(tried)
    return rule === null ? null : { move: tried, rule }
  }
  const cellAt = (event: { readonly clientX: number; readonly clientY: number }): At => {
    const { left, top, width, height } = (box.current as HTMLDivElement).getBoundingClientRect()
    return [((event.clientY - top) / height) * SIDE - 0.5, ((event.clientX - left) / width) * SIDE - 0.5]
  }
  const follow = (at: At) => {
    const pointed = pointedAt(places, cells, at)
    if (pointed.legal) steering.carry(pointed.cells)
    onStopped(pointed.legal ? null : pointed.cells)
    return pointed
  }
  const why = (under: Mask) => {
    const refusal = refusalAt(under)
    if (refusal && box.current) askWhy(refusal, box.current)
  }
  /** A piece that may not lie so says which rule it is. */
  const denied = (image: Mask) => () => why(pointedAt([], image, gripOf(cells)).cells)
  useBoardKeys({
    r: steering.turn ?? denied(turnedImage(imageOf(cells))),
    f: steering.flip ?? denied(flippedImage(imageOf(cells))),
    n: steering.next,
  })
  const down = (event: PointerEvent) => {
    finger.current =
      event.pointerType === 'mouse' ? null : { x: event.clientX, y: event.clientY, dragged: false }
    // It goes on where the finger leaves the tray.
    if (finger.current) box.current?.setPointerCapture(event.pointerId)
  }
  const drag = (event: PointerEvent) => {
    if (event.pointerType === 'mouse') return void follow(cellAt(event))
    const start = finger.current
    if (!start) return
    start.dragged ||= Math.hypot(event.clientX - start.x, event.clientY - start.y) > DRAG_FROM
    const [row, column] = cellAt(event)
    if (start.dragged) follow([row - ABOVE_FINGER, column - ABOVE_FINGER])
  }
  /** A drag ends where the piece lies; it is the next tap, or the button, that puts it down. */
  const lift = () => {
    if (finger.current?.dragged && stopped !== null) why(stopped)
    onStopped(null)
  }
  const press = (event: MouseEvent) => {
    // A key or a screen reader presses the piece itself.
    if (event.detail === 0) return
    event.stopPropagation()
    if (finger.current?.dragged) return
    const at = cellAt(event)
    const pointed = pointedAt(places, cells, at)
    if (!finger.current) {
      if (pointed.legal) answer(cellsMove(pointed.cells))
      else why(pointed.cells)
    } else if (isOn(cells, at)) answer(move)
    else if (pointed.legal) steering.put(pointed.cells)
    else why(pointed.cells)
  }
  const steer = (event: KeyboardEvent) => {
    const way = WAYS[event.key]
    if (!way) return
    event.preventDefault()
    event.stopPropagation()
    onStopped(null)
    steering.put(stepFrom(places, cells, way))
  }
  const shown = stopped ?? cells
  const [top, left, height, width] = boxAround(shown)
  const place = { '--top': top, '--left': left, '--height': height, '--width': width } as CSSProperties
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the piece inside has the role and the name
    <div
      ref={box}
      className={css.air}
      data-stopped={stopped === null ? undefined : ''}
      onPointerDown={down}
      onPointerMove={drag}
      onPointerUp={lift}
      onPointerLeave={(event) => event.pointerType === 'mouse' && onStopped(null)}
      onPointerCancel={() => onStopped(null)}
      onClickCapture={press}
      onKeyDown={steer}
      onContextMenu={(event) => {
        event.preventDefault()
        // What is the same mirrored is turned at least.
        if (!finger.current) (steering.flip ?? steering.turn)?.()
      }}
    >
      <AirFace tray={air.tray} cells={shown} stopped={stopped !== null} places={places} />
      <Piece
        id={id.aim}
        place
        move={stopped === null ? move : null}
        refusal={stopped === null ? null : refusalAt(stopped)}
        consequence={leadsTo(move)}
        label={texts.move(view, move, reader)}
        className={css.target}
        style={place}
      />
    </div>
  )
}

/** Within the square around it: the hole of a corner is part of it for a finger. */
function isOn(cells: Mask, [row, column]: At): boolean {
  const [top, left, height, width] = boxAround(cells)
  const across = column >= left - 0.5 && column <= left + width - 0.5
  return across && row >= top - 0.5 && row <= top + height - 0.5
}

/** Pixels of the wheel for one turn: a touchpad sends many small ones. */
const NOTCH = 40

/** Listened to by hand: what the page would scroll otherwise. */
function useWheel(box: { readonly current: HTMLElement | null }, turn: (back: boolean) => void): void {
  const latest = useRef(turn)
  latest.current = turn
  useEffect(() => {
    const element = box.current
    let sum = 0
    const roll = (event: WheelEvent) => {
      // With Ctrl the page is zoomed.
      if (event.ctrlKey) return
      event.preventDefault()
      sum += event.deltaY
      if (Math.abs(sum) < NOTCH) return
      latest.current(sum < 0)
      sum = 0
    }
    element?.addEventListener('wheel', roll, { passive: false })
    return () => element?.removeEventListener('wheel', roll)
  }, [box])
}
