/** How far the analysis is: it can be stopped, and goes on from there. */
import { useEffect, useRef } from 'react'
import { useWords } from '../i18n/index.ts'
import { Button } from '../shell/Button.tsx'
import { say } from '../shell/said.tsx'
import css from './AnalysisScreen.module.css'
import type { Analysis, AnalysisState } from './analysis.ts'

export function ProgressLine(props: { readonly analysis: Analysis; readonly state: AnalysisState }) {
  const { t } = useWords()
  const { analysis, state } = props
  const { running, done, failed, progress } = state
  const was = useRef(running)
  useEffect(() => {
    if (was.current && done) say(t('analysis.done'))
    was.current = running
  }, [running, done, t])
  if (done) return null
  const percent = Math.round(100 * progress)
  return (
    <div className={css.progress}>
      <p role={failed ? 'alert' : undefined}>
        {running
          ? t('analysis.looking', { percent })
          : failed
            ? t('analysis.failed')
            : t('analysis.stopped', { percent })}
      </p>
      <progress aria-label={t('analysis.progress')} max={100} value={percent} />
      {running ? (
        <Button onClick={() => analysis.stop()}>{t('analysis.stop')}</Button>
      ) : (
        <Button onClick={() => analysis.start()}>{t('analysis.goOn')}</Button>
      )}
    </div>
  )
}
