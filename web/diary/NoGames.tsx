/** Before the first game: what will stand here, and the way to one. */
import { tables } from '@duskhall/games/boards.ts'
import '../table/table-icons.ts'
import { Icon } from '@duskhall/ui'
import type { CSSProperties } from 'react'
import { chooseWindow } from '../home/chosen.ts'
import { useWords } from '../i18n/index.ts'
import { addressOf } from '../shell/route.ts'
import css from './NoGames.module.css'

const SOON = [
  ['course', 'histogram'],
  ['weeks', 'hourglass'],
  ['levels', 'swords-emblem'],
  ['sides', 'meeple-group'],
  ['streak', 'candle-flame'],
  ['medals', 'laurel-crown'],
] as const

export function NoGames() {
  const { t, lang } = useWords()
  return (
    <>
      <section className={css.first} aria-label={t('evenings.empty')}>
        <h2>{t('evenings.empty')}</h2>
        <p>{t('evenings.begin')}</p>
        <ul className={css.games}>
          {tables.map(({ id, window }, at) => (
            <li key={id}>
              <a
                className={css.game}
                style={{ '--glow': window.accent } as CSSProperties}
                href={addressOf({ at: 'hall' })}
                onClick={() => chooseWindow(at)}
              >
                <Icon name={window.emblem} />
                <span>
                  <b>{window.words[lang].title}</b>{' '}
                  <small>{t('hall.minutes', { count: window.minutes })}</small>
                </span>
              </a>
            </li>
          ))}
        </ul>
      </section>
      <section aria-label={t('coming.title')}>
        <h2 className={css.coming}>{t('coming.title')}</h2>
        <ul className={css.soon}>
          {SOON.map(([what, icon]) => (
            <li key={what}>
              <span className={css.disc}>
                <Icon name={icon} />
              </span>
              <div>
                <h3>{t(`evenings.${what}`)}</h3>
                <p>{t(`coming.${what}`)}</p>
              </div>
            </li>
          ))}
        </ul>
      </section>
    </>
  )
}
