/** A dialog over the map: the browser keeps the focus inside, and gives it back. */
import { type ReactNode, useEffect, useRef } from 'react'

export interface ModalProps {
  readonly label: string
  readonly className?: string | undefined
  onClose(): void
  readonly children: ReactNode
}

export function Modal({ label, className, onClose, children }: ModalProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    const { current } = dialog
    const back = document.activeElement
    current?.showModal()
    return () => {
      current?.close()
      if (back instanceof HTMLElement) back.focus()
    }
  }, [])
  return (
    <dialog
      ref={dialog}
      className={className}
      aria-label={label}
      data-overlay=""
      onCancel={(event) => {
        event.preventDefault()
        onClose()
      }}
    >
      {children}
    </dialog>
  )
}
