/**
 * Radix hides from screen readers what lies under a dialog, but nothing that is live, even where it is told to be silent:
 * the log and the question would be read as if they belonged to the dialog. While it is open, they are hidden too.
 */
import { useEffect } from 'react'

export function useAlone(): void {
  useEffect(() => {
    const silent = document.querySelectorAll('[aria-live="off"]:not([aria-hidden], [role="dialog"] *)')
    for (const element of silent) element.setAttribute('aria-hidden', 'true')
    return () => {
      for (const element of silent) element.removeAttribute('aria-hidden')
    }
  }, [])
}
