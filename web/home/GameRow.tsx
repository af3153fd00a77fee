/** One kept game in the list of all: to go on with, to see again, to throw away. */
import { tableOf } from '@duskhall/games/boards.ts'
import type { Language } from '@duskhall/kernel'
import { localeOf, useWords } from '../i18n/index.ts'
import { saveUnopened } from '../record/unopened.ts'
import { Button } from '../shell/Button.tsx'
import { IconButton } from '../shell/IconButton.tsx'
import { addressOf } from '../shell/route.ts'
import type { DamagedEntry, EntryKey } from '../store/store.ts'
import { captionIn, type TableInfo } from '../store/tables.ts'
import css from './Library.module.css'
import { PartiesLine } from './PartiesLine.tsx'

export function GameRow({ game, onRemove }: { readonly game: TableInfo; onRemove(id: EntryKey): void }) {
  const { t, lang } = useWords()
  const table = tableOf(game.game)
  const title = table?.window.words[lang].title ?? t('errors.unknownGame', { game: game.game })
  const caption = captionIn(lang, game.caption)
  // What is said of a button tells its row from the others.
  const named = (what: string) => ({
    'aria-label': [what, title, caption, whenIn(lang, game.saved)].join(', '),
  })
  return (
    <li className={css.row}>
      <span className={css.text}>
        <b>{title}</b>
        <span>
          {caption}
          {game.resigned !== undefined && `, ${t('hall.resigned')}`} · <PartiesLine game={game} />
        </span>
        <span>
          {whenIn(lang, game.saved)} · {t('hall.moves', { count: game.moves })}
        </span>
      </span>
      {table ? (
        <>
          {!game.over && (
            <a
              className={css.link}
              href={addressOf({ at: 'table', id: game.id })}
              {...named(t('hall.continue'))}
            >
              {t('hall.continue')}
            </a>
          )}
          <a
            className={css.link}
            href={addressOf({ at: 'replay', id: game.id, move: 0 })}
            {...named(t('hall.replay'))}
          >
            {t('hall.replay')}
          </a>
        </>
      ) : (
        <Button onClick={() => void saveUnopened(game.id)} {...named(t('table.saveRecord'))}>
          {t('table.saveRecord')}
        </Button>
      )}
      <IconButton
        icon="trash-can"
        label={t('hall.remove')}
        onClick={() => onRemove(game.id)}
        {...named(t('hall.remove'))}
      />
    </li>
  )
}

export function DamagedRow(props: { readonly entry: DamagedEntry; onRemove(id: EntryKey): void }) {
  const { t, lang } = useWords()
  const { id, game, saved } = props.entry
  const title = game && tableOf(game)?.window.words[lang].title
  const called = title ? t('hall.damagedOf', { game: title }) : t('hall.damaged')
  const named = (what: string) => ({
    'aria-label': [what, called, ...(saved === null ? [] : [whenIn(lang, saved)])].join(', '),
  })
  return (
    <li className={css.row}>
      <span className={css.text}>
        <b>{called}</b>
        <span>{t('hall.damagedHint')}</span>
        {saved !== null && <span>{whenIn(lang, saved)}</span>}
      </span>
      <Button onClick={() => void saveUnopened(id)} {...named(t('hall.saveDamaged'))}>
        {t('hall.saveDamaged')}
      </Button>
      <IconButton
        icon="trash-can"
        label={t('hall.remove')}
        onClick={() => props.onRemove(id)}
        {...named(t('hall.remove'))}
      />
    </li>
  )
}

function whenIn(lang: Language, time: number): string {
  return new Date(time).toLocaleString(localeOf(lang), { dateStyle: 'medium', timeStyle: 'short' })
}
