/** The verb `passTower`: a pass by more than one level (KR-MIDAS). */
import { askSeat, push } from '@duskhall/kernel'
import type { Asks } from '../../state.ts'
import { passable, passBy, passRefusals } from '../pass.ts'
import type { Carry } from './verb.ts'

export const passingTower: Carry<'passTower'> = (s, { by }, { levels }) =>
  push(s, { do: 'pass-tower', by, levels })

/** KR-MIDAS-R4: a tower of the own hand. */
export const passTowerQuestion: Asks<'pass-tower'> = {
  who: (_, { by }) => askSeat(by),
  moves: (s, { by, levels }) => passable(s, by, levels).map((tower) => ({ do: 'pass', tower })),
  refusals: (s, { by, levels }) => passRefusals(s, by, levels),
  answer(s, { by, levels }, _, move) {
    if (move.do === 'pass') passBy(s, by, move.tower, levels)
  },
}
