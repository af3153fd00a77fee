/** A card at full size beside whatever names it; smaller where it would lie over an answer, a place or the question. */
import type { GameTexts, Language, View } from '@duskhall/kernel'
import { type BoardModule, isSmall } from '@duskhall/ui'
import { useCallback, useLayoutEffect, useMemo, useState } from 'react'
import { useArrangement } from '../shell/media.ts'
import css from './CardPreview.module.css'
import { fittingPlace, heldPlace, type Keep, LEAST_HELD } from './placing.ts'
import { useBeside } from './useBeside.ts'
import { type Entry, entriesOf, wordsOfCard } from './what.ts'

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
    // A lesson has its answer on its caption.
    ...boxesOf('aside[data-step]', 60, true),
    ...boxesOf('main [data-zone][data-stop]:not([data-refused])', 20, true),
    ...(zone ? boxesOf('[data-stop]', 6, false, zone) : []),
  ]
}

interface CardPreviewProps {
  readonly preview: Preview
  readonly board: BoardModule
  readonly view: View
  readonly texts: GameTexts
  readonly lang: Language
}

export function CardPreview(props: CardPreviewProps) {
  const { preview, board, view, texts, lang } = props
  const { anchor, card } = preview
  const held = isSmall(useArrangement())
  const words = useMemo(
    () => entriesOf(texts, wordsOfCard(card, anchor, { board, view }, lang)).slice(0, MOST_WORDS),
    [card, anchor, board, view, texts, lang],
  )
  // The card that has no room with its words.
  const [tight, setTight] = useState<string | null>(null)
  const bare = tight === card
  const onTight = useCallback(() => setTight(card), [card])
  return (
    <Beside
      key={`${card} ${bare}`}
      {...props}
      words={bare ? [] : words}
      held={held}
      onTight={bare || words.length === 0 ? null : onTight}
    />
  )
}

interface BesideProps extends CardPreviewProps {
  readonly words: readonly Entry[]
  /** By a finger, on a small screen. */
  readonly held: boolean
  /** Told where it would have to be too small to be read. */
  readonly onTight: (() => void) | null
}

function Beside({ preview: { anchor, card }, board, view, lang, words, held, onTight }: BesideProps) {
  const { ref, place } = useBeside(anchor, (box, size, screen) =>
    held ? heldPlace(box, size, screen) : fittingPlace(box, size, screen, keptFree(anchor)),
  )
  const isTight = held && place !== null && place.scale < LEAST_HELD
  useLayoutEffect(() => {
    if (isTight) onTight?.()
  }, [isTight, onTight])
  return (
    <div
      ref={ref}
      className={css.preview}
      data-overlay=""
      data-card-held={held ? '' : undefined}
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
