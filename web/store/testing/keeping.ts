/** A keeper before a store that fails as it is told to, and what it said. */
import { Keeper } from '../keeper.ts'
import { type Stash, stashIn } from '../stash.ts'
import type { StoreError } from '../store-error.ts'
import type { SavedTable } from '../tables.ts'
import { FaultyStore } from './faulty-store.ts'

/** Storage of a browser, which may be full or forbidden. */
export class Area {
  readonly items = new Map<string, string>()
  room = true
  getItem = (name: string) => this.items.get(name) ?? null
  removeItem = (name: string) => void this.items.delete(name)
  key = (at: number) => [...this.items.keys()][at] ?? null
  setItem(name: string, text: string) {
    if (!this.room) throw new DOMException('No room.', 'QuotaExceededError')
    this.items.set(name, text)
  }
  get length() {
    return this.items.size
  }
}

export function keeping(store = new FaultyStore(), stash: Stash = stashIn(() => new Area())) {
  const told: string[] = []
  const keeper = new Keeper(store, stash, {
    trouble: (error: StoreError | null) => told.push(error?.kind ?? 'well'),
    savedAgain: () => told.push('saved again'),
    changed: () => {},
  })
  return { keeper, store, told }
}

export const movesKept = async (store: FaultyStore, id: string) =>
  ((await store.load(id)) as SavedTable | null)?.snapshot.record.moves.length

/** Longer than whatever the keeper waits for. Milliseconds. */
export const LONG = 120_000
