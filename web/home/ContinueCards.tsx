/** The unfinished games, newest first, one click away. */
import { tableOf } from '@duskhall/games/boards.ts'
import { Icon } from '@duskhall/ui'
import type { CSSProperties } from 'react'
import { useWords } from '../i18n/index.ts'
import { addressOf } from '../shell/route.ts'
import { captionIn, type TableInfo } from '../store/store.ts'
import css from './ContinueCards.module.css'
import { PartiesLine } from './PartiesLine.tsx'

export function ContinueCards({ games }: { readonly games: readonly TableInfo[] }) {
  const { t, lang } = useWords()
  return (
    <section className={css.continue} aria-label={t('hall.continueTitle')}>
      <h2 className={css.title}>{t('hall.continueTitle')}</h2>
      <ul className={css.cards}>
        {games.map((game) => {
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
