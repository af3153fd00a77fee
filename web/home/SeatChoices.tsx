/** One of several values for each seat, none twice; whoever has none chooses at the table. */
import type { OptionText } from '@duskhall/kernel'
import { useWords } from '../i18n/index.ts'
import { OptionGroup } from './OptionGroup.tsx'
import css from './SetupDialog.module.css'

export interface SeatChoicesProps {
  readonly values: readonly string[]
  /** Stands for a seat that chooses at the table. */
  readonly later: string
  readonly text: OptionText
  readonly seats: number
  readonly names: readonly string[]
  /** By seat, as far as it goes. */
  readonly chosen: readonly string[]
  onChange(chosen: readonly string[]): void
}

export function SeatChoices({ values, later, text, seats, names, chosen, onChange }: SeatChoicesProps) {
  const { t } = useWords()
  const bySeat = Array.from({ length: seats }, (_, seat) => chosen[seat] ?? later)
  return (
    <OptionGroup text={text} className={css.bySeat}>
      {bySeat.map((own, seat) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the place in the list is the seat
        <label key={seat}>
          <span>{names[seat] || t('setup.seat', { number: seat + 1 })}</span>
          <select value={own} onChange={(e) => onChange(bySeat.with(seat, e.target.value))}>
            {[later, ...values].map((value) => (
              <option
                key={value}
                value={value}
                disabled={value !== later && value !== own && bySeat.includes(value)}
              >
                {text.values?.[value]?.label ?? value}
              </option>
            ))}
          </select>
          {own !== later && <small>{text.values?.[own]?.help}</small>}
        </label>
      ))}
    </OptionGroup>
  )
}
