/**
 * Something outside the page that is looked at once, and again only when it says that it has changed. To ask a screen
 * for its size makes the browser lay out the whole page at once, and React asks after every drawing.
 */
export interface Watched<T> {
  now(): T
  /** The answer ends it. */
  watch(listener: () => void): () => void
}

export function watched<T>(look: () => T, listen: (changed: () => void) => void): Watched<T> {
  let known: { readonly value: T } | null = null
  let listening = false
  const listeners = new Set<() => void>()
  return {
    now() {
      if (!listening) {
        listening = true
        listen(() => {
          known = null
          for (const listener of listeners) listener()
        })
      }
      known ??= { value: look() }
      return known.value
    },
    watch(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
