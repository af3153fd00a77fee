/** How well a bot plays, and who plays so at that game: the same choice at a window and in the form. */
import { useWords } from '../i18n/index.ts'
import { characterOf } from '../play/cast.ts'
import { LEVEL_NAMES, type LevelName } from '../play/levels.ts'

export interface LevelSelectProps {
  readonly game: string
  readonly label: string
  readonly value: LevelName
  /** What tells more about the level that is chosen. */
  readonly about?: string | undefined
  onChange(level: LevelName): void
}

export function LevelSelect({ game, label, value, about, onChange }: LevelSelectProps) {
  const { t, lang } = useWords()
  return (
    <select
      aria-label={label}
      aria-describedby={about}
      value={value}
      onChange={({ target }) => onChange(target.value as LevelName)}
    >
      {LEVEL_NAMES.map((level) => (
        <option key={level} value={level}>
          {[t(`levels.${level}`), characterOf(game, level)?.[lang]].filter(Boolean).join(' · ')}
        </option>
      ))}
    </select>
  )
}
