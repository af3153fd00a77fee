/** The keys of the table: Esc, Enter, Z, S, 1 to 9, and Space held. */
import type { Move } from '@duskhall/kernel'
import { type RefObject, useEffect, useRef } from 'react'
import { isHeldAnswer, isTableKey } from './plain-keys.ts'

export interface TableKeys {
  readonly stage: RefObject<HTMLElement | null>
  readonly live: boolean
  readonly aim: Move | null
  answer(move: Move): void
  stepBack(): void
  undo(): void
  skip(): void
  endTurn(): void
}

const HOLD = 400

export function useTableKeys(keys: TableKeys): void {
  const latest = useRef(keys)
  latest.current = keys
  useEffect(() => {
    let hold: ReturnType<typeof setTimeout> | null = null
    const down = (event: KeyboardEvent) => {
      const { stage, live, aim, answer, stepBack, undo, skip, endTurn } = latest.current
      // A key held down since the question before does not answer this one.
      if (event.repeat || !isTableKey(event)) return
      const onBody = event.target === document.body
      if (event.key === 'Escape') stepBack()
      else if (event.key === 'z') undo()
      else if (event.key === 's') skip()
      else if (event.key === 'Enter' && onBody && live && aim) answer(aim)
      else if (event.key === ' ' && onBody && live) {
        event.preventDefault()
        hold = setTimeout(endTurn, HOLD)
      } else if (/^[1-9]$/.test(event.key)) {
        const hand = stage.current?.querySelectorAll<HTMLElement>('[role=listbox] [data-stop]')
        const card = hand?.[Number(event.key) - 1]
        card?.focus({ focusVisible: true })
        card?.click()
      }
    }
    const up = (event: KeyboardEvent) => {
      if (event.key === ' ' && hold) clearTimeout(hold)
    }
    // First of all, for buttons and dialogs too: what they would take for a press was meant for what went before.
    const held = (event: KeyboardEvent) => {
      if (!isHeldAnswer(event)) return
      event.preventDefault()
      event.stopImmediatePropagation()
    }
    addEventListener('keydown', held, true)
    addEventListener('keydown', down)
    addEventListener('keyup', up)
    return () => {
      removeEventListener('keydown', held, true)
      removeEventListener('keydown', down)
      removeEventListener('keyup', up)
    }
  }, [])
}
