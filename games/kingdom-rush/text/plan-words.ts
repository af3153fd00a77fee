/** What a language brings for plans: what somebody means to do, in facts, and the words for it. */
import type { even } from '../../kit/text/en.ts'
import { capital, type Who } from '../../kit/text/index.ts'
import type { FigureFacts, NamedFacts, SiteFacts, SpaceName, TowerFacts, TrayFacts } from './types.ts'

/** One action, in facts. */
export type DeedFacts =
  | { readonly do: 'build'; readonly tower: TowerFacts; readonly site: SiteFacts }
  | {
      readonly do: 'pass'
      readonly tower: TowerFacts
      /** Null: it stays what it is. */
      readonly into: TowerFacts | null
      /** Null: alone one upgrades one's own. */
      readonly to: Who | null
    }
  | {
      readonly do: 'hero'
      readonly figure: FigureFacts
      readonly confronts: TrayFacts | null
      /** Where it goes, unless it confronts somebody there. */
      readonly to: SpaceName | null
      readonly act: 'basic' | 'recover' | null | { readonly ability: NamedFacts }
    }
  | { readonly do: 'cast'; readonly spell: NamedFacts }
  | { readonly do: 'call'; readonly hero: string }
  | { readonly do: 'ready' }
  | { readonly do: 'answer' }

interface HitFacts {
  readonly tray: TrayFacts
  readonly covered: number
  readonly left: number
}

/** What comes of it, in facts. */
export interface ProspectFacts {
  readonly destroyed: readonly TrayFacts[]
  readonly held: readonly TrayFacts[]
  readonly lost: readonly [without: number, with_: number]
  readonly falls: readonly [without: boolean, with_: boolean]
  readonly ahead: boolean
  readonly met: boolean
  readonly cells: number
  readonly steps: number
  /** What towers become that are passed on. */
  readonly made: readonly TowerFacts[]
  /** What is bought, and what is known of it. */
  readonly bought: {
    readonly tower: TowerFacts
    readonly to: Who
    /** Nobody holds fewer towers. */
    readonly fewest: boolean
    /** Its level is enough for each Portal that is left. */
    readonly closes: boolean
  } | null
  /** Nothing that is left in the shop can be bought. */
  readonly soldOut: boolean
}

/** What another way does not bring, and the best does. */
export interface LossFacts {
  readonly spared: readonly TrayFacts[]
  readonly loose: readonly TrayFacts[]
  readonly hearts: number
  readonly falls: boolean
  readonly cells: number
  /** Better towers that would not be made. */
  readonly unmade: readonly TowerFacts[]
  readonly chances: Parameters<typeof even>[0]
}

export interface PlanWords {
  /** By whoever means it: "I build Marksmen on site 3 (D1)". */
  mine(deed: DeedFacts): string
  /** To whoever asked: "Build Marksmen on site 3 (D1)". */
  yours(deed: DeedFacts): string
  /** What is attacked with it: " against the Wolf Horde on C2 (3 enemies covered, 1 left)"; without the word where the verb is to attack. */
  hits(all: readonly HitFacts[], attacks: boolean): string
  /** Why, in one or two sentences. */
  why(facts: ProspectFacts): string
  /** What the best way has more at its end; it follows a colon. */
  loss(facts: LossFacts): string
  /** A tray by itself: "the Wolf Horde on C2". */
  tray(tray: TrayFacts): string
}

/** Sentences after a colon: the first begins small. */
export function followed([first = '', ...others]: readonly string[]): string {
  return [first, ...others.map(capital)].join(' ')
}
