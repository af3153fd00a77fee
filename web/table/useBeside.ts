/** Something that stands beside an element of the table: placed once it has a size, and again when the window changes. */
import { type RefObject, useLayoutEffect, useRef, useState } from 'react'
import type { Box, Size } from './placing.ts'

export function useBeside<Place>(
  anchor: Element,
  put: (anchor: Box, size: Size, screen: Size) => Place,
): { readonly ref: RefObject<HTMLDivElement | null>; readonly place: Place | null } {
  const ref = useRef<HTMLDivElement>(null)
  const [place, setPlace] = useState<Place | null>(null)
  const latest = useRef(put)
  latest.current = put
  useLayoutEffect(() => {
    const measure = () => {
      // Its own size, whatever it is shown at.
      const { offsetWidth: width = 0, offsetHeight: height = 0 } = ref.current ?? {}
      const screen = { width: innerWidth, height: innerHeight }
      setPlace(latest.current(anchor.getBoundingClientRect(), { width, height }, screen))
    }
    measure()
    addEventListener('resize', measure)
    return () => removeEventListener('resize', measure)
  }, [anchor])
  return { ref, place }
}
