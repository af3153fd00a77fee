/**
 * The drawers of rooms: small plain data in the browser's own storage, written at once, so that a page closed in the same
 * moment loses nothing. What cannot be written is held as long as the page is open, and its reader is told so.
 */
import type { Drawer } from '@duskhall/ui'
import { words } from '../i18n/index.ts'
import { toast } from '../shell/toasts.tsx'

type Area = Pick<Storage, 'getItem' | 'setItem'>

export interface DrawerNews {
  /** It could not be written; it is tried again with the next change. */
  unwritten(): void
}

export class KeptDrawer implements Drawer {
  readonly key: string
  readonly #area: () => Area
  readonly #news: DrawerNews
  readonly #listeners = new Set<() => void>()
  /** What is not written yet. */
  #held: { readonly datum: unknown } | null = null
  #read: { readonly text: string | null; readonly datum: unknown } = { text: null, datum: null }

  constructor(key: string, area: () => Area, news: DrawerNews) {
    this.key = key
    this.#area = area
    this.#news = news
  }

  get atRisk(): boolean {
    return this.#held !== null
  }

  /** The same object until something else lies there. */
  get now(): unknown {
    if (this.#held) return this.#held.datum
    const text = this.#text()
    if (text !== this.#read.text) this.#read = { text, datum: parsed(text) }
    return this.#read.datum
  }

  onChange = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  change(next: (before: unknown) => unknown): void {
    const before = this.now
    const datum = next(before)
    if (datum === before) return
    try {
      this.#keepUnread()
      this.#area().setItem(this.key, JSON.stringify(datum))
      this.#held = null
    } catch {
      this.#held = { datum }
      this.#news.unwritten()
    }
    this.heard()
  }

  /** Another tab may have written. */
  heard(): void {
    for (const listener of this.#listeners) listener()
  }

  /** A damaged text is laid aside before something is written over it: somebody may still make sense of it. */
  #keepUnread(): void {
    const text = this.#text()
    if (text !== null && text !== 'null' && parsed(text) === null)
      this.#area().setItem(`${this.key}-unread`, text)
  }

  #text(): string | null {
    try {
      return this.#area().getItem(this.key)
    } catch {
      return null
    }
  }
}

function parsed(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null')
  } catch {
    // Somebody else's text under our name.
    return null
  }
}

const drawers = new Map<string, KeptDrawer>()

/** The drawer of a room: what it keeps, or the results of its tables. */
export function drawerOf(game: string, room: string, what: 'kept' | 'results'): KeptDrawer {
  return drawerUnder(`duskhall-room-${what}-${game}-${room}`)
}

/** The drawer that is kept under a name. */
export function drawerUnder(key: string): KeptDrawer {
  const known = drawers.get(key)
  if (known) return known
  const unwritten = () => toast(words('rooms.unwritten'), 'warning')
  const drawer = new KeptDrawer(key, () => window.localStorage, { unwritten })
  if (drawers.size === 0)
    globalThis.addEventListener?.('storage', (event) => {
      for (const other of drawers.values()) if (event.key === null || event.key === other.key) other.heard()
    })
  drawers.set(key, drawer)
  return drawer
}

/** Whether something of a room would be lost if the page closed now. */
export function isDrawerAtRisk(): boolean {
  return [...drawers.values()].some(({ atRisk }) => atRisk)
}
