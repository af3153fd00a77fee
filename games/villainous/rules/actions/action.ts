import type { Action } from '../../state.ts'
import type { Instruction, Verb } from '../verb.ts'

/** What `perform` takes: the action, and how much where its icon shows a number. */
export interface Performing extends Instruction {
  readonly action: Action
  readonly n?: number
}

export type ActionVerb = Omit<Verb<Performing>, 'op' | 'takes'>
