/** In the place of the prompt once a game is over: how it ended, and the way to the next one. */
import { type Lines, spans } from '@duskhall/kernel'
import { Icon, type SeatInfo } from '@duskhall/ui'
import { useWords } from '../i18n/index.ts'
import { Button } from '../shell/Button.tsx'
import { Spans } from '../table/Spans.tsx'
import css from './OverBar.module.css'

export interface OverBarProps {
  readonly ending: Lines
  readonly seats: readonly SeatInfo[]
  /** All play together. */
  readonly together: boolean
  onRematch(): void
  onEnd(): void
}

export function OverBar({ ending, seats, together, onRematch, onEnd }: OverBarProps) {
  const { t } = useWords()
  return (
    <section className={css.bar} aria-label={t('table.promptLabel')}>
      <p className={css.ending} role="status">
        <b>
          <Spans spans={spans(ending.text)} seats={seats} />
        </b>{' '}
        <small>
          <Spans spans={spans(ending.why)} seats={seats} />
        </small>
      </p>
      <Button onClick={onEnd}>{t('table.seeEnd')}</Button>
      <Button look="primary" onClick={onRematch}>
        <Icon name="clockwise-rotation" />
        {t(together ? 'end.rematchTogether' : 'end.rematch')}
      </Button>
    </section>
  )
}
