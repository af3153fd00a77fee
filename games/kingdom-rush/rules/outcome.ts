/** Winning and losing, which all do together (KR-GEN1, KR-WIN). */
import { tell } from '@duskhall/kernel'
import { boxOf } from '../content/box.ts'
import type { KingdomRushEvent } from '../events.ts'
import { everybody, type KingdomRush } from '../state.ts'
import { scenarioOf } from './scenario.ts'

/** KR-ROUND4: at once, in any phase. */
export function lose(s: KingdomRush, rule: string): void {
  s.outcome = { winners: [], rule, stars: 0 }
  tell?.<KingdomRushEvent>({ e: 'ended', won: false, rule })
}

/** KR-WIN-R6: everything the scenario names is done. */
export function hasWon(s: KingdomRush): boolean {
  const { victory, portalsToClose } = scenarioOf(s).entry
  const portals = !victory.closeAllPortals || s.closed === portalsToClose[s.seats - 1]
  return portals && (victory.defeatBoss === undefined || s.boss === null)
}

/** KR-CAMP-R6: the stars of the level. */
export function win(s: KingdomRush): void {
  const { victory } = scenarioOf(s).entry
  const rule = victory.defeatBoss === undefined ? 'KR-WIN1' : 'KR-WIN2'
  s.outcome = { winners: [...everybody(s)], rule, stars: boxOf(s).file.difficulties[s.level]?.stars ?? 0 }
  tell?.<KingdomRushEvent>({ e: 'ended', won: true, rule })
}
