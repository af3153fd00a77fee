/** One game behind its window; the chosen one stands wide open. */
import type { HallTable } from '@duskhall/games/boards.ts'
import { Icon, type RoomDoor } from '@duskhall/ui'
import { type CSSProperties, Suspense, useState } from 'react'
import { useWords } from '../i18n/index.ts'
import { layAsked, layLesson } from '../lesson/first-game.ts'
import { botAt, personAt } from '../play/people.ts'
import { sayProblem } from '../play/problems.ts'
import { PrimerDialog } from '../primer/index.ts'
import { loadTableScreen } from '../screens.ts'
import { change, useSettings } from '../settings/settings.ts'
import { Button } from '../shell/Button.tsx'
import { addressOf, go } from '../shell/route.ts'
import { LevelSelect } from './LevelSelect.tsx'
import type { SetupStart } from './SetupDialog.tsx'
import css from './Window.module.css'

export interface WindowProps {
  readonly table: HallTable
  readonly chosen: boolean
  readonly alone: boolean
  onChoose(): void
  onSetup(start: SetupStart): void
}

export function Window({ table, chosen, alone, onChoose, onSetup }: WindowProps) {
  const { t, lang } = useWords()
  const { window } = table
  const { seats, words, rooms = [] } = window
  const school = rooms.find(({ learn }) => learn)
  const { title, subtitle, pitch, mode } = words[lang]
  const [count, setCount] = useState(Math.max(2, seats.min))
  const [laying, setLaying] = useState(false)
  const { name, level } = useSettings()

  const sitDown = (laid: Promise<string | null>) => {
    setLaying(true)
    // The screen travels together with the game; what goes wrong is met again when it is shown.
    loadTableScreen().catch(() => {})
    laid.then(
      (id) => (id ? go({ at: 'table', id }) : setLaying(false)),
      (error) => {
        setLaying(false)
        sayProblem(error)
      },
    )
  }
  const playNow = () => {
    const players = Array.from({ length: count }, (_, seat) =>
      seat === 0 ? personAt(0, name) : botAt(seat, level, '', table.id),
    )
    sitDown(layAsked(table.id, players, window.lesson))
  }
  const playing = count === 1 ? 'hall.playAlone' : window.together ? 'hall.playWith' : 'hall.playNow'
  const players =
    seats.min === seats.max ? t('hall.playersExactly', { count: seats.min }) : t('hall.players', seats)

  return (
    <article
      className={css.window}
      data-chosen={chosen ? '' : undefined}
      data-alone={alone ? '' : undefined}
      style={{ '--glow': window.accent } as CSSProperties}
      aria-label={title}
    >
      <div className={css.glass}>
        <div className={css.scene}>
          <window.Scene />
        </div>
      </div>
      <div className={css.caption}>
        <div className={css.words}>
          <h2>{title}</h2>
          {subtitle && <p className={css.subtitle}>{subtitle}</p>}
          {chosen && <p className={css.pitch}>{pitch}</p>}
          <p className={css.meta}>
            <span>
              <Icon name="meeple-group" />
              {players}
            </span>
            <span>
              <Icon name="hourglass" />
              {t('hall.minutes', { count: window.minutes })}
            </span>
            {chosen && (
              <span>
                <Icon name="swords-emblem" />
                {mode}
              </span>
            )}
          </p>
        </div>
        {chosen ? (
          <>
            <div className={css.choices}>
              <div className={css.level}>
                <span aria-hidden="true">{t('hall.level')}</span>
                <LevelSelect
                  game={table.id}
                  label={t('hall.level')}
                  value={level}
                  onChange={(chosenLevel) => change({ level: chosenLevel })}
                />
              </div>
              {seats.min < seats.max && (
                <fieldset className={css.stepper}>
                  <legend className={css.spoken}>{t('hall.playerCount')}</legend>
                  <span className={css.counted} aria-hidden="true">
                    {t('hall.playerCount')}
                  </span>
                  <button
                    type="button"
                    aria-label={t('hall.fewer')}
                    disabled={count <= seats.min}
                    onClick={() => setCount(count - 1)}
                  >
                    −
                  </button>
                  <output aria-label={t('hall.playerCount')}>{count}</output>
                  <button
                    type="button"
                    aria-label={t('hall.more')}
                    disabled={count >= seats.max}
                    onClick={() => setCount(count + 1)}
                  >
                    +
                  </button>
                </fieldset>
              )}
            </div>
            <div className={css.go}>
              <Button look="primary" className={css.big} disabled={laying} onClick={playNow}>
                <Icon name="play-button" />
                {laying ? t('table.loading') : t(playing)}
              </Button>
              {window.lesson && (
                <Button
                  className={css.learn}
                  disabled={laying}
                  onClick={() => window.lesson && sitDown(layLesson(table.id, window.lesson))}
                >
                  <Icon name="candle-flame" />
                  {t('lesson.learn')}
                </Button>
              )}
              {school?.learn && (
                <a className={`${css.room} ${css.learn}`} href={addressOfRoom(table.id, school)}>
                  <Icon name={school.icon} />
                  {school.learn[lang]}
                </a>
              )}
              <Button onClick={() => onSetup({ table, kind: 'people', count })}>
                <Icon name="clockwise-rotation" />
                {t('hall.oneScreen')}
              </Button>
              <Button onClick={() => onSetup({ table, kind: 'bots', count })}>
                <Icon name="cog" />
                {t('hall.setUp')}
              </Button>
            </div>
            <nav className={css.rooms} aria-label={t('rooms.doors')}>
              {rooms
                .filter((door) => door !== school)
                .map((door) => (
                  <a key={door.id} href={addressOfRoom(table.id, door)}>
                    <Icon name={door.icon} />
                    {door.words[lang]}
                  </a>
                ))}
              <OnePageButton table={table} />
            </nav>
          </>
        ) : (
          <Button className={css.quick} onClick={onChoose} aria-label={t('hall.openGame', { game: title })}>
            <Icon name="play-button" />
            <span>{t('hall.open')}</span>
          </Button>
        )}
      </div>
    </article>
  )
}

/** The game in one page, for whoever wants to know before sitting down. */
function OnePageButton({ table: { id, window } }: { readonly table: HallTable }) {
  const { t, lang } = useWords()
  const [open, setOpen] = useState(false)
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        <Icon name={window.emblem} />
        {t('primer.open')}
      </button>
      {open && (
        <Suspense>
          <PrimerDialog game={id} title={window.words[lang].title} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}

function addressOfRoom(game: string, { id }: RoomDoor): string {
  return addressOf({ at: 'room', game, room: id, rest: '' })
}
