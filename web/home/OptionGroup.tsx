/** An option that is several things: its name, what it is about, and all of them. */
import type { OptionText } from '@duskhall/kernel'
import type { ReactNode } from 'react'
import css from './SetupDialog.module.css'

export interface OptionGroupProps {
  readonly text: OptionText
  readonly className: string | undefined
  readonly children: ReactNode
}

export function OptionGroup({ text, className, children }: OptionGroupProps) {
  return (
    <fieldset className={css.option}>
      <legend>{text.label}</legend>
      <small>{text.help}</small>
      <div className={className}>{children}</div>
    </fieldset>
  )
}
