/** P held: whatever lies over the table lets it through. */
import { useEffect } from 'react'
import { isPlainKey } from './plain-keys.ts'

export function usePeek(): void {
  useEffect(() => {
    const root = document.documentElement
    const peek = (event: KeyboardEvent) => {
      if (event.key !== 'p' || !isPlainKey(event)) return
      root.toggleAttribute('data-peek', event.type === 'keydown')
    }
    const stop = () => root.removeAttribute('data-peek')
    addEventListener('keydown', peek)
    addEventListener('keyup', peek)
    addEventListener('blur', stop)
    return () => {
      stop()
      removeEventListener('keydown', peek)
      removeEventListener('keyup', peek)
      removeEventListener('blur', stop)
    }
  }, [])
}
