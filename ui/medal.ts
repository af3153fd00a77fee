/**
 * A medal: something that a game can teach, done once in a game of one's own. It is data of a game
 * (`games/<id>/medals/medals.json`) and a test of how the game went (`games/<id>/medals/index.ts` exports the list as default).
 */
import { type GameEvent, type Language, type Seat, spaced, type Table } from '@duskhall/kernel'

/** One answer and what came of it; the first is the setting out of the table. */
export interface TalePart<S extends Table, E extends GameEvent> {
  readonly before: S
  readonly after: S
  readonly events: readonly E[]
}

/** A game that was played to its end, as one seat tells it. */
// biome-ignore lint/suspicious/noExplicitAny: the registry holds medals of any game
export interface Tale<S extends Table = any, E extends GameEvent = any> {
  readonly seat: Seat
  /** The number of the seat's side: its own where all play for themselves, its team's where there are teams. */
  readonly side: number
  readonly won: boolean
  readonly parts: readonly TalePart<S, E>[]
  /** All that happened. */
  readonly events: readonly E[]
  /** The table at the end. */
  readonly last: S
}

interface MedalWords {
  readonly name: string
  /** What has to be done, in one sentence, verb first. */
  readonly about: string
}

export interface MedalData {
  readonly id: string
  /** The number of the rule that it teaches. */
  readonly rule: string
  /** Its picture: no two medals of a game have the same. The game lists it in `medals/icons.json`. */
  readonly icon: string
  readonly words: { readonly [L in Language]: MedalWords }
}

export interface Medal extends MedalData {
  earned(tale: Tale): boolean
}

/** Medals of a data file, each with its test; whoever writes French types plain spaces. */
export function medalsOf<S extends Table, E extends GameEvent>(
  data: readonly MedalData[],
  tests: { readonly [id: string]: (tale: Tale<S, E>) => boolean },
): readonly Medal[] {
  return data.map((medal) => {
    const earned = tests[medal.id]
    if (!earned) throw new Error(`Nobody knows how the medal "${medal.id}" is earned.`)
    return { ...medal, words: { ...medal.words, fr: spaced(medal.words.fr) }, earned }
  })
}
