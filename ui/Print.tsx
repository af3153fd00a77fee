/**
 * What is printed on a piece besides its name: numbers, powers, prices. A piece is named and spoken as a whole, so the
 * print is for the eye only; as text it would have to stand in the spoken name word for word.
 */
import css from './Print.module.css'

export function Print({
  text,
  className,
}: {
  readonly text: string | number
  readonly className?: string | undefined
}) {
  return <span className={`${css.print} ${className ?? ''}`} data-text={text} aria-hidden="true" />
}
