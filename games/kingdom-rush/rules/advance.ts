/** Phase 4: every tray tries to go on toward its exit, one after another (KR-ADVANCE-R19 to KR-ADVANCE-R30). */
import { push, tell } from '@duskhall/kernel'
import { CENTRE, type Mask, NO_CELLS } from '../content/geometry/cells.ts'
import type { KingdomRushEvent } from '../events.ts'
import type { KingdomRush, StepOf, Tray } from '../state.ts'
import { hurt, hurtAround } from './damage.ts'
import { displace, makeWay } from './displace.ts'
import { escapeWith } from './escape.ts'
import { figuresOn, isConfronted } from './figures.ts'
import { inOrder, isFleeing } from './order.ts'
import { countSoldiers, coveredOn, faceOf, isBoss, laneOf, spaceOf, topAt, trayOf, traysAt } from './trays.ts'

/** KR-ADVANCE-R19: the list is written once; KR-ADVANCE-R30: then comes the Portal tile. */
export function advancePhase(s: KingdomRush): void {
  const list = inOrder(s).filter((tray) => !isFleeing(s, tray))
  push(s, ...list.map(({ card }) => ({ do: 'advance' as const, card })), { do: 'portal-tile' })
}

/** KR-ADVANCE-R20, KR-ADVANCE-R21: a flyer sheds everybody before anything else. */
export function advance(s: KingdomRush, { card }: StepOf<'advance'>): void {
  const tray = trayOf(s, card)
  if (!tray) return
  push(s, { do: 'read-icons', card })
  if (!faceOf(s, card).flying) return
  const soldiers = takeSoldiers(s, tray)
  const space = spaceOf(s, tray)
  if (soldiers > 0) tell?.<KingdomRushEvent>({ e: 'shaken-off', card, space, soldiers })
  displace(s, figuresOn(s, card), space)
}

/** KR-ADVANCE-R22, KR-ADVANCE-R23: healing first, then what is visible now holds for the whole activation. */
export function readIcons(s: KingdomRush, { card }: StepOf<'read-icons'>): void {
  const tray = trayOf(s, card)
  if (!tray) return
  const face = faceOf(s, card)
  if (isVisible(s, tray, face.healer)) removeTiles(s, tray)
  const isFast = isVisible(s, tray, face.speed) || (isBoss(s, tray) && s.boss?.hurries === 1)
  if (isVisible(s, tray, face.sniper)) push(s, { do: 'snipe', card, from: spaceOf(s, tray) })
  // KR-ADVANCE-R24: before that.
  const attempts = isBoss(s, tray) && s.boss?.holds === 1 ? 0 : isFast ? 2 : 1
  for (let i = 0; i < attempts; i++) push(s, { do: 'attempt', card })
}

/** KR-ADVANCE8, KR-ADVANCE-R8: an icon works while a cell of its enemy lies open. */
export function isVisible(s: KingdomRush, tray: Tray, icons: Mask): boolean {
  if (icons === NO_CELLS) return false
  const hidden = tray.portalTile > 0 ? CENTRE : NO_CELLS
  return (icons & ~(coveredOn(s, tray) | hidden)) !== 0
}

/** KR-ADVANCE-R7: tiles only. */
export function removeTiles(s: KingdomRush, tray: Tray): void {
  const tiles = tray.tiles.length
  tray.tiles = []
  if (tiles > 0) tell?.<KingdomRushEvent>({ e: 'mended', card: tray.card, space: spaceOf(s, tray), tiles })
}

export function takeSoldiers(s: KingdomRush, tray: Tray): number {
  const soldiers = countSoldiers(tray)
  s.soldiers += soldiers
  tray.soldiers = NO_CELLS
  return soldiers
}

export function isHeld(s: KingdomRush, tray: Tray): boolean {
  return tray.soldiers !== NO_CELLS || isConfronted(s, tray.card)
}

/** KR-ADVANCE-R25: who holds it is looked for anew at each attempt, and all of them pay for it together. */
export function attempt(s: KingdomRush, { card }: StepOf<'attempt'>): void {
  const tray = trayOf(s, card)
  if (!tray) return
  if (!isHeld(s, tray)) {
    goOn(s, tray)
    return
  }
  const soldiers = takeSoldiers(s, tray)
  tell?.<KingdomRushEvent>({ e: 'blocked', card, space: spaceOf(s, tray), soldiers })
  for (const figure of figuresOn(s, card)) hurt(s, figure, 'blocked', card)
}

/** KR-ADVANCE-R26, KR-ADVANCE-R27: to the first later space that can hold it, on top of what lies there, or out. */
export function goOn(s: KingdomRush, tray: Tray): void {
  const from = spaceOf(s, tray)
  const at = laneOf(s, tray).spaces.findIndex((space, index) => index > tray.at && canHold(s, tray, space))
  if (at < 0) {
    escapeWith(s, tray)
    return
  }
  lie(s, tray, at)
  const to = spaceOf(s, tray)
  tell?.<KingdomRushEvent>({ e: 'advanced', card: tray.card, from, to })
  makeWay(s, to)
}

/** To another place on its lane, as the upper one there. */
export function lie(s: KingdomRush, tray: Tray, at: number): void {
  tray.at = at
  s.trays.splice(s.trays.indexOf(tray), 1)
  s.trays.push(tray)
}

/** KR-FLY6, KR-FLY-R3, KR-FLY-R4: a flyer may lie on one other tray that is no boss. */
function canHold(s: KingdomRush, { card }: Tray, space: number): boolean {
  if (!faceOf(s, card).flying) return topAt(s, space) === undefined
  const there = traysAt(s, space)
  return there.length < 2 && !there.some((tray) => isBoss(s, tray))
}

/** KR-ADVANCE-R29, KR-ADVANCE-R31: once, where the tray lies after its last attempt. */
export function snipe(s: KingdomRush, { card, from }: StepOf<'snipe'>): void {
  const tray = trayOf(s, card)
  if (!tray) return
  const space = spaceOf(s, tray)
  if (s.options.sniperOnlyAfterMove && space === from) return
  hurtAround(s, space, 'sniper', card)
}
