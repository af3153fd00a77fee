/** The bar over a room: the way back to the hall, the other rooms of the game, and what every screen has. */
import { Icon, type RoomDoor, tooltip } from '@duskhall/ui'
import { useState } from 'react'
import { useWords } from '../i18n/index.ts'
import { SettingsDialog } from '../settings/SettingsDialog.tsx'
import { IconButton } from '../shell/IconButton.tsx'
import { LanguageButton } from '../shell/LanguageButton.tsx'
import { Logo } from '../shell/Logo.tsx'
import { addressOf } from '../shell/route.ts'
import { SoundButton } from '../shell/SoundButton.tsx'
import css from './RoomBar.module.css'

export interface RoomBarProps {
  readonly game: string
  readonly title: string
  readonly doors: readonly RoomDoor[]
  /** The room one is in. */
  readonly here: string
}

export function RoomBar({ game, title, doors, here }: RoomBarProps) {
  const { t, lang } = useWords()
  const [settings, setSettings] = useState(false)
  return (
    <header className={css.bar}>
      <div className={css.left}>
        <a href="#/" className={css.home} aria-label={t('table.back')} {...tooltip(t('table.back'))}>
          <Logo className={css.logo} />
        </a>
        <h1 className={css.title}>{title}</h1>
      </div>
      <nav className={css.doors} aria-label={t('rooms.doors')}>
        {doors.map(({ id, icon, words }) => (
          <a
            key={id}
            href={addressOf({ at: 'room', game, room: id, rest: '' })}
            aria-current={id === here ? 'page' : undefined}
          >
            <Icon name={icon} />
            {words[lang]}
          </a>
        ))}
      </nav>
      <div className={css.right}>
        <SoundButton className={css.wide} />
        <LanguageButton className={css.language} />
        <IconButton icon="cog" label={t('panels.settings')} onClick={() => setSettings(true)} />
      </div>
      {settings && <SettingsDialog onClose={() => setSettings(false)} />}
    </header>
  )
}
