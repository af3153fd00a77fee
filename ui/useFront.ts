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

export function useRoomOf(front: RefObject<HTMLElement | null>): Room {
  const [room, setRoom] = useState(AMPLE)
  useLayoutEffect(() => {
    const box = front.current
    if (!box) return
    const measure = () => {
      const { clientWidth: width, clientHeight: height } = box
      setRoom((known) => (known.width === width && known.height === height ? known : { width, height }))
    }
    measure()
    const watcher = new ResizeObserver(measure)
    watcher.observe(box)
    return () => watcher.disconnect()
  }, [front])
  return room
}
