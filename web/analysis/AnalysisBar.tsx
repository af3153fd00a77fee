/** Above the analysis: whose game it is, and its other pages. */
import { tooltip } from '@duskhall/ui'
import { useWords } from '../i18n/index.ts'
import { LanguageButton } from '../shell/LanguageButton.tsx'
import { Logo } from '../shell/Logo.tsx'
import { addressOf } from '../shell/route.ts'
import css from './AnalysisScreen.module.css'

export function AnalysisBar({ id, title }: { readonly id: string; readonly title: string }) {
  const { t } = useWords()
  return (
    <header className={css.bar}>
      <div className={css.home}>
        <a href="#/" aria-label={t('table.back')} {...tooltip(t('table.back'))}>
          <Logo className={css.logo} />
        </a>
        <span>{title}</span>
      </div>
      <nav className={css.pages} aria-label={t('analysis.pages')}>
        <a href={addressOf({ at: 'table', id })}>{t('analysis.result')}</a>
        <a href={addressOf({ at: 'analysis', id, seat: null })} aria-current="page">
          {t('analysis.title')}
        </a>
        <a href={addressOf({ at: 'replay', id, move: 0 })}>{t('analysis.replay')}</a>
      </nav>
      <LanguageButton />
    </header>
  )
}
