/** How large an element is shown: a plot is drawn in its pixels, so that its words stay readable on every screen. */
import { type RefObject, useLayoutEffect, useState } from 'react'
import { flushSync } from 'react-dom'

export function useSize(frame: RefObject<HTMLElement | null>) {
  const [size, setSize] = useState({ width: 720, height: 246 })
  useLayoutEffect(() => {
    if (!frame.current) return
    const watch = new ResizeObserver(([entry]) => {
      if (!entry) return
      const { width, height } = entry.contentRect
      // In the same picture: drawn for the size before, its words would be stretched for a moment.
      flushSync(() => setSize({ width: Math.max(200, width), height: Math.max(80, height) }))
    })
    watch.observe(frame.current)
    return () => watch.disconnect()
  }, [frame])
  return size
}
