/** Everything a player reads in Terrors of London, as types: a text that is missing in a language does not compile. */

import type { Term } from '@duskhall/kernel'
import type { ContentFile, KEYWORDS } from '../content/schema.ts'
import type { Resource } from '../state.ts'

export type Keyword = (typeof KEYWORDS)[number]
export type OverlordEntry = ContentFile['overlords'][number]

export type OverlordId = 'methuselah' | 'fenris' | 'lilith' | 'azazael'

export type CardId =
  | 'cultist'
  | 'fanatic'
  | 'acolyte-crypt'
  | 'acolyte-hunt'
  | 'acolyte-lodge'
  | 'acolyte-veil'
  | 'ghoul'
  | 'skeletal'
  | 'vampire-thrall'
  | 'mummy'
  | 'revenant'
  | 'vampire-countess'
  | 'lich'
  | 'nosferatu'
  | 'sewer-rats'
  | 'black-shuck'
  | 'werewolf'
  | 'gargoyle'
  | 'lambton-worm'
  | 'pack-alpha'
  | 'chimera'
  | 'leviathan'
  | 'pickpocket'
  | 'relic-hunter'
  | 'resurrectionist'
  | 'inquisitor'
  | 'alchemist'
  | 'vampire-hunter'
  | 'warlock'
  | 'ripper'
  | 'wisp'
  | 'poltergeist'
  | 'banshee'
  | 'grey-lady'
  | 'phantom-coachman'
  | 'wraith'
  | 'reaper'
  | 'angel-of-death'
  | 'hired-thug'
  | 'fortune-teller'
  | 'ringmaster'
  | 'pocket-watch'
  | 'crystal-ball'
  | 'canopic-jar'
  | 'tower-cuirass'
  | 'sword-of-methuselah'
  | 'key-of-lufenamun'
  | 'philosophers-stone'
  | 'hangmans-noose'
  | 'grimoire'
  | 'wolf-bone-whistle'
  | 'soul-lantern'
  | 'voodoo-doll'
  | 'blood-tithe'
  | 'crimson-kiss'
  | 'call-of-the-crypt'
  | 'memories-of-sumer'
  | 'blood-moon'
  | 'pack-hunt'
  | 'lair-of-bones'
  | 'howl-of-the-wolf'
  | 'order-of-the-long-sunrise'
  | 'hunters-bounty'
  | 'reapers-pact'
  | 'night-monster'
  | 'plague-of-egypt'
  | 'breath-of-the-demon'
  | 'corrupted-priests'
  | 'ancient-patience'

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

export type OverlordText = Required<CardText>

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

type Zone =
  | 'hand'
  | 'draw'
  | 'discard'
  | 'area'
  | 'horde'
  | 'relics'
  | 'street'
  | 'market'
  | 'acolytes'
  | 'removed'
  | 'pool'
type Token = 'haunt' | 'dismissed' | 'unite' | 'firstPlayer'
type Action =
  | 'play'
  | 'buy'
  | 'attack'
  | 'horde'
  | 'relic'
  | 'overlord'
  | 'haunt'
  | 'pass'
  | 'heal'
  | 'convert'
type Phase = 'action' | 'cleanup' | 'draw'
type Idea = 'overlord' | 'monster' | 'factionless' | 'acolyte' | 'influence' | 'health' | 'cost' | 'indicator'

export type Glossary = {
  readonly resources: { readonly [R in Resource]: Term }
  readonly zones: { readonly [Z in Zone]: Term }
  readonly tokens: { readonly [T in Token]: Term }
  readonly actions: { readonly [A in Action]: Term }
  readonly phases: { readonly [P in Phase]: Term }
  readonly abilities: { readonly [S in AbilitySort]: Term }
  readonly ideas: { readonly [I in Idea]: Term }
}
