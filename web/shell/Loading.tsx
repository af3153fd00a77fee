/** Shown while a table is laid; nothing at all for the first 300 ms. */
import { useWords } from '../i18n/index.ts'
import css from './Loading.module.css'

export function Loading() {
  const { t } = useWords()
  return (
    <div className={css.screen} data-game="shell" role="status">
      <div className={css.panel}>
        <span className={css.tiles} aria-hidden="true">
          <i />
          <i />
          <i />
          <i />
        </span>
        <b>{t('table.loading')}</b>
      </div>
    </div>
  )
}
