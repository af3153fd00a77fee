/** Where a figure may end its move, and its base of two by two cells on a tray (KR-CONF). */
import { askSeat, push, tell } from '@duskhall/kernel'
import { bitAt, type Mask, NO_CELLS, SIDE } from '../content/geometry/cells.ts'
import type { Space } from '../content/geometry/map.ts'
import type { KingdomRushEvent } from '../events.ts'
import { type Asks, type FigureNo, type Hero, type KingdomRush, type Tray, WILDCAT } from '../state.ts'
import { ofCells } from './answers.ts'
import { figureOf, ownerOf } from './figures.ts'
import { scenarioOf } from './scenario.ts'
import { faceOf, isBoss, isBuiltOn, isFallow, isPortal, topAt, trayOf, underTiles } from './trays.ts'

/** KR-CONF-R4: the same for every hero and for the Wildcat, from the upper left. */
const BASES: readonly Mask[] = Array.from({ length: SIDE - 1 }, (_, row) =>
  Array.from(
    { length: SIDE - 1 },
    (__, column) =>
      bitAt(row, column) | bitAt(row, column + 1) | bitAt(row + 1, column) | bitAt(row + 1, column + 1),
  ),
).flat()

function othersBases(s: KingdomRush, card: number, figure: FigureNo | null): Mask {
  let cells = NO_CELLS
  for (let other = 0; other < s.heroes.length; other++) {
    const hero = s.heroes[other] as Hero
    if (hero.on === card && other !== figure) cells |= hero.base
  }
  if (s.wildcat?.on === card && figure !== WILDCAT) cells |= s.wildcat.base
  return cells
}

/** KR-CONF3, KR-CONF5, KR-CONF-R1, KR-CONF-R2: where no base of this figure may lie. */
function closedTo(s: KingdomRush, tray: Tray, figure: FigureNo | null): Mask {
  const { blocked, deadly } = faceOf(s, tray.card)
  return underTiles(tray) | tray.soldiers | othersBases(s, tray.card, figure) | blocked | deadly
}

/** Whether a base has a place beside what lies there and `taken`. */
export function hasBase(s: KingdomRush, tray: Tray, taken: Mask, figure: FigureNo | null = null): boolean {
  const closed = closedTo(s, tray, figure) | taken
  for (const base of BASES) if ((base & closed) === 0) return true
  return false
}

/** Every place of a base beside what lies there and `taken`. */
export function basesOn(s: KingdomRush, tray: Tray, taken: Mask, figure: FigureNo | null = null): Mask[] {
  const closed = closedTo(s, tray, figure) | taken
  return BASES.filter((base) => (base & closed) === 0)
}

/** The rule that keeps a figure from ending its move on a space, or null. */
export function endRefusal(s: KingdomRush, figure: FigureNo, space: Space): string | null {
  const site = scenarioOf(s).ground.siteAt[space]
  // KR-MOVE5: no such space.
  if (site === undefined) return 'KR-MOVE5'
  if (isFallow(s, space)) return 'KR-MOVE-R12'
  if (isBuiltOn(s, site)) return 'KR-MOVE6'
  const tray = topAt(s, space)
  if (!tray) return null
  if (isPortal(s, tray)) return 'KR-MOVE7'
  if (isBoss(s, tray)) return 'KR-MOVE-R8'
  // KR-MOVE-R9: whoever leaves a tray and comes back has its own cells free.
  return hasBase(s, tray, NO_CELLS, figure) ? null : 'KR-CONF2'
}

/** KR-CONF1, KR-FLY-R6: whoever ends a move on a tray confronts it, the upper one of two. */
export function confrontAt(s: KingdomRush, figure: FigureNo): void {
  const tray = topAt(s, figureOf(s, figure).at)
  if (tray) push(s, { do: 'confront', figure, card: tray.card })
}

export const confrontQuestion: Asks<'confront'> = {
  who: (s, { figure }) => askSeat(ownerOf(s, figure)),
  moves(s, { card }) {
    const closed = closedTo(s, trayOf(s, card) as Tray, null)
    return BASES.filter((base) => (base & closed) === 0).map(ofCells)
  },
  refusal: (s, { card }, _, move) =>
    move.do === 'cells' ? baseRefusal(s, trayOf(s, card) as Tray, move.cells) : null,
  answer(s, { figure, card }, _, move) {
    if (move.do !== 'cells') return
    const { cells } = move
    const placed = figureOf(s, figure)
    placed.on = card
    placed.base = cells
    tell?.<KingdomRushEvent>({ e: 'confronted', figure, card, cells })
  },
}

function baseRefusal(s: KingdomRush, tray: Tray, cells: Mask): string {
  const { blocked, deadly } = faceOf(s, tray.card)
  if (!BASES.includes(cells)) return 'KR-CONF-R4'
  if ((cells & blocked) !== 0) return 'KR-CONF-R2'
  return (cells & deadly) !== 0 ? 'KR-CONF5' : 'KR-CONF3'
}

/** Whether the Wildcat would have a place there (KR-CAT-R4). */
export function hasRoom(s: KingdomRush, space: Space): boolean {
  return endRefusal(s, WILDCAT, space) === null
}
