/** A sentence in which cards can be looked at and players are told by their colour. */
import type { Span } from '@duskhall/kernel'
import { type SeatInfo, useTable } from '@duskhall/ui'
import css from './Spans.module.css'
import { together } from './spans-together.ts'

interface SpansProps {
  readonly spans: readonly Span[]
  readonly seats: readonly SeatInfo[]
  /** Within something that is one tab stop and moves the focus itself. */
  readonly within?: boolean
}

export function Spans({ spans, seats, within }: SpansProps) {
  const table = useTable()
  return together(spans).map(({ text, thing, tail }, at) => {
    const key = `${at} ${text}`
    if (!thing) return text
    if (thing.kind === 'seat') {
      return (
        <span key={key} className={css.glued}>
          <b style={{ color: seats[Number(thing.id)]?.colour }}>{text}</b>
          {tail}
        </span>
      )
    }
    const card = (
      // A button is one box and breaks no line; a name in a sentence is text, and what follows it stays beside it.
      // biome-ignore lint/a11y/useSemanticElements: see above
      <span
        key={key}
        role="button"
        tabIndex={within ? -1 : 0}
        className={css.card}
        onPointerEnter={(e) => e.pointerType === 'mouse' && table.preview(thing.id, e.currentTarget)}
        onPointerLeave={() => table.preview(null, null)}
        onFocus={(e) => e.currentTarget.matches(':focus-visible') && table.preview(thing.id, e.currentTarget)}
        onBlur={() => table.preview(null, null)}
        onClick={(e) => {
          e.stopPropagation()
          table.preview(thing.id, e.currentTarget, 'press')
        }}
        onKeyDown={(e) => {
          if (e.key !== 'Enter' && e.key !== ' ') return
          e.preventDefault()
          table.preview(thing.id, e.currentTarget, 'press')
        }}
      >
        {text}
      </span>
    )
    if (!tail) return card
    return (
      <span key={key} className={css.glued}>
        {card}
        {tail}
      </span>
    )
  })
}
