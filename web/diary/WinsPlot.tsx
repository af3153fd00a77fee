/** The share of games won as it went, a line for each game: told apart by dashes, a mark and its name. */
import { SHAPES, ShapeOutline } from '@duskhall/ui'
import { useRef } from 'react'
import { localeOf, useWords } from '../i18n/index.ts'
import { PercentLines } from '../shell/PercentLines.tsx'
import { useSize } from '../shell/useSize.ts'
import css from './EveningsScreen.module.css'
import { courseOf, ENOUGH, ROLLING } from './figures.ts'
import type { PlayedGame } from './played.ts'
import type { Series } from './series.ts'

const LEFT = 34
const TOP = 10
const DASHES = [undefined, '2 5', '8 6', '12 4 3 4']

export function WinsPlot(props: {
  readonly games: readonly PlayedGame[]
  readonly series: readonly Series[]
}) {
  const { t, lang } = useWords()
  const { games, series } = props
  const frame = useRef<HTMLDivElement>(null)
  const { width, height } = useSize(frame)
  const [right, bottom] = [width - 10, height - 32]
  const lines = series
    .map((one) => ({ ...one, points: courseOf(games.filter(({ game }) => game === one.id)) }))
    .filter(({ points }) => points.length > 0)
  const times = lines.flatMap(({ points }) => points.map(({ ended }) => ended))
  const [first, last] = [Math.min(...times), Math.max(...times)]
  const x = (time: number) =>
    first === last ? (LEFT + right) / 2 : LEFT + ((right - LEFT) * (time - first)) / (last - first)
  const y = (percent: number) => bottom - ((bottom - TOP) * percent) / 100
  const day = new Intl.DateTimeFormat(localeOf(lang), { day: 'numeric', month: 'short', year: '2-digit' })
  const said = lines.map(({ title, points }) =>
    t('evenings.courseSaid', { game: title, percent: points.at(-1)?.percent ?? 0 }),
  )
  return (
    <section className={css.card} aria-label={t('evenings.course')}>
      <h2>
        {t('evenings.course')} <small>{t('evenings.rolling', { count: ROLLING })}</small>
      </h2>
      <div className={css.frame} ref={frame}>
        {lines.length === 0 ? (
          <p className={css.soon}>{t('evenings.soon', { count: ENOUGH })}</p>
        ) : (
          <svg
            viewBox={`0 0 ${width} ${height}`}
            className={css.chart}
            role="img"
            aria-label={[t('evenings.course'), ...said].join('. ')}
          >
            <PercentLines left={LEFT} right={right} y={(share) => y(100 * share)} />
            <text x={LEFT} y={bottom + 24}>
              {day.format(first)}
            </text>
            {first !== last && (
              <text x={right} y={bottom + 24} textAnchor="end">
                {day.format(last)}
              </text>
            )}
            {lines.map(({ id, place, colour, points }) => {
              const end = points.at(-1) ?? { ended: first, percent: 0 }
              return (
                <g key={id} style={{ color: colour }}>
                  <path
                    d={points
                      .map(({ ended, percent }, at) => `${at === 0 ? 'M' : 'L'}${x(ended)} ${y(percent)}`)
                      .join('')}
                    fill="none"
                    stroke="currentColor"
                    strokeWidth="3"
                    strokeDasharray={DASHES[place % DASHES.length]}
                    strokeLinejoin="round"
                  />
                  <g
                    transform={`translate(${x(end.ended) - 7} ${y(end.percent) - 7}) scale(.35)`}
                    fill="currentColor"
                    stroke="var(--bg)"
                    strokeWidth="5"
                  >
                    <ShapeOutline shape={SHAPES[place % SHAPES.length] ?? 'disc'} />
                  </g>
                </g>
              )
            })}
          </svg>
        )}
      </div>
      {lines.length > 0 && (
        <ul className={css.legend}>
          {lines.map(({ id, title, place, colour, points }) => (
            <li key={id}>
              <svg viewBox="0 0 40 40" aria-hidden="true" style={{ color: colour }} fill="currentColor">
                <ShapeOutline shape={SHAPES[place % SHAPES.length] ?? 'disc'} />
              </svg>
              {title} <b>{t('evenings.percent', { percent: points.at(-1)?.percent ?? 0 })}</b>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
