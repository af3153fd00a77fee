/** The core of a table as it changes: whoever shows it hears of it, and it is kept. */
import type { GameEvent, Seat } from '@duskhall/kernel'
import { type Core, keptOf, shownOf } from './core.ts'
import type { History } from './history.ts'
import type { SeatState } from './seat-source.ts'
import type { LocalTableSetup } from './table-state.ts'
import type { Takers } from './taking-back.ts'
import type { Hearer, Told } from './told.ts'

interface Around {
  readonly setup: LocalTableSetup
  readonly takers: Takers
  tell(history: History, hearer: Hearer): readonly Told[]
  /** The bot that is thinking. */
  thinking(): Seat | null
}

export class LiveCore {
  readonly #around: Around
  readonly #listeners = new Set<() => void>()
  #now: Core
  #state: SeatState
  #saving: Promise<void> = Promise.resolve()

  constructor(around: Around, core: Core) {
    this.#around = around
    this.#now = core
    this.#state = this.#shown()
  }

  get now(): Core {
    return this.#now
  }

  get state(): SeatState {
    return this.#state
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  set(part: Partial<Core>): void {
    this.#now = { ...this.#now, ...part }
    this.#state = this.#shown()
    for (const listener of this.#listeners) listener()
  }

  /** What is shown next as having happened. */
  batch(events: readonly GameEvent[] = []): Core['batch'] {
    return { seq: this.#now.batch.seq + 1, events }
  }

  /** Saves at once: a tab closed in this very moment loses nothing. The store keeps the order of the savings. */
  save(): void {
    const { setup } = this.#around
    const table = keptOf(this.#now, setup)
    if (table.over) setup.onOver?.(table)
    const saving = setup.store.save(table)
    this.#saving = Promise.all([this.#saving, saving]).then(() => {})
  }

  /** Resolves when everything so far is saved. */
  saved(): Promise<void> {
    return this.#saving
  }

  #shown(): SeatState {
    const { takers, tell, thinking } = this.#around
    const { match, history, seat } = this.#now
    return shownOf(this.#now, takers, {
      view: takers.view(match, seat),
      log: tell(history, seat),
      bot: thinking(),
    })
  }
}
