/** Lays the table of a day. */
import { tableOf, tables } from '@duskhall/games/boards.ts'
import { newTable, openGame } from '../play/hall.ts'
import { botAt, personAt } from '../play/people.ts'
import { settings } from '../settings/settings.ts'
import type { DailyMark } from '../store/tables.ts'
import type { Day } from './days.ts'
import { DAILY_LEVEL, optionsOfDay, type TableOfDay, tableOfDay } from './table-of-day.ts'

export function dailyTable(day: Day): TableOfDay {
  return tableOfDay(
    day,
    tables.map(({ id }) => id),
  )
}

/** As few as a game can be played with: alone where that is possible. */
export function seatsOfDay({ game }: TableOfDay): number {
  return tableOf(game)?.window.seats.min ?? 2
}

export async function layDaily(daily: DailyMark): Promise<string> {
  const table = dailyTable(daily.day)
  const seats = seatsOfDay(table)
  const { game } = await openGame(table.game)
  const players = Array.from({ length: seats }, (_, seat) =>
    seat === 0 ? personAt(0, settings().name) : botAt(seat, DAILY_LEVEL, '', table.game),
  )
  const options = optionsOfDay(game, seats, table.seed)
  return newTable(table.game, players, { seed: table.seed, options, daily })
}
