/** English: cards on the map, row by row. */
import { capital } from '../../../kit/text/index.ts'
import type { TrayWords } from '../pack.ts'
import type { CellFacts } from '../types.ts'
import { enemiesLeft, enemiesWithTraits, theAt, who } from './words.ts'

function cell({ enemy, closed, under }: CellFacts): string {
  if (closed) return closed === 'level' ? 'level' : 'closed'
  const there = enemy ? enemy.name : 'empty'
  if (under === null) return there
  const over = under === 'tile' ? 'a tile' : under === 'soldier' ? 'a soldier' : who(under.figure)
  return `${there} under ${over}`
}

export const trays: TrayWords = {
  title: (tray) => `${capital(theAt(tray))}: ${enemiesWithTraits(tray.enemies)}; ${enemiesLeft(tray.left)}.`,
  row: (number, cells) => `Row ${number}: ${cells.map(cell).join(', ')}.`,
}
