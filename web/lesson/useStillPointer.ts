/**
 * While a lesson asks for something, nothing else is aimed at by a pointer that lies still: whoever pressed a button of the
 * caption has not pointed at what comes to lie there afterwards.
 */
import type { Move } from '@duskhall/kernel'
import { useCallback, useEffect, useLayoutEffect, useRef } from 'react'
import { attention } from '../table/attention.ts'

type Aim = (move: Move | null, by?: 'pointing', at?: string) => void

export function useStillPointer(taught: boolean, question: number | undefined, aim: Aim): Aim {
  const looked = useRef(attention())
  /** What the pointer lies on: aimed at as soon as it moves. */
  const below = useRef<(() => void) | null>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: at every question anew
  useLayoutEffect(() => {
    looked.current.rest()
    below.current = null
  }, [taught, question])
  useEffect(() => {
    const move = (event: PointerEvent) => {
      looked.current.pointer(event)
      if (!looked.current.points) return
      below.current?.()
      below.current = null
    }
    addEventListener('pointermove', move, true)
    return () => removeEventListener('pointermove', move, true)
  }, [])
  return useCallback(
    (move, by, at) => {
      below.current = null
      if (taught && move && by === 'pointing' && !looked.current.points) {
        below.current = () => aim(move, by, at)
      } else aim(move, by, at)
    },
    [taught, aim],
  )
}
