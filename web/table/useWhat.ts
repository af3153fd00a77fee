/** "What is this?": asked by pointing, by the focus that rests on a thing, and by a finger that does. */
import { onLongPress } from '@duskhall/ui'
import { useEffect, useRef } from 'react'
import { type AskedBy, type Dictionary, type Explained, explainedAt } from './what.ts'

/** Milliseconds. */
const POINTED = 600
const FOCUSED = 900

export interface Asking extends Dictionary {
  /** False where nobody means what lies under the pointer. */
  points(): boolean
  show(what: Explained, by: AskedBy): void
}

const elementOf = (target: EventTarget | null) => (target instanceof Element ? target : null)

/** The end of a long press is no tap. */
function swallowTap(): void {
  const over = new AbortController()
  const { signal } = over
  const swallow = (event: Event) => {
    event.preventDefault()
    event.stopPropagation()
  }
  for (const name of ['click', 'contextmenu']) addEventListener(name, swallow, { capture: true, signal })
  // The tap comes right after the finger has gone; the next touch is another one.
  addEventListener('pointerup', () => setTimeout(() => over.abort(), 50), { signal })
  addEventListener('pointerdown', () => over.abort(), { capture: true, signal })
}

export function useWhat(asking: Asking): void {
  const latest = useRef(asking)
  latest.current = asking
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    let meant: Element | null = null
    const forget = () => {
      clearTimeout(timer)
      meant = null
    }
    const after = (ms: number, what: Explained | null, by: AskedBy) => {
      if (what?.anchor === meant) return
      forget()
      if (!what) return
      meant = what.anchor
      timer = setTimeout(() => latest.current.show(what, by), ms)
    }
    const found = (target: EventTarget | null) => explainedAt(elementOf(target), latest.current)
    const point = ({ pointerType, target }: PointerEvent) => {
      if (pointerType === 'mouse') after(POINTED, latest.current.points() ? found(target) : null, 'pointing')
    }
    const focus = ({ target }: FocusEvent) => {
      if (elementOf(target)?.matches('[data-stop]:focus-visible')) after(FOCUSED, found(target), 'focus')
    }
    const press = ({ pointerType, target }: PointerEvent) => {
      forget()
      const what = pointerType === 'touch' ? found(target) : null
      if (!what) return
      onLongPress(() => {
        swallowTap()
        latest.current.show(what, 'press')
      })
    }
    addEventListener('pointerover', point)
    addEventListener('pointerdown', press, true)
    addEventListener('focusin', focus)
    addEventListener('focusout', forget)
    addEventListener('keydown', forget, true)
    return () => {
      forget()
      removeEventListener('pointerover', point)
      removeEventListener('pointerdown', press, true)
      removeEventListener('focusin', focus)
      removeEventListener('focusout', forget)
      removeEventListener('keydown', forget, true)
    }
  }, [])
}
