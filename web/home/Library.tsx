/** All games kept in this browser: to go on with, to see again, to throw away; and records from files. */
import { tableOf } from '@duskhall/games/boards.ts'
import { Icon } from '@duskhall/ui'
import { useRef } from 'react'
import { useWords } from '../i18n/index.ts'
import { hall, importRecord } from '../play/hall.ts'
import { sayProblem } from '../play/problems.ts'
import { saveUnopened } from '../record/unopened.ts'
import { useSettings } from '../settings/settings.ts'
import { Button } from '../shell/Button.tsx'
import { Dialog } from '../shell/Dialog.tsx'
import { IconButton } from '../shell/IconButton.tsx'
import { addressOf, go } from '../shell/route.ts'
import { toast } from '../shell/toasts.tsx'
import { captionIn, type TableInfo } from '../store/store.ts'
import css from './Library.module.css'
import { PartiesLine } from './PartiesLine.tsx'

export interface LibraryProps {
  onClose(): void
  readonly games: readonly TableInfo[]
  onChange(): void
}

export function Library({ onClose, games, onChange }: LibraryProps) {
  const { t, lang } = useWords()
  const { name } = useSettings()
  const input = useRef<HTMLInputElement>(null)

  const read = async (file: File | undefined) => {
    if (!file) return
    try {
      go({ at: 'replay', id: await importRecord(await file.text(), name), move: 0 })
    } catch (error) {
      sayProblem(error)
    }
  }
  const remove = async (id: string) => {
    try {
      await hall.remove(id)
      toast(t('hall.removed'))
      onChange()
    } catch (error) {
      sayProblem(error)
    }
  }
  const lists = [
    { title: t('hall.continueTitle'), games: games.filter(({ over }) => !over) },
    { title: t('hall.finishedTitle'), games: games.filter(({ over }) => over) },
  ]
  return (
    <Dialog
      onClose={onClose}
      drawer
      title={t('hall.library')}
      hint={games.length > 0 ? t('hall.libraryHint', { count: games.length }) : t('hall.empty')}
      footer={
        <>
          <input
            ref={input}
            type="file"
            accept=".json,application/json"
            hidden
            onChange={(e) => void read(e.target.files?.[0])}
          />
          <Button onClick={() => input.current?.click()}>
            <Icon name="load" />
            {t('hall.importFile')}
          </Button>
        </>
      }
    >
      {lists.map(({ title, games: listed }) =>
        listed.length === 0 ? null : (
          <section key={title} className={css.part}>
            <h3>{title}</h3>
            <ul>
              {listed.map((game) => (
                <li key={game.id} className={css.row}>
                  <span className={css.text}>
                    <b>
                      {tableOf(game.game)?.window.words[lang].title ??
                        t('errors.unknownGame', { game: game.game })}
                    </b>
                    <span>
                      {captionIn(lang, game.caption)}
                      {game.resigned !== undefined && `, ${t('hall.resigned')}`} · <PartiesLine game={game} />
                    </span>
                    <span>
                      {new Date(game.saved).toLocaleString(lang, { dateStyle: 'medium', timeStyle: 'short' })}{' '}
                      · {t('hall.moves', { count: game.moves })}
                    </span>
                  </span>
                  {tableOf(game.game) ? (
                    <>
                      {!game.over && (
                        <a className={css.link} href={addressOf({ at: 'table', id: game.id })}>
                          {t('hall.continue')}
                        </a>
                      )}
                      <a className={css.link} href={addressOf({ at: 'replay', id: game.id, move: 0 })}>
                        {t('hall.replay')}
                      </a>
                    </>
                  ) : (
                    <Button onClick={() => void saveUnopened(game.id)}>{t('table.saveRecord')}</Button>
                  )}
                  <IconButton
                    icon="trash-can"
                    label={t('hall.remove')}
                    onClick={() => void remove(game.id)}
                  />
                </li>
              ))}
            </ul>
          </section>
        ),
      )}
    </Dialog>
  )
}
