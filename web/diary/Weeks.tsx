/** How many games each week has seen: bars with a pattern for each game. */
import { useId, useRef } from 'react'
import { localeOf, useWords } from '../i18n/index.ts'
import { useSize } from '../shell/useSize.ts'
import css from './EveningsScreen.module.css'
import { weeksOf } from './figures.ts'
import type { PlayedGame } from './played.ts'
import type { Series } from './series.ts'

const WEEKS = 10
const LEFT = 34
const TOP = 10

export function Weeks(props: {
  readonly games: readonly PlayedGame[]
  readonly series: readonly Series[]
  readonly now: number
}) {
  const { t, lang } = useWords()
  const { games, series, now } = props
  const pattern = useId()
  const frame = useRef<HTMLDivElement>(null)
  const { width, height } = useSize(frame)
  const bottom = height - 30
  const weeks = weeksOf(games, now, WEEKS)
  const sums = weeks.map(({ counts }) => [...counts.values()].reduce((sum, count) => sum + count, 0))
  const most = Math.max(4, ...sums)
  const top = most + ((4 - (most % 4)) % 4)
  const tall = (count: number) => ((bottom - TOP) * count) / top
  const step = (width - LEFT) / WEEKS
  /** A day needs so much room. */
  const every = Math.ceil(70 / step)
  const day = new Intl.DateTimeFormat(localeOf(lang), { day: 'numeric', month: 'short' })
  const seen = series.filter(({ id }) => weeks.some(({ counts }) => counts.has(id)))
  const said = weeks.flatMap(({ monday }, at) =>
    sums[at] ? [t('evenings.weekSaid', { day: day.format(monday), count: sums[at] })] : [],
  )
  return (
    <section className={css.card} aria-label={t('evenings.weeks')}>
      <h2>{t('evenings.weeks')}</h2>
      <div className={css.frame} ref={frame}>
        <svg
          viewBox={`0 0 ${width} ${height}`}
          className={css.chart}
          role="img"
          aria-label={[t('evenings.weeks'), ...said].join('. ')}
        >
          <defs>
            {series.map(({ id, place, colour }) => (
              <SeriesPattern key={id} id={`${pattern}${id}`} place={place} colour={colour} />
            ))}
          </defs>
          {[0, top / 4, top / 2, (top * 3) / 4, top].map((tick) => (
            <g key={tick}>
              <line
                x1={LEFT}
                x2={width}
                y1={bottom - tall(tick)}
                y2={bottom - tall(tick)}
                stroke="var(--line)"
              />
              <text x={LEFT - 8} y={bottom - tall(tick) + 4} textAnchor="end">
                {tick}
              </text>
            </g>
          ))}
          {weeks.map(({ monday, counts }, at) => {
            let foot = bottom
            return (
              <g key={monday}>
                {seen.map(({ id }) => {
                  const part = tall(counts.get(id) ?? 0)
                  foot -= part
                  if (part === 0) return null
                  return (
                    <rect
                      key={id}
                      x={LEFT + step * at + step * 0.2}
                      y={foot}
                      width={step * 0.6}
                      height={Math.max(2, part - 2)}
                      rx="3"
                      fill={`url(#${pattern}${id})`}
                    />
                  )
                })}
                {at % every === 0 && (
                  <text x={LEFT + step * (at + 0.5)} y={bottom + 22} textAnchor="middle">
                    {day.format(monday)}
                  </text>
                )}
              </g>
            )
          })}
        </svg>
      </div>
      <ul className={css.legend}>
        {seen.map(({ id, title }) => (
          <li key={id}>
            <svg viewBox="0 0 16 16" aria-hidden="true">
              <rect width="16" height="16" rx="4" fill={`url(#${pattern}${id})`} />
            </svg>
            {title}
          </li>
        ))}
      </ul>
    </section>
  )
}

/** Plain, striped, dotted, barred. */
function SeriesPattern({
  id,
  place,
  colour,
}: {
  readonly id: string
  readonly place: number
  readonly colour: string
}) {
  const ink = 'rgb(0 0 0 / 0.45)'
  return (
    <pattern id={id} width="6" height="6" patternUnits="userSpaceOnUse">
      <rect width="6" height="6" fill={colour} />
      {place % 4 === 1 && <circle cx="3" cy="3" r="1.1" fill={ink} />}
      {place % 4 === 2 && <path d="M-1 1 1-1M-1 7 7-1M5 7 7 5" stroke={ink} strokeWidth="1.6" />}
      {place % 4 === 3 && <path d="M0 3h6" stroke={ink} strokeWidth="1.6" />}
    </pattern>
  )
}
