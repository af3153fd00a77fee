/** Which tray is taken up, and where the piece in the air lies on it. */
import type { Mask } from '../content/geometry/cells.ts'
import { coveredOn, enemiesOn, trayOf } from '../rules/trays.ts'
import type { KingdomRushMove, Tray } from '../state.ts'
import { bestOf } from './placing.ts'
import type { Desk } from './seat.tsx'

/** The tray that a question for cells is about. */
function trayAsked({ asked, s }: Pick<Desk, 'asked' | 's'>): Tray | null {
  const card = asked?.do === 'cells' ? asked.tray : asked?.do === 'confront' ? asked.card : null
  return card === null ? null : (trayOf(s, card) ?? null)
}

export function trayToShow(desk: Pick<Desk, 'asked' | 's' | 'draft' | 'targets'>): Tray | null {
  const asked = trayAsked(desk)
  if (asked) return asked
  const card = desk.draft.tray ?? desk.targets[0]
  return card === undefined ? null : (trayOf(desk.s, card) ?? null)
}

export interface InTheAir {
  readonly places: readonly Mask[]
  readonly cells: Mask
  readonly move: KingdomRushMove
}

/** The piece in the air: where it may lie, and where it does now. */
export function inTheAir(desk: Pick<Desk, 'asked' | 's' | 'draft' | 'answers'>): InTheAir | null {
  const tray = trayAsked(desk)
  if (!tray) return null
  const moves = desk.answers.moves.filter((move) => move.do === 'cells')
  const places = moves.map(({ cells }) => cells)
  const open = enemiesOn(desk.s, tray) & ~coveredOn(desk.s, tray)
  const wanted = desk.draft.cells
  const cells = wanted !== undefined && places.includes(wanted) ? wanted : bestOf(places, open)
  const move = moves.find((one) => one.cells === cells)
  return cells === undefined || !move ? null : { places, cells, move }
}
