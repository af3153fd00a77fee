/** After the bots were not waited for: what they did stays until the next press. */
import { type RefObject, useEffect, useRef, useState } from 'react'
import type { Recap } from './recap.ts'

/** `hurried` while bots act faster than one can read, `asked` once a person may answer. */
export function useRecap(
  hurried: boolean,
  asked: boolean,
  tell: RefObject<() => Recap | null>,
): Recap | null {
  const missed = useRef(false)
  const [recap, setRecap] = useState<Recap | null>(null)
  useEffect(() => {
    if (hurried) missed.current = true
  }, [hurried])
  useEffect(() => {
    if (!asked || !missed.current) return
    missed.current = false
    setRecap(tell.current())
  }, [asked, tell])
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
