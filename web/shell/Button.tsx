/** The hall's buttons: at most one of them is primary. */
import type { ComponentProps } from 'react'
import css from './Button.module.css'

type Look = 'plain' | 'primary' | 'ghost' | 'icon'

export function Button({
  look = 'plain',
  className,
  ...rest
}: ComponentProps<'button'> & { readonly look?: Look }) {
  return <button type="button" {...rest} className={`${css.button} ${css[look]} ${className ?? ''}`} />
}
