/** The curve in numbers, for whoever asks for it. */
import { useWords } from '../i18n/index.ts'
import css from './AnalysisScreen.module.css'
import type { ChartPoint } from './chart.ts'
import { percent } from './TurnCard.tsx'

interface ChanceTableProps {
  readonly points: readonly ChartPoint[]
  moment(point: ChartPoint): string
  played(point: ChartPoint): string
}

export function ChanceTable({ points, moment, played }: ChanceTableProps) {
  const { t } = useWords()
  return (
    <details className={css.numbers}>
      <summary>{t('analysis.asTable')}</summary>
      <table>
        <thead>
          <tr>
            <th scope="col">{t('analysis.when')}</th>
            <th scope="col">{t('analysis.chance')}</th>
            <th scope="col">{t('analysis.range')}</th>
            <th scope="col">{t('analysis.played')}</th>
          </tr>
        </thead>
        <tbody>
          {points.map((point) => (
            <tr key={point.place}>
              <th scope="row">{moment(point)}</th>
              <td>{t('analysis.percent', { percent: percent(point.chance) })}</td>
              <td>{t('analysis.between', { low: percent(point.low), high: percent(point.high) })}</td>
              <td>{played(point)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  )
}
