/** The store in IndexedDB: tables apart from their list, so that the list is read without the games, and contents. */
import { damagedEntry, readInfo, readTable } from './entries.ts'
import type { DamagedEntry, EntryKey, KeptContent, Listing, Store } from './store.ts'
import { StoreError, storeError } from './store-error.ts'
import { infoOf, newestFirst, type SavedTable, type TableInfo } from './tables.ts'

const NAME = 'duskhall'
const VERSION = 2
const TABLES = 'tables'
const LIST = 'list'
const CONTENTS = 'contents'

function done<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(storeError(request.error))
  })
}

/** One answer; an entry that cannot be read does not end the questions after others. */
function readable<T>(request: IDBRequest<T>): Promise<unknown> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result)
    request.onerror = (event) => {
      event.preventDefault()
      const { error } = request
      // With the whole transaction it is the store that fails, not the entry.
      if (error?.name === 'AbortError') reject(storeError(error))
      else resolve({ unreadable: String(error) })
    }
  })
}

/** All entries with their names. */
async function entriesOf(box: IDBObjectStore): Promise<(readonly [EntryKey, unknown])[]> {
  const [keys, values] = await Promise.all([done(box.getAllKeys()), readable(box.getAll())])
  if (Array.isArray(values)) return keys.map((key, at) => [key, values[at]])
  // One of them cannot be read, and the others with it unless each is asked for alone.
  return Promise.all(keys.map(async (key) => [key, await readable(box.get(key))] as const))
}

/** The content that a table names, or null where it does not say. */
function contentOf(table: unknown): string | null {
  return readTable(table)?.snapshot.record.content ?? null
}

function openDatabase(onWaiting: () => void): Promise<IDBDatabase> {
  if (typeof indexedDB === 'undefined') {
    return Promise.reject(new StoreError('blocked', 'This browser has no IndexedDB.'))
  }
  const request = indexedDB.open(NAME, VERSION)
  request.onblocked = onWaiting
  request.onupgradeneeded = ({ oldVersion }) => {
    const { result: database, transaction } = request
    // Whatever the number says: somebody else may have opened the store under it, with nothing inside.
    for (const box of [TABLES, LIST, CONTENTS])
      if (!database.objectStoreNames.contains(box)) database.createObjectStore(box, { keyPath: 'id' })
    if (oldVersion === 1 && transaction)
      noteContents(transaction.objectStore(TABLES), transaction.objectStore(CONTENTS))
  }
  return done(request)
}

/** The tables of version 1 have no content beside them: what they name is noted, and filled in by the hall. */
function noteContents(tables: IDBObjectStore, contents: IDBObjectStore): void {
  const request = tables.openCursor()
  request.onsuccess = () => {
    const cursor = request.result
    if (!cursor) return
    // A damaged save must not stand in the way of the others.
    const record = readTable(cursor.value)?.snapshot.record
    if (record) contents.put({ id: record.content, game: record.game } satisfies KeptContent)
    cursor.continue()
  }
}

export interface DatabaseNews {
  /** An older page in another tab holds the store, until that tab is closed. */
  waiting(): void
  /** The connection is gone: the browser has dropped it, or a page in another tab rearranges the store. */
  lost(): void
}

export class IndexedDbStore implements Store {
  readonly #news: DatabaseNews
  #database: Promise<IDBDatabase> | null = null
  /** Contents that this page has kept; one is not written again with every move. */
  readonly #kept = new Set<string>()
  /** Tells other tabs that contents are gone which they may have kept. */
  readonly #tidied = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel('duskhall-tidied')

  constructor(news: DatabaseNews) {
    this.#news = news
    this.#tidied?.addEventListener('message', () => this.#kept.clear())
  }

  reopen(): void {
    const old = this.#database
    this.#forget()
    old?.then(
      (database) => database.close(),
      () => {},
    )
  }

  /** Whatever was kept may be gone with the connection. */
  #forget(): void {
    this.#database = null
    this.#kept.clear()
  }

  async #open(): Promise<IDBDatabase> {
    const opening = openDatabase(this.#news.waiting).then((database) => {
      const lose = () => {
        database.close()
        if (this.#database !== opening) return
        this.#forget()
        this.#news.lost()
      }
      database.onclose = lose
      // A page in another tab wants to rearrange the store; this one must not keep it waiting.
      database.onversionchange = lose
      return database
    })
    opening.catch(() => {
      if (this.#database === opening) this.#forget()
    })
    this.#database = opening
    return opening
  }

  async #boxes(mode: IDBTransactionMode) {
    const database = await (this.#database ?? this.#open())
    // Relaxed: what is written outlives the page at once. To wait for the disk would let savings pile up behind each
    // other, and a page that closes takes those with it that have not begun.
    const transaction = this.#begin(database, mode)
    const committed = new Promise<void>((resolve, reject) => {
      transaction.oncomplete = () => resolve()
      transaction.onabort = () => reject(storeError(transaction.error))
    })
    // A read does not wait for its end; nobody else hears of its failure then.
    committed.catch(() => {})
    return {
      tables: transaction.objectStore(TABLES),
      list: transaction.objectStore(LIST),
      contents: transaction.objectStore(CONTENTS),
      /** Nothing more is to come: it is kept even if the page closes before it has heard so. */
      commit() {
        transaction.commit()
        return committed
      },
    }
  }

  #begin(database: IDBDatabase, mode: IDBTransactionMode): IDBTransaction {
    try {
      return database.transaction([TABLES, LIST, CONTENTS], mode, { durability: 'relaxed' })
    } catch (error) {
      // The connection is closing, or somebody has taken the boxes away: the next question opens it anew.
      this.reopen()
      throw storeError(error)
    }
  }

  async list(): Promise<Listing> {
    const { tables, list } = await this.#boxes('readonly')
    const [listed, keys] = await Promise.all([entriesOf(list), done(tables.getAllKeys())])
    const entries = new Map(listed)
    for (const key of keys) if (!entries.has(key)) entries.set(key, undefined)
    const present = new Set(keys)
    const games: TableInfo[] = []
    const damaged: DamagedEntry[] = []
    for (const [key, entry] of entries) {
      const info = present.has(key) ? readInfo(entry) : null
      if (info) games.push(info)
      else {
        // The list can be mended from the game, the game not from the list.
        const value = present.has(key) ? await this.load(key) : undefined
        const table = readTable(value)
        if (table) games.push(infoOf(table))
        else damaged.push(damagedEntry(key, entry, value))
      }
    }
    return { games: games.sort(newestFirst), damaged }
  }
  async load(id: EntryKey): Promise<unknown> {
    const { tables, list } = await this.#boxes('readonly')
    // What is only in the list is all there is of it.
    const [table, listed] = await Promise.all([readable(tables.get(id)), readable(list.get(id))])
    return table ?? listed ?? null
  }
  async save(table: SavedTable, contentFile?: unknown): Promise<void> {
    const { tables, list, contents, commit } = await this.#boxes('readwrite')
    tables.put(table)
    list.put(infoOf(table))
    const { game, content: id } = table.snapshot.record
    const isNew = contentFile !== undefined && !this.#kept.has(id)
    if (isNew) contents.put({ id, game, file: contentFile } satisfies KeptContent)
    await commit()
    if (isNew) this.#kept.add(id)
  }
  async remove(id: EntryKey): Promise<void> {
    const { tables, list, commit } = await this.#boxes('readwrite')
    tables.delete(id)
    list.delete(id)
    await commit()
  }
  async content(id: string): Promise<KeptContent | null> {
    const { contents } = await this.#boxes('readonly')
    return (await done<KeptContent | undefined>(contents.get(id))) ?? null
  }
  async missingContents(): Promise<KeptContent[]> {
    const { contents } = await this.#boxes('readonly')
    const kept = await entriesOf(contents)
    return kept.flatMap(([id, value]) => {
      const { game, file } = (value ?? {}) as Partial<KeptContent>
      return typeof id === 'string' && typeof game === 'string' && file === undefined ? [{ id, game }] : []
    })
  }
  async keepContent(content: KeptContent): Promise<void> {
    const { contents, commit } = await this.#boxes('readwrite')
    contents.put(content)
    await commit()
  }
  async tidy(): Promise<void> {
    const { tables, contents, commit } = await this.#boxes('readwrite')
    const [kept, games] = await Promise.all([done(contents.getAllKeys()), entriesOf(tables)])
    const named = games.map(([, table]) => contentOf(table))
    // A damaged table may play with any of them: it keeps all.
    const unused = named.includes(null) ? [] : kept.filter((id) => !named.includes(id as string))
    for (const id of unused) contents.delete(id)
    await commit()
    if (unused.length === 0) return
    this.#kept.clear()
    this.#tidied?.postMessage(null)
  }
}
