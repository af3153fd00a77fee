/** A sentence in place of a screen, with what can be done about it. */
import type { ReactNode } from 'react'
import css from './Message.module.css'

export function Message(props: {
  readonly title: string
  readonly text?: string
  /** Whether it is read out at once. */
  readonly tone?: 'alert' | 'status'
  readonly children: ReactNode
}) {
  return (
    <main className={css.screen}>
      <div className={css.card} role={props.tone ?? 'alert'}>
        <h1>{props.title}</h1>
        {props.text && <p>{props.text}</p>}
        <div className={css.actions}>{props.children}</div>
      </div>
    </main>
  )
}
