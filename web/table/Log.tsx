/** What happened, in words, newest last, grouped as the game groups it. */
import { Icon, PlayerShape, type SeatInfo, tooltip } from '@duskhall/ui'
import { type KeyboardEvent, memo, useMemo, useState } from 'react'
import { useWords } from '../i18n/index.ts'
import { Button } from '../shell/Button.tsx'
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

/** So many lines are drawn at once; the others wait behind a button. */
const PAGE = 100

/** One tab stop; the arrows go through what can be pressed in it, from the newest line up. */
function steer(event: KeyboardEvent<HTMLElement>): void {
  const step = event.key === 'ArrowUp' ? -1 : event.key === 'ArrowDown' ? 1 : 0
  if (step === 0) return
  const stops = [...event.currentTarget.querySelectorAll<HTMLElement>('button, [role=button]')]
  const at = stops.indexOf(document.activeElement as HTMLElement)
  const to = at < 0 ? stops.at(-1) : stops[at + step]
  event.preventDefault()
  event.stopPropagation()
  ;(to ?? event.currentTarget).focus({ focusVisible: true })
}

/** Of each line, which it is of those that one move has. */
function ordinalsOf(lines: readonly LogLine[]): readonly number[] {
  let ordinal = 0
  return lines.map((line, at) => {
    ordinal = lines[at - 1]?.at === line.at ? ordinal + 1 : 1
    return ordinal
  })
}

/** The buttons of a log look alike; whoever hears them is told which move each leads to. */
function whichLine(t: ReturnType<typeof useWords>['t'], move: number, line: number): string {
  const after = move === 0 ? t('replay.start') : t('table.afterMove', { number: move })
  return line === 1 ? after : t('table.lineOf', { move: after, number: line })
}

export const Log = memo(function Log({ lines, seats, onMoment, moment, onPoint }: LogProps) {
  const { t } = useWords()
  const [most, setMost] = useState(PAGE)
  const first = Math.max(0, lines.length - most)
  const ordinals = useMemo(() => ordinalsOf(lines), [lines])
  return (
    <div
      className={css.log}
      role="log"
      // What happens is said elsewhere, as it happens; this is to be read.
      aria-live="off"
      aria-label={t('panels.log')}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard
      tabIndex={0}
      onKeyDown={steer}
    >
      <div className={css.lines}>
        {lines.length === 0 && <p className={css.empty}>{t('table.emptyLog')}</p>}
        {first > 0 && (
          <Button look="ghost" tabIndex={-1} className={css.earlier} onClick={() => setMost(most + 2 * PAGE)}>
            {t('table.earlier', { count: first })}
          </Button>
        )}
        {lines.slice(first).map((line, at) => (
          <Line
            // biome-ignore lint/suspicious/noArrayIndexKey: lines are only added, and taken back, at the end
            key={`${line.at} ${first + at}`}
            line={line}
            seats={seats}
            now={line.at === moment}
            within={ordinals[first + at] ?? 1}
            onMoment={onMoment}
            onPoint={onPoint}
          />
        ))}
      </div>
    </div>
  )
})

interface LineProps extends Pick<LogProps, 'seats' | 'onMoment' | 'onPoint'> {
  readonly line: LogLine
  readonly now: boolean
  /** Which line of its move it is. */
  readonly within: number
}

const Line = memo(function Line({ line, seats, now, within, onMoment, onPoint }: LineProps) {
  const { t } = useWords()
  if (line.rank === 'heading') {
    return (
      <h3 className={css.heading}>
        <span>
          <Spans spans={line.spans} seats={seats} within />
        </span>
      </h3>
    )
  }
  const seat = line.rank === 'action' && line.seat !== null ? seats[line.seat] : undefined
  return (
    <div
      className={css.line}
      data-rank={line.rank}
      data-now={now ? '' : undefined}
      onPointerEnter={() => onPoint(line)}
      onPointerLeave={() => onPoint(null)}
    >
      {seat ? <PlayerShape seat={seat} bare className={css.shape} /> : <i className={css.dot} />}
      <span>
        <Spans spans={line.spans} seats={seats} within />
        {line.times && (
          <>
            <b className={css.times} aria-hidden="true">
              {t('table.repeated', { count: line.times })}
            </b>
            <span className={css.spoken}> ({t('table.times', { count: line.times })})</span>
          </>
        )}
      </span>
      <button
        type="button"
        tabIndex={-1}
        className={css.moment}
        aria-label={`${t('table.showThen')} (${whichLine(t, line.at, within)})`}
        {...tooltip(t('table.showThen'))}
        onClick={() => onMoment(line.at)}
      >
        <Icon name="backward-time" />
      </button>
    </div>
  )
})
