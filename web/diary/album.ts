/** Lists that grow through the years: small entries in a drawer, each once, read with every check. */
import { drawerUnder, type KeptDrawer } from '../rooms/drawers.ts'

export interface Sort<T> {
  /** The name that the drawer has. */
  readonly key: string
  /** An entry as it was kept or came from a file, perhaps by another version or a broken disk; null where it does not hold. */
  read(entry: unknown): T | null
  /** What there is one of: of two entries with the same name the first stays. */
  nameOf(entry: T): string
  /** By which they are ordered, the smallest first. */
  timeOf(entry: T): number
  /** More are forgotten, the oldest first. */
  readonly most: number
}

export class Album<T> {
  readonly drawer: KeptDrawer
  readonly #sort: Sort<T>
  #read: { readonly datum: unknown; readonly entries: readonly T[] } = { datum: null, entries: [] }

  constructor(sort: Sort<T>) {
    this.#sort = sort
    this.drawer = drawerUnder(sort.key)
  }

  /** The same list until something else lies in the drawer. */
  get entries(): readonly T[] {
    const datum = this.drawer.now
    if (datum !== this.#read.datum) this.#read = { datum, entries: this.listed(datum) }
    return this.#read.entries
  }

  /** What can be read of a list. */
  listed(datum: unknown): readonly T[] {
    const { read, nameOf, timeOf, most } = this.#sort
    const once = new Map<string, T>()
    for (const found of Array.isArray(datum) ? datum : []) {
      const entry = read(found)
      if (entry && !once.has(nameOf(entry))) once.set(nameOf(entry), entry)
    }
    return [...once.values()].sort((a, b) => timeOf(a) - timeOf(b)).slice(-most)
  }

  /** Adds what is not there yet, and returns it. */
  add(entries: readonly T[]): readonly T[] {
    const { nameOf } = this.#sort
    let fresh: readonly T[] = []
    this.drawer.change((before) => {
      // From what lies there now: another tab may have written meanwhile.
      const known = this.listed(before)
      const names = new Set(known.map(nameOf))
      fresh = this.listed(entries).filter((entry) => !names.has(nameOf(entry)))
      return fresh.length === 0 ? before : this.listed([...known, ...fresh])
    })
    return fresh
  }
}
