/** A card in a realm with what is attached to it: a small card, or a line where many lie at one location. */

import type { Seat } from '@duskhall/kernel'
import { Icon, Piece } from '@duskhall/ui'
import { attachedTo } from '../rules/realm.ts'
import type { Card } from '../state.ts'
import { CardFace } from './CardFace.tsx'
import { cardLook } from './look.ts'
import { portraitOf } from './portraits.ts'
import css from './RealmCard.module.css'
import { useCard, useDesk } from './seat.tsx'
import { hasStrength, strengthIn } from './strength.ts'

export interface RealmCardProps {
  readonly seat: Seat
  readonly card: Card
  readonly row: boolean
}

export function RealmCard({ seat, card, row }: RealmCardProps) {
  const { s, names, words, vanquish } = useDesk()
  const { face, piece } = useCard(card)
  const strength = hasStrength(s, card) ? strengthIn(s, seat, card, names.card, words) : undefined
  const trapped = s.trapped[card] === 1
  const items = attachedTo(s, seat, card)
  return (
    <span className={`${css.place} ${row ? css.row : css.card}`}>
      <Piece {...piece} className={css.piece} inactive={trapped}>
        <CardFace
          face={face}
          name={names.card(face.id)}
          type={words.types[face.type]}
          size={row ? 'row' : 'realm'}
          strength={strength}
          trapped={trapped}
          activation={face.activate?.cost}
        />
        {vanquish?.allies.includes(card) && <Icon name="check-mark" className={css.chosen} />}
      </Piece>
      {items.length > 0 && (
        <span className={css.items}>
          {items.map((item) => (
            <Attached key={item} card={item} />
          ))}
        </span>
      )}
    </span>
  )
}

function Attached({ card }: { readonly card: Card }) {
  const { face, piece } = useCard(card)
  return (
    <Piece {...piece} className={css.attached}>
      <span className={`${css.disc} ${cardLook(face)}`}>
        <Icon name={portraitOf(face.id)} />
      </span>
    </Piece>
  )
}
