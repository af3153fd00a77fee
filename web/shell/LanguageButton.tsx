/** Switches between the two languages, at once and everywhere. */
import { LANGUAGE_NAMES, useWords } from '../i18n/index.ts'
import { change } from '../settings/settings.ts'
import { Button } from './Button.tsx'

export function LanguageButton({ className }: { readonly className?: string | undefined }) {
  const { t, lang } = useWords()
  const other = lang === 'en' ? 'fr' : 'en'
  const label = `${lang.toUpperCase()}. ${t('table.language', { name: LANGUAGE_NAMES[lang] })}`
  return (
    <Button
      look="icon"
      className={className}
      style={{ fontSize: 13, letterSpacing: '.04em' }}
      aria-label={label}
      title={LANGUAGE_NAMES[other]}
      onClick={() => change({ language: other })}
    >
      {lang.toUpperCase()}
    </Button>
  )
}
