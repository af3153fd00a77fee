/** Radix gives the focus back to a dialog's trigger; ours are opened by keys and moves too, so it goes where it was. */
import { useRef } from 'react'

export function useFocusBack() {
  const before = useRef<Element | null>(null)
  return {
    onOpenAutoFocus() {
      before.current = document.activeElement
    },
    onCloseAutoFocus(event: Event) {
      event.preventDefault()
      const { current } = before
      if (current instanceof HTMLElement && current.isConnected) current.focus({ preventScroll: true })
    },
  }
}
