/** A named group of pieces: one tab stop, arrow keys inside. Legal answers are tab stops of their own, and first. */
import { type CSSProperties, type KeyboardEvent, type ReactNode, useRef } from 'react'
import { nearest, type Way } from './roving.ts'

const WAYS: { readonly [key: string]: Way } = {
  ArrowLeft: 'left',
  ArrowRight: 'right',
  ArrowUp: 'up',
  ArrowDown: 'down',
}

export interface ZoneProps {
  /** Becomes `data-zone`: flights to a pile or a purse land here. */
  readonly id: string
  /** "Your side, east village". */
  readonly label: string
  /** `group`, or `listbox` for a hand. */
  readonly role?: string | undefined
  readonly className?: string | undefined
  readonly style?: CSSProperties | undefined
  readonly children?: ReactNode
}

export function Zone({ id, label, role = 'group', className, style, children }: ZoneProps) {
  const ref = useRef<HTMLDivElement>(null)

  const steer = (event: KeyboardEvent<HTMLDivElement>) => {
    const way = WAYS[event.key]
    const zone = ref.current
    const from = document.activeElement
    if (!way || !zone || !from || !zone.contains(from)) return
    const to = nearest(from, [...zone.querySelectorAll<HTMLElement>('[data-stop]')], way)
    event.preventDefault()
    event.stopPropagation()
    to?.focus({ focusVisible: true })
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the role is given, and the keys only move the focus
    // biome-ignore lint/a11y/useAriaPropsSupportedByRole: the role is a group or a listbox
    <div
      ref={ref}
      data-zone={id}
      data-group=""
      role={role}
      aria-label={label}
      className={className}
      style={style}
      onKeyDown={steer}
    >
      {children}
    </div>
  )
}
