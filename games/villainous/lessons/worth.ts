/** Where most tokens of the own Villain lie: for a lesson that has them removed, wherever they were removed before. */
import type { Move, View } from '@duskhall/kernel'
import type { LessonMeasure } from '@duskhall/ui'
import type { Villainous, VillainousMove } from '../state.ts'

export const most: LessonMeasure = {
  worth(view: View, move: Move) {
    const { state, seat } = view as View<Villainous>
    const given = move as VillainousMove
    return given.do === 'at' ? (state.realms[seat]?.pieces[given.at] ?? 0) : 0
  },
}
