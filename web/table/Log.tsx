/** What happened, in words, newest last, grouped as the game groups it. */
import { Icon, PlayerShape, type SeatInfo } from '@duskhall/ui'
import { useEffect, useRef } from 'react'
import { useWords } from '../i18n/index.ts'
import css from './Log.module.css'
import type { LogLine } from './log-lines.ts'
import { Spans } from './Spans.tsx'

export interface LogProps {
  readonly lines: readonly LogLine[]
  readonly seats: readonly SeatInfo[]
  /** Shows the table as it was after that entry of the history. */
  onMoment(at: number): void
  readonly moment: number | null
  /** Something of the line is pointed at: flash it on the table. */
  onPoint(line: LogLine | null): void
}

export function Log({ lines, seats, onMoment, moment, onPoint }: LogProps) {
  const { t } = useWords()
  const end = useRef<HTMLDivElement>(null)
  const count = lines.length
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new line is the reason to scroll
  useEffect(() => {
    end.current?.scrollIntoView({ block: 'nearest' })
  }, [count])

  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard
    <div className={css.log} role="log" aria-label={t('table.log')} tabIndex={0}>
      {lines.length === 0 && <p className={css.empty}>{t('table.emptyLog')}</p>}
      {lines.map((line, at) => {
        const key = `${line.at} ${at}`
        if (line.rank === 'heading') {
          return (
            <h3 key={key} className={css.heading}>
              <span>
                <Spans spans={line.spans} seats={seats} />
              </span>
            </h3>
          )
        }
        const seat = line.rank === 'action' && line.seat !== null ? seats[line.seat] : undefined
        return (
          <div
            key={key}
            className={css.line}
            data-rank={line.rank}
            data-now={line.at === moment ? '' : undefined}
            onPointerEnter={() => onPoint(line)}
            onPointerLeave={() => onPoint(null)}
          >
            {seat ? <PlayerShape seat={seat} bare className={css.shape} /> : <i className={css.dot} />}
            <span>
              <Spans spans={line.spans} seats={seats} />
            </span>
            <button
              type="button"
              className={css.moment}
              aria-label={t('table.showThen')}
              title={t('table.showThen')}
              onClick={() => onMoment(line.at)}
            >
              <Icon name="backward-time" />
            </button>
          </div>
        )
      })}
      <div ref={end} />
    </div>
  )
}
