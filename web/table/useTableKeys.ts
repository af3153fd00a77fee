/** The keys of the table: Esc, Enter, Z, S, 1 to 9, and Space held. */
import type { Move } from '@duskhall/kernel'
import { type RefObject, useEffect, useRef } from 'react'
import { isHeldAnswer, isTableKey } from './plain-keys.ts'

export interface TableKeys {
  readonly stage: RefObject<HTMLElement | null>
  readonly live: boolean
  readonly aim: Move | null
  answer(move: Move): void
  onEscape(): void
  undo(): void
  skip(): void
  /** Ends the turn, where that is legal; left out where it is not. */
  readonly endTurn: (() => void) | null
}

const HOLD = 400

/** Nothing that could be pressed has the focus: the page, or the question as a whole. */
function isIdle(target: EventTarget | null): boolean {
  return target instanceof Element && target.matches('body, main, [data-prompt]')
}

export function useTableKeys(keys: TableKeys): void {
  const latest = useRef(keys)
  latest.current = keys
  useEffect(() => {
    let hold: ReturnType<typeof setTimeout> | undefined
    let ended = false
    /** Wherever the focus is: a short press of Space is for what has it, a long one for the table. */
    const holdSpace = () => {
      ended = false
      clearTimeout(hold)
      if (!latest.current.endTurn) return
      hold = setTimeout(() => {
        ended = latest.current.endTurn !== null
        latest.current.endTurn?.()
      }, HOLD)
    }
    const down = (event: KeyboardEvent) => {
      const { stage, live, aim, answer, onEscape, undo, skip } = latest.current
      // A key held down since the question before does not answer this one.
      if (event.repeat || !isTableKey(event)) return
      // What was asked about lies open, and is put down first.
      if (event.key === 'Escape') {
        if (!event.defaultPrevented) onEscape()
      } else if (event.key === 'z') undo()
      else if (event.key === 's') skip()
      else if (event.key === 'Enter' && isIdle(event.target) && live && aim) answer(aim)
      else if (event.key === ' ' && live) {
        if (isIdle(event.target)) event.preventDefault()
        holdSpace()
      } else if (/^[1-9]$/.test(event.key)) {
        const hand = stage.current?.querySelectorAll<HTMLElement>('[role=listbox] [data-stop]')
        const card = hand?.[Number(event.key) - 1]
        card?.focus({ focusVisible: true })
        card?.click()
      }
    }
    const up = (event: KeyboardEvent) => {
      if (event.key !== ' ') return
      clearTimeout(hold)
      if (!ended) return
      // It has ended the turn: what has the focus takes it for no press of its own.
      ended = false
      event.preventDefault()
      event.stopImmediatePropagation()
    }
    // First of all, for buttons and dialogs too: what they would take for a press was meant for what went before.
    const held = (event: KeyboardEvent) => {
      if (!isHeldAnswer(event)) return
      event.preventDefault()
      event.stopImmediatePropagation()
    }
    addEventListener('keydown', held, true)
    addEventListener('keydown', down)
    addEventListener('keyup', up, true)
    return () => {
      clearTimeout(hold)
      removeEventListener('keydown', held, true)
      removeEventListener('keydown', down)
      removeEventListener('keyup', up, true)
    }
  }, [])
}
