/** Where a browser keeps the games played in it, and what it keeps beside them. */
import type { SavedTable, TableInfo } from './tables.ts'

/** The cards and boards of a game as a file, kept once for all tables that play with them. */
export interface KeptContent {
  readonly id: string
  readonly game: string
  /** Missing where a table names a content that was not kept with it: older saves. */
  readonly file?: unknown
}

/** What lies under a name that is no string in a damaged store. */
export type EntryKey = IDBValidKey

/** An entry that cannot be read as a game: it is shown, and can be taken away or removed. */
export interface DamagedEntry {
  readonly id: EntryKey
  /** What can still be read of it. */
  readonly game: string | null
  readonly saved: number | null
}

/** All games that are kept, newest first, and what is damaged among them. */
export interface Listing {
  readonly games: readonly TableInfo[]
  readonly damaged: readonly DamagedEntry[]
}

/** Where tables are kept. Everything may fail at any time, by a StoreError. */
export interface Store extends ContentStore {
  list(): Promise<Listing>
  /** What lies under that name, whatever it is. */
  load(id: EntryKey): Promise<unknown>
  /** Keeps a table, and with it the file of its content, so that it goes on with the cards it began with. */
  save(table: SavedTable, contentFile?: unknown): Promise<void>
  remove(id: EntryKey): Promise<void>
  /** Removes the contents that no table plays with any more. */
  tidy(): Promise<void>
  /** The next question opens the store anew. */
  reopen(): void
}

/** Where a table at which somebody plays is saved. It never fails: what cannot be kept yet is held until it can. */
export interface TableStore {
  save(table: SavedTable): Promise<void>
}

export interface ContentStore {
  content(id: string): Promise<KeptContent | null>
  /** Contents that tables name and whose files are missing. */
  missingContents(): Promise<KeptContent[]>
  keepContent(content: KeptContent): Promise<void>
}
