/** A card on the table at size M or L, with the answer it gives in this question. */
import { Piece, type PieceProps } from '@duskhall/ui'
import type { CardEntry } from '../content/schema.ts'
import type { Card } from '../state.ts'
import { entryOf } from '../text/facts.ts'
import { CardFace, type CardFaceProps } from './CardFace.tsx'
import { useDesk } from './seat.tsx'
import { id } from './seen.ts'

export interface TableCardProps
  extends Pick<PieceProps, 'role' | 'selected' | 'drag' | 'onPick' | 'onLift' | 'className' | 'refusal'>,
    Pick<CardFaceProps, 'hand' | 'price' | 'used'> {
  readonly card: Card
}

export function TableCard({ card, hand, price, used, refusal, ...piece }: TableCardProps) {
  const { s, answers, texts, telling, leadsTo } = useDesk()
  const own = answers.card(card)
  const entry = entryOf(s, card) as CardEntry
  return (
    <Piece
      id={id.card(card)}
      label={texts.piece(card, telling)}
      move={own.move}
      refusal={own.refusal ?? refusal}
      consequence={() => leadsTo(own.move)}
      card={entry.id}
      {...piece}
    >
      <CardFace entry={entry} texts={texts} options={s.options} hand={hand} price={price} used={used} />
    </Piece>
  )
}
