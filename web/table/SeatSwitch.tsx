/** For one screen with several seats that may act: who is in front of it now, and who else could be. */
import { PlayerShape, type SeatInfo, tooltip } from '@duskhall/ui'
import { useWords } from '../i18n/index.ts'
import css from './SeatSwitch.module.css'

export function SeatSwitch(props: {
  readonly seats: readonly SeatInfo[]
  readonly choices: readonly number[]
  /** Whom a seat plays, where the game says so. */
  plays?(seat: number): string | null
  onSit(seat: number): void
}) {
  const { t } = useWords()
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would bring a frame and a legend of its own
    <div className={css.switch} role="group" aria-label={t('table.playAs')}>
      {props.choices.flatMap((choice) => {
        const seat = props.seats[choice]
        const part = props.plays?.(choice)
        const called = seat && part ? `${seat.name}, ${part}` : (seat?.name ?? '')
        return seat ? (
          <button
            key={choice}
            type="button"
            className={css.seat}
            aria-pressed={seat.you}
            aria-label={called}
            {...tooltip(called)}
            onClick={() => props.onSit(choice)}
          >
            <PlayerShape seat={seat} className={css.shape} />
            <span className={css.name}>{part ?? seat.name}</span>
          </button>
        ) : (
          []
        )
      })}
    </div>
  )
}
