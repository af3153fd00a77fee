/**
 * The contract between the page and a game's board. The page (web/) owns the match, the prompt bar, the log, undo,
 * saving and motion; a board (games/<id>/board/) shows one seat's view and turns gestures into answers. Read this
 * file first: everything else in ui/ serves it.
 *
 * How a choice is made, at every table:
 * - The rules ask in small parts. Choosing a tile IS an answer (`deploy`), choosing its space is the next one
 *   (`place`). A board therefore needs no state of its own for "what is selected": it reads it from the question
 *   and the agenda of the view. Cancel and Esc take the last part back (an undo up to the fence);
 *   a click on another tile answers that part with it instead, and a click on the one picked drops it.
 * - What glows is exactly `view.question.moves`; what is dim and can be asked "why not?" is exactly
 *   `refusals`. A board never computes legality.
 * - Give every thing a `<Piece>` (a space too, as `place`) with the move it answers with; the kit then does hover and
 *   focus preview, click-click, touch (first tap aims, second commits), drag and drop, keyboard and "why not?".
 * - Legal moves without a place on the table (pass, decline, which coins) are named by `BoardModule.isButton` and
 *   appear as buttons in the prompt bar.
 *
 * Parts that boards are made of, beside `<Piece>` and `<Zone>`; `useTable()` gives what only they need of the page
 * (the settings, to answer, to ask why not):
 * - `makeDesk` (desk.tsx): what every part of a board reads. It finds the moves and refusals of the question by their
 *   target and gives a piece all it answers with: `<Piece {...answering(id)} />`.
 * - `<Tabletop>` (Tabletop.tsx): the places of a table, for every room there is (arrangement.ts). A board fills them all
 *   alike; what it shows less of where there is little room it decides by `arrangement`, and its styles by the attributes
 *   `[data-arrangement="low"]` and, for tall, tiny and low together, `[data-small]` of the page's frame. No media queries.
 * - `previewBefore` (ahead.ts): the table after an aimed move. `courseBy` (course.ts): the story of a game.
 * - `Ending`, `Returns` (ending.ts): the end in the game's own pictures, and the ways back from a defeat.
 * - `Interludes` (interlude.ts): what happens by itself and is shown step by step before anybody is asked again.
 * - `flightsBy`, `placesBy` (flights.ts): what flies and what flashes for which event; a board lists only what the
 *   convention does not say.
 * - `useBoardKeys` (keys.ts): letters of the board's own, which go before the page's while they do something.
 * - `Hints`, `Partners` (help.ts): what somebody might do, and what bots mean to do, in words and on the table.
 * - `Sounds` (sounds.ts): which event is which sound, or silent; every event of the game has its line.
 * - `<Piles>`, `<PileButton>`, `<PilePanel>` (pile/): piles with their counts, and what lies in the one looked into.
 * - `<WholeCard>` (card/): a card with every word on it. `<Hand>`: the own cards. `<WindowScene>`: the hall's window.
 * Their colours and sizes are custom properties that a board sets; each style sheet begins with a list of them.
 */
import type {
  GameEvent,
  GameTexts,
  Heard,
  Language,
  Move,
  Reader,
  Refusal,
  Seat,
  Table,
  View,
} from '@duskhall/kernel'
import type { ComponentType } from 'react'
import type { Arrangement } from './arrangement.ts'
import type { Ending, Returns } from './ending.ts'
import type { Help, Hints, Partners } from './help.ts'
import type { Interludes, Watching } from './interlude.ts'
import type { RoomDoor } from './room.ts'
import type { SeatInfo } from './seats.ts'
import type { Sounds } from './sounds.ts'

export type { SeatInfo, Shape } from './seats.ts'
export type { Language }

export interface TableSettings {
  /** Pieces cross-fade instead of flying; nothing breathes, shakes or bursts. */
  readonly reducedMotion: boolean
  /** Print a letter on everything that a colour tells. */
  readonly letters: boolean
  /** Ask before every move. */
  readonly confirmMoves: boolean
  /** Let the player answer what `autoAnswer` would answer for them. */
  readonly askEverything: boolean
}

/** The last part of a chain, while it can be answered otherwise: what was answered, and what could be instead. */
export interface Exchange<M extends Move> {
  readonly given: M
  readonly moves: readonly M[]
}

// biome-ignore lint/suspicious/noExplicitAny: the registry holds boards of any game
export interface BoardProps<S extends Table = any, M extends Move = any> {
  /** What the seat in front of the screen may know, with its question and legal moves. */
  readonly view: View<S, M>
  /** What looks possible and is not, with the rule behind it. */
  readonly refusals: readonly Refusal<M>[]
  /** The rule that forbids one answer, for boards with more of them than a list could hold; null where none does. */
  refusalOf(move: M): string | null
  readonly seats: readonly SeatInfo[]
  readonly lang: Language
  /** The game's words in that language; a board casts them to its own richer type. */
  readonly texts: GameTexts<S, M>
  /** Who reads: the seat that is "you" and the names of all. */
  readonly reader: Reader
  /** The room there is; `<Tabletop>` puts a board's parts where it has them. */
  readonly arrangement: Arrangement
  /** False in a replay, while others think, and behind a dialog: nothing can be answered. */
  readonly live: boolean
  /** The last part of the chain, while another answer may take its place: a click on another tile picks that one. */
  readonly exchange?: Exchange<M> | null | undefined
  /** The legal move that is hovered, focused or tapped once: show its result (ghost, striped gauge, "+2"). */
  readonly aim: M | null
  onAim(move: M | null): void
  /**
   * For answers composed of several clicks within one question (Evil Corp.'s upkeep): whatever the board wants to
   * remember. The page forgets it with the question and when the player cancels. `onAim` the composed move, so
   * that the primary button can confirm it.
   */
  readonly draft: unknown
  onDraft(draft: unknown): void
  /** The step that is being shown of what happens by itself; null while the table is played. */
  readonly watching?: Watching | null
  /** The hint that is looked at and what partners announce; none in a replay. */
  readonly help?: Help<S, M> | null | undefined
}

/** One tracker for all games: "Round 4  [Day] Night". */
export interface Phase {
  readonly title: string
  /** "R4", for the bar of small arrangements. */
  readonly short?: string
  readonly steps: readonly { readonly id: string; readonly label: string; readonly icon?: string }[]
  /** The id of the step that is on. */
  readonly now: string
}

/**
 * A thing that flies. `from` and `to` are values of `data-piece` or `data-zone`; the piece is looked for on both
 * sides of the move, so one that disappears into a bag flies as it looked before.
 */
export interface Flight {
  /** A thing with the same name wherever it is seen: it flies from and to itself, and by the zones where it is not. */
  readonly piece?: string
  readonly from: string
  readonly to: string
  /** Turn face mid-way; left out: a `piece` does that was not seen before. */
  readonly turn?: boolean
  /** What left is what flies, whatever lies at the other end: a coin out of a purse, a token onto a pawn. */
  readonly leaves?: boolean
}

/** A blow that falls on a thing or a place, and what it takes in a word: "−2". */
export interface Impact {
  /** A value of `data-piece` or `data-zone`; what was struck may be gone by then. */
  readonly at: string
  readonly text?: string
}

/** One card, tile or demon of the box, for previews, log and gallery. */
export interface CardInfo {
  readonly id: string
  readonly name: string
  /** What it does, in words, line by line. */
  readonly text: readonly string[]
  /** Filter name → value, both in words: `{ Colour: 'Red', Power: 'Passive' }`. */
  readonly facets: { readonly [filter: string]: string }
  /** How many are in the box. */
  readonly count: number
  /** The words of the glossary that explain it: "group.term". */
  readonly terms?: readonly string[]
  readonly provenance: 'rulebook' | 'source' | 'reconstructed'
}

/** L in the gallery, XL with every word on it. */
export type CardSize = 'L' | 'XL'

export interface CardProps {
  readonly id: string
  readonly size: CardSize
  readonly lang: Language
  /** Identity of the table's content. */
  readonly content: string
}

/** A measure of the course of the game: one number per line at each moment. */
export interface Measure<S extends Table> {
  readonly id: string
  label(lang: Language): string
  values(s: S): readonly number[]
  /** Top of the plot, when the rules know one. */
  readonly max?: number
  /** Whole things are counted: what is done of the next one tells who is ahead, and is not drawn. */
  readonly whole?: true
  /** Of its line, where there is only one. */
  readonly colour?: string
}

/** Something that happened at a moment, drawn on the course. */
export interface CourseMark {
  readonly icon: string
  readonly label: string
}

// biome-ignore lint/suspicious/noExplicitAny: the registry holds boards of any game
export interface Course<S extends Table, E extends GameEvent = any> {
  /** Rises when a new point is due (the round, the turn). */
  moment(s: S): number
  momentLabel(moment: number, lang: Language): string
  /** One line per seat or team. */
  lines(s: S): readonly { readonly seats: readonly Seat[] }[]
  readonly measures: readonly Measure<S>[]
  /**
   * Where a moment is planned as a whole: whether its plan is made at this table. Left out: every action is a decision of its
   * own when a game is looked at afterwards.
   */
  plannedAt?(s: S): boolean
  /** What stands out on the plot: at most one thing for each event. */
  mark?(event: E, lang: Language): CourseMark | null
  /** A sentence for what one move did to the course, with a weight; the heaviest are the turning points. */
  turningPoint(
    before: S,
    after: S,
    events: readonly E[],
    seats: readonly SeatInfo[],
    lang: Language,
  ): { readonly text: string; readonly weight: number } | null
}

/** What an event has changed on the table: whose things, and which, by `data-piece` or `data-zone`. */
export interface Changed {
  readonly owner: Seat
  readonly at: readonly string[]
}

/** Answers one after another: each is asked for when the one before is given, until there is none. */
export interface Run<S extends Table, M extends Move> {
  readonly label: string
  next(view: View<S, M>): M | null
  /** Whether it goes on once what one of its answers asks is answered, by the player or by others. */
  waits?(view: View<S, M>): boolean
}

/** What `games/<id>/board/index.ts` exports as default; loaded only when that game is opened. */
// biome-ignore lint/suspicious/noExplicitAny: the registry holds boards of any game
export interface BoardModule<S extends Table = any, M extends Move = any, E extends GameEvent = any> {
  readonly Board: ComponentType<BoardProps<S, M>>
  phase(view: View<S, M>, lang: Language): Phase
  /**
   * Line 2 of the prompt: what this legal move would lead to, in one sentence without a full stop at risk of
   * being cut ("terror +2 (−3 to −1) and you loot 2 gold"). Empty when there is nothing to say.
   */
  consequence(view: View<S, M>, move: M, seats: readonly SeatInfo[], lang: Language): string
  /** Legal moves that have no place on the table and become buttons of the prompt bar. */
  isButton(view: View<S, M>, move: M): boolean
  /** The same in two or three words, for the button that confirms what is aimed at: "Deploy here"; null: the whole label. */
  verb?(view: View<S, M>, move: M, lang: Language): string | null
  /** Several answers that one press gives, shown as buttons of the prompt bar: "Play all". */
  runs?(view: View<S, M>, lang: Language): readonly Run<S, M>[]
  /**
   * The move that ends the turn, if one is legal: Space held answers it. It is also the move that
   * `confirm` guards most often.
   */
  endTurn?(view: View<S, M>): M | null
  /** A question to ask before this move is sent ("You can still attack for 7. End anyway?"), or null. */
  confirm(view: View<S, M>, move: M, seats: readonly SeatInfo[], lang: Language): string | null
  /** An answer that the page may give for the player unless the settings say ask; null: ask. */
  autoAnswer(view: View<S, M>): M | null
  /**
   * A part of a chain that Esc can take back: true while the question that stands follows from the player's own
   * last move (a space for the chosen tile). The page then shows Cancel.
   */
  isChained(view: View<S, M>): boolean
  /** What leaving this draft is called where it composes no answer: "Back to your Realm"; left out: Cancel. */
  leaving?(view: View<S, M>, draft: unknown, lang: Language): string
  /** Letters that do something on this board (`useBoardKeys`), and what: help names them. */
  keys?(lang: Language): readonly (readonly [key: string, does: string])[]
  /** What flies for this event; `after` is the view the events led to. */
  flights(event: Heard<E>, after: View<S, M>): readonly Flight[]
  /** What is struck by this event: it bursts, shakes, and loses a number that flies off. */
  impacts?(event: Heard<E>, after: View<S, M>): readonly Impact[]
  /**
   * What this event has brought or changed: it is marked until its reader has done something, and what others did to
   * the reader's own things is told first. Boards that say so have a summary of the others' turns at any pace.
   */
  changes?(event: Heard<E>, after: View<S, M>): Changed | null
  /** Events that only say by what means something is done; a summary tells what came of it. */
  readonly means?: readonly E['e'][]
  /** `data-piece` or `data-zone` to flash when a log line about this event is pointed at. */
  placeOf(event: Heard<E>): string | null
  /** What is heard of which event; null where it is silent. */
  readonly sounds: Sounds<E>
  readonly cards: {
    list(content: string, lang: Language): readonly CardInfo[]
    readonly Card: ComponentType<CardProps>
  }
  /**
   * Which words of the glossary ("group.term") explain a thing, itself first: by its `data-piece` or `data-zone`, `prompt` for
   * the question that stands, `phase-…` for a step of the phase. What has no name of its own carries `data-what`.
   */
  termsOf?(view: View<S, M>, id: string): readonly string[]
  /** What the glossary names, as the table shows it, small: by "group.term". */
  readonly pictures?: { readonly [term: string]: ComponentType }
  /** What happens by itself and is shown step by step: a Night, the end of a turn. */
  readonly interludes?: Interludes<S, M, E>
  /** What somebody might do, in words and on the table: a game whose knowledge gives advice has them. */
  readonly hints?: Hints<S, M>
  /** Bots that play with people say what they mean to do, and leave alone what is kept for others. */
  readonly partners?: Partners<S, M>
  readonly course: Course<S, E>
  /** Three telling numbers of a seat for the end screen. `events` are all of the game's, unredacted. */
  tally(
    s: S,
    events: readonly E[],
    seat: Seat,
    lang: Language,
  ): readonly { readonly label: string; readonly value: number }[]
  /**
   * The headline of the end screen in the game's own words: "Champion of the year". Where all play together it is that of a
   * defeat too.
   */
  headline(s: S, lang: Language): string
  /** Whom a seat plays, in a word: told of the seats that one screen switches between. */
  plays?(view: View<S, M>, seat: Seat, lang: Language): string | null
  /** What the end screen shows of this game beside what it shows of every one. */
  readonly ending?: Ending<S, E>
  /** To which moments a lost game can go back; left out where that would be unfair. */
  readonly returns?: Returns<S>
}

/** What the hall shows of a game before anything of it is loaded: small, and always in the first page. */
export interface GameWindow {
  readonly seats: { readonly min: number; readonly max: number }
  /** All play together against the game: bots are partners. */
  readonly together?: boolean
  readonly minutes: number
  /** The light in the window. */
  readonly accent: string
  /** An icon of the hall's own sprite for lists. */
  readonly emblem: string
  readonly words: { readonly [L in Language]: WindowWords }
  /** By level of the bots, who plays at it; the faces are among the board's icons. Without them, the hall's own sit down. */
  readonly bots?: { readonly [level: string]: Character }
  /** Faces for the second and every further bot of a level at one table: as many as it can seat bots beside another. */
  readonly doubles?: readonly string[]
  /** The lesson that is a first game (lesson.ts): it opens by itself for whoever never played here. */
  readonly lesson?: string
  /** The pages of the game beside its table (room.ts). */
  readonly rooms?: readonly RoomDoor[]
  /** The view through the window: an SVG of 400 by 560 units, cut at the sides where the window is narrow. */
  readonly Scene: ComponentType
}

/** A bot by name and face. */
export type Character = { readonly face: string } & { readonly [L in Language]: string }

export interface WindowWords {
  readonly title: string
  readonly subtitle?: string
  /** Two short sentences. */
  readonly pitch: string
  /** What else should be said of it, for the small print of the hall: never over the picture. */
  readonly note?: string
  /** "Competitive or teams". */
  readonly mode: string
}
