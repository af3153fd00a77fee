/** Shown at once while a table is laid: the outlines of one, so that the screen is never empty. */
import { useWords } from '../i18n/index.ts'
import css from './Loading.module.css'
import { Logo } from './Logo.tsx'

const PLACES = Array.from({ length: 4 }, (_, at) => at)
const CARDS = Array.from({ length: 5 }, (_, at) => at)

export function Loading() {
  const { t } = useWords()
  return (
    <div className={css.screen} data-game="shell" role="status">
      <div className={css.bar} aria-hidden="true">
        <Logo className={css.logo} />
        <i />
      </div>
      <div className={css.prompt}>
        <b>{t('table.loading')}</b>
      </div>
      <div className={css.table} aria-hidden="true">
        <div className={css.places}>
          {PLACES.map((at) => (
            <i key={at} />
          ))}
        </div>
        <div className={css.hand}>
          {CARDS.map((at) => (
            <i key={at} />
          ))}
        </div>
      </div>
    </div>
  )
}
