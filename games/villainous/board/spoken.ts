/** What a card on the table is called by whoever has it read out: all that others see of it. */
import { HIDDEN, type Seat } from '@duskhall/kernel'
import { boxOf, faceOf } from '../content/box.ts'
import { attachedTo, costOf, inRealm } from '../rules/realm.ts'
import { type Card, type Location, NONE, type Villainous } from '../state.ts'
import type { Names } from '../text/names.ts'
import type { TableWords } from '../text/table.ts'
import { idOf } from './seen.ts'
import { hasStrength, strengthIn, strengthSaid } from './strength.ts'

/** Whose realm a card lies in, or whose it is. */
export function ownerOf(s: Villainous, card: Card): Seat {
  const lies = s.realms.findIndex(({ cards }) => cards.includes(card))
  if (lies >= 0) return lies
  return s.realms.findIndex(({ villain }) => villain === faceOf(s, card).villain)
}

export function spokenCard(s: Villainous, card: Card, names: Names, words: TableWords): string {
  if (card === HIDDEN) return ''
  const face = faceOf(s, card)
  const owner = ownerOf(s, card)
  const lies = inRealm(s, card)
  const held = s.realms[owner]?.hand.includes(card) ?? false
  const host = s.host[card] as Card
  const items = lies ? attachedTo(s, owner, card).map((item) => names.card(idOf(s, item))) : []
  const board = boxOf(s).boards[face.villain]
  const parts = [
    names.card(face.id),
    words.types[face.type],
    ...(held && face.type !== 'condition' ? [words.cost(costOf(s, owner, card))] : []),
    ...(hasStrength(s, card)
      ? [
          lies
            ? strengthSaid(strengthIn(s, owner, card, names.card, words), words)
            : words.strength.is(face.strength),
        ]
      : []),
    ...(lies && host !== NONE ? [words.attachedTo(names.card(idOf(s, host)))] : []),
    ...(lies && host === NONE && board ? [words.at(names.place(board, s.at[card] as Location).name)] : []),
    ...(items.length > 0 ? [words.attached(words.list(items))] : []),
    ...(s.trapped[card] === 1 ? [words.trapped] : []),
  ]
  const text = names.text(face.id)
  return text ? `${parts.join(', ')}. ${text}` : `${parts.join(', ')}.`
}
