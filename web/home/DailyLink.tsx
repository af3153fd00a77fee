/** A leaf of the calendar that leads to the table of the day. */

import { noonOf } from '../daily/days.ts'
import { useDays } from '../daily/useDays.ts'
import { useToday } from '../daily/useToday.ts'
import { useWords } from '../i18n/index.ts'
import { addressOf } from '../shell/route.ts'
import css from './Home.module.css'

export function DailyLink() {
  const { t } = useWords()
  const today = useToday()
  const played = useDays().some(({ day }) => day === today)
  return (
    <a className={css.daily} href={addressOf({ at: 'daily' })}>
      <span className={css.leaf} aria-hidden="true">
        {noonOf(today).getDate()}
      </span>
      {t(played ? 'doors.dailyDone' : 'doors.daily')}
    </a>
  )
}
