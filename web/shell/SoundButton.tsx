/** Switches the sounds of all games on and off. */
import { useWords } from '../i18n/index.ts'
import { change, useSettings } from '../settings/settings.ts'
import { IconButton } from './IconButton.tsx'

export function useSoundSwitch() {
  const { t } = useWords()
  const { sound } = useSettings()
  return { sound, label: sound ? t('table.mute') : t('table.sound'), turn: () => change({ sound: !sound }) }
}

export function SoundButton({ className }: { readonly className?: string | undefined }) {
  const { sound, label, turn } = useSoundSwitch()
  return (
    <IconButton icon={sound ? 'sound-on' : 'sound-off'} label={label} className={className} onClick={turn} />
  )
}
