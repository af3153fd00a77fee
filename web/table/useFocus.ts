/** The focus is never lost: after a move by keyboard it goes to the first answer of the next question. */
import { type RefObject, useEffect } from 'react'

let byKeyboard = false

export function watchInput(): void {
  addEventListener(
    'keydown',
    (event) => {
      if (['Tab', 'Enter', ' ', 'Escape', 'z'].includes(event.key) || event.key.startsWith('Arrow'))
        byKeyboard = true
    },
    true,
  )
  addEventListener(
    'pointerdown',
    () => {
      byKeyboard = false
    },
    true,
  )
}

export function useFocus(
  stage: RefObject<HTMLElement | null>,
  live: boolean,
  question: number | undefined,
): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new question is the reason
  useEffect(() => {
    if (!live || !byKeyboard || document.querySelector('[role=dialog]')) return
    const active = document.activeElement
    const stays = active instanceof HTMLElement && active !== document.body && active.isConnected
    if (stays && active.matches('[data-legal], [data-answer]')) return
    if (stays && !stage.current?.contains(active) && !active.closest('section')) return
    const first =
      stage.current?.querySelector<HTMLElement>('[data-legal]') ??
      document.querySelector<HTMLElement>('[data-answer]')
    first?.focus({ preventScroll: true, focusVisible: true })
  }, [stage, live, question])
}
