/** Which tray is taken up, and where the piece in the air lies on it. */
import type { Mask } from '../content/geometry/cells.ts'
import { trayOf } from '../rules/trays.ts'
import type { KingdomRushMove, Tray } from '../state.ts'
import { trayAsked } from './answers.ts'
import type { Desk } from './seat.tsx'
import { byWorth, openOn } from './worth.ts'

export function trayToShow(desk: Pick<Desk, 'asked' | 's' | 'draft' | 'targets'>): Tray | null {
  const asked = trayAsked(desk.asked, desk.s)
  if (asked) return asked
  const card = desk.draft.tray ?? desk.targets[0]
  return card === undefined ? null : (trayOf(desk.s, card) ?? null)
}

export interface InTheAir {
  readonly tray: Tray
  /** Where it may lie; those that cover most come first. */
  readonly places: readonly Mask[]
  readonly cells: Mask
  readonly move: KingdomRushMove
}

/** The piece in the air: where it may lie, and where it does now. It begins where it covers most. */
export function inTheAir(desk: Pick<Desk, 'asked' | 's' | 'draft' | 'answers'>): InTheAir | null {
  const tray = trayAsked(desk.asked, desk.s)
  if (!tray) return null
  const moves = desk.answers.moves.filter((move) => move.do === 'cells')
  const places = byWorth(
    moves.map(({ cells }) => cells),
    openOn(desk.s, tray),
  )
  const wanted = desk.draft.cells
  const cells = wanted !== undefined && places.includes(wanted) ? wanted : places[0]
  const move = moves.find((one) => one.cells === cells)
  return cells === undefined || !move ? null : { tray, places, cells, move }
}
