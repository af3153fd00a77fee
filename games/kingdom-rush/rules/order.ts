/** The order in which trays are taken one by one (KR-ADVANCE2, KR-ADVANCE3). */
import { boxOf } from '../content/box.ts'
import type { KingdomRush, Tray } from '../state.ts'
import { scenarioOf } from './scenario.ts'
import { faceOf, spaceOf } from './trays.ts'

/** KR-ADVANCE-R1, KR-FLY8: by the list of spaces of the map, of two on one space the upper first. */
export function inOrder(s: KingdomRush): Tray[] {
  const { orderOf } = scenarioOf(s).ground
  const place = (tray: Tray) => orderOf[spaceOf(s, tray)] as number
  return s.trays.toReversed().sort((a, b) => place(a) - place(b))
}

/** Whether it is the life card of a boss that flees toward a spawn point in a phase of its own (KR-BLILITH-R4). */
export function isFleeing(s: KingdomRush, { card }: Tray): boolean {
  return (boxOf(s).bosses[faceOf(s, card).boss]?.towardSpawn ?? 0) > 0
}
