/** What the words of the Night are told with. */
import type { Who } from '../../kit/text/index.ts'

/** What the gauge of a village brought. */
export interface Gain {
  readonly steps: number
  readonly magicGold: number
  readonly token: boolean
}

export interface LeadTold extends Gain {
  /** Null where nobody gains. */
  readonly winner: Who | null
  readonly lead: number
  readonly byStone: boolean
}

/** So many tiles, or coins, of somebody. */
export interface TileCount {
  readonly who: Who
  readonly count: number
}
