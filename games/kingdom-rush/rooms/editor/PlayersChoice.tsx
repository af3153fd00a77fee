/** A number of players, chosen from a list. */
import { useEditing } from './editing.tsx'
import { PLAYERS } from './model/draft.ts'

export interface PlayersChoiceProps {
  readonly label: string
  readonly value: number
  readonly className?: string | undefined
  onChange(players: (typeof PLAYERS)[number]): void
}

export function PlayersChoice({ label, value, className, onChange }: PlayersChoiceProps) {
  const { words } = useEditing()
  return (
    <label className={className}>
      <span>{label}</span>
      <select
        value={value}
        onChange={({ target }) => {
          const players = PLAYERS.find((n) => String(n) === target.value)
          if (players) onChange(players)
        }}
      >
        {PLAYERS.map((n) => (
          <option key={n} value={n}>
            {words.players(n)}
          </option>
        ))}
      </select>
    </label>
  )
}
