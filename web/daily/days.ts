/** Days of the calendar, by the clock of this place, written as `2026-11-16`: they compare as their texts do. */
export type Day = string

const written = (year: number, month: number, date: number): Day =>
  `${String(year).padStart(4, '0')}-${String(month).padStart(2, '0')}-${String(date).padStart(2, '0')}`

export function dayOf(time: number): Day {
  const date = new Date(time)
  return written(date.getFullYear(), date.getMonth() + 1, date.getDate())
}

/** Noon of a day: no change of the clocks moves it into another one. */
export function noonOf(day: Day): Date {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number)
  return new Date(year, month - 1, date, 12)
}

/** Whether something names a day that there is. */
export function isDay(value: unknown): value is Day {
  return typeof value === 'string' && /^[2-9]\d{3}-\d\d-\d\d$/.test(value) && dayOf(+noonOf(value)) === value
}

export function dayAfter(day: Day, count = 1): Day {
  const noon = noonOf(day)
  noon.setDate(noon.getDate() + count)
  return dayOf(+noon)
}

/** The first day of the month so many months later. */
export function monthAfter(day: Day, count = 0): Day {
  const noon = noonOf(day)
  return dayOf(+new Date(noon.getFullYear(), noon.getMonth() + count, 1, 12))
}

/** The weeks of the month of a day, from Monday; null where a day is of another month. */
export function weeksOfMonth(day: Day): readonly (readonly (Day | null)[])[] {
  const first = monthAfter(day)
  const next = monthAfter(day, 1)
  const empty = (noonOf(first).getDay() + 6) % 7
  const weeks: (Day | null)[][] = []
  for (let at = -empty; ; at++) {
    const one = dayAfter(first, at)
    if (at > 0 && one >= next && weeks.at(-1)?.length === 7) return weeks
    if (weeks.length === 0 || weeks.at(-1)?.length === 7) weeks.push([])
    weeks.at(-1)?.push(at < 0 || one >= next ? null : one)
  }
}

/** Milliseconds to the beginning of the next day. */
export function untilTomorrow(now: number): number {
  const midnight = new Date(now)
  midnight.setHours(24, 0, 0, 0)
  return +midnight - now
}
