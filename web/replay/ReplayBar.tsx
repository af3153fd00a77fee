/** The controls of a replay, in the place of the prompt. */
import { Icon, isSmall, type SeatInfo } from '@duskhall/ui'
import { useEffect, useRef } from 'react'
import { useWords } from '../i18n/index.ts'
import { ALL_OPEN, type Hearer } from '../play/told.ts'
import { Button } from '../shell/Button.tsx'
import { IconButton } from '../shell/IconButton.tsx'
import { useArrangement } from '../shell/media.ts'
import { isTableKey } from '../table/plain-keys.ts'
import css from './ReplayBar.module.css'

export interface ReplayBarProps {
  readonly at: number
  readonly last: number
  readonly playing: boolean
  readonly seat: Hearer
  readonly seats: readonly SeatInfo[]
  /** Through whose eyes it may be seen. */
  readonly choices: readonly Hearer[]
  readonly canBranch: boolean
  onMove(to: number): void
  onPlay(): void
  onSeat(seat: Hearer): void
  onBranch(): void
  /** Looks the game through, once it is over; where there is little room the menu has it. */
  readonly onAnalyse?: (() => void) | undefined
  /** For a game that is not kept yet. */
  readonly onKeep?: (() => void) | undefined
}

export function ReplayBar(props: ReplayBarProps) {
  const { at, last, playing, seat, seats, onMove, onPlay } = props
  const { t } = useWords()
  const small = isSmall(useArrangement())
  const latest = useRef(props)
  latest.current = props
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const { at: now, onMove: move, onPlay: run } = latest.current
      if (!isTableKey(event)) return
      if (event.key === 'ArrowRight') move(now + 1)
      else if (event.key === 'ArrowLeft') move(now - 1)
      else if (event.key === ' ' && event.target === document.body) run()
      else return
      event.preventDefault()
    }
    addEventListener('keydown', press)
    return () => removeEventListener('keydown', press)
  }, [])

  const step = (icon: string, label: string, to: number, iconClassName?: string) => (
    <IconButton
      icon={icon}
      label={label}
      iconClassName={iconClassName}
      disabled={to < 0 || to > last || to === at}
      onClick={() => onMove(to)}
    />
  )
  return (
    <section className={css.bar} aria-label={t('replay.title')}>
      <div className={css.steps}>
        {step('previous-button', t('replay.first'), 0)}
        {step('play-button', t('replay.previous'), at - 1, css.back)}
        <Button
          look="primary"
          className={css.play}
          aria-label={playing ? t('replay.pause') : t('replay.play')}
          onClick={onPlay}
        >
          <Icon name={playing ? 'pause-button' : 'play-button'} />
        </Button>
        {step('play-button', t('replay.next'), at + 1)}
        {step('next-button', t('replay.last'), last)}
      </div>
      <label className={css.scrub}>
        <span>{at === 0 ? t('replay.start') : t('replay.at', { number: at, total: last })}</span>
        <input type="range" min={0} max={last} value={at} onChange={(e) => onMove(Number(e.target.value))} />
      </label>
      <label className={css.seat}>
        <span>{t('replay.seat')}</span>
        <select
          value={seat}
          onChange={(e) => props.onSeat(e.target.value === ALL_OPEN ? ALL_OPEN : Number(e.target.value))}
        >
          {props.choices.map((choice) => (
            <option key={choice} value={choice}>
              {choice === ALL_OPEN ? t('replay.allOpen') : (seats[choice]?.name ?? t('replay.noHand'))}
            </option>
          ))}
        </select>
      </label>
      <div className={css.deeds}>
        {props.onKeep && <Button onClick={props.onKeep}>{t('replay.keep')}</Button>}
        {props.onAnalyse && !small && (
          <Button onClick={props.onAnalyse}>
            <Icon name="histogram" />
            {t('replay.analyse')}
          </Button>
        )}
        <Button disabled={!props.canBranch} onClick={props.onBranch}>
          <Icon name="meeple" />
          {t('replay.playFromHere')}
        </Button>
      </div>
    </section>
  )
}
