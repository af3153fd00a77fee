/** A form for the options of any game, from its schema and its words. */
import { choicesOf, defaultOf, type OptionField, type OptionText } from '@duskhall/kernel'
import { useWords } from '../i18n/index.ts'
import { ChoicesField } from './ChoicesField.tsx'
import { OptionGroup } from './OptionGroup.tsx'
import type { OptionTrouble } from './option-trouble.ts'
import { SeatChoices } from './SeatChoices.tsx'
import css from './SetupDialog.module.css'

type Values = { readonly [name: string]: unknown }

export interface OptionFormProps {
  readonly fields: readonly (readonly [string, OptionField])[]
  readonly texts: { readonly [name: string]: OptionText }
  readonly seats: number
  /** What the seats are called, where somebody has said so. */
  readonly names: readonly string[]
  readonly values: Values
  readonly trouble: OptionTrouble | null
  onChange(values: Values): void
}

export function OptionForm({ fields, texts, seats, names, values, trouble, onChange }: OptionFormProps) {
  const { t } = useWords()
  const put = (name: string, value: unknown) => onChange({ ...values, [name]: value })
  const defaults = Object.fromEntries(fields.map(([name, field]) => [name, defaultOf(field, seats)]))
  return (
    <div className={css.options}>
      {fields.map(([name, field]) => {
        const text = texts[name]
        return text ? (
          <div key={name}>
            <OptionRow
              field={field}
              text={text}
              seats={seats}
              names={names}
              value={values[name] ?? defaultOf(field, seats)}
              here={text.here?.({ ...defaults, ...values }, seats)}
              onChange={(value) => put(name, value)}
            />
            {trouble?.option === name && (
              <p className={css.warning} role="alert">
                {trouble.clash === null
                  ? t('setup.incomplete')
                  : (text.clashes?.[trouble.clash] ?? t('setup.clash'))}
              </p>
            )}
          </div>
        ) : null
      })}
    </div>
  )
}

interface RowProps {
  readonly field: OptionField
  readonly text: OptionText
  readonly seats: number
  readonly names: readonly string[]
  readonly value: unknown
  /** What the value comes to at this table. */
  readonly here: string | undefined
  onChange(value: unknown): void
}

/** The numbers of a field in their order, where every one of them has a name. */
function namedNumbers(field: OptionField, { values }: OptionText): readonly string[] | null {
  if (field.kind !== 'number' || !values) return null
  const numbers = Array.from({ length: field.max - field.min + 1 }, (_, at) => String(field.min + at))
  return numbers.every((number) => values[number]) ? numbers : null
}

function OptionRow({ field, text, seats, names, value, here, onChange }: RowProps) {
  const { t } = useWords()
  const numbers = namedNumbers(field, text)
  if (numbers) {
    return (
      <Select
        text={text}
        names={numbers}
        now={String(value)}
        here={here}
        onChange={(to) => onChange(Number(to))}
      />
    )
  }
  switch (field.kind) {
    case 'flag': {
      const fallback = { true: t('setup.on'), false: t('setup.off') }
      return (
        <Select
          {...{ text, fallback, here, names: ['true', 'false'], now: String(value) }}
          onChange={(to) => onChange(to === 'true')}
        />
      )
    }
    case 'choice':
      return <Select {...{ text, here, names: choicesOf(field, seats), now: String(value), onChange }} />
    case 'number':
      return (
        <div className={css.option}>
          <span>{text.label}</span>
          <NumberInput label={text.label} field={field} value={value as number} onChange={onChange} />
          <small>{text.help}</small>
        </div>
      )
    case 'numbers': {
      const given = value as readonly number[]
      return (
        <OptionGroup text={text} className={css.numbers}>
          {given.map((number, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the place in the list is what the number is
            <div key={at}>
              <span>{text.entry?.(at, seats) ?? at + 1}</span>
              <NumberInput
                label={`${text.label}, ${text.entry?.(at, seats) ?? at + 1}`}
                field={field}
                value={number}
                onChange={(n) => onChange(given.with(at, n))}
              />
            </div>
          ))}
        </OptionGroup>
      )
    }
    case 'choices':
      return field.later === undefined ? (
        <ChoicesField
          field={field}
          text={text}
          seats={seats}
          chosen={value as readonly string[]}
          onChange={onChange}
        />
      ) : (
        <SeatChoices
          values={field.values}
          later={field.later}
          text={text}
          names={names}
          seats={seats}
          chosen={value as readonly string[]}
          onChange={onChange}
        />
      )
  }
}

interface SelectProps {
  readonly text: OptionText
  readonly names: readonly string[]
  readonly now: string
  readonly here: string | undefined
  /** What values without a name of their own are called. */
  readonly fallback?: { readonly [value: string]: string }
  onChange(value: string): void
}

function Select({ text, names, now, here, fallback = {}, onChange }: SelectProps) {
  return (
    <label className={css.option}>
      <span>{text.label}</span>
      <select value={now} onChange={(e) => onChange(e.target.value)}>
        {names.map((name) => (
          <option key={name} value={name}>
            {text.values?.[name]?.label ?? fallback[name] ?? name}
          </option>
        ))}
      </select>
      <small>{here ?? text.values?.[now]?.help ?? text.help}</small>
    </label>
  )
}

function NumberInput(props: {
  readonly label: string
  readonly field: { readonly min: number; readonly max: number }
  readonly value: number
  onChange(value: number): void
}) {
  const { label, field, value, onChange } = props
  return (
    <input
      type="number"
      aria-label={label}
      min={field.min}
      max={field.max}
      value={value}
      onChange={(e) => onChange(Math.min(field.max, Math.max(field.min, Math.round(Number(e.target.value)))))}
    />
  )
}
