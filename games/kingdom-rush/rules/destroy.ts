/** Phase 3: trays with all enemies covered leave the map (KR-DESTROY-R7). */
import { push, tell } from '@duskhall/kernel'
import type { KingdomRushEvent } from '../events.ts'
import { type KingdomRush, type StepOf, type Tray, WILDCAT } from '../state.ts'
import { takeSoldiers } from './advance.ts'
import { hurt, riseAgain } from './damage.ts'
import { makeWay } from './displace.ts'
import { gainDiamonds } from './escape.ts'
import { figuresOn, putOn } from './figures.ts'
import { inOrder } from './order.ts'
import { scenarioOf } from './scenario.ts'
import { coveredOn, enemiesOn, faceOf, isBoss, spaceOf, traysAt } from './trays.ts'

/** KR-DESTROY1, KR-DESTROY-R1, KR-DESTROY-R2: every cell of every enemy lies under something. */
function isDefeated(s: KingdomRush, tray: Tray): boolean {
  return (enemiesOn(s, tray) & ~coveredOn(s, tray)) === 0
}

/** KR-DESTROY-R3: those that are defeated now; first all leave, then all that follows from each. */
export function destroyPhase(s: KingdomRush): void {
  const defeated = inOrder(s).filter((tray) => isDefeated(s, tray))
  if (defeated.length === 0) return
  push(
    s,
    ...defeated.map(({ card, lane, at }) => ({
      do: 'aftermath' as const,
      card,
      lane,
      at,
      figures: figuresOn(s, card),
    })),
    ...defeated
      .filter(({ card }) => faceOf(s, card).isPortal)
      .map(({ card, lane, at }) => ({ do: 'close-portal' as const, card, lane, at })),
    ...defeated
      .filter((tray) => isBoss(s, tray))
      .map(({ lane, at }) => ({ do: 'next-life' as const, lane, at })),
  )
  for (const tray of defeated) leave(s, tray)
}

/** KR-DESTROY2 to KR-DESTROY5, KR-DESTROY7: everything on it goes to the supply, whoever stood on it stays on the space. */
function leave(s: KingdomRush, tray: Tray): void {
  const { card } = tray
  const space = spaceOf(s, tray)
  s.trays.splice(s.trays.indexOf(tray), 1)
  s.gone.push(card)
  takeSoldiers(s, tray)
  for (const figure of figuresOn(s, card)) putOn(s, figure, space)
  tell?.<KingdomRushEvent>({ e: 'destroyed', card, space })
  gainDiamonds(s, card)
}

/** KR-DESTROY6: one damage each, but for the Wildcat (KR-CAT4); then they may have to step aside. */
export function aftermath(s: KingdomRush, { card, lane, at, figures }: StepOf<'aftermath'>): void {
  for (const figure of figures) {
    const hero = s.heroes[figure]
    // KR-LILITH-R6: before the damage.
    if (hero) riseAgain(s, hero)
    if (figure !== WILDCAT) hurt(s, figure, 'destroyed', card)
  }
  const space = spaceOf(s, { lane, at })
  const { haunted } = faceOf(s, card)
  if (haunted) push(s, { do: 'ghost', lane, at })
  // KR-GHOST2, KR-FLY-R9: nobody stands where a tray lies without confronting it.
  if (haunted || traysAt(s, space).length > 0) makeWay(s, space)
}

/** KR-PORTAL16: one of the Portals of the scenario less; it may have held the boss (KR-BOSS4). */
export function closePortal(s: KingdomRush, { card, lane, at }: StepOf<'close-portal'>): void {
  s.closed++
  tell?.<KingdomRushEvent>({ e: 'portal-closed', card, closed: s.closed })
  if (s.boss?.met === 0 && scenarioOf(s).boss?.portal === card) push(s, { do: 'boss-comes', lane, at })
}
