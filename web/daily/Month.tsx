/** A month of daily tables: what was won, lost or not played, by sign as well as by colour. */
import { tableOf } from '@duskhall/games/boards.ts'
import { Icon } from '@duskhall/ui'
import { useState } from 'react'
import { localeOf, useWords } from '../i18n/index.ts'
import { IconButton } from '../shell/IconButton.tsx'
import css from './DailyScreen.module.css'
import { type Day, dayAfter, monthAfter, noonOf, weeksOfMonth } from './days.ts'
import type { DayPlayed, DayStreak } from './days-played.ts'

const MARKS = { won: '✓', drawn: '=', lost: '×' } as const

export interface MonthProps {
  readonly days: readonly DayPlayed[]
  readonly today: Day
  readonly shown: Day
  readonly streak: DayStreak
  onChoose(day: Day): void
}

export function Month({ days, today, shown, streak, onChoose }: MonthProps) {
  const { t, lang } = useWords()
  const [month, setMonth] = useState(() => monthAfter(shown))
  const weeks = weeksOfMonth(month)
  const say = (style: Intl.DateTimeFormatOptions, day: Day) =>
    new Intl.DateTimeFormat(localeOf(lang), style).format(noonOf(day))
  const played = new Map(days.map((one) => [one.day, one]))
  const named = (day: Day) => say({ weekday: 'long', day: 'numeric', month: 'long' }, day)
  // Any Monday, and the days after it.
  const weekdays = Array.from({ length: 7 }, (_, at) => dayAfter('2026-11-16', at))
  const first = days[0]?.day ?? today
  return (
    <section className={css.card} aria-label={t('daily.days')}>
      <div className={css.monthHead}>
        <IconButton
          icon="previous-button"
          label={t('daily.earlier')}
          disabled={month <= monthAfter(first)}
          onClick={() => setMonth(monthAfter(month, -1))}
        />
        <h2 aria-live="polite">{say({ month: 'long', year: 'numeric' }, month)}</h2>
        <IconButton
          icon="next-button"
          label={t('daily.later')}
          disabled={month >= monthAfter(today)}
          onClick={() => setMonth(monthAfter(month, 1))}
        />
      </div>
      <p className={css.streak}>
        <Icon name="candle-flame" />
        {streak.now > 0 ? t('daily.streak', { count: streak.now }) : t('daily.noStreak')}
        {streak.best > 0 && <small>{t('daily.best', { count: streak.best })}</small>}
      </p>
      <table className={css.month}>
        <thead>
          <tr>
            {weekdays.map((day) => (
              <th key={day} scope="col" abbr={say({ weekday: 'long' }, day)}>
                {say({ weekday: 'narrow' }, day)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeks.map((week) => (
            <tr key={week.find((day) => day !== null)}>
              {week.map((day, at) => {
                const one = day && played.get(day)
                const date = day && noonOf(day).getDate()
                const look = {
                  'data-result': one ? one.result : undefined,
                  'data-today': day === today ? '' : undefined,
                  'data-later': day && day > today ? '' : undefined,
                }
                return (
                  // biome-ignore lint/suspicious/noArrayIndexKey: the days of a week
                  <td key={at}>
                    {!day ? null : one || day <= today ? (
                      <button
                        type="button"
                        {...look}
                        aria-pressed={day === shown}
                        aria-label={
                          one
                            ? t('daily.dayPlayed', {
                                day: named(day),
                                game: tableOf(one.game)?.window.words[lang].title ?? one.game,
                                result: t(one.gaveUp ? 'daily.gaveUp' : `daily.${one.result}`),
                              })
                            : t('daily.dayOf', {
                                day: named(day),
                                what: t(day === today ? 'daily.today' : 'daily.notPlayed'),
                              })
                        }
                        onClick={() => onChoose(day)}
                      >
                        <span>
                          {date} {one && MARKS[one.result]}
                        </span>
                      </button>
                    ) : (
                      <span className={css.later}>{date}</span>
                    )}
                  </td>
                )
              })}
            </tr>
          ))}
        </tbody>
      </table>
      <p className={css.legend} aria-hidden="true">
        {(['won', 'drawn', 'lost'] as const).map((result) => (
          <span key={result}>
            {MARKS[result]} {t(`daily.${result}`)}
          </span>
        ))}
      </p>
    </section>
  )
}
