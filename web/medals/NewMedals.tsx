/** What a game has earned that was not there before, at its end. */
import { Icon } from '@duskhall/ui'
import { useEffect } from 'react'
import { useWords } from '../i18n/index.ts'
import { addressOf } from '../shell/route.ts'
import { say } from '../shell/said.tsx'
import css from './Medals.module.css'
import { useMedalsOf, useMedalsWon } from './useMedals.ts'

export function NewMedals({ game, table }: { readonly game: string; readonly table: string }) {
  const { t, lang } = useWords()
  const won = useMedalsWon().filter((one) => one.game === game && one.table === table)
  const medals = useMedalsOf(game).filter(({ id }) => won.some(({ medal }) => medal === id))
  const count = medals.length
  const told =
    count > 0 ? [t('end.medals', { count }), ...medals.map(({ words }) => words[lang].name)].join('. ') : ''
  useEffect(() => {
    if (told) say(told)
  }, [told])
  if (count === 0) return null
  return (
    <section className={css.fresh} aria-label={t('end.medals', { count })}>
      <h2>{t('end.medals', { count })}</h2>
      <ul>
        {medals.map(({ id, icon, words }) => (
          <li key={id}>
            <span className={css.disc} data-won="">
              <Icon name={icon} />
            </span>
            <span>
              <b>{words[lang].name}</b> {words[lang].about}
            </span>
          </li>
        ))}
      </ul>
      <a href={addressOf({ at: 'medals' })}>{t('end.allMedals')}</a>
    </section>
  )
}
