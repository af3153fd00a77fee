/** What forbids to share a scenario, by name. */
import type { Fault } from '../../../content/scenario-faults.ts'

/** What no file of a scenario can be without, or no game of it. */
export type Lack =
  | { readonly code: 'noExits' | 'noSpawns' | 'emptyPart' | 'noWords'; readonly facts: object }
  | { readonly code: 'badField'; readonly facts: { readonly field: string } }
  /** KR-WIN-R6: the first round ends, and everything is done. */
  | { readonly code: 'nothingToDo'; readonly facts: { readonly players: readonly number[] } }

/** Facts that hold for several numbers of players name them all, in one sentence. */
export type Told<Facts> = Facts extends { readonly players: number }
  ? Omit<Facts, 'players'> & { readonly players: readonly number[] }
  : Facts

type ToldFault<F extends Fault> = F extends Fault
  ? { readonly code: F['code']; readonly facts: Told<F['facts']> }
  : never

export type Mistake = ToldFault<Fault> | Lack
