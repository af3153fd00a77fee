/** Two fingers on the map: it grows and shrinks with what lies between them, while one finger scrolls it as ever. */
import { useEffect, useRef } from 'react'

interface Between {
  readonly x: number
  readonly y: number
}

/** Returns where the fingers are, while there are two. */
export function usePinch(
  frame: { readonly current: HTMLElement | null },
  zoomBy: (factor: number) => void,
): { readonly current: Between | null } {
  const centre = useRef<Between | null>(null)
  const latest = useRef(zoomBy)
  latest.current = zoomBy
  useEffect(() => {
    const element = frame.current
    let apart = 0
    const move = (event: TouchEvent) => {
      const [one, other] = event.touches
      if (!one || !other) return
      // Not the page's own zoom, which everything else on it keeps.
      event.preventDefault()
      const now = Math.hypot(one.clientX - other.clientX, one.clientY - other.clientY)
      centre.current = { x: (one.clientX + other.clientX) / 2, y: (one.clientY + other.clientY) / 2 }
      if (apart > 0 && now > 0) latest.current(now / apart)
      apart = now
    }
    const end = ({ touches }: TouchEvent) => {
      if (touches.length > 1) return
      apart = 0
      centre.current = null
    }
    element?.addEventListener('touchmove', move, { passive: false })
    element?.addEventListener('touchend', end)
    element?.addEventListener('touchcancel', end)
    return () => {
      element?.removeEventListener('touchmove', move)
      element?.removeEventListener('touchend', end)
      element?.removeEventListener('touchcancel', end)
    }
  }, [frame])
  return centre
}
