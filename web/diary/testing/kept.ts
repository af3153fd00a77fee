/** A browser's own storage, for as long as a test lasts. */
import { vi } from 'vitest'

export function stubStorage(): Map<string, string> {
  const kept = new Map<string, string>()
  const localStorage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => void kept.set(key, text),
  }
  vi.stubGlobal('window', { localStorage })
  return kept
}
