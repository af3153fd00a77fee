/** Some of several values, in the order in which they are chosen; never more than the table may have. */
import type { OptionField, OptionText } from '@duskhall/kernel'
import { useWords } from '../i18n/index.ts'
import css from './SetupDialog.module.css'

export interface ChoicesFieldProps {
  readonly field: Extract<OptionField, { kind: 'choices' }>
  readonly text: OptionText
  readonly seats: number
  readonly chosen: readonly string[]
  onChange(chosen: readonly string[]): void
}

/** Who plays whom is then told by the order. */
function isOneForEachSeat(field: OptionField, seats: number): boolean {
  if (field.kind !== 'choices') return false
  const { min, max } = field.count(seats)
  return min === seats && max === seats
}

export function ChoicesField({ field, text, seats, chosen, onChange }: ChoicesFieldProps) {
  const { t } = useWords()
  const { min, max } = field.count(seats)
  const number = chosen.length
  const forSeats = isOneForEachSeat(field, seats)
  const toggle = (value: string) =>
    onChange(chosen.includes(value) ? chosen.filter((other) => other !== value) : [...chosen, value])
  return (
    <fieldset className={css.option}>
      <legend>{text.label}</legend>
      <small>{text.help}</small>
      <div className={css.choices}>
        {field.values.map((value) => {
          const isChosen = chosen.includes(value)
          const words = text.values?.[value]
          return (
            <label key={value} className={css.choice}>
              <input
                type="checkbox"
                checked={isChosen}
                disabled={!isChosen && number >= max}
                onChange={() => toggle(value)}
              />
              <span>
                {words?.label ?? value}{' '}
                {forSeats && isChosen && <em>{t('setup.seat', { number: chosen.indexOf(value) + 1 })}</em>}
              </span>
              {words?.help && <small>{words.help}</small>}
            </label>
          )
        })}
      </div>
      <small role="status">
        {min === max ? t('setup.chosen', { number, max }) : t('setup.chosenOf', { number, min, max })}
      </small>
    </fieldset>
  )
}
