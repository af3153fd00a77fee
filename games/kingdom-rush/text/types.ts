/** What the sentences of Kingdom Rush are about, as types: a text that is missing in a language does not compile. */
import type { Who } from '../../kit/text/index.ts'
import type { DAMAGE, FAMILIES, Facing } from '../content/words.ts'

/** Refusals that can name the two numbers they compare. */
export type MeasuredRule = 'KR-DIAM2' | 'KR-DIAM3'

export type Family = (typeof FAMILIES)[number]
export type Damage = (typeof DAMAGE)[number]
export type Colour = 'red' | 'blue' | 'green' | 'purple' | 'white'
export type Trait = 'speed' | 'healer' | 'sniper' | 'deadly' | 'large' | 'noPhysical' | 'noMagic'

/** A space of the map as everybody calls it: the letter of its column and the number of its row, "C2". */
export type SpaceName = string

/** So many enemies of one kind. */
export interface EnemyFacts {
  readonly name: string
  readonly plural: string
  readonly count: number
  readonly traits: readonly Trait[]
}

/** A card on the map, by what it is and where it lies. */
export interface TrayFacts {
  /** `rift`: a Horde under a Portal tile. */
  readonly kind: 'horde' | 'portal' | 'rift' | 'boss'
  /** The boss whose life card it is. */
  readonly boss: string
  /** Of Portals and life cards: what a tower needs to attack it. */
  readonly level: number
  /** Everybody on it, and those who are most, by whom it is called. */
  readonly enemies: readonly EnemyFacts[]
  readonly mostly: readonly EnemyFacts[]
  /** How many still show a cell. */
  readonly left: number
  readonly flying: boolean
  readonly ghost: boolean
  readonly haunted: boolean
  /** Null for one that is not on the map. */
  readonly space: SpaceName | null
  /** Which of two on one space it is. */
  readonly storey: 'upper' | 'lower' | null
  /** Its name in a sentence, so that a page finds it there. */
  mark(text: string): string
}

export interface TowerFacts {
  readonly name: string
  readonly level: number
  readonly family: Family
}

export interface SiteFacts {
  readonly number: number
  readonly space: SpaceName
  readonly colour: Colour | null
  /** Towers that stand there already, the lower one first. */
  readonly towers: readonly TowerFacts[]
}

/** A hero, or the Wildcat where `wildcat` says so. */
export interface FigureFacts {
  readonly wildcat: boolean
  /** As everybody calls it. */
  readonly name: string
  readonly owner: Who
  /** Null on its board. */
  readonly space: SpaceName | null
  readonly health: number
  readonly full: number
}

export interface NamedFacts {
  readonly name: string
  /** What it does. */
  readonly text: string
}

/** A damage tile by its shape; a soldier where there is none. */
export interface PieceFacts {
  /** The id of its shape in the box, or null for a soldier. */
  readonly shape: string | null
  readonly cells: number
}

/** Cells of a card: its row, and the columns in it, both from 1. */
export interface CellsFacts {
  readonly rows: readonly { readonly row: number; readonly columns: readonly number[] }[]
  /** Enemies that nothing of shows any more, and those of which a cell is still open. */
  readonly covers: readonly EnemyFacts[]
  readonly partly: readonly EnemyFacts[]
}

/** Where a spawn point lies. */
export interface SpawnFacts {
  readonly number: number
  readonly edge: Facing
}

/** A destination of a figure: the space, and what is met there. */
export interface GoalFacts {
  readonly space: SpaceName
  readonly tray: TrayFacts | null
  readonly site: SiteFacts | null
}

/** What lies on one cell of a card. */
export interface CellFacts {
  readonly enemy: EnemyFacts | null
  /** The cell that can never be covered. */
  readonly closed: 'level' | 'bar' | null
  /** What covers it; a figure by its name. */
  readonly under: 'tile' | 'soldier' | { readonly figure: FigureFacts } | null
}

/** What somebody wants to decide for the whole team. */
export type ChoiceFacts =
  | { readonly what: 'spell' | 'cast'; readonly spell: NamedFacts | null }
  | { readonly what: 'buy'; readonly tower: TowerFacts; readonly to: Who }
  | { readonly what: 'share'; readonly tower: TowerFacts; readonly site: SiteFacts; readonly to: Who }
  | { readonly what: 'raze'; readonly tower: TowerFacts; readonly site: SiteFacts }
  | { readonly what: 'nearest' | 'victim'; readonly figure: FigureFacts }

/** How a game ended. */
export interface Victory {
  readonly won: boolean
  readonly rule: string
  readonly scenario: string
  readonly boss: string
  readonly level: string
  readonly stars: number
  readonly rounds: number
}

export interface PhaseFacts {
  readonly round: number
  readonly phase: 'setup' | 'spawn' | 'play' | 'destroy' | 'boss' | 'advance' | 'pickup' | 'spend'
}
