/** Everything a player reads in Terrors of London, as types: a text that is missing in a language does not compile. */
import type { GameTexts, OptionTexts, Seat, Telling, Term } from '@duskhall/kernel'
import type { CardEntry, ContentFile, Effect, KEYWORDS } from '../content/schema.ts'
import type { Card, Faction, Options, Resource, TerrorsMove, TerrorsOfLondon } from '../state.ts'

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

/** The small words on the board. */
export interface BoardTexts {
  turn(turn: number): string
  inHand(count: number): string
  inDraw(count: number): string
  inDiscard(count: number): string
  inMarket(count: number): string
  acolytes(count: number): string
  removed(count: number): string
  health(health: number, of: number): string
  /** What is left of the Armor this turn, and all of it. */
  armor(left: number, of: number): string
  /** "2 Coins", "1 Power". */
  amount(resource: Resource, count: number): string
  unite(tokens: number): string
  price(price: number): string
  place(number: number): string
  hordeOf(count: number): string
  readonly free: string
  readonly ready: string
  readonly used: string
  readonly haunted: string
  readonly dismissed: string
  readonly noCost: string
}

export interface TerrorsTexts extends GameTexts<TerrorsOfLondon, TerrorsMove, Options> {
  readonly options: OptionTexts<Options>
  readonly factions: { readonly [F in Faction]: FactionText }
  readonly glossary: Glossary
  readonly board: BoardTexts
  /** The name of a card or an Overlord; its id when the content brings one that has no name. */
  name(id: string): string
  /** The flavour line of a card or an Overlord; empty when it has none. */
  flavour(id: string): string
  /** The title of an Overlord; empty when it has none. */
  titleOf(id: string): string
  /** A keyword as it is printed, and what it does under the options of the table. */
  keyword(keyword: Keyword, options?: Options): Term
  effect(effect: Effect, options?: Options): AbilityText
  /** Everything printed on a card, in the order in which it works; `content` is the identity of its box. */
  abilities(entry: CardEntry, options?: Options, content?: string): TaggedAbility[]
  overlordAbilities(entry: OverlordEntry, options?: Options): TaggedAbility[]
  /** What a card is and does, wherever it lies: "Banshee, Spirit monster, cost 3. Resource: …". */
  spoken(card: Card, telling: Telling<TerrorsOfLondon>): string
  /** A card where it lies: "Banshee, Spirit, 2 Power, in your horde, second of three, haunted". */
  piece(card: Card, telling: Telling<TerrorsOfLondon>): string
  /** A player's Overlord: "Fenris, Lord of the Pack, Beasts, 31 of 45 Health, 2 Armor, ready". */
  overlord(seat: Seat, telling: Telling<TerrorsOfLondon>): string
  /** What the active player has not spent: "Your pool: 3 Coins, 2 Power and 0 Regeneration." */
  pool(telling: Telling<TerrorsOfLondon>): string
}
