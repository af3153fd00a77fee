/** Switches between the two languages, at once and everywhere. */
import { useWords } from '../i18n/index.ts'
import { change } from '../settings/settings.ts'
import { Button } from './Button.tsx'

const NAMES = { en: 'English', fr: 'Français' } as const

export function LanguageButton({ className }: { readonly className?: string | undefined }) {
  const { t, lang } = useWords()
  const other = lang === 'en' ? 'fr' : 'en'
  const label = `${lang.toUpperCase()}. ${t('table.language', { name: NAMES[lang] })}`
  return (
    <Button
      look="icon"
      className={className}
      style={{ fontSize: 13, letterSpacing: '.04em' }}
      aria-label={label}
      title={NAMES[other]}
      onClick={() => change({ language: other })}
    >
      {lang.toUpperCase()}
    </Button>
  )
}
