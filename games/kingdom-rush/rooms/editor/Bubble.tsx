/** A mistake told at its spot, with what would mend it. */
import { type CSSProperties, useEffect, useRef } from 'react'
import css from './Bubble.module.css'
import { useEditing } from './editing.tsx'
import { sizeOf } from './model/squares.ts'
import { problemText } from './say.ts'

export function Bubble() {
  const { shown, entry, words, choose, change } = useEditing()
  const card = useRef<HTMLElement>(null)
  const place = shown && `${shown.mistake.code} ${shown.place}`
  useEffect(() => {
    if (place) card.current?.focus()
  }, [place])
  const [anchor] = shown?.spot.cells ?? []
  if (!shown || !anchor) return null
  const { rows, columns } = sizeOf(entry)
  const isRight = anchor[1] >= columns / 2
  const isLow = anchor[0] >= rows / 2
  const style = { '--row': anchor[0] + 1, '--column': anchor[1] + 1 } as CSSProperties
  return (
    <section
      ref={card}
      tabIndex={-1}
      className={css.bubble}
      style={style}
      data-right={isRight ? '' : undefined}
      data-low={isLow ? '' : undefined}
      data-tone={shown.tone}
      data-floats=""
      aria-label={problemText(shown, words)}
      onKeyDown={(event) => event.key === 'Escape' && choose({ shown: null })}
    >
      <p>{problemText(shown, words)}</p>
      <div className={css.remedies}>
        {shown.remedies.map((remedy) => (
          <button
            key={remedy.name}
            type="button"
            onPointerEnter={() => choose({ tried: remedy })}
            onPointerLeave={() => choose({ tried: null })}
            onFocus={() => choose({ tried: remedy })}
            onBlur={() => choose({ tried: null })}
            onClick={() => change(remedy.entry)}
          >
            {words.remedies[remedy.name]}
          </button>
        ))}
        <button type="button" className={css.close} onClick={() => choose({ shown: null })}>
          {words.checks.close}
        </button>
      </div>
    </section>
  )
}
