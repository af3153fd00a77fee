/** Everything a player reads in Terrors of London, as types: a text that is missing in a language does not compile. */
import type { ContentFile, KEYWORDS } from '../content/schema.ts'

export type Keyword = (typeof KEYWORDS)[number]
export type OverlordEntry = ContentFile['overlords'][number]

/** Refusals that can name the two numbers they compare. */
export type MeasuredRule =
  | 'TL-ATK-R1'
  | 'TL-BUY-R1'
  | 'TL-COMMAND1'
  | 'TL-PASS2'
  | 'TL-REGEN-R1'
  | 'TL-REGEN3'

/** The name on a card and a line of flavour, never rules text. */
export interface CardText {
  readonly name: string
  readonly flavour: string
  /** Of an Overlord: the title, and the name of what it can do. */
  readonly title?: string
  readonly ability?: string
}

export interface FactionText {
  readonly name: string
  readonly flavour: string
  /** One of them, before the word monster: "Spirit". */
  readonly one: string
}

/** What an ability does: a label for a chip, and a plain sentence. */
export interface AbilityText {
  readonly short: string
  readonly full: string
}

export type AbilitySort =
  | 'armor'
  | 'resource'
  | 'keyword'
  | 'unique'
  | 'triggered'
  | 'horde'
  | 'relic'
  | 'overlord'

export interface TaggedAbility extends AbilityText {
  readonly sort: AbilitySort
  /** The word for the sort, or the keyword itself. */
  readonly tag: string
  /** What must be there for it to work, as a sentence; empty where nothing must. */
  readonly condition: string
}
