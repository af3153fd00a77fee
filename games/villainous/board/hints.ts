/** What somebody might do, as the page knows it: in words, and by the things it has to do with. */
import type { Language, Reader } from '@duskhall/kernel'
import { hintsBy } from '@duskhall/ui'
import { realmOf, type Villainous, type VillainousMove } from '../state.ts'
import { deedIn } from '../text/deeds.ts'
import { texts } from '../text/index.ts'
import { reasonsIn } from '../text/reasons.ts'
import { targetOf } from './answers.ts'
import { id } from './seen.ts'

export const hints = hintsBy<Villainous, VillainousMove>({
  texts,
  reasons: ({ state }, reader, lang) => reasonsIn(named(state, reader, lang), lang),
  deed: (moment, move, reader, lang) => deedIn(moment, move, named(moment.state, reader, lang), lang),
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

/** A seat without a name is called by its Villain, as everywhere at this table. */
function named(state: Villainous, reader: Reader, lang: Language): Reader {
  const names = state.realms.map((_, seat) => reader.names[seat] || texts[lang].villain(state, seat))
  return { ...reader, names }
}

function placeAfter(before: readonly VillainousMove[]): number | null {
  return before.findLast((move) => move.do === 'move')?.to ?? null
}
