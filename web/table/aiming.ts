/** What is aimed at, as long as it is an answer: pointing goes on while the question changes under it. */
import { type Move, same, type View } from '@duskhall/kernel'

export function legalAim({ question }: Pick<View, 'question'>, pointed: Move | null): Move | null {
  return pointed && question?.moves.some((move) => same(move, pointed)) ? pointed : null
}
