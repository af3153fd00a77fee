/** Which card is missed least: for a lesson that has one thrown away, whatever was drawn. */
import type { Move, View } from '@duskhall/kernel'
import type { LessonMeasure } from '@duskhall/ui'
import { faceOf } from '../content/box.ts'
import type { TerrorsMove, TerrorsOfLondon } from '../state.ts'

/** The last is missed least. */
const LEAST = ['fanatic', 'cultist']

export const spare: LessonMeasure = {
  worth(view: View, move: Move) {
    const given = move as TerrorsMove
    if (given.do !== 'card') return 0
    return 2 + LEAST.indexOf(faceOf(view.state as TerrorsOfLondon, given.card).id)
  },
}
