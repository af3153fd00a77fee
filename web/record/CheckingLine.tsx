/** How far a record has been played through, and the way out of it. */
import { useWords } from '../i18n/index.ts'
import { Button } from '../shell/Button.tsx'
import css from './CheckingLine.module.css'

export interface Progress {
  readonly moves: number
  readonly of: number
}

export function CheckingLine({
  progress,
  onCancel,
}: {
  readonly progress: Progress | null
  onCancel(): void
}) {
  const { t } = useWords()
  return (
    <div className={css.line}>
      <label>
        <span>{t('replay.checking')}</span>
        <progress max={progress?.of ?? 1} value={progress?.moves ?? 0} />
      </label>
      <Button onClick={onCancel}>{t('table.cancel')}</Button>
    </div>
  )
}
