/** How the daily tables ended: one result a day, that of the first try that was finished. */
import { Album } from '../diary/album.ts'
import { captionOf, isCount, isText, isTime } from '../diary/checks.ts'
import { type PlayedResult, RESULTS } from '../diary/played.ts'
import type { Caption } from '../store/tables.ts'
import { type Day, dayAfter, isDay } from './days.ts'

export interface DayPlayed {
  readonly day: Day
  readonly game: string
  /** The table it was played at, as long as it is kept. */
  readonly table: string
  /** Milliseconds since 1970. */
  readonly ended: number
  readonly result: PlayedResult
  /** It was lost by giving up. */
  readonly gaveUp?: true
  readonly hints: number
  /** When it ended, in the words of the game: "Round 5". */
  readonly when: Caption
  /** How it went, a sign for each moment: `+` ahead, `=` even, `-` behind. */
  readonly course: string
}

/** No game is told by more signs. */
export const LONGEST_COURSE = 60

function readDayPlayed(entry: unknown): DayPlayed | null {
  const { day, game, table, ended, result, gaveUp, hints, when, course } = Object(entry) as {
    readonly [F in keyof DayPlayed]: unknown
  }
  const known = RESULTS.find((name) => name === result)
  const caption = captionOf(when)
  if (!isDay(day) || !isText(game) || !isText(table) || !isTime(ended) || !known || !caption) return null
  if (!isCount(hints, 0) || typeof course !== 'string' || !/^[-+=]*$/.test(course)) return null
  if (course.length > LONGEST_COURSE) return null
  const how = { result: known, ...(gaveUp === true ? { gaveUp: true as const } : {}) }
  return { day, game, table, ended, ...how, hints, when: caption, course }
}

export const days = new Album({
  key: 'duskhall-daily',
  read: readDayPlayed,
  nameOf: ({ day }) => day,
  // By the day and not by when it was finished: a clock may have been wrong.
  timeOf: ({ day }) => Number(day.replaceAll('-', '')),
  most: 5000,
})

export interface DayStreak {
  readonly best: number
  readonly now: number
}

/** How many days in a row were played: at most, and up to today or, while today can still be played, yesterday. */
export function streakOfDays(played: Iterable<Day>, today: Day): DayStreak {
  // A clock that was ahead has left days that are still to come.
  const known = new Set([...played].filter((day) => day <= today))
  let best = 0
  for (const day of known) {
    if (known.has(dayAfter(day, -1))) continue
    let length = 1
    while (known.has(dayAfter(day, length))) length++
    best = Math.max(best, length)
  }
  let now = 0
  const last = known.has(today) ? today : dayAfter(today, -1)
  while (known.has(dayAfter(last, -now))) now++
  return { best, now }
}
