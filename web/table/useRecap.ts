/** What others did, where nobody waited to see it or it is always summed up, stays until the next press. */
import { type RefObject, useEffect, useRef, useState } from 'react'
import type { Recap } from './recap.ts'

/**
 * `hurried` while bots act faster than one can read, `always` where they are summed up at any pace; `asked` once a person
 * may answer.
 */
export function useRecap(
  hurried: boolean,
  always: boolean,
  asked: boolean,
  tell: RefObject<() => Recap | null>,
): Recap | null {
  const missed = useRef(false)
  const [recap, setRecap] = useState<Recap | null>(null)
  useEffect(() => {
    if (hurried) missed.current = true
  }, [hurried])
  useEffect(() => {
    if (!asked || !(missed.current || always)) return
    missed.current = false
    setRecap(tell.current())
  }, [asked, always, tell])
  useEffect(() => {
    if (!recap) return
    const close = () => setRecap(null)
    addEventListener('pointerdown', close, true)
    addEventListener('keydown', close, true)
    return () => {
      removeEventListener('pointerdown', close, true)
      removeEventListener('keydown', close, true)
    }
  }, [recap])
  return recap
}
