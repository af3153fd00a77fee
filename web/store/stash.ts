/**
 * The last resort for what the store does not take: another storage of the browser, which a reload and even the end of
 * the browser leave alone. It has room for a few games.
 */
import { readTable } from './entries.ts'
import type { SavedTable } from './tables.ts'

const PREFIX = 'duskhall-unsaved-'

interface Stashed {
  readonly table: SavedTable
  readonly file?: unknown
}

export interface Stash {
  /** Whether there was room for it. */
  put(stashed: Stashed): boolean
  get(id: string): Stashed | null
  drop(id: string): void
  all(): Stashed[]
}

type Area = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>

/** `area` may throw: the browser decides whether anything can be kept there. */
export function stashIn(area: () => Area): Stash {
  const tried = <T>(otherwise: T, ask: () => T): T => {
    try {
      return ask()
    } catch {
      return otherwise
    }
  }
  const read = (text: string | null): Stashed | null =>
    tried(null, () => {
      const found: unknown = JSON.parse(text ?? 'null')
      const table = readTable(Reflect.get(Object(found), 'table'))
      return table && { table, file: Reflect.get(Object(found), 'file') }
    })
  const get = (id: string) => tried(null, () => read(area().getItem(PREFIX + id)))
  return {
    put: (stashed) =>
      tried(false, () => {
        area().setItem(PREFIX + stashed.table.id, JSON.stringify(stashed))
        return true
      }),
    get,
    drop: (id) => tried(undefined, () => area().removeItem(PREFIX + id)),
    all: () =>
      tried([], () => {
        const names = Array.from({ length: area().length }, (_, at) => area().key(at) ?? '')
        return names
          .filter((name) => name.startsWith(PREFIX))
          .flatMap((name) => get(name.slice(PREFIX.length)) ?? [])
      }),
  }
}
