/** How many games were won against each level of bots, and as whom. */
import type { CSSProperties } from 'react'
import { useWords } from '../i18n/index.ts'
import { characterOf } from '../play/cast.ts'
import { LEVEL_NAMES } from '../play/levels.ts'
import css from './EveningsScreen.module.css'
import { percentOf, type Row, rowsBy } from './figures.ts'
import type { PlayedGame } from './played.ts'
import type { Series } from './series.ts'

interface SharesProps {
  readonly games: readonly PlayedGame[]
  readonly series: readonly Series[]
}

export function Levels({ games, series }: SharesProps) {
  const { t, lang } = useWords()
  const rowsOf = (of: readonly PlayedGame[], game: string) => {
    const rows = rowsBy(of, ({ level }) => level)
    return LEVEL_NAMES.flatMap((level) => {
      const row = rows.find(({ name }) => name === level)
      const who = characterOf(game, level)?.[lang]
      const name = who
        ? t('evenings.levelOf', { level: t(`levels.${level}`), name: who })
        : t(`levels.${level}`)
      return row ? [{ ...row, name }] : []
    })
  }
  return <Card title={t('evenings.levels')} games={games} series={series} rowsOf={rowsOf} />
}

export function Sides({ games, series }: SharesProps) {
  const { t, lang } = useWords()
  const rowsOf = (of: readonly PlayedGame[]) =>
    rowsBy(of, ({ side }) => side?.[lang]).toSorted((a, b) => b.of - a.of)
  return <Card title={t('evenings.sides')} games={games} series={series} rowsOf={rowsOf} />
}

function Card(
  props: SharesProps & {
    readonly title: string
    rowsOf(games: readonly PlayedGame[], game: string): readonly Row[]
  },
) {
  const { t } = useWords()
  const { title, games, series, rowsOf } = props
  const parts = series
    .map((one) => ({
      ...one,
      rows: rowsOf(
        games.filter(({ game }) => game === one.id),
        one.id,
      ),
    }))
    .filter(({ rows }) => rows.length > 0)
  if (parts.length === 0) return null
  return (
    <section className={css.card} aria-label={title}>
      <h2>
        {title} <small>{t('evenings.wonAndPlayed')}</small>
      </h2>
      <div className={css.tables}>
        {parts.map(({ id, title: name, colour, rows }) => (
          <table key={id} style={{ '--series': colour } as CSSProperties}>
            <caption>{name}</caption>
            <thead className={css.spoken}>
              <tr>
                <th>{title}</th>
                <th>{t('evenings.won')}</th>
                <th>{t('evenings.played')}</th>
              </tr>
            </thead>
            <tbody>
              {rows.map((row) => (
                <Line key={row.name} row={row} />
              ))}
            </tbody>
          </table>
        ))}
      </div>
    </section>
  )
}

function Line({ row }: { readonly row: Row }) {
  const { t } = useWords()
  const percent = percentOf(row)
  return (
    <tr>
      <th scope="row">{row.name}</th>
      <td>
        <span className={css.share}>
          <span className={css.gauge} aria-hidden="true">
            <span style={{ width: `${percent ?? 0}%` }} />
          </span>
          {percent === null ? (
            <b title={t('evenings.tooFew')}>
              <span aria-hidden="true">–</span>
              <span className={css.spoken}>{t('evenings.tooFew')}</span>
            </b>
          ) : (
            <b>{t('evenings.percent', { percent })}</b>
          )}
        </span>
      </td>
      <td>{row.of}</td>
    </tr>
  )
}
