/** How much room the front of the table has: measured when the window changes, never when the table does. */
import { createContext, type RefObject, useContext, useLayoutEffect, useState } from 'react'

export interface Room {
  readonly width: number
  readonly height: number
}

/** Where nothing can be measured there is room. */
const AMPLE: Room = { width: 1000, height: 600 }

/** Two boards side by side need so much for spaces that a finger can hit. */
const FOR_TWO = 524

/** Whether two boards fit side by side in the front, each with spaces that a finger can hit. */
export function fitsTwo({ width }: Room): boolean {
  return width >= FOR_TWO
}

const Context = createContext<Room>(AMPLE)

export const FrontProvider = Context.Provider

/** For parts of a board that show more where there is room for it. */
export function useFront(): Room {
  return useContext(Context)
}

/** What the front reckons with once it is measured; `least`: no more height than it has had. */
export function reckoned(known: Room, { width, height }: Room, least: boolean): Room {
  const high = least && known.width === width ? Math.min(known.height, height) : height
  return known.width === width && known.height === high ? known : { width, height: high }
}

/** `steady`: with the least height there was in a window of this size. */
export function useRoomOf(front: RefObject<HTMLElement | null>, steady = false): Room {
  const [room, setRoom] = useState(AMPLE)
  useLayoutEffect(() => {
    const box = front.current
    if (!box) return
    let measuredIn = 0
    const measure = () => {
      const measured = { width: box.clientWidth, height: box.clientHeight }
      const least = steady && measuredIn === innerHeight
      measuredIn = innerHeight
      setRoom((known) => reckoned(known, measured, least))
    }
    measure()
    const watcher = new ResizeObserver(measure)
    watcher.observe(box)
    return () => watcher.disconnect()
  }, [front, steady])
  return room
}
