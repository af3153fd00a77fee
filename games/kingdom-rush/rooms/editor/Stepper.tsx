/** A number with a button on each side. */
import { useEditing } from './editing.tsx'
import css from './Stepper.module.css'

export function Stepper(props: {
  readonly label: string
  readonly value: number
  readonly min: number
  readonly max: number
  onChange(value: number): void
  /** The name stands elsewhere, or there is no room for it. */
  readonly bare?: boolean
}) {
  const { words } = useEditing()
  const { label, value, min, max, onChange, bare } = props
  return (
    <fieldset className={css.row} data-bare={bare ? '' : undefined} aria-label={label}>
      {!bare && <span className={css.label}>{label}</span>}
      <span className={css.stepper}>
        <button
          type="button"
          aria-label={words.fewer(label)}
          disabled={value <= min}
          onClick={() => onChange(value - 1)}
        >
          −
        </button>
        <output>{value}</output>
        <button
          type="button"
          aria-label={words.more(label)}
          disabled={value >= max}
          onClick={() => onChange(value + 1)}
        >
          +
        </button>
      </span>
    </fieldset>
  )
}
