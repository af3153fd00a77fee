/** What is asked and answered in Kingdom Rush, and what happens by itself between two questions. */
import type { OpenStep, Seat } from '@duskhall/kernel'
import type { AbilityNo, Card, HeroNo, SpellNo, TowerNo } from './content/box.ts'
import type { DamageNo, ListNo, TileNo } from './content/effects.ts'
import type { Mask } from './content/geometry/cells.ts'
import type { LaneNo, Space } from './content/geometry/map.ts'

/** A figure by its number: a place in `heroes`, or the Wildcat. */
export type FigureNo = number

/** KR-ROUND1; before the first round choices are made (KR-SETUP-R12). */
export type Phase = 'setup' | 'spawn' | 'play' | 'destroy' | 'boss' | 'advance' | 'pickup' | 'spend'

/** What is left of an attack by a tower, a hero or a spell. */
export interface Pieces {
  readonly by: Seat
  /** Damage tiles left, and how many soldiers. */
  readonly pieces: readonly TileNo[]
  readonly soldiers: number
  readonly type: DamageNo
  /** Quarter turns of the tower or hero. */
  readonly turn: number
  /** Trays that it may go on. */
  readonly trays: readonly Card[]
  /** All on one tray, each on another, or anywhere among them. */
  readonly spread: 'one' | 'apart' | 'any'
  /**
   * What may not be left out while it can be put on an enemy: nothing, what fits on a tray that is no Portal, or what
   * fits on any (KR-TOWER-R3, KR-PORTAL-R3). `some`: one piece at least, on whatever cells (KR-SPELL-R5).
   */
  readonly duty: 'none' | 'hordes' | 'all' | 'some'
  /** Whether soldiers on trays may be moved while the supply is empty (KR-SOLDIER14). */
  readonly lifts: boolean
  /** Whether one has been lifted and waits for its new cell. */
  readonly lifted: boolean
  /** What its tiles owe each other, or a base that is still to come; those that lie already, and the base they may have to lie around. */
  readonly constraint: 'eachTouchesAnother' | 'eachOnAnotherSideOfBase' | 'leavesRoom' | null
  readonly placed: readonly Mask[]
  readonly base: Mask
}

/** One verb of a list being carried out. */
export interface Acting {
  readonly list: ListNo
  /** Its place in the list. */
  readonly at: number
  /** Whose attack or ability it is, or NONE for a spell. */
  readonly hero: FigureNo
  readonly by: Seat
}

/** What the team decides together (KR-GEN-R4); `spell` is NONE where no more are wanted. */
export type TeamChoice =
  | { readonly what: 'spell' | 'cast'; readonly spell: SpellNo }
  | { readonly what: 'buy'; readonly tower: TowerNo; readonly to: Seat }
  | { readonly what: 'share'; readonly tower: TowerNo; readonly site: number; readonly to: Seat }
  | { readonly what: 'raze'; readonly tower: TowerNo; readonly site: number }
  | { readonly what: 'nearest' | 'victim'; readonly figure: FigureNo }

/** Answers, in the order in which a game asks for them. */
export type KingdomRushMove =
  // before the game
  | { readonly do: 'hero'; readonly hero: HeroNo }
  | { readonly do: 'ability'; readonly ability: AbilityNo }
  | { readonly do: 'spell'; readonly spell: SpellNo }
  | { readonly do: 'done' }
  // coming and going
  | { readonly do: 'space'; readonly space: Space }
  // bosses; `tower` is a place in `towers`, `hero` one in `heroes`
  | { readonly do: 'raze'; readonly tower: number }
  | { readonly do: 'nearest'; readonly hero: FigureNo }
  // the round; `colour` is a place in COLOURS
  | { readonly do: 'colour'; readonly colour: number }
  | { readonly do: 'call'; readonly hero: HeroNo }
  | { readonly do: 'buy'; readonly tower: TowerNo }
  /** A tower to somebody: passed, bought or shared. */
  | { readonly do: 'give'; readonly to: Seat }
  // of the team
  | { readonly do: 'agree' }
  | { readonly do: 'object' }
  // phase 2
  | { readonly do: 'ready' }
  | { readonly do: 'withdraw' }
  // heroes; `ability` and `space` are above, `turn` is below
  | { readonly do: 'activate'; readonly hero: FigureNo }
  | { readonly do: 'wildcat' }
  | { readonly do: 'basic' }
  | { readonly do: 'recover' }
  | { readonly do: 'choose'; readonly hero: FigureNo }
  // towers
  | { readonly do: 'build'; readonly tower: TowerNo }
  | { readonly do: 'site'; readonly site: number }
  | { readonly do: 'turn'; readonly turn: number }
  | { readonly do: 'pass'; readonly tower: TowerNo }
  | { readonly do: 'design'; readonly tower: TowerNo }
  // spells
  | { readonly do: 'cast'; readonly spell: SpellNo }
  | { readonly do: 'aim'; readonly tray: Card }
  // pieces of any attack; a soldier is SOLDIER
  | { readonly do: 'target'; readonly piece: TileNo; readonly tray: Card }
  | { readonly do: 'cells'; readonly cells: Mask }
  | { readonly do: 'lift'; readonly tray: Card; readonly cells: Mask }
  | { readonly do: 'confirm' }

/** Steps that happen by themselves. */
export type Happening =
  // before the game
  | { readonly do: 'deal' }
  // the round
  | { readonly do: 'round' }
  | { readonly do: 'phase'; readonly phase: Phase }
  | { readonly do: 'end-round' }
  | { readonly do: 'collect' }
  | { readonly do: 'guest-attack'; readonly hero: FigureNo }
  // coming and going
  | { readonly do: 'spawn'; readonly lane: LaneNo }
  | { readonly do: 'step-aside'; readonly figure: FigureNo; readonly from: Space }
  | {
      readonly do: 'aftermath'
      readonly card: Card
      readonly lane: LaneNo
      readonly at: number
      /** Who stood on it. */
      readonly figures: readonly FigureNo[]
    }
  | { readonly do: 'ghost'; readonly lane: LaneNo; readonly at: number }
  | { readonly do: 'close-portal'; readonly card: Card; readonly lane: LaneNo; readonly at: number }
  | { readonly do: 'advance'; readonly card: Card }
  | { readonly do: 'read-icons'; readonly card: Card }
  | { readonly do: 'attempt'; readonly card: Card }
  | { readonly do: 'snipe'; readonly card: Card; readonly from: Space }
  // bosses
  | { readonly do: 'boss-comes'; readonly lane: LaneNo; readonly at: number }
  | { readonly do: 'next-life'; readonly lane: LaneNo; readonly at: number }
  /** One of the effects of an action card. */
  | { readonly do: 'boss-effect'; readonly card: Card; readonly at: number }
  | { readonly do: 'boss-flees' }
  | { readonly do: 'portal-tile' }
  // heroes
  | ({ readonly do: 'effects' } & Acting)
  /** An ability is over, with everything it granted. */
  | { readonly do: 'used'; readonly hero: FigureNo; readonly ability: AbilityNo }
  | { readonly do: 'wildcat-comes'; readonly space: Space }
  // towers
  | { readonly do: 'built'; readonly site: number }

/** Steps that wait for a seat. */
export type Asking =
  // before the game
  | { readonly do: 'choose-hero'; readonly seat: Seat }
  | { readonly do: 'choose-ability'; readonly hero: number }
  | { readonly do: 'choose-spell' }
  | { readonly do: 'choose-bench' }
  // the round
  | { readonly do: 'ban-colour' }
  | { readonly do: 'place-guest'; readonly hero: FigureNo }
  | { readonly do: 'share'; readonly site: number; readonly tower: TowerNo }
  | ({ readonly do: 'spend'; readonly ready: readonly boolean[] } & OpenStep)
  | { readonly do: 'buyer'; readonly by: Seat; readonly tower: TowerNo }
  // coming and going
  | { readonly do: 'displace'; readonly figure: FigureNo; readonly from: Space }
  // bosses
  | { readonly do: 'raze-tower' }
  | { readonly do: 'choose-nearest'; readonly card: Card }
  | { readonly do: 'turn-down'; readonly hero: FigureNo }
  // of the team: `answer` was given by one seat to the question below
  | ({
      readonly do: 'consent'
      readonly by: Seat
      readonly answer: KingdomRushMove
      readonly choice: TeamChoice
      /** Who has not said anything yet. */
      readonly left: readonly Seat[]
    } & OpenStep)
  // phase 2; `by` began the action whose questions stand above it
  | ({ readonly do: 'play'; readonly ready: readonly boolean[]; readonly by: Seat } & OpenStep)
  // heroes
  | { readonly do: 'activation'; readonly hero: FigureNo; readonly moved: boolean; readonly acted: boolean }
  | { readonly do: 'act'; readonly hero: FigureNo; readonly without: readonly AbilityNo[] }
  | { readonly do: 'go'; readonly figure: FigureNo; readonly steps: number }
  | {
      readonly do: 'stride'
      readonly hero: FigureNo
      readonly left: number
      readonly begun: boolean
      /** What happens on each Horde that is entered, and those that have been (KR-IGNUS-R6). */
      readonly list: ListNo
      readonly passed: readonly Card[]
    }
  | { readonly do: 'confront'; readonly figure: FigureNo; readonly card: Card }
  | { readonly do: 'summon'; readonly hero: FigureNo }
  // effects
  | ({ readonly do: 'face' } & Acting)
  | ({ readonly do: 'choose-figure' } & Acting)
  | { readonly do: 'turn-up'; readonly hero: FigureNo }
  | { readonly do: 'teleport'; readonly hero: FigureNo; readonly by: Seat }
  | { readonly do: 'copy'; readonly hero: FigureNo; readonly by: Seat }
  // towers
  | { readonly do: 'site'; readonly by: Seat; readonly tower: TowerNo }
  | { readonly do: 'turn'; readonly by: Seat; readonly tower: TowerNo; readonly site: number }
  | { readonly do: 'receiver'; readonly by: Seat; readonly tower: TowerNo; readonly levels: number }
  | {
      readonly do: 'design'
      readonly by: Seat
      readonly to: Seat
      readonly tower: TowerNo
      readonly levels: number
    }
  // spells
  | ({ readonly do: 'aim' } & Acting)
  | { readonly do: 'pass-tower'; readonly by: Seat; readonly levels: number }
  | { readonly do: 'choose-victim'; readonly amount: number }
  // pieces of any attack
  | ({ readonly do: 'pieces' } & Pieces)
  | ({ readonly do: 'cells'; readonly piece: TileNo; readonly tray: Card } & Pieces)

export type KingdomRushStep = Happening | Asking

/** The step or question of that name. */
export type StepOf<Name extends KingdomRushStep['do']> = Extract<KingdomRushStep, { do: Name }>
