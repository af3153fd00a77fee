/** What somebody might do, as the page knows it: in words, and by the things it has to do with. */
import { hintsBy } from '@duskhall/ui'
import { realmOf, type Villainous, type VillainousMove } from '../state.ts'
import { texts } from '../text/index.ts'
import { reasonsIn } from '../text/reasons.ts'
import { targetOf } from './answers.ts'
import { id } from './seen.ts'

export const hints = hintsBy<Villainous, VillainousMove>({
  texts,
  // A seat without a name is called by its Villain, as everywhere at this table.
  reasons: ({ state }, reader, lang) => {
    const names = state.realms.map((_, seat) => reader.names[seat] || texts[lang].villain(state, seat))
    return reasonsIn({ ...reader, names }, lang)
  },
  targetsOf({ state, seat }, move, before) {
    switch (move.do) {
      case 'move':
        return [id.place(seat, move.to)]
      case 'at':
        return [id.place(seat, move.at)]
      // Icons are those of where the pawn will be then.
      case 'use':
        return [id.icon(seat, placeAfter(before) ?? realmOf(state, seat).mover, move.icon)]
      default:
        return [targetOf(move)]
    }
  },
})

function placeAfter(before: readonly VillainousMove[]): number | null {
  return before.findLast((move) => move.do === 'move')?.to ?? null
}
