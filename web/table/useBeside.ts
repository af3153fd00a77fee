/** Something that stands beside an element of the table: placed once it has a size, and again when the window changes. */
import { type RefObject, useLayoutEffect, useRef, useState } from 'react'
import { safeRoom } from '../shell/media.ts'
import type { Box, Size } from './placing.ts'

export function useBeside<Place>(
  anchor: Element,
  put: (anchor: Box, size: Size, screen: Box) => Place,
): { readonly ref: RefObject<HTMLDivElement | null>; readonly place: Place | null } {
  const ref = useRef<HTMLDivElement>(null)
  const [place, setPlace] = useState<Place | null>(null)
  const latest = useRef(put)
  latest.current = put
  useLayoutEffect(() => {
    const measure = () => {
      // Its own size, whatever it is shown at.
      const { offsetWidth: width = 0, offsetHeight: height = 0 } = ref.current ?? {}
      setPlace(latest.current(anchor.getBoundingClientRect(), { width, height }, safeRoom()))
    }
    measure()
    // The table is laid out anew when the window has changed, and drawn with the next picture but one.
    let frame = 0
    const next = (what: () => void) => {
      frame = requestAnimationFrame(what)
    }
    const follow = () => {
      cancelAnimationFrame(frame)
      next(() => next(measure))
    }
    addEventListener('resize', follow)
    return () => {
      cancelAnimationFrame(frame)
      removeEventListener('resize', follow)
    }
  }, [anchor])
  return { ref, place }
}
