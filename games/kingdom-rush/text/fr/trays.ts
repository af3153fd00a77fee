/** French: cards on the map, row by row. */
import { capital } from '../../../kit/text/index.ts'
import type { TrayWords } from '../pack.ts'
import { enemiesLeft, enemiesWithTraits, theAt, who } from './words.ts'

export const trays: TrayWords = {
  who,
  name: (tray) => capital(theAt(tray)),
  title: (tray) =>
    `${capital(theAt(tray))} : ${enemiesWithTraits(tray.enemies)} ; ${enemiesLeft(tray.left)}.`,
  row: (number, cells) => `Ligne ${number} : ${cells.join(', ')}.`,
  cell: (row, column, words) => `Ligne ${row}, colonne ${column} : ${words.join(', ')}`,
}
