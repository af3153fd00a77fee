/** The whole game in three numbers. */
import { useWords } from '../i18n/index.ts'
import css from './AnalysisScreen.module.css'
import { figuresOf, type Known } from './appraised.ts'
import { percent } from './TurnCard.tsx'

export function Figures({ known }: { readonly known: Known }) {
  const { t } = useWords()
  const figures = figuresOf(known)
  if (!figures) return null
  const { good, leads, lowest, highest } = figures
  return (
    <ul className={css.figures}>
      <li>
        <b>{t('analysis.percent', { percent: percent(good) })}</b>
        <span>
          {t('analysis.good')}
          <small>{t('analysis.goodHint')}</small>
        </span>
      </li>
      <li>
        <b>{leads}</b>
        <span>{t('analysis.leads', { count: leads })}</span>
      </li>
      <li>
        <b>{t('analysis.between', { low: percent(lowest), high: percent(highest) })}</b>
        <span>{t('analysis.lowest')}</span>
      </li>
    </ul>
  )
}
