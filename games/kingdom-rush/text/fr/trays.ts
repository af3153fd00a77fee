/** French: cards on the map, row by row. */
import { capital } from '../../../kit/text/index.ts'
import type { TrayWords } from '../pack.ts'
import type { CellFacts } from '../types.ts'
import { enemiesLeft, enemiesWithTraits, theAt, who } from './words.ts'

function cell({ enemy, closed, under }: CellFacts): string {
  if (closed) return closed === 'level' ? 'niveau' : 'fermée'
  const there = enemy ? enemy.name : 'vide'
  if (under === null) return there
  const over = under === 'tile' ? 'une tuile' : under === 'soldier' ? 'un Soldat' : who(under.figure)
  return `${there} sous ${over}`
}

export const trays: TrayWords = {
  title: (tray) =>
    `${capital(theAt(tray))} : ${enemiesWithTraits(tray.enemies)} ; ${enemiesLeft(tray.left)}.`,
  row: (number, cells) => `Ligne ${number} : ${cells.map(cell).join(', ')}.`,
}
