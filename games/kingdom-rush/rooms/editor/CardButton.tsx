/** A Horde card, small: pressed, dragged, or moved with Ctrl and arrows. */

import { Icon, Print } from '@duskhall/ui'
import type { KeyboardEvent } from 'react'
import { PrintedFace } from '../../board/TrayFace.tsx'
import css from './CardButton.module.css'
import { useEditing } from './editing.tsx'
import { cardLabel } from './look.ts'
import { box, hordeOf } from './model/box.ts'

export function CardButton(props: {
  readonly card: string
  readonly isTaken?: boolean
  readonly isCut?: boolean
  onPress(): void
  onKey?(event: KeyboardEvent): void
  /** A card is dropped before this one. */
  onCard?(card: string): void
}) {
  const { words, lang } = useEditing()
  const { card, isTaken, isCut, onPress, onKey, onCard } = props
  const diamonds = hordeOf(card)?.diamonds ?? 0
  const level = hordeOf(card)?.portal
  const no = box.cardNo(card)
  const label = [cardLabel(card, words, lang), words.piles.diamonds(diamonds)].join(', ')
  return (
    <button
      type="button"
      className={css.card}
      data-card={card}
      data-cut={isCut ? '' : undefined}
      aria-pressed={isTaken}
      aria-label={label}
      draggable
      onDragStart={(event) => {
        event.dataTransfer.setData('text/plain', card)
        event.dataTransfer.effectAllowed = 'move'
      }}
      onDragOver={(event) => onCard && event.preventDefault()}
      onDrop={(event) => {
        if (!onCard) return
        event.preventDefault()
        event.stopPropagation()
        onCard(event.dataTransfer.getData('text/plain'))
      }}
      onClick={onPress}
      onKeyDown={onKey}
    >
      {no >= 0 && box.faces[no] ? <PrintedFace box={box} card={no} /> : <b>{card}</b>}
      {level !== undefined && (
        <em className={css.level}>
          <Print text={level} />
        </em>
      )}
      <i>
        <Icon name="cut-diamond" />
        <Print text={diamonds} />
      </i>
    </button>
  )
}
