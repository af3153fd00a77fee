/** The unfinished games, newest first, one click away. */
import { tableOf } from '@duskhall/games/boards.ts'
import { Icon } from '@duskhall/ui'
import type { CSSProperties } from 'react'
import { useWords } from '../i18n/index.ts'
import { addressOf } from '../shell/route.ts'
import { captionIn, type TableInfo } from '../store/tables.ts'
import css from './ContinueCards.module.css'
import { PartiesLine } from './PartiesLine.tsx'

/** More than this are never side by side. */
const MOST = 3

export interface ContinueCardsProps {
  readonly games: readonly TableInfo[]
  /** To all of them. */
  onLibrary(): void
}

export function ContinueCards({ games, onLibrary }: ContinueCardsProps) {
  const { t, lang } = useWords()
  return (
    <section className={css.continue} aria-label={t('hall.continueTitle')}>
      <div className={css.head}>
        <h2 className={css.title}>{t('hall.continueTitle')}</h2>
        {games.length > 1 && (
          <button type="button" className={css.all} onClick={onLibrary}>
            {t('hall.seeAll', { count: games.length })}
          </button>
        )}
      </div>
      <ul className={css.cards}>
        {games.slice(0, MOST).map((game) => {
          const window = tableOf(game.game)?.window
          if (!window) return null
          return (
            <li key={game.id}>
              <a
                className={css.card}
                href={addressOf({ at: 'table', id: game.id })}
                style={{ '--glow': window.accent } as CSSProperties}
              >
                <span className={css.emblem}>
                  <Icon name={window.emblem} />
                </span>
                <span className={css.text}>
                  <b>{window.words[lang].title}</b>
                  <span>
                    {captionIn(lang, game.caption)}, <PartiesLine game={game} />
                  </span>
                </span>
                <span className={css.pill}>{t('hall.continue')}</span>
              </a>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
