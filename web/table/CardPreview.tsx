/** A card at full size beside whatever names it; smaller where it would lie over an answer, a place or the question. */
import type { GameTexts, Language, View } from '@duskhall/kernel'
import type { BoardModule } from '@duskhall/ui'
import { useMemo } from 'react'
import css from './CardPreview.module.css'
import { fittingPlace, type Keep } from './placing.ts'
import { useBeside } from './useBeside.ts'
import { entriesOf, wordsOfCard } from './what.ts'

/** More would be longer than the card. */
const MOST_WORDS = 3

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
  readonly view: View
  readonly texts: GameTexts
  readonly lang: Language
}) {
  const { preview, board, view, texts, lang } = props
  const { anchor, card } = preview
  const words = useMemo(
    () => entriesOf(texts, wordsOfCard(card, anchor, { board, view }, lang)).slice(0, MOST_WORDS),
    [card, anchor, board, view, texts, lang],
  )
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
      <board.cards.Card id={card} size="XL" lang={lang} content={view.state.content} />
      {words.length > 0 && (
        <dl className={css.words}>
          {words.map(({ id, name, help }) => (
            <div key={id}>
              <dt>{name}</dt> <dd>{help}</dd>
            </div>
          ))}
        </dl>
      )}
    </div>
  )
}
