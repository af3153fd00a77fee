/** Writes down how the daily table ended, if this try is the one that counts. */
import { LANGUAGES, type Seat } from '@duskhall/kernel'
import type { Course } from '@duskhall/ui'
import type { PlayedGame } from '../diary/played.ts'
import { pointsOf } from '../end/course.ts'
import { peopleOf } from '../play/people.ts'
import type { Told } from '../play/told.ts'
import type { Caption, SavedTable } from '../store/tables.ts'
import { days, LONGEST_COURSE } from './days-played.ts'

// biome-ignore lint/suspicious/noExplicitAny: the course of any game
type AnyCourse = Course<any>

/** Where one stood after each moment; where all play together, whether something was lost in it. */
export function courseSigns(log: readonly Told[], course: AnyCourse, seat: Seat): string {
  const last = log.at(-1)?.view.state
  if (!last) return ''
  const own = course.lines(last).findIndex(({ seats }) => seats.includes(seat))
  const values = pointsOf(log, course, 'en').map((point) => point.values[0] ?? [])
  const signs = values.map((line, at) => {
    const mine = line[own] ?? 0
    const others = line.length > 1 ? line.filter((_, of) => of !== own) : [values[at - 1]?.[own] ?? mine]
    const lead = mine - Math.max(...others)
    if (line.length === 1) return lead < 0 ? '-' : '+'
    return lead > 0 ? '+' : lead < 0 ? '-' : '='
  })
  return signs.slice(-LONGEST_COURSE).join('')
}

/** Called with every saving of a game that is over; the first result of a day stays. */
export function noteDay(
  table: SavedTable,
  played: PlayedGame | null,
  log: readonly Told[],
  course: AnyCourse,
): void {
  const { daily, id, game, players, snapshot, resigned } = table
  const [seat] = peopleOf(players)
  if (!daily || daily.practice || !played || seat === undefined) return
  const moment = course.moment(snapshot.state)
  const when = Object.fromEntries(
    LANGUAGES.map((lang) => [lang, course.momentLabel(moment, lang)]),
  ) as Caption
  days.add([
    {
      day: daily.day,
      game,
      table: id,
      ended: played.ended,
      result: played.result,
      ...(resigned === undefined ? {} : { gaveUp: true as const }),
      hints: played.hints,
      when,
      course: courseSigns(log, course, seat),
    },
  ])
}
