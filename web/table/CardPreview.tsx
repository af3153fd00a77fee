/** A card at full size beside whatever names it, never over a legal target if that can be helped. */
import type { Language } from '@duskhall/kernel'
import type { BoardModule } from '@duskhall/ui'
import { useLayoutEffect, useRef, useState } from 'react'
import css from './CardPreview.module.css'
import { freePlace, type Keep } from './placing.ts'

export interface Preview {
  readonly card: string
  readonly anchor: Element
}

const boxesOf = (elements: Iterable<Element>, weight: number): Keep[] =>
  [...elements].map((element) => ({ box: element.getBoundingClientRect(), weight }))

/** Legal answers stay free; then the question, and what lies beside the card. */
function keptFree(anchor: Element): Keep[] {
  const zone = anchor.closest('[role=listbox], [role=group]')
  return [
    ...boxesOf(document.querySelectorAll('main [data-legal]'), 40),
    ...boxesOf(document.querySelectorAll('[data-prompt]'), 20),
    ...boxesOf(zone?.querySelectorAll('[data-stop]') ?? [], 6),
  ]
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
    const screen = { width: innerWidth, height: innerHeight }
    setPlace(freePlace(preview.anchor.getBoundingClientRect(), box, screen, keptFree(preview.anchor)))
  }, [preview])
  return (
    <div
      ref={ref}
      className={css.preview}
      data-overlay=""
      style={place ? { left: place.left, top: place.top } : { visibility: 'hidden' }}
      aria-hidden="true"
    >
      <board.cards.Card id={preview.card} size="XL" lang={lang} content={content} />
    </div>
  )
}
