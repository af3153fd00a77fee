/**
 * The contract between the page and a room of a game: a page of its own beside the table, such as a campaign or an
 * editor. It stands in `games/<id>/rooms/<room>/index.tsx`, which exports a `RoomModule` as default, and is loaded when
 * somebody goes there. The game's window names it (`GameWindow.rooms`); its address is `#/<game>/<room>`, and whatever
 * follows is the room's own (`rest`). The page draws the bar on top with the ways to the hall and to the other rooms.
 */
import type { GameTexts, Language, Outcome, Table } from '@duskhall/kernel'
import { type ComponentType, useSyncExternalStore } from 'react'
import type { Arrangement } from './arrangement.ts'

/** A way into a room, as the hall shows it. */
export interface RoomDoor {
  /** The name of its folder. */
  readonly id: string
  /** An icon of the hall's own sprite. */
  readonly icon: string
  readonly words: { readonly [L in Language]: string }
  /** The game is learnt there: what the hall writes beside its button to play. */
  readonly learn?: { readonly [L in Language]: string }
}

/** What a room keeps in this browser: one plain datum. It outlives the page, and other tabs hear of every change. */
export interface Drawer {
  /** As it lies there, perhaps written by another version: whoever reads it checks it. Null where there is none. */
  readonly now: unknown
  onChange(listener: () => void): () => void
  /** Puts another datum in the place of what lies there now, also where another tab has changed it meanwhile. */
  change(next: (before: unknown) => unknown): void
}

/** What lies in a drawer, in a component. */
export function useDrawer(drawer: Drawer): unknown {
  const now = () => drawer.now
  return useSyncExternalStore(drawer.onChange, now, now)
}

/** Somebody at a table that a room lays. */
export type RoomPlayer = { readonly kind: 'person' } | { readonly kind: 'bot'; readonly level?: string }

/** To which room a table belongs; it is kept with the table. */
export interface RoomMark {
  readonly room: string
  /** The room's own word for it, at most 200 letters: which campaign, which scenario. */
  readonly word: string
  /** It went back to a moment of another game of that room. */
  readonly branched?: boolean
}

export interface RoomTable {
  /** By seat: the first person is whoever reads. */
  readonly players: readonly RoomPlayer[]
  readonly options: unknown
  /** The file of the content, where it is not the one in the box. */
  readonly content?: unknown
  readonly seed?: string
  /** What its result is told with; left out: it is nobody's business. */
  readonly word?: string
  /** The name of a lesson to begin with (`games/<id>/lessons`). */
  readonly lesson?: string
}

/** How a table of a room has ended. It is told once to the room's drawer of results, also when it was not open then. */
export interface RoomResult {
  /** The name of the table. */
  readonly table: string
  readonly word: string
  readonly branched: boolean
  readonly options: unknown
  /** Null where somebody gave up. */
  readonly outcome: Outcome | null
  /** The table at its end, as a room may read it; results that were told before it was kept have none. */
  readonly state?: unknown
}

/** A whole game between bots, played beside the page. */
export interface BotGame {
  readonly seats: number
  /** A level of the bots; all seats alike. */
  readonly level: string
  readonly options: unknown
  readonly seed: string
  readonly content?: unknown
}

export interface BotGameEnd {
  readonly outcome: Outcome
  /** The table at its end. */
  readonly state: Table
}

/** What a room may ask of the page. */
export interface RoomDesk {
  readonly drawer: Drawer
  /** A list of `RoomResult`: the room takes out what it has entered. */
  readonly results: Drawer
  /** How the reader is called; empty where they have said no name. */
  readonly name: string
  /** Lays a table and goes there; where that is not possible, the page says why, and it resolves to false. */
  play(table: RoomTable): Promise<boolean>
  /** Goes to another address of this room; `replace`: without a step in the browser's history. */
  goTo(rest: string, replace?: boolean): void
  /** A sentence that comes and goes; a warning is read out at once. */
  tell(text: string, tone?: 'plain' | 'warning'): void
  /** Said to whoever listens to the page, and not shown. */
  say(text: string): void
  saveFile(name: string, text: string): void
  /** Lets the reader choose a file; null where they choose none. Rejects where it cannot be read. */
  chooseFile(): Promise<string | null>
  /** An address of this room that brings a text along, and the text that `rest` of such an address brings. */
  linkWith(text: string): Promise<string>
  textIn(rest: string): Promise<string>
  /** Puts a text where others can paste it; false where the browser does not let us. */
  copy(text: string): Promise<boolean>
  /** Plays a game between bots in a worker; a signal calls it off. Several at once wait for each other. */
  playOut(game: BotGame, signal?: AbortSignal): Promise<BotGameEnd>
}

export interface RoomProps {
  readonly lang: Language
  /** The game's words in that language; a room casts them to its own richer type. */
  readonly texts: GameTexts
  readonly arrangement: Arrangement
  readonly reducedMotion: boolean
  /** Whether single letters and digits may do something. */
  readonly shortcuts: boolean
  /** What follows the room in the address. */
  readonly rest: string
  readonly desk: RoomDesk
}

/** What comes after a game of a room: where it is, and what the way there is called. */
export interface RoomNext {
  /** What follows the room in the address. */
  readonly rest: string
  readonly label: string
}

export interface RoomModule {
  readonly Room: ComponentType<RoomProps>
  /** What a game that is over leads to, for its end screen: the next scenario of a campaign; null where nothing follows. */
  next?(
    result: Pick<RoomResult, 'word' | 'branched' | 'options' | 'outcome'>,
    lang: Language,
  ): RoomNext | null
}
