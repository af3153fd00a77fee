/** A page beside the hall: the way back above it, and room to scroll. */
import { type ReactNode, useEffect } from 'react'
import { useWords } from '../i18n/index.ts'
import { LanguageButton } from './LanguageButton.tsx'
import { Logo } from './Logo.tsx'
import css from './SidePage.module.css'

export function SidePage({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  const { t } = useWords()
  useEffect(() => {
    document.title = `${title} · Duskhall`
  }, [title])
  return (
    <div className={css.screen}>
      <header className={css.bar}>
        <a href="#/" className={css.home}>
          <Logo className={css.logo} />
          <span>{t('doors.toHall')}</span>
        </a>
        <LanguageButton />
      </header>
      <main className={css.page}>{children}</main>
    </div>
  )
}
