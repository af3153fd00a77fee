/** A card on the map in words, row by row: for a screen reader, and for whoever plays without the picture. */
import type { Language } from '@duskhall/kernel'
import { boxOf, type Card } from '../content/box.ts'
import { bitAt, CENTRE, type Mask, NO_CELLS, SIDE } from '../content/geometry/cells.ts'
import { figureOf, figuresOn } from '../rules/figures.ts'
import { trayOf, underTiles } from '../rules/trays.ts'
import type { KingdomRush } from '../state.ts'
import type { Calling } from './calling.ts'
import { tablesIn } from './tables.ts'
import type { CellFacts, FigureFacts } from './types.ts'

/** The cells of a card as they lie now, row by row from the top; without a tray, as they are printed. */
export function rowsOf(s: KingdomRush, card: Card, calling: Calling): CellFacts[][] {
  const face = boxOf(s).faces[card]
  const tray = trayOf(s, card)
  const tiles = tray ? underTiles(tray) : NO_CELLS
  const figures = tray ? figuresOn(s, card) : []

  function underAt(cell: Mask): CellFacts['under'] {
    if ((tiles & cell) !== 0) return 'tile'
    if (tray && (tray.soldiers & cell) !== 0) return 'soldier'
    const standing = figures.find((figure) => (figureOf(s, figure).base & cell) !== 0)
    return standing === undefined ? null : { figure: calling.figure(standing) }
  }
  function closedAt(cell: Mask): CellFacts['closed'] {
    const hasLevel = (face?.level ?? 0) > 0 || (tray?.portalTile ?? 0) > 0
    if (cell === CENTRE && hasLevel) return 'level'
    return face && (face.blocked & cell) !== 0 ? 'bar' : null
  }
  return Array.from({ length: SIDE }, (_, row) =>
    Array.from({ length: SIDE }, (__, column): CellFacts => {
      const cell = bitAt(row, column)
      const found = face?.each.find(({ cells }) => (cells & cell) !== 0)
      const closed = closedAt(cell)
      return {
        // Under a Portal tile nobody is left to cover.
        enemy: found && closed === null ? (calling.enemies([found])[0] ?? null) : null,
        closed,
        under: underAt(cell),
      }
    }),
  )
}

/** "Goblin", "Goblin under a tile", "empty", "level". */
export function cellText(
  { enemy, closed, under }: CellFacts,
  language: Language,
  who: (figure: FigureFacts) => string,
): string {
  const { cells } = tablesIn(language)
  if (closed) return cells[closed]
  const there = enemy ? enemy.name : cells.empty
  if (under === null) return there
  return `${there} ${cells.under} ${typeof under === 'string' ? cells[under] : who(under.figure)}`
}
