/** Four numbers in front of everything else. */
import { useWords } from '../i18n/index.ts'
import css from './EveningsScreen.module.css'
import { mondayOf, percentOf, shareOf, streakOf } from './figures.ts'
import type { PlayedGame } from './played.ts'

export function Totals({ games, now }: { readonly games: readonly PlayedGame[]; readonly now: number }) {
  const { t } = useWords()
  const monday = mondayOf(now)
  const share = shareOf(games)
  const percent = percentOf(share)
  const streak = streakOf(games)
  const alone = games.filter(({ hints }) => hints === 0).length
  const cells = [
    {
      value: games.length,
      name: t('evenings.games', { count: games.length }),
      more: t('evenings.thisWeek', { count: games.filter(({ ended }) => ended >= monday).length }),
    },
    {
      value: percent === null ? '–' : t('evenings.percent', { percent }),
      name: t('evenings.won'),
      more: t('evenings.wonOf', { count: share.won, of: share.of }),
    },
    {
      value: streak.best,
      name: t('evenings.streak'),
      more: streak.best === 0 ? t('evenings.noStreak') : t('evenings.streakNow', { count: streak.now }),
    },
    { value: alone, name: t('evenings.alone'), more: t('evenings.hinted', { count: games.length - alone }) },
  ]
  return (
    <ul className={css.totals}>
      {cells.map(({ value, name, more }) => (
        <li key={name}>
          <b>{value}</b> <span className={css.what}>{name}</span> <small>{more}</small>
        </li>
      ))}
    </ul>
  )
}
