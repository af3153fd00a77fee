/** A card at full size beside whatever names it; smaller where it would lie over an answer, a place or the question. */
import type { Language } from '@duskhall/kernel'
import type { BoardModule } from '@duskhall/ui'
import css from './CardPreview.module.css'
import { fittingPlace, type Keep } from './placing.ts'
import { useBeside } from './useBeside.ts'

export interface Preview {
  readonly card: string
  readonly anchor: Element
}

const boxesOf = (where: string, weight: number, free: boolean, within: ParentNode = document): Keep[] =>
  [...within.querySelectorAll(where)].map((element) => ({
    box: element.getBoundingClientRect(),
    weight,
    free,
  }))

/** Legal answers and the question stay free; then places that may be answers soon, and what lies beside the card. */
function keptFree(anchor: Element): Keep[] {
  const zone = anchor.closest('[role=listbox], [role=group]')
  return [
    ...boxesOf('main [data-legal]', 40, true),
    ...boxesOf('[data-prompt]', 40, true),
    ...boxesOf('main [data-zone][data-stop]:not([data-refused])', 20, true),
    ...(zone ? boxesOf('[data-stop]', 6, false, zone) : []),
  ]
}

export function CardPreview(props: {
  readonly preview: Preview
  readonly board: BoardModule
  readonly content: string
  readonly lang: Language
}) {
  const { preview, board, content, lang } = props
  const { anchor } = preview
  const { ref, place } = useBeside(anchor, (box, size, screen) =>
    fittingPlace(box, size, screen, keptFree(anchor)),
  )
  return (
    <div
      ref={ref}
      className={css.preview}
      data-overlay=""
      style={place ? { left: place.left, top: place.top, scale: place.scale } : { visibility: 'hidden' }}
      aria-hidden="true"
    >
      <board.cards.Card id={preview.card} size="XL" lang={lang} content={content} />
    </div>
  )
}
