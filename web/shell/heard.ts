/** A value that the whole page shares, and that is heard of when it changes. */
import { useSyncExternalStore } from 'react'

export class Heard<T> {
  #now: T
  readonly #listeners = new Set<() => void>()

  constructor(first: T) {
    this.#now = first
  }

  get now(): T {
    return this.#now
  }

  put(next: T): void {
    this.#now = next
    for (const listener of this.#listeners) listener()
  }

  /** The answer ends it. */
  onChange = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }
}

export function useHeard<T>(heard: Heard<T>): T {
  const now = () => heard.now
  return useSyncExternalStore(heard.onChange, now, now)
}
