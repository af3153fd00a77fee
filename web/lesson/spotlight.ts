/** The light of a lesson: what it points at is ringed, and what has nothing to do with it grows dim. It blocks nothing. */

const LIT = '[data-legal], [data-lesson], [data-calls]'

/** Dims the largest parts of the table in which nothing is lit; returns how to light them again. */
export function dimAround(table: Element | null): () => void {
  const dimmed: Element[] = []
  const walk = (element: Element) => {
    for (const child of element.children) {
      if (child.matches(LIT)) continue
      if (child.querySelector(LIT)) walk(child)
      else dimmed.push(child)
    }
  }
  // Where nothing is lit, what is asked for has a button of its own.
  if (table?.querySelector(LIT)) walk(table)
  for (const element of dimmed) element.setAttribute('data-dim', '')
  return () => {
    for (const element of dimmed) element.removeAttribute('data-dim')
  }
}
