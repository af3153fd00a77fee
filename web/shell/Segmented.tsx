/** One of a few: a row of radio buttons that looks like a switch. */
import { useId } from 'react'
import css from './Segmented.module.css'

export interface SegmentedProps<V extends string> {
  readonly label: string
  /** Whether the label is shown, not only spoken. */
  readonly labelled?: boolean
  readonly values: readonly V[]
  readonly value: V
  name(value: V): string
  onChange(value: V): void
}

export function Segmented<V extends string>({
  label,
  labelled,
  values,
  value,
  name,
  onChange,
}: SegmentedProps<V>) {
  const group = useId()
  return (
    <fieldset className={css.group}>
      <legend className={css.spoken}>{label}</legend>
      {labelled && (
        <span className={css.label} aria-hidden="true">
          {label}
        </span>
      )}
      {values.map((option) => (
        <label key={option} className={css.option}>
          <input
            type="radio"
            name={group}
            checked={option === value}
            onChange={() => onChange(option)}
            className={css.radio}
          />
          <span className={css.name}>{name(option)}</span>
        </label>
      ))}
    </fieldset>
  )
}
