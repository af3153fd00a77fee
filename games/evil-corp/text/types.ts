/** Everything a player reads in Evil Corp., as types: a text that is missing in a language does not compile. */
import type { GameTexts, OptionTexts, Telling, Term } from '@duskhall/kernel'
import type { DemonColumn, SpaceType } from '../content/box.ts'
import type { Color, ContentFile, Effect, Passive } from '../content/schema.ts'
import type { Camp, EvilCorp, EvilCorpMove, Kind, Options, Place, VillageNo } from '../state.ts'

type To14 = '01' | '02' | '03' | '04' | '05' | '06' | '07' | '08' | '09' | '10' | '11' | '12' | '13' | '14'

export type TileId =
  | 'basic-blue'
  | 'basic-red'
  | 'basic-red-strong'
  | 'basic-yellow'
  | `blue-${To14 | '15'}`
  | `red-${To14}`
  | `yellow-${To14 | '15' | '16'}`

export type DemonId = 'demon-strike' | 'demon-banish' | 'demon-cycle'

/** Rules that refuse an answer. */
export type RefusalRule =
  | 'EC-ACT1'
  | 'EC-ACT2'
  | 'EC-ACT3'
  | 'EC-COPY1'
  | 'EC-DEMON3'
  | 'EC-DEMON6'
  | 'EC-DEPLOY2'
  | 'EC-DEPLOY3'
  | 'EC-DEPLOY4'
  | 'EC-ELIG1'
  | 'EC-FLIP5'
  | 'EC-KILL1'
  | 'EC-MOVE1'
  | 'EC-MOVE2'
  | 'EC-NIGHT22'
  | 'EC-NIGHT29'
  | 'EC-PASSIVE15'
  | 'EC-PASSIVE16'
  | 'EC-PAY1'
  | 'EC-PORTAL1'
  | 'EC-RECRUIT7'
  | 'EC-RULING10'
  | 'EC-RULING11'
  | 'EC-RULING17'
  | 'EC-RULING39'
  | 'EC-RULING60'
  | 'EC-RULING68'
  | 'EC-RULING71'
  | 'EC-TEAM17'

/** Refusals that can name the two numbers they compare. */
export type MeasuredRule = 'EC-DEMON6' | 'EC-KILL1' | 'EC-NIGHT29' | 'EC-PAY1' | 'EC-RECRUIT7' | 'EC-RULING71'

/** Rules that end the game. */
export type OutcomeRule = 'EC-WIN1' | 'EC-WIN3' | 'EC-WIN6' | 'EC-RULING53'

/** A person of the company: the name on the tile and a line of flavour, never rules text. */
export interface Employee {
  readonly name: string
  readonly job: string
}

/** What a power does: a label for a chip, and a plain sentence. */
export interface PowerText {
  readonly short: string
  readonly full: string
}

export type PowerSort = 'deploy' | 'activate' | 'passive'
export interface TaggedPower extends PowerText {
  readonly sort: PowerSort
  /** The word for the sort: "Deployment", "Activation", "Passive". */
  readonly tag: string
}
export interface ColumnText extends PowerText {
  readonly threshold: number
}

/** The printed powers of a tile, as the content file lists them. */
export type PrintedPowers = Pick<ContentFile['tiles'][number], 'deploy' | 'activate' | 'passive'>

type Zone =
  | 'screen'
  | 'bag'
  | 'discard'
  | 'banished'
  | 'village'
  | 'office'
  | 'queue'
  | 'frontSlot'
  | 'queueDiscard'
  | 'marketBag'
  | 'demons'
  | 'purse'
type Token =
  | 'gold'
  | 'magicGold'
  | 'cargo'
  | 'loot'
  | 'stone'
  | 'terror'
  | 'conquest'
  | 'victory'
  | 'firstPlayer'
type Action = 'deploy' | 'activate' | 'recruit' | 'pass'
export type Phase = 'day' | 'night'
type Idea = 'cost' | 'terror' | 'inactive' | 'summoning' | 'kill' | 'banish' | 'recycle' | 'flip'

export type Glossary = {
  readonly spaces: { readonly [T in SpaceType]: Term }
  readonly colors: { readonly [C in Color]: Term }
  readonly zones: { readonly [Z in Zone]: Term }
  readonly tokens: { readonly [T in Token]: Term }
  readonly actions: { readonly [A in Action]: Term }
  readonly phases: { readonly [P in Phase]: Term }
  readonly powers: { readonly [P in PowerSort]: Term }
  readonly ideas: { readonly [I in Idea]: Term }
}

/** The small words on the board. */
export interface BoardTexts {
  /** "Side A" or "Side B" of a village. */
  side(side: number): string
  round(round: number): string
  behindScreen(count: number): string
  inBag(count: number): string
  inDiscard(count: number): string
  gold(count: number): string
  magicGold(count: number): string
  tokens(count: number, needed: number): string
  price(price: number): string
  /** The surcharge of a slot; empty for none. */
  surcharge(surcharge: number): string
  slot(slot: number): string
  upkeep(price: number): string
  readonly cargo: { readonly yellow: string; readonly redBlue: string }
  /** Something that was on the board and is not any more: loot, Stone, cargo. */
  readonly taken: string
  readonly empty: string
  readonly active: string
  readonly inactive: string
  readonly demonUsed: string
  readonly passed: string
}

export interface EvilCorpTexts extends GameTexts<EvilCorp, EvilCorpMove, Options> {
  readonly options: OptionTexts<Options>
  readonly glossary: Glossary
  readonly board: BoardTexts
  /** The name of a tile or demon; its id when the content brings one that has no name. */
  name(id: string): string
  /** The flavour line of a tile or demon; empty when it has none. */
  job(id: string): string
  effect(effect: Effect, options?: Options): PowerText
  passive(passive: Passive, options?: Options): PowerText
  /** The powers of a tile, each of its sorts as one sentence. */
  powers(tile: PrintedPowers, options?: Options): TaggedPower[]
  /** The columns of a demon, with what must be paid. */
  columns(columns: readonly DemonColumn[], options?: Options): ColumnText[]
  /** A village within a sentence: "the east village". */
  village(village: VillageNo, telling: Telling<EvilCorp>): string
  /** A village as a heading: "East village". */
  villageTitle(village: VillageNo, telling: Telling<EvilCorp>): string
  /** One camp's half of a village, as a heading: "Your side, East village". */
  half(village: VillageNo, camp: Camp, telling: Telling<EvilCorp>): string
  /** A camp as a heading: a player's name, or "Team A". */
  camp(camp: Camp, telling: Telling<EvilCorp>): string
  /** A tile that lies nowhere in particular, in a hand or in the queue. */
  spoken(kind: Kind, telling: Telling<EvilCorp>): string
  /** What is on a space: "Guardgoyle, red, terror 2, on your Battlefield in the east village, inactive". */
  piece(place: Place, telling: Telling<EvilCorp>): string
  /** How the gauge of a village stands: "You lead by 2 in the east village." */
  gauge(village: VillageNo, telling: Telling<EvilCorp>): string
  /** How far a camp's Conquest pawn has come. */
  conquest(village: VillageNo, camp: Camp, telling: Telling<EvilCorp>): string
}
