/** Switches the sounds of all games on and off. */
import { useWords } from '../i18n/index.ts'
import { change, isAudible, switched, useSettings } from '../settings/settings.ts'
import { play } from '../sound/index.ts'
import { IconButton } from './IconButton.tsx'

export function useSoundSwitch() {
  const { t } = useWords()
  const now = useSettings()
  const sound = isAudible(now)
  const turn = () => {
    change(switched(now))
    play('turn')
  }
  return { sound, label: sound ? t('table.mute') : t('table.sound'), turn }
}

export function SoundButton({ className }: { readonly className?: string | undefined }) {
  const { sound, label, turn } = useSoundSwitch()
  return (
    <IconButton icon={sound ? 'sound-on' : 'sound-off'} label={label} className={className} onClick={turn} />
  )
}
