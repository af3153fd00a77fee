/** A card on the table at size M or L, with the answer it gives in this question. */
import { Piece, type PieceProps } from '@duskhall/ui'
import type { Card } from '../state.ts'
import type { Link } from './answers.ts'
import { CardFace, type CardFaceProps } from './CardFace.tsx'
import { useCard, useDesk } from './seat.tsx'

export interface TableCardProps
  extends Pick<PieceProps, 'role' | 'selected' | 'drag' | 'onPick' | 'onLift' | 'className' | 'refusal'>,
    Pick<CardFaceProps, 'hand' | 'price' | 'used'> {
  readonly card: Card
  /** The only horde it can join, where it answers nothing else. */
  readonly link?: Link | undefined
}

export function TableCard({ card, hand, price, used, refusal, link, ...piece }: TableCardProps) {
  const { s, texts, leadsTo } = useDesk()
  const { entry, piece: own } = useCard(card)
  return (
    <Piece
      {...own}
      move={own.move ?? link}
      consequence={own.move || !link ? own.consequence : leadsTo(link)}
      refusal={own.refusal ?? refusal}
      {...piece}
    >
      <CardFace entry={entry} texts={texts} options={s.options} hand={hand} price={price} used={used} />
    </Piece>
  )
}
