/** The games that this browser keeps, as the whole page asks for them. */
import { problem } from '@duskhall/kernel'
import { noteResult } from '../rooms/results.ts'
import { Heard } from '../shell/heard.ts'
import { readTable } from '../store/entries.ts'
import { IndexedDbStore } from '../store/indexed-db.ts'
import { Keeper } from '../store/keeper.ts'
import { stashIn } from '../store/stash.ts'
import type { ContentStore, EntryKey, KeptContent, Listing, TableStore } from '../store/store.ts'
import type { StoreError } from '../store/store-error.ts'
import type { SavedTable, TableInfo } from '../store/tables.ts'
import { knownPlayers, newId } from './people.ts'

function readAgain<T extends TableInfo | SavedTable>(table: T): T {
  return { ...table, players: knownPlayers(table.players, table.game) }
}

export class Hall implements TableStore, ContentStore {
  /** Why nothing can be kept now. */
  readonly trouble = new Heard<StoreError | null>(null)
  /** Rises when the list may be another one by itself. */
  readonly changes = new Heard(0)
  /** Called when what could not be kept is kept now. */
  onSavedAgain: () => void = () => {}
  readonly #contentOf: (table: SavedTable) => unknown
  readonly #store = new IndexedDbStore({
    waiting: () => this.#keeper.waits(),
    lost: () => this.#keeper.lost(),
  })
  readonly #keeper = new Keeper(
    this.#store,
    stashIn(() => window.localStorage),
    {
      trouble: (error) => this.trouble.put(error),
      savedAgain: () => this.onSavedAgain(),
      changed: () => this.changes.put(this.changes.now + 1),
    },
  )

  /** `contentOf` finds the file of a table's content, so that whoever saves one need not think of it. */
  constructor(contentOf: (table: SavedTable) => unknown) {
    this.#contentOf = contentOf
  }

  /** Whether something would be lost if the page closed now. */
  get atRisk(): boolean {
    return this.#keeper.atRisk
  }

  async list(): Promise<Listing> {
    const { games, damaged } = await this.#keeper.list()
    return { games: games.map(readAgain), damaged }
  }
  /** A saved table, or null where there is none. Throws where it is damaged. */
  async load(id: string): Promise<SavedTable | null> {
    const found = await this.#keeper.load(id)
    if (found === null) return null
    const table = readTable(found)
    if (!table || table.id !== id) throw problem('snapshot-damaged', {})
    return readAgain(table)
  }
  /** What lies under that name, whatever it is. */
  raw = (id: EntryKey): Promise<unknown> => this.#keeper.load(id)
  save = (table: SavedTable): Promise<void> => {
    // First: it is written at once, and a page that closes now must not lose what was won.
    noteResult(table)
    return this.#keeper.save(table, this.#contentOf(table))
  }
  remove = (id: EntryKey): Promise<void> => this.#keeper.remove(id)
  sit = (id: string | null): void => this.#keeper.sit(id)
  setAside = (id: string): Promise<void> => this.#keeper.setAside(id, newId())
  content = (id: string): Promise<KeptContent | null> => this.#keeper.content(id)
  missingContents = (): Promise<KeptContent[]> => this.#store.missingContents()
  keepContent = (content: KeptContent): Promise<void> => this.#store.keepContent(content)
}
