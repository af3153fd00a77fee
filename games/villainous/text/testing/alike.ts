/** Which answers may be labelled alike: copies of a card that nothing tells apart, and two icons of one action. */
import { boardOf } from '../../content/box.ts'
import { attachedTo } from '../../rules/realm.ts'
import { realmOf, type Villainous, type VillainousMove } from '../../state.ts'
import { faceAt, ownerOf } from '../facts.ts'

export function alike(s: Villainous, move: VillainousMove): string {
  if (move.do === 'use') {
    const { mover } = realmOf(s, s.active)
    const icon = boardOf(s, s.active).icons[mover]?.[move.icon]
    return `use ${icon?.action} ${icon?.n}`
  }
  if (move.do !== 'card' && move.do !== 'grant') return JSON.stringify(move)
  const face = faceAt(s, move.card)
  const owner = ownerOf(s, move.card)
  const items = owner < 0 ? [] : attachedTo(s, owner, move.card).map((item) => faceAt(s, item)?.id)
  return JSON.stringify([move.do, face?.id, s.at[move.card], items.sort()])
}
