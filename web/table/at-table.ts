/** What the hooks of a table that is played look at. */
import type { Language, Reader, View } from '@duskhall/kernel'
import type { SeatInfo } from '@duskhall/ui'
import type { OpenGame } from '../play/hall.ts'
import type { SeatSource, SeatState } from '../play/seat-source.ts'

export interface AtTable {
  readonly open: OpenGame
  readonly source: SeatSource
  readonly state: SeatState
  /** The table as it is drawn. */
  readonly view: View
  readonly seats: readonly SeatInfo[]
  readonly reader: Reader
  readonly lang: Language
  /** Whether the player can answer what stands now. */
  readonly live: boolean
}
