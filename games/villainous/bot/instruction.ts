/** The instruction that a question belongs to, as far as a bot looks at it. */
import { listOf } from '../rules/instruct.ts'
import type { Instruction, Line } from '../rules/verb.ts'
import type { Action, StepOf, Villainous } from '../state.ts'

interface AskedFor extends Instruction {
  /** The action it performs. */
  readonly action?: Action
  /** The card it looks for. */
  readonly card?: string
}

export function instructionOf(s: Villainous, q: StepOf<'instruct'>): AskedFor {
  return (listOf(s, q.list)[q.at] as Line).effect
}
