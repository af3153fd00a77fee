/** A store that fails by chance at every question, before or after it has done what it was asked. */
import type { EntryKey, KeptContent, Listing } from '../store.ts'
import { StoreError } from '../store-error.ts'
import type { SavedTable } from '../tables.ts'
import { MemoryStore } from './memory-store.ts'

export type Fault = StoreError['kind'] | 'silent' | 'after'

export class FaultyStore extends MemoryStore {
  /** What happens to the next question; null: it is answered. */
  next: () => Fault | null

  constructor(next: () => Fault | null = () => null) {
    super()
    this.next = next
  }

  async #try<T>(ask: () => Promise<T>): Promise<T> {
    const fault = this.next()
    // A browser never answers at once.
    await Promise.resolve()
    if (fault === 'silent') return new Promise(() => {})
    if (fault === 'after') {
      await ask()
      throw new StoreError('failed', 'The connection was dropped.')
    }
    if (fault) throw new StoreError(fault, `It is ${fault}.`)
    return ask()
  }

  override list(): Promise<Listing> {
    return this.#try(() => super.list())
  }
  override load(id: EntryKey): Promise<unknown> {
    return this.#try(() => super.load(id))
  }
  override save(table: SavedTable, contentFile?: unknown): Promise<void> {
    return this.#try(() => super.save(table, contentFile))
  }
  override remove(id: EntryKey): Promise<void> {
    return this.#try(() => super.remove(id))
  }
  override content(id: string): Promise<KeptContent | null> {
    return this.#try(() => super.content(id))
  }
  override tidy(): Promise<void> {
    return this.#try(() => super.tidy())
  }
}
