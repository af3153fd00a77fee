/** A tray has passed the last space of its lane: hearts, and what its back gives (KR-EXIT-R8). */
import { tell } from '@duskhall/kernel'
import { boxOf, type Card } from '../content/box.ts'
import type { KingdomRushEvent } from '../events.ts'
import type { KingdomRush, Tray } from '../state.ts'
import { lose } from './outcome.ts'
import { ironRuleOf } from './scenario.ts'
import { countSoldiers, faceOf, isBoss, isPortal, underTiles } from './trays.ts'

/** KR-EXIT2, KR-LARGE3. */
const HEARTS_OF_LARGE = 4

export function escapeWith(s: KingdomRush, tray: Tray): void {
  s.trays = s.trays.filter((other) => other !== tray)
  s.gone.push(tray.card)
  const isHorde = !isPortal(s, tray) && !isBoss(s, tray)
  // KR-EXIT-R3: no more than there are.
  const hearts = isHorde ? Math.max(0, s.hearts - heartsLost(s, tray)) : s.hearts
  const lost = s.hearts - hearts
  s.hearts = hearts
  tell?.<KingdomRushEvent>({ e: 'escaped', card: tray.card, lane: tray.lane, lost, hearts })
  if (isPortal(s, tray)) lose(s, 'KR-PORTAL15')
  else if (isBoss(s, tray)) lose(s, 'KR-BOSS3')
  else if (hearts === 0) lose(s, 'KR-WIN4')
  else {
    s.soldiers += countSoldiers(tray)
    gainDiamonds(s, tray.card)
  }
}

/** KR-EXIT1, KR-EXIT-R2: every enemy with a cell that lies under no damage tile; soldiers and heroes do not count. */
function heartsLost(s: KingdomRush, tray: Tray): number {
  const tiled = underTiles(tray)
  return faceOf(s, tray.card).each.reduce(
    (sum, { cells, large }) => ((cells & ~tiled) === 0 ? sum : sum + (large ? HEARTS_OF_LARGE : 1)),
    0,
  )
}

/** KR-DESTROY4, KR-DIAM-R1: what is on the back, as far as there is room (KR-CAMP-R16: ghosts may give nothing). */
export function gainDiamonds(s: KingdomRush, card: Card): void {
  const { diamonds, ghost } = faceOf(s, card)
  const given = ghost && ironRuleOf(s)?.kind === 'noGhostDiamonds' ? 0 : diamonds
  const gained = Math.min(given, boxOf(s).file.limits.diamonds - s.diamonds)
  s.diamonds += gained
  if (given > 0)
    tell?.<KingdomRushEvent>({ e: 'diamonds', card, gained, lost: given - gained, total: s.diamonds })
}
