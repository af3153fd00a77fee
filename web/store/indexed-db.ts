/** The store in IndexedDB: two boxes, so that the list of games is read without the games. */
import {
  infoOf,
  newestFirst,
  type SavedTable,
  StoreError,
  storeError,
  type TableInfo,
  type TableStore,
} from './store.ts'

const NAME = 'duskhall'
const TABLES = 'tables'
const LIST = 'list'

function done<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(storeError(request.error))
  })
}

function openDatabase(): Promise<IDBDatabase> {
  if (typeof indexedDB === 'undefined') {
    return Promise.reject(new StoreError('blocked', 'This browser has no IndexedDB.'))
  }
  const request = indexedDB.open(NAME, 1)
  request.onupgradeneeded = () => {
    request.result.createObjectStore(TABLES, { keyPath: 'id' })
    request.result.createObjectStore(LIST, { keyPath: 'id' })
  }
  return done(request)
}

export class IndexedDbStore implements TableStore {
  #database: Promise<IDBDatabase> | null = null

  async #boxes(mode: IDBTransactionMode) {
    this.#database ??= openDatabase().catch((error) => {
      this.#database = null
      throw storeError(error)
    })
    const database = await this.#database
    // Relaxed: what is written outlives the page at once. To wait for the disk would let savings pile up behind each
    // other, and a page that closes takes those with it that have not begun.
    const transaction = database.transaction([TABLES, LIST], mode, { durability: 'relaxed' })
    const committed = new Promise<void>((resolve, reject) => {
      transaction.oncomplete = () => resolve()
      transaction.onabort = () => reject(storeError(transaction.error))
    })
    // A read does not wait for its end; nobody else hears of its failure then.
    committed.catch(() => {})
    return {
      tables: transaction.objectStore(TABLES),
      list: transaction.objectStore(LIST),
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
  async save(table: SavedTable): Promise<void> {
    const { tables, list, commit } = await this.#boxes('readwrite')
    tables.put(table)
    list.put(infoOf(table))
    await commit()
  }
  async remove(id: string): Promise<void> {
    const { tables, list, commit } = await this.#boxes('readwrite')
    tables.delete(id)
    list.delete(id)
    await commit()
  }
}
