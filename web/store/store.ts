/** What the browser keeps of the games played in it. */
import type { Language, Seat, Snapshot } from '@duskhall/kernel'

export interface Player {
  readonly name: string
  readonly kind: 'person' | 'bot'
  /** A level of `bots/`. */
  readonly level?: string
  readonly icon: string
}

export interface SavedTable {
  readonly id: string
  readonly game: string
  readonly players: readonly Player[]
  readonly snapshot: Snapshot
  /** Milliseconds since 1970. */
  readonly started: number
  readonly saved: number
  readonly over: boolean
  /** Who gave up: the game is over without an outcome, and kept as it stood. */
  readonly resigned?: Seat
  /** Who plays together, where seats are not each for themselves; older saves do not say. */
  readonly teams?: readonly (readonly Seat[])[]
  /** Where the game stands, in every language; older saves have one sentence in one of them. */
  readonly caption: Caption | string
}

export type Caption = { readonly [L in Language]: string }

export function captionIn(lang: Language, caption: Caption | string): string {
  return typeof caption === 'string' ? caption : caption[lang]
}

/** What a list of games needs: everything but the table itself. */
export type TableInfo = Omit<SavedTable, 'snapshot'> & { readonly moves: number }

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

export function infoOf({ snapshot, ...rest }: SavedTable): TableInfo {
  return { ...rest, moves: snapshot.record.moves.length }
}

/**
 * Why nothing can be kept: no room, no leave, an older page in another tab that holds the store, a newer one that has
 * rearranged it, or whatever else the browser's store may suffer from.
 */
export class StoreError extends Error {
  override name = 'StoreError'
  readonly kind: 'full' | 'blocked' | 'waiting' | 'newer' | 'failed'

  constructor(kind: StoreError['kind'], message: string) {
    super(message)
    this.kind = kind
  }
}

/** By the name of the browser's own error. Any other (a dropped connection, a broken disk) may be over in a moment. */
const KINDS: { readonly [name: string]: StoreError['kind'] } = {
  QuotaExceededError: 'full',
  VersionError: 'newer',
  SecurityError: 'blocked',
  NotAllowedError: 'blocked',
}

/** What the browser's own error means. */
export function storeError(error: unknown): StoreError {
  if (error instanceof StoreError) return error
  const { name, message } = error instanceof Error ? error : { name: '', message: String(error) }
  return new StoreError(Object.hasOwn(KINDS, name) ? (KINDS[name] ?? 'failed') : 'failed', message)
}

export function newestFirst(a: TableInfo, b: TableInfo): number {
  return b.saved - a.saved
}
