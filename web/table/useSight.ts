/** What is asked for is in sight: where all answers of a new question lie beyond an edge, the first of them is scrolled to. */
import { type RefObject, useEffect } from 'react'

export function isInSight(
  box: Pick<DOMRect, 'left' | 'top' | 'right' | 'bottom'>,
  screen: { readonly width: number; readonly height: number },
): boolean {
  const x = (box.left + box.right) / 2
  const y = (box.top + box.bottom) / 2
  return x >= 0 && y >= 0 && x <= screen.width && y <= screen.height
}

export function useSight(
  stage: RefObject<HTMLElement | null>,
  live: boolean,
  question: number | undefined,
): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new question is the reason
  useEffect(() => {
    if (!live) return
    // The board may bring another of its parts to the front first.
    const soon = requestAnimationFrame(() => {
      // Where a lesson asks for one of them, it is that one; its button is in sight anyway.
      if (document.querySelector('[data-prompt] [data-shown]')) return
      const answers =
        ['[data-shown]', '[data-asked]', '[data-legal]']
          .map((what) => [...(stage.current?.querySelectorAll(what) ?? [])])
          .find((found) => found.length > 0) ?? []
      const screen = { width: innerWidth, height: innerHeight }
      if (answers.some((answer) => isInSight(answer.getBoundingClientRect(), screen))) return
      answers[0]?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
    })
    return () => cancelAnimationFrame(soon)
  }, [stage, live, question])
}
