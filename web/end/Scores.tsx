/** What everybody has made of the game; a team stands together, with its own frame. */
import { PlayerShape, type SeatInfo } from '@duskhall/ui'
import type { ReactNode } from 'react'
import { useWords } from '../i18n/index.ts'
import { letterOf } from '../play/people.ts'
import css from './Scores.module.css'

export interface ScoresProps {
  readonly sides: readonly (readonly SeatInfo[])[]
  readonly winners: readonly number[]
  readonly scores?: readonly number[] | undefined
  tally(seat: number): readonly { readonly label: string; readonly value: number }[]
  /** All win or lose together: nobody stands apart. */
  readonly together?: boolean
  /** What else a game shows of a seat. */
  feats?(seat: number): ReactNode
}

export function Scores({ sides, winners, scores, tally, together, feats }: ScoresProps) {
  const { t } = useWords()
  const teams = sides.some((side) => side.length > 1)
  return (
    <div className={css.scores} data-sides={sides.length}>
      {sides.map((side, at) => {
        const won = !together && side.some(({ seat }) => winners.includes(seat))
        const name = side.map((seat) => seat.name).join(' & ')
        return (
          <section
            key={name}
            className={css.side}
            data-won={won ? '' : undefined}
            aria-label={teams ? t('setup.team', { letter: letterOf(at) }) : name}
          >
            {(teams || won) && (
              <p className={css.head}>
                {teams && <b>{t('setup.team', { letter: letterOf(at) })}</b>}
                {won && <span className={css.won}>{t('end.won')}</span>}
              </p>
            )}
            {side.map((seat) => (
              <div key={seat.seat} className={css.score}>
                <PlayerShape seat={seat} className={css.shape} />
                <b className={css.name}>{seat.name}</b>
                {scores && (
                  <span className={css.points}>{t('end.points', { count: scores[seat.seat] ?? 0 })}</span>
                )}
                <dl>
                  {tally(seat.seat).map(({ label, value }) => (
                    <div key={label}>
                      <dt>{label}</dt>
                      <dd>{value}</dd>
                    </div>
                  ))}
                </dl>
                {feats?.(seat.seat)}
              </div>
            ))}
          </section>
        )
      })}
    </div>
  )
}
