/** A store for tests that lasts as long as they do, and one that fails when it is told to. */
import { damagedEntry, readInfo, readTable } from '../entries.ts'
import type { EntryKey, KeptContent, Listing, Store } from '../store.ts'
import { infoOf, newestFirst, type SavedTable } from '../tables.ts'

export class MemoryStore implements Store {
  readonly #tables = new Map<EntryKey, string>()
  readonly #contents = new Map<string, string>()

  async list(): Promise<Listing> {
    const found = [...this.#tables].map(([id, text]) => ({ id, value: JSON.parse(text) }))
    const tables = found.flatMap(({ value }) => readTable(value) ?? [])
    const damaged = found.filter(({ value }) => readTable(value) === null)
    return {
      games: tables
        .map(infoOf)
        .flatMap((info) => readInfo(info) ?? [])
        .sort(newestFirst),
      damaged: damaged.map(({ id, value }) => damagedEntry(id, value)),
    }
  }
  async load(id: EntryKey): Promise<unknown> {
    const text = this.#tables.get(id)
    return text ? JSON.parse(text) : null
  }
  async save(table: SavedTable, contentFile?: unknown): Promise<void> {
    this.#tables.set(table.id, JSON.stringify(table))
    const { game, content: id } = table.snapshot.record
    if (contentFile !== undefined) await this.keepContent({ id, game, file: contentFile })
  }
  async remove(id: EntryKey): Promise<void> {
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
  async tidy(): Promise<void> {}
  reopen(): void {}
  /** Everything is gone, as when somebody clears what a site has kept. */
  clear(): void {
    this.#tables.clear()
    this.#contents.clear()
  }
}
