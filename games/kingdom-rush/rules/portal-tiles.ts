/** The Time Mage's Portal tiles: at the end of phase 4 one more Horde becomes a Portal (KR-BTIME1 to KR-BTIME-R7). */
import { tell } from '@duskhall/kernel'
import { boxOf } from '../content/box.ts'
import { CENTRE } from '../content/geometry/cells.ts'
import type { KingdomRushEvent } from '../events.ts'
import type { KingdomRush, Tray } from '../state.ts'
import { bossTray } from './boss.ts'
import { figuresOn } from './figures.ts'
import { inOrder } from './order.ts'
import { faceOf, isBoss, isPortal, laneOf, spaceOf, topAt } from './trays.ts'

export function portalTile(s: KingdomRush): void {
  const rule = s.boss && bossTray(s) ? boxOf(s).bosses[s.boss.no]?.portalTiles : null
  if (!rule || s.trays.filter((tray) => tray.portalTile > 0).length >= rule.max) return
  const [tray] = inOrder(s)
    .filter((one) => canOpen(s, one))
    // The sort is stable: of equals the first in activation order.
    .sort((a, b) => progress(s, a) - progress(s, b))
  if (!tray) return
  tray.portalTile = rule.level
  // KR-BTIME-R4: a tile there comes off whole, and so does a soldier; everything else stays.
  tray.tiles = tray.tiles.filter((cells) => (cells & CENTRE) === 0)
  if ((tray.soldiers & CENTRE) !== 0) {
    tray.soldiers &= ~CENTRE
    s.soldiers++
  }
  const { card } = tray
  tell?.<KingdomRushEvent>({ e: 'portal-opened', card, space: spaceOf(s, tray), level: rule.level })
}

/** KR-BTIME-R3. */
function canOpen(s: KingdomRush, tray: Tray): boolean {
  return (
    !isPortal(s, tray) &&
    !isBoss(s, tray) &&
    topAt(s, spaceOf(s, tray)) === tray &&
    (faceOf(s, tray.card).blocked & CENTRE) === 0 &&
    figuresOn(s, tray.card).length === 0
  )
}

/** How much of its way a tray has behind it. */
function progress(s: KingdomRush, tray: Tray): number {
  return (tray.at + 1) / laneOf(s, tray).spaces.length
}
