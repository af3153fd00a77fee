/** The window that stands open. */
import { tables } from '@duskhall/games/boards.ts'
import { change, settings } from '../settings/settings.ts'
import { fetchAhead } from '../shell/ahead.ts'
import { isSparing } from '../shell/quiet.ts'
import { routeOf } from '../shell/route.ts'

/** Whoever comes back finds the window open that they left. */
export function chosenOf(last: string | null | undefined): number {
  return Math.max(
    0,
    tables.findIndex(({ id }) => id === last),
  )
}

let callOff = () => {}

/** While the hall draws itself, the table behind its open window travels already. */
export function fetchChosenTable(): void {
  const chosen = tables[chosenOf(settings().window)]
  if (chosen && !isSparing() && routeOf(location.hash).at === 'hall') callOff = fetchAhead(chosen.id)
}

/** Opens another window: its table is the one to fetch now. */
export function chooseWindow(at: number): void {
  const table = tables[at]
  if (!table) return
  callOff()
  change({ window: table.id })
}
