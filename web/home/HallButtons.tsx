/** The buttons at the top of the hall. */
import { Icon } from '@duskhall/ui'
import { useWords } from '../i18n/index.ts'
import { change, useSettings } from '../settings/settings.ts'
import { Button } from '../shell/Button.tsx'
import { LanguageButton } from '../shell/LanguageButton.tsx'
import css from './Home.module.css'

export function HallButtons(props: { readonly games: number; onLibrary(): void; onSettings(): void }) {
  const { t } = useWords()
  const { sound } = useSettings()
  return (
    <nav className={css.buttons} aria-label={t('hall.title')}>
      <Button look="ghost" onClick={props.onLibrary}>
        <Icon name="scroll-quill" />
        {t('hall.library')}
        {props.games > 0 && <span className={css.badge}>{props.games}</span>}
      </Button>
      <LanguageButton />
      <Button
        look="icon"
        aria-label={sound ? t('table.mute') : t('table.sound')}
        title={sound ? t('table.mute') : t('table.sound')}
        onClick={() => change({ sound: !sound })}
      >
        <Icon name={sound ? 'sound-on' : 'sound-off'} />
      </Button>
      <Button
        look="icon"
        aria-label={t('panels.settings')}
        title={t('panels.settings')}
        onClick={props.onSettings}
      >
        <Icon name="cog" />
      </Button>
    </nav>
  )
}
