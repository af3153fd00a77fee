/** What a lesson is called, and how far it has come. */
import type { CSSProperties } from 'react'
import { useWords } from '../i18n/index.ts'
import css from './LessonProgress.module.css'

/** More dots than this are a line. */
const MOST_DOTS = 8

export interface LessonProgressProps {
  readonly title: string
  /** So many are behind. */
  readonly step: number
  readonly of: number
}

export function LessonProgress({ title, step, of }: LessonProgressProps) {
  const { t } = useWords()
  const dots = of > MOST_DOTS ? [] : Array.from({ length: of }, (_, at) => at)
  return (
    <>
      <span className={css.names}>
        <b>{title}</b>
        <span>{t('lesson.step', { step: Math.min(step + 1, of), of })}</span>
      </span>
      <span className={css.progress} aria-hidden="true">
        {dots.map((at) => (
          <i key={at} data-now={at === step ? '' : undefined} data-done={at < step ? '' : undefined} />
        ))}
        {dots.length === 0 && <span className={css.line} style={{ '--done': step / of } as CSSProperties} />}
      </span>
    </>
  )
}
