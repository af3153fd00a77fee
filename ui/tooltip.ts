/** A name shown to whoever points at a thing. It is no `title` in the page: a screen reader would say the name twice. */
import type { PointerEvent } from 'react'

export function tooltip(text: string) {
  return {
    onPointerEnter({ currentTarget, pointerType }: PointerEvent<HTMLElement>) {
      if (pointerType === 'mouse') currentTarget.title = text
    },
    onPointerLeave({ currentTarget }: PointerEvent<HTMLElement>) {
      currentTarget.removeAttribute('title')
    },
  }
}
