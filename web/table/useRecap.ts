/** What others did, where nobody waited to see it or it is always summed up, stays until the next press or answer. */
import { type RefObject, useCallback, useEffect, useRef, useState } from 'react'
import type { Recap } from './recap.ts'

const PRESSES = ['pointerdown', 'click'] as const

/**
 * `hurried` while bots act faster than one can read, `always` where they are summed up at any pace; `asked` once a person
 * may answer.
 */
export function useRecap(
  hurried: boolean,
  always: boolean,
  asked: boolean,
  /** Which question stands: by the next one something has been done. */
  question: number | undefined,
  tell: RefObject<() => Recap | null>,
): { readonly recap: Recap | null; close(): void } {
  const missed = useRef(false)
  const [recap, setRecap] = useState<Recap | null>(null)
  useEffect(() => {
    if (hurried) missed.current = true
  }, [hurried])
  // biome-ignore lint/correctness/useExhaustiveDependencies: another question ends it
  useEffect(() => setRecap(null), [question])
  useEffect(() => {
    if (!asked || !(missed.current || always)) return
    missed.current = false
    setRecap(tell.current())
  }, [asked, always, tell])
  useEffect(() => {
    if (!recap) return
    const close = (event: Event) => {
      // What stands in it is pressed itself.
      const isEscape = event instanceof KeyboardEvent && event.key === 'Escape'
      if (!isEscape && event.target instanceof Element && event.target.closest('[data-recap] button')) return
      setRecap(null)
    }
    // A click too: whoever speaks to the computer, or reads by ear, presses without a pointer.
    for (const kind of PRESSES) addEventListener(kind, close, true)
    addEventListener('keydown', close, true)
    return () => {
      for (const kind of PRESSES) removeEventListener(kind, close, true)
      removeEventListener('keydown', close, true)
    }
  }, [recap])
  const close = useCallback(() => setRecap(null), [])
  return { recap, close }
}
