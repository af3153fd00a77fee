/** A form for the options of any game, from its schema and its words. */
import { choicesOf, defaultOf, type OptionField, type OptionText } from '@duskhall/kernel'
import { useWords } from '../i18n/index.ts'
import { ChoicesField } from './ChoicesField.tsx'
import type { OptionTrouble } from './option-trouble.ts'
import css from './SetupDialog.module.css'

type Values = { readonly [name: string]: unknown }

export interface OptionFormProps {
  readonly fields: readonly (readonly [string, OptionField])[]
  readonly texts: { readonly [name: string]: OptionText }
  readonly seats: number
  readonly values: Values
  readonly trouble: OptionTrouble | null
  onChange(values: Values): void
}

export function OptionForm({ fields, texts, seats, values, trouble, onChange }: OptionFormProps) {
  const { t } = useWords()
  const put = (name: string, value: unknown) => onChange({ ...values, [name]: value })
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
              value={values[name] ?? defaultOf(field, seats)}
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
  readonly value: unknown
  onChange(value: unknown): void
}

function OptionRow({ field, text, seats, value, onChange }: RowProps) {
  const { t } = useWords()
  switch (field.kind) {
    case 'flag':
    case 'choice': {
      const names = field.kind === 'flag' ? ['true', 'false'] : choicesOf(field, seats)
      const fallback: { readonly [value: string]: string } = { true: t('setup.on'), false: t('setup.off') }
      const now = String(value)
      return (
        <label className={css.option}>
          <span>{text.label}</span>
          <select
            value={now}
            onChange={(e) => onChange(field.kind === 'flag' ? e.target.value === 'true' : e.target.value)}
          >
            {names.map((name) => (
              <option key={name} value={name}>
                {text.values?.[name]?.label ?? fallback[name] ?? name}
              </option>
            ))}
          </select>
          <small>{text.values?.[now]?.help ?? text.help}</small>
        </label>
      )
    }
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
        <fieldset className={css.option}>
          <legend>{text.label}</legend>
          <small>{text.help}</small>
          <div className={css.numbers}>
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
          </div>
        </fieldset>
      )
    }
    case 'choices':
      return (
        <ChoicesField
          field={field}
          text={text}
          seats={seats}
          chosen={value as readonly string[]}
          onChange={onChange}
        />
      )
  }
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
