/** One kept game in the list of all: to go on with, to see again, to throw away. */
import { tableOf } from '@duskhall/games/boards.ts'
import { useWords } from '../i18n/index.ts'
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
  return (
    <li className={css.row}>
      <span className={css.text}>
        <b>{table?.window.words[lang].title ?? t('errors.unknownGame', { game: game.game })}</b>
        <span>
          {captionIn(lang, game.caption)}
          {game.resigned !== undefined && `, ${t('hall.resigned')}`} · <PartiesLine game={game} />
        </span>
        <span>
          {whenIn(lang, game.saved)} · {t('hall.moves', { count: game.moves })}
        </span>
      </span>
      {table ? (
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
      <IconButton icon="trash-can" label={t('hall.remove')} onClick={() => onRemove(game.id)} />
    </li>
  )
}

export function DamagedRow(props: { readonly entry: DamagedEntry; onRemove(id: EntryKey): void }) {
  const { t, lang } = useWords()
  const { id, game, saved } = props.entry
  const title = game && tableOf(game)?.window.words[lang].title
  return (
    <li className={css.row}>
      <span className={css.text}>
        <b>{title ? t('hall.damagedOf', { game: title }) : t('hall.damaged')}</b>
        <span>{t('hall.damagedHint')}</span>
        {saved !== null && <span>{whenIn(lang, saved)}</span>}
      </span>
      <Button onClick={() => void saveUnopened(id)}>{t('hall.saveDamaged')}</Button>
      <IconButton icon="trash-can" label={t('hall.remove')} onClick={() => props.onRemove(id)} />
    </li>
  )
}

function whenIn(lang: string, time: number): string {
  return new Date(time).toLocaleString(lang, { dateStyle: 'medium', timeStyle: 'short' })
}
