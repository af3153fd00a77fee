/** The seats of a table to be laid: a person or a bot in each. */
import { PlayerShape, SHAPES } from '@duskhall/ui'
import { useId } from 'react'
import { useWords } from '../i18n/index.ts'
import { characterOf } from '../play/cast.ts'
import type { LevelName } from '../play/levels.ts'
import { letterOf } from '../play/people.ts'
import { Button } from '../shell/Button.tsx'
import { Segmented } from '../shell/Segmented.tsx'
import '../table/table-icons.ts'
import type { Player } from '../store/tables.ts'
import { LevelSelect } from './LevelSelect.tsx'
import css from './SetupDialog.module.css'

/** A face before the faces are loaded. */
const WAITING = 'meeple'

export interface SeatChoice {
  readonly key: number
  readonly kind: 'person' | 'bot'
  readonly name: string
  readonly level: LevelName
}

export interface SeatRowsProps {
  readonly game: string
  readonly seats: readonly SeatChoice[]
  /** Who would sit there now. */
  readonly players: readonly Player[]
  /** By level, a line about its character; null until the game and its faces are there. */
  readonly about: { readonly [level: string]: string } | null
  /** Who plays together, where not everybody plays alone. */
  readonly teams: readonly (readonly number[])[]
  /** Whether all play together: one person may then well take several seats. */
  readonly together: boolean
  onChange(seats: readonly SeatChoice[]): void
  readonly min: number
  readonly max: number
}

export function SeatRows(props: SeatRowsProps) {
  const { game, seats, players, about, teams, together, onChange, min, max } = props
  const { t, lang } = useWords()
  const id = useId()
  const put = (at: number, part: Partial<SeatChoice>) =>
    onChange(seats.map((seat, other) => (other === at ? { ...seat, ...part } : seat)))
  const person = t(together ? 'setup.youOrAnother' : 'setup.person')
  return (
    <section aria-label={t('setup.seats')}>
      {seats.map((seat, at) => {
        const character = seat.kind === 'bot' ? characterOf(game, seat.level) : null
        const icon = (character && !about ? WAITING : players[at]?.icon) ?? WAITING
        const line = character && about?.[seat.level]
        const lineId = `${id}-${seat.key}`
        const shape = SHAPES[at % SHAPES.length] ?? 'disc'
        const team = teams.findIndex((members) => members.includes(at))
        const label = t('setup.seat', { number: at + 1 })
        return (
          <fieldset key={seat.key} className={css.seat}>
            <legend className={css.spoken}>{label}</legend>
            {/* In the colours of the table that is laid. */}
            <span className={css.mark} data-game={game}>
              <PlayerShape seat={{ shape, colour: `var(--p${at + 1})`, icon, name: seat.name }} />
              {team >= 0 && <span className={css.team}>{t('setup.team', { letter: letterOf(team) })}</span>}
            </span>
            <input
              aria-label={at === 0 && seat.kind === 'person' ? t('setup.yourName') : t('setup.name')}
              value={seat.name}
              maxLength={24}
              placeholder={
                players[at]?.called?.[lang] || players[at]?.name || t('setup.defaultName', { number: at + 1 })
              }
              onChange={(e) => put(at, { name: e.target.value })}
            />
            <Segmented
              label={t('setup.who')}
              values={['person', 'bot'] as const}
              value={seat.kind}
              name={(kind) => (kind === 'bot' ? t('setup.bot') : at === 0 ? t('setup.you') : person)}
              onChange={(kind) => put(at, { kind })}
            />
            {seat.kind === 'bot' && (
              <LevelSelect
                game={game}
                label={t('setup.level')}
                value={seat.level}
                about={line ? lineId : undefined}
                onChange={(level) => put(at, { level })}
              />
            )}
            {line && (
              <p id={lineId} className={css.line}>
                {line}
              </p>
            )}
          </fieldset>
        )
      })}
      <div className={css.count}>
        <Button look="ghost" disabled={seats.length <= min} onClick={() => onChange(seats.slice(0, -1))}>
          − {t('setup.removeSeat')}
        </Button>
        <Button
          look="ghost"
          disabled={seats.length >= max}
          onClick={() =>
            onChange([
              ...seats,
              { key: seats.length, kind: 'bot', name: '', level: seats.at(-1)?.level ?? 'regular' },
            ])
          }
        >
          + {t('setup.addSeat')}
        </Button>
      </div>
    </section>
  )
}
