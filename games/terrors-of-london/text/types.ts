/** Everything a player reads in Terrors of London, as types: a text that is missing in a language does not compile. */

import type { ContentFile, KEYWORDS } from '../content/schema.ts'

export type Keyword = (typeof KEYWORDS)[number]
export type OverlordEntry = ContentFile['overlords'][number]

/** Rules that refuse an answer. */
export type RefusalRule =
  | 'TL-ATK-R1'
  | 'TL-BUY-R1'
  | 'TL-BUY6'
  | 'TL-COMMAND-R2'
  | 'TL-COMMAND1'
  | 'TL-GEN7'
  | 'TL-HAUNT3'
  | 'TL-HAUNT7'
  | 'TL-HAUNT8'
  | 'TL-HAUNT9'
  | 'TL-HORDE-R3'
  | 'TL-HORDE-R4'
  | 'TL-HORDE-R11'
  | 'TL-HORDE5'
  | 'TL-HORDE9'
  | 'TL-HORDE10'
  | 'TL-HORDE11'
  | 'TL-INFL-R4'
  | 'TL-OVER-R1'
  | 'TL-OVER-R2'
  | 'TL-OVER-R3'
  | 'TL-PASS2'
  | 'TL-REGEN-R1'
  | 'TL-REGEN3'
  | 'TL-RELIC-R4'
  | 'TL-RELIC-R7'
  | 'TL-RELIC5'
  | 'TL-SACR2'
  | 'TL-SETUP-R1'

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
