/**
 * Stands between the hall and a store that may fail at any moment. What cannot be kept is held here, tried again and
 * again, and shown among the games meanwhile; nobody who saves has to think of it.
 */
import { readTable } from './entries.ts'
import { signal } from './signal.ts'
import type { Stash } from './stash.ts'
import type { EntryKey, KeptContent, Listing, Store } from './store.ts'
import { StoreError, storeError } from './store-error.ts'
import { infoOf, newestFirst, type SavedTable, type TableInfo } from './tables.ts'

export interface KeeperNews {
  /** Why nothing can be kept now; null when all is kept (again). */
  trouble(error: StoreError | null): void
  /** What was not kept for a while is kept now. */
  savedAgain(): void
  /** The list may be another one than before. */
  changed(): void
}

/** The newest that is known of a table and not kept yet. */
type Change = { readonly table: SavedTable; readonly file?: unknown } | { readonly gone: EntryKey }

/** Milliseconds until it is tried again, after one failure, after two, and so on. */
const DELAYS = [50, 400, 1000, 2000, 4000, 8000]
/** A store that has not answered for so long is in trouble. */
const PATIENCE = 8000

/** Failures that another try a moment later does not cure: they are said at once. */
const LASTING: readonly StoreError['kind'][] = ['full', 'blocked', 'waiting', 'newer']

export class Keeper {
  readonly #store: Store
  readonly #stash: Stash
  readonly #news: KeeperNews
  readonly #unsaved = new Map<EntryKey, Change>()
  /** The table at which somebody sits here, and how it was saved last: it is saved anew when the store was lost. */
  #seated: string | null = null
  #last: Change | null = null
  #known: Listing = { games: [], damaged: [] }
  #trouble: StoreError | null = null
  #failures = 0
  /** Whether something was not kept for a while, and whether all of that lies in the stash. */
  #missed = false
  #secured = true
  #timer: ReturnType<typeof setTimeout> | null = null
  #flushing = false
  /** Resolves when there is trouble: whoever saves need not wait any longer then. */
  #troubled = signal()

  constructor(store: Store, stash: Stash, news: KeeperNews) {
    this.#store = store
    this.#stash = stash
    this.#news = news
  }

  /** Whether something would be lost if the page closed now. */
  get atRisk(): boolean {
    return this.#trouble !== null && this.#unsaved.size > 0 && !this.#secured
  }

  /** Resolves when it is kept, or held because it cannot be kept yet. */
  save(table: SavedTable, file?: unknown): Promise<void> {
    const change = { table, file }
    if (table.id === this.#seated) this.#last = change
    return this.#hold(table.id, change)
  }

  remove(id: EntryKey): Promise<void> {
    if (id === this.#seated) this.#last = null
    if (typeof id === 'string') this.#stash.drop(id)
    return this.#hold(id, { gone: id })
  }

  /** Somebody sits down at a table, or at none any more. */
  sit(id: string | null): void {
    this.#seated = id
    this.#last = null
  }

  /** The table goes on elsewhere: what is not kept of it here is kept as another game, and never over the newer one. */
  async setAside(id: string, copy: string): Promise<void> {
    const change = this.#unsaved.get(id)
    this.sit(null)
    if (!change || 'gone' in change || !this.#trouble) return
    this.#unsaved.delete(id)
    this.#stash.drop(id)
    await this.#hold(copy, { ...change, table: { ...change.table, id: copy } })
  }

  async list(): Promise<Listing> {
    try {
      this.#known = await this.#patiently(this.#store.list())
      this.#worked()
      this.#recover()
    } catch (error) {
      this.#failed(error)
    }
    return this.#withUnsaved(this.#known)
  }

  /** The newest that is known of a table, as it lies there. */
  async load(id: EntryKey): Promise<unknown> {
    const change = this.#unsaved.get(id)
    if (change) return 'gone' in change ? null : structuredClone(change.table)
    const stashed = typeof id === 'string' ? this.#stash.get(id) : null
    try {
      const kept = await this.#read(() => this.#store.load(id))
      const known = readTable(kept)
      return stashed && (!known || isNewer(stashed.table, infoOf(known))) ? stashed.table : kept
    } catch (error) {
      if (stashed) return stashed.table
      throw error
    }
  }

  async content(id: string): Promise<KeptContent | null> {
    for (const change of this.#unsaved.values()) {
      if ('gone' in change || change.table.snapshot.record.content !== id || change.file === undefined)
        continue
      return { id, game: change.table.game, file: change.file }
    }
    return this.#read(() => this.#store.content(id))
  }

  /** The connection is gone, and perhaps what was kept with it. */
  lost(): void {
    if (this.#seated && this.#last && !this.#unsaved.has(this.#seated))
      this.#unsaved.set(this.#seated, this.#last)
    this.#failed(new StoreError('failed', 'The connection to the store was lost.'))
  }

  /** Another page holds the store. */
  waits(): void {
    this.#failed(new StoreError('waiting', 'Another tab holds the store in an older version.'))
  }

  async #hold(id: EntryKey, change: Change): Promise<void> {
    this.#unsaved.set(id, change)
    // While the store waits for another tab, whatever is held is kept as soon as it opens.
    if (this.#trouble?.kind === 'waiting') return this.#secure()
    await Promise.race([this.#write(id, change), this.#troubled.given])
  }

  /** Whether it was kept in time; what is late is still heard of when it comes. */
  async #write(id: EntryKey, change: Change): Promise<boolean> {
    const writing =
      'gone' in change ? this.#store.remove(change.gone) : this.#store.save(change.table, change.file)
    const kept = writing.then(
      () => this.#kept(id, change),
      (error) => this.#failed(error),
    )
    const late = signal()
    void this.#patiently(kept, late.give)
    await Promise.race([kept, late.given])
    return this.#unsaved.get(id) !== change
  }

  /** The same answer; it is said when it does not come for long. */
  #patiently<T>(answer: Promise<T>, onLate = () => {}): Promise<T> {
    const timer = setTimeout(() => {
      onLate()
      if (this.#trouble?.kind !== 'waiting')
        this.#failed(new StoreError('failed', 'The store does not answer.'), true)
    }, PATIENCE)
    return answer.finally(() => clearTimeout(timer))
  }

  #kept(id: EntryKey, change: Change): void {
    if (this.#unsaved.get(id) === change) {
      this.#unsaved.delete(id)
      // Also what an earlier page left there: it may have come further than what was taken back since.
      if ('table' in change) this.#stash.drop(change.table.id)
    }
    if ('gone' in change) this.#store.tidy().catch(() => {})
    this.#worked()
  }

  /** One more try for a question that can be asked again. */
  async #read<T>(ask: () => Promise<T>): Promise<T> {
    try {
      const first = this.#patiently(ask())
      const answer = await first.catch((error: unknown) => {
        if (LASTING.includes(storeError(error).kind)) throw error
        this.#store.reopen()
        return ask()
      })
      this.#worked()
      return answer
    } catch (error) {
      this.#failed(error)
      throw storeError(error)
    }
  }

  /** `said`: it is told at once. Else one failure is mended without a word. */
  #failed(error: unknown, said = false): void {
    const problem = storeError(error)
    this.#failures++
    this.#secure()
    const isNews = problem.kind !== this.#trouble?.kind
    if (isNews && (said || LASTING.includes(problem.kind) || this.#failures > 1)) {
      this.#trouble = problem
      this.#news.trouble(problem)
    }
    if (this.#trouble) this.#troubled.give()
    // An older page that holds the store lets go of it by itself; to ask again would only make the queue longer.
    if (problem.kind !== 'waiting') this.#tryLater()
  }

  #tryLater(): void {
    if (this.#timer !== null) return
    const delay = DELAYS[Math.min(this.#failures, DELAYS.length) - 1]
    this.#timer = setTimeout(() => {
      this.#timer = null
      void this.#again()
    }, delay)
  }

  /** Whatever is not kept goes where a reload finds it. */
  #secure(): void {
    const tables = [...this.#unsaved.values()].filter((change) => 'table' in change)
    if (tables.length > 0) this.#missed = true
    this.#secured = tables.map((change) => this.#stash.put(change)).every(Boolean)
  }

  async #again(): Promise<void> {
    if (this.#trouble) this.#store.reopen()
    if (this.#unsaved.size > 0) return this.#flush()
    try {
      await this.#patiently(this.#store.list())
      this.#worked()
    } catch (error) {
      this.#failed(error)
    }
  }

  async #flush(): Promise<void> {
    if (this.#flushing) return
    this.#flushing = true
    const tries = [...this.#unsaved].map(([id, change]) => this.#write(id, change))
    const kept = await Promise.all(tries)
    this.#flushing = false
    if (kept.every(Boolean)) this.#worked()
    // The time set by the first of them to fail may have come and gone while another was still on its way.
    else if (this.#trouble?.kind !== 'waiting') this.#tryLater()
  }

  /** The store has answered: the rest of what is held is kept too, and then all is well. */
  #worked(): void {
    if (this.#failures === 0 || this.#flushing) return
    if (this.#unsaved.size > 0) {
      void this.#flush()
      return
    }
    const { trouble, missed } = { trouble: this.#trouble, missed: this.#missed }
    this.#failures = 0
    this.#trouble = null
    this.#troubled = signal()
    this.#missed = false
    if (trouble) this.#news.trouble(null)
    if (trouble && missed) this.#news.savedAgain()
    this.#news.changed()
  }

  /** What a page left behind that could not save goes where it belongs, unless the game has gone on since. */
  #recover(): void {
    for (const { table, file } of this.#stash.all()) {
      if (this.#unsaved.has(table.id)) continue
      const listed = this.#known.games.find(({ id }) => id === table.id)
      if (listed && !isNewer(table, listed)) this.#stash.drop(table.id)
      else void this.#hold(table.id, { table, file })
    }
  }

  #withUnsaved({ games, damaged }: Listing): Listing {
    const held = [...this.#unsaved.values()]
    const isHeld = ({ id }: { readonly id: EntryKey }) => this.#unsaved.has(id)
    const infos = held.flatMap((change) => ('gone' in change ? [] : [infoOf(change.table)]))
    return {
      games: [...games.filter((game) => !isHeld(game)), ...infos].sort(newestFirst),
      damaged: damaged.filter((entry) => !isHeld(entry)),
    }
  }
}

/** Whether a table has come further than what is kept of it; clocks jump, so its moves count too. */
function isNewer(table: SavedTable, kept: TableInfo): boolean {
  return table.saved > kept.saved || infoOf(table).moves > kept.moves
}
