/** A card at full size beside whatever names it, never over a legal target if that can be helped. */
import type { Language } from '@duskhall/kernel'
import type { BoardModule } from '@duskhall/ui'
import { useLayoutEffect, useRef, useState } from 'react'
import css from './CardPreview.module.css'
import { sideOf } from './placing.ts'

export interface Preview {
  readonly card: string
  readonly anchor: Element
}

export function CardPreview(props: {
  readonly preview: Preview
  readonly board: BoardModule
  readonly content: string
  readonly lang: Language
}) {
  const { preview, board, content, lang } = props
  const ref = useRef<HTMLDivElement>(null)
  const [place, setPlace] = useState<{ left: number; top: number } | null>(null)
  useLayoutEffect(() => {
    const box = ref.current?.getBoundingClientRect()
    if (!box) return
    const free = [...document.querySelectorAll('[data-legal]')].map((legal) => legal.getBoundingClientRect())
    const screen = { width: innerWidth, height: innerHeight }
    setPlace(
      sideOf(preview.anchor.getBoundingClientRect(), box, screen, ['right', 'left', 'above', 'below'], free),
    )
  }, [preview])
  return (
    <div
      ref={ref}
      className={css.preview}
      style={place ? { left: place.left, top: place.top } : { visibility: 'hidden' }}
      aria-hidden="true"
    >
      <board.cards.Card id={preview.card} size="XL" lang={lang} content={content} />
    </div>
  )
}
