/** The store in IndexedDB: tables apart from their list, so that the list is read without the games, and contents. */
import {
  type ContentStore,
  infoOf,
  type KeptContent,
  newestFirst,
  type SavedTable,
  StoreError,
  storeError,
  type TableInfo,
  type TableStore,
} from './store.ts'

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

function openDatabase(onWaiting: () => void): Promise<IDBDatabase> {
  if (typeof indexedDB === 'undefined') {
    return Promise.reject(new StoreError('blocked', 'This browser has no IndexedDB.'))
  }
  const request = indexedDB.open(NAME, VERSION)
  request.onblocked = onWaiting
  request.onupgradeneeded = ({ oldVersion }) => {
    const { result: database, transaction } = request
    if (oldVersion < 1) {
      database.createObjectStore(TABLES, { keyPath: 'id' })
      database.createObjectStore(LIST, { keyPath: 'id' })
    }
    const contents = database.createObjectStore(CONTENTS, { keyPath: 'id' })
    if (oldVersion === 1 && transaction) noteContents(transaction.objectStore(TABLES), contents)
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
    const record = (cursor.value as Partial<SavedTable>).snapshot?.record
    if (record) contents.put({ id: String(record.content), game: String(record.game) } satisfies KeptContent)
    cursor.continue()
  }
}

export class IndexedDbStore implements TableStore, ContentStore {
  readonly #onWaiting: () => void
  #database: Promise<IDBDatabase> | null = null
  /** Contents that this page has kept; one is not written again with every move. */
  readonly #kept = new Set<string>()

  /** `onWaiting` is called when an older page in another tab holds the store, until that tab is closed. */
  constructor(onWaiting: () => void) {
    this.#onWaiting = onWaiting
  }

  async #open(): Promise<IDBDatabase> {
    try {
      const database = await openDatabase(this.#onWaiting)
      // A newer page in another tab wants to rearrange the store; this one must not keep it waiting.
      database.onversionchange = () => {
        database.close()
        this.#database = null
      }
      return database
    } catch (error) {
      this.#database = null
      throw storeError(error)
    }
  }

  async #boxes(mode: IDBTransactionMode) {
    this.#database ??= this.#open()
    const database = await this.#database
    // Relaxed: what is written outlives the page at once. To wait for the disk would let savings pile up behind each
    // other, and a page that closes takes those with it that have not begun.
    const transaction = database.transaction([TABLES, LIST, CONTENTS], mode, { durability: 'relaxed' })
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

  async list(): Promise<TableInfo[]> {
    const { list } = await this.#boxes('readonly')
    return (await done<TableInfo[]>(list.getAll())).sort(newestFirst)
  }
  async load(id: string): Promise<SavedTable | null> {
    const { tables } = await this.#boxes('readonly')
    return (await done<SavedTable | undefined>(tables.get(id))) ?? null
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
  async remove(id: string): Promise<void> {
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
    const kept = await done<KeptContent[]>(contents.getAll())
    return kept.filter(({ file }) => file === undefined)
  }
  async keepContent(content: KeptContent): Promise<void> {
    const { contents, commit } = await this.#boxes('readwrite')
    contents.put(content)
    await commit()
  }
}
