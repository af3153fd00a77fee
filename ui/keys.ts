/** Keys of a board's own: while it has something for them they go before the page's. */
import { useEffect, useRef } from 'react'
import { useTable } from './table.tsx'

/** What a key does now, by its name in lower case; a key that does nothing now is left to the page. */
export interface BoardKeys {
  readonly [key: string]: (() => void) | null | undefined
}

/** What a press means: with Shift or Caps Lock it means the same. */
export function keyMeant(keys: BoardKeys, { key }: Pick<KeyboardEvent, 'key'>): (() => void) | null {
  return keys[key.toLowerCase()] ?? null
}

export function useBoardKeys(keys: BoardKeys): void {
  const { live, isForTable } = useTable()
  const latest = useRef(keys)
  latest.current = keys
  useEffect(() => {
    if (!live) return
    const press = (event: KeyboardEvent) => {
      const meant = keyMeant(latest.current, event)
      if (!meant || !isForTable(event)) return
      event.preventDefault()
      event.stopImmediatePropagation()
      if (!event.repeat) meant()
    }
    addEventListener('keydown', press, true)
    return () => removeEventListener('keydown', press, true)
  }, [live, isForTable])
}
