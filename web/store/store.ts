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

export interface TableStore {
  list(): Promise<TableInfo[]>
  load(id: string): Promise<SavedTable | null>
  /** Keeps a table, and with it the file of its content, so that it goes on with the cards it began with. */
  save(table: SavedTable, contentFile?: unknown): Promise<void>
  /** The content of a table outlives it: it is small, and others may play with it. */
  remove(id: string): Promise<void>
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
 * Thrown when nothing can be kept; `kind` says whether it is for lack of room or of leave, or because another tab
 * has the store open for another version of this page.
 */
export class StoreError extends Error {
  override name = 'StoreError'
  readonly kind: 'full' | 'blocked' | 'versions' | 'failed'

  constructor(kind: StoreError['kind'], message: string) {
    super(message)
    this.kind = kind
  }
}

/** What the browser's own error means. */
export function storeError(error: unknown): StoreError {
  if (error instanceof StoreError) return error
  const name = error instanceof Error ? error.name : ''
  const message = error instanceof Error ? error.message : String(error)
  if (name === 'QuotaExceededError') return new StoreError('full', message)
  if (name === 'VersionError') return new StoreError('versions', message)
  if (['SecurityError', 'InvalidStateError', 'UnknownError', 'NotAllowedError'].includes(name))
    return new StoreError('blocked', message)
  return new StoreError('failed', message)
}

/** Keeps tables as long as the page is open: where the browser keeps nothing, and in tests. */
export class MemoryStore implements TableStore, ContentStore {
  readonly #tables = new Map<string, string>()
  readonly #contents = new Map<string, string>()

  async list(): Promise<TableInfo[]> {
    return [...this.#tables.values()].map((text) => infoOf(JSON.parse(text))).sort(newestFirst)
  }
  async load(id: string): Promise<SavedTable | null> {
    const text = this.#tables.get(id)
    return text ? JSON.parse(text) : null
  }
  async save(table: SavedTable, contentFile?: unknown): Promise<void> {
    this.#tables.set(table.id, JSON.stringify(table))
    const { game, content: id } = table.snapshot.record
    if (contentFile !== undefined) await this.keepContent({ id, game, file: contentFile })
  }
  async remove(id: string): Promise<void> {
    this.#tables.delete(id)
  }
  async content(id: string): Promise<KeptContent | null> {
    const text = this.#contents.get(id)
    return text ? JSON.parse(text) : null
  }
  async missingContents(): Promise<KeptContent[]> {
    return [...this.#contents.values()]
      .map((text): KeptContent => JSON.parse(text))
      .filter(({ file }) => file === undefined)
  }
  async keepContent(content: KeptContent): Promise<void> {
    this.#contents.set(content.id, JSON.stringify(content))
  }
}

export function newestFirst(a: TableInfo, b: TableInfo): number {
  return b.saved - a.saved
}
