/** The controls of a replay, in the place of the prompt. */
import { Icon, type SeatInfo } from '@duskhall/ui'
import { useEffect, useRef } from 'react'
import { useWords } from '../i18n/index.ts'
import { Button } from '../shell/Button.tsx'
import { isTyping } from '../table/typing.ts'
import css from './ReplayBar.module.css'

/** The viewer who sees all cards. */
export const ALL_OPEN = -2

export interface ReplayBarProps {
  readonly at: number
  readonly last: number
  readonly playing: boolean
  readonly seat: number
  readonly seats: readonly SeatInfo[]
  readonly mayOpen: boolean
  readonly choosable: readonly number[]
  readonly canBranch: boolean
  onMove(to: number): void
  onPlay(): void
  onSeat(seat: number): void
  onBranch(): void
}

export function ReplayBar(props: ReplayBarProps) {
  const { at, last, playing, seat, seats, onMove, onPlay } = props
  const { t } = useWords()
  const latest = useRef(props)
  latest.current = props
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const { at: now, onMove: move, onPlay: run } = latest.current
      if (isTyping(event.target) || document.querySelector('[role=dialog]')) return
      if (event.key === 'ArrowRight') move(now + 1)
      else if (event.key === 'ArrowLeft') move(now - 1)
      else if (event.key === ' ' && event.target === document.body) run()
      else return
      event.preventDefault()
    }
    addEventListener('keydown', press)
    return () => removeEventListener('keydown', press)
  }, [])

  const step = (name: string, label: string, to: number) => (
    <Button
      look="icon"
      aria-label={label}
      title={label}
      disabled={to < 0 || to > last}
      onClick={() => onMove(to)}
    >
      <Icon name={name} />
    </Button>
  )
  return (
    <section className={css.bar} aria-label={t('replay.title')}>
      <div className={css.steps}>
        {step('previous-button', t('replay.first'), at === 0 ? -1 : 0)}
        <Button
          look="icon"
          aria-label={t('replay.previous')}
          title={t('replay.previous')}
          disabled={at === 0}
          onClick={() => onMove(at - 1)}
        >
          <Icon name="play-button" className={css.back} />
        </Button>
        <Button
          look="primary"
          className={css.play}
          aria-label={playing ? t('replay.pause') : t('replay.play')}
          onClick={onPlay}
        >
          <Icon name={playing ? 'pause-button' : 'play-button'} />
        </Button>
        <Button
          look="icon"
          aria-label={t('replay.next')}
          title={t('replay.next')}
          disabled={at === last}
          onClick={() => onMove(at + 1)}
        >
          <Icon name="play-button" />
        </Button>
        {step('next-button', t('replay.last'), at === last ? last + 1 : last)}
      </div>
      <label className={css.scrub}>
        <span>{at === 0 ? t('replay.start') : t('replay.at', { number: at, total: last })}</span>
        <input type="range" min={0} max={last} value={at} onChange={(e) => onMove(Number(e.target.value))} />
      </label>
      <label className={css.seat}>
        <span>{t('replay.seat')}</span>
        <select value={seat} onChange={(e) => props.onSeat(Number(e.target.value))}>
          {props.choosable.map((choice) => (
            <option key={choice} value={choice}>
              {seats[choice]?.name}
            </option>
          ))}
          {props.mayOpen && <option value={ALL_OPEN}>{t('replay.allOpen')}</option>}
        </select>
      </label>
      <Button disabled={!props.canBranch} onClick={props.onBranch}>
        <Icon name="meeple" />
        {t('replay.playFromHere')}
      </Button>
    </section>
  )
}
