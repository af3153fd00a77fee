/** The map in its frame. It can be made larger by two fingers, keys or buttons, never smaller than fits, and follows what is aimed at. */
import { tooltip, useBoardKeys } from '@duskhall/ui'
import { type CSSProperties, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { Battlefield, useField } from './Battlefield.tsx'
import { cornerFor } from './corner.ts'
import { isWhole } from './layout.ts'
import css from './MapView.module.css'
import { usePinch } from './pinch.ts'
import { useDesk } from './seat.tsx'
import { id } from './seen.ts'

/** Times the size that fits. */
const MOST = 2.5
const STEP = 1.35
/** A little more than fits is no zoom. */
const FITS = 1.04

export function MapView({ cell }: { readonly cell: number }) {
  const { scenario, words, aimedCard, reachable } = useDesk()
  const field = useField()
  const frame = useRef<HTMLDivElement>(null)
  const [zoom, setZoom] = useState(1)
  const size = Math.round(cell * zoom)
  // Fingers move faster than anything is drawn: each step goes on from the one before.
  const zoomBy = (factor: number) =>
    setZoom((now) => {
      const next = Math.min(MOST, Math.max(1, now * factor))
      return factor < 1 && next < FITS ? 1 : next
    })
  const larger = zoom < MOST ? () => zoomBy(STEP) : null
  const smaller = zoom > 1 ? () => zoomBy(1 / STEP) : null
  useBoardKeys({ '+': larger, '=': larger, '-': smaller, '−': smaller })
  const centre = usePinch(frame, zoomBy)
  const whole = isWhole(cell) && zoom === 1
  useStill(frame, size, whole, centre)
  useFollowing(frame, whole ? null : (aimedCard ?? reachable[0] ?? null))
  const corner = cornerFor(scenario.ground, field)
  const style = { '--cell': `${size}px` } as CSSProperties
  return (
    <div className={css.frame} data-zoomed={zoom > 1 ? '' : undefined}>
      <div ref={frame} className={css.map}>
        <Battlefield cell={size}>
          {corner && zoom === 1 && larger && (
            <button
              type="button"
              className={css.corner}
              data-corner={corner}
              style={style}
              aria-label={words.larger}
              onClick={larger}
            >
              +
            </button>
          )}
        </Battlefield>
      </div>
      {zoom > 1 && (
        <div className={css.buttons}>
          <button
            type="button"
            aria-label={words.larger}
            // It keeps the focus, and says why it does no more.
            aria-disabled={!larger}
            aria-description={larger ? undefined : words.largest}
            {...tooltip(larger ? words.larger : words.largest)}
            onClick={() => larger?.()}
          >
            +
          </button>
          <button type="button" aria-label={words.smaller} onClick={() => smaller?.()}>
            −
          </button>
        </div>
      )}
    </div>
  )
}

/** What lay between the fingers, or in the middle, stays there while the map grows. */
function useStill(
  frame: { readonly current: HTMLElement | null },
  size: number,
  whole: boolean,
  centre: { readonly current: { readonly x: number; readonly y: number } | null },
): void {
  const before = useRef(size)
  useLayoutEffect(() => {
    const element = frame.current
    const ratio = size / before.current
    before.current = size
    // Nothing is cropped: to ask where it lies would lay out the whole page in the middle of its drawing.
    if (!element || whole || ratio === 1) return
    const box = element.getBoundingClientRect()
    const at = centre.current
    const x = at ? at.x - box.left : box.width / 2
    const y = at ? at.y - box.top : box.height / 2
    element.scrollLeft = (element.scrollLeft + x) * ratio - x
    element.scrollTop = (element.scrollTop + y) * ratio - y
  }, [frame, size, whole, centre])
}

/** A map that is cropped shows the tray that is aimed at. */
function useFollowing(frame: { readonly current: HTMLElement | null }, card: number | null): void {
  useEffect(() => {
    const element = frame.current
    const tray = card === null ? null : element?.querySelector(`[data-piece="${id.tray(card)}"]`)
    if (!element || !tray) return
    const [box, there] = [element.getBoundingClientRect(), tray.getBoundingClientRect()]
    const out =
      there.left < box.left || there.right > box.right || there.top < box.top || there.bottom > box.bottom
    if (!out) return
    element.scrollLeft += there.left + there.width / 2 - box.left - box.width / 2
    element.scrollTop += there.top + there.height / 2 - box.top - box.height / 2
  }, [frame, card])
}
