/** Size XL: the whole card with every word on it. The game gives what stands on it. */
import type { ReactNode } from 'react'
import css from './WholeCard.module.css'

/** One thing the card does, with a tag in front that says what sort of thing it is. */
export interface CardLine {
  readonly tag?: string
  readonly text: string
  /** A class that colours the tag. */
  readonly look?: string | undefined
}

export interface WholeCardProps {
  readonly art: ReactNode
  /** What stands at the left corner: a strength, a level. */
  readonly corner?: ReactNode
  readonly cost?: { readonly value: number; readonly title?: string } | null | undefined
  readonly name: string
  /** A few words under the name that do nothing. */
  readonly about: string
  readonly lines: readonly CardLine[]
  /** Short facts below: colour, kind, cost. */
  readonly facts?: readonly { readonly id: string; readonly text: ReactNode }[]
  readonly className?: string | undefined
  /** What stands between the lines and the facts. */
  readonly children?: ReactNode
}

export function WholeCard(props: WholeCardProps) {
  const { art, corner, cost, name, about, lines, facts = [], className, children } = props
  return (
    <CardSheet className={className}>
      <span className={css.art}>{art}</span>
      {corner}
      {cost && (
        <span className={css.cost} title={cost.title}>
          {cost.value}
        </span>
      )}
      <span className={css.body}>
        <b className={css.name}>{name}</b>
        <span className={css.about}>{about}</span>
        {lines.map(({ tag, text, look = '' }) => (
          <span key={`${tag} ${text}`} className={css.line}>
            {tag !== undefined && <i className={look}>{tag}</i>}
            {text}
          </span>
        ))}
        {children}
        {facts.length > 0 && (
          <span className={css.facts}>
            {facts.map(({ id, text }) => (
              <span key={id}>{text}</span>
            ))}
          </span>
        )}
      </span>
    </CardSheet>
  )
}

/** The sheet alone, for a card that is laid out in another way. */
export function CardSheet({ className = '', children }: Pick<WholeCardProps, 'className' | 'children'>) {
  return <span className={`${css.sheet} ${className}`}>{children}</span>
}
