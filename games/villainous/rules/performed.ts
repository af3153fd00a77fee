/** VD-ACT-R6: an action counts when it has been completely resolved. */
import type { StepOf, Villainous } from '../state.ts'

export function performed(s: Villainous, { action }: StepOf<'performed'>): void {
  s.actions++
  s.met.push({ event: 'action', action, number: s.actions })
}
