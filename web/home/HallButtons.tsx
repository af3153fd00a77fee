/** The buttons at the top of the hall. */
import { Icon } from '@duskhall/ui'
import { useWords } from '../i18n/index.ts'
import { Button } from '../shell/Button.tsx'
import { IconButton } from '../shell/IconButton.tsx'
import { LanguageButton } from '../shell/LanguageButton.tsx'
import { addressOf } from '../shell/route.ts'
import { SoundButton } from '../shell/SoundButton.tsx'
import css from './Home.module.css'

export function HallButtons(props: { readonly games: number; onLibrary(): void; onSettings(): void }) {
  const { t } = useWords()
  return (
    <nav className={css.buttons} aria-label={t('hall.title')}>
      <Button look="ghost" className={css.library} onClick={props.onLibrary}>
        <Icon name="scroll-quill" />
        {t('hall.library')}
        {props.games > 0 && <span className={css.badge}>{props.games}</span>}
      </Button>
      <a className={css.evenings} href={addressOf({ at: 'evenings' })}>
        <Icon name="histogram" />
        <span>{t('doors.evenings')}</span>
      </a>
      <LanguageButton />
      <SoundButton className={css.sound} />
      <IconButton icon="cog" label={t('panels.settings')} onClick={props.onSettings} />
    </nav>
  )
}
