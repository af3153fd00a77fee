/** What an instruction is: one verb of a card, an ability or an action. Content names the verbs. */
import type { Refusal, Seat } from '@duskhall/kernel'
import type { Taken, Takes } from '../content/fields.ts'
import type { ListNo, Task, Villainous, VillainousMove } from '../state.ts'

/** One verb with what it takes, as it stands in content. */
export interface Instruction {
  readonly op: string
}

/** An instruction with the verb that carries it out. */
export interface Line {
  readonly verb: Verb
  readonly effect: Instruction
  /** VD-GEN7: "may" makes only the instruction it governs optional. */
  readonly isOptional: boolean
}

/** One of the alternatives of an instruction (VD-GEN-R5). */
export interface Branch {
  readonly pay?: number
  readonly list: ListNo
}

/** What has been chosen for an instruction so far, in order. */
export type Chosen = readonly VillainousMove[]

/** How a verb is carried out: its choices are asked one after another, then it happens as a whole. */
interface Doing<E> {
  /** Whether it can change anything, as far as its resolver may know (VD-GEN-R1 c); left out: whenever there is a choice. */
  possible?(s: Villainous, task: Task, effect: E): boolean
  /** Who chooses; left out: whoever carries the card out (VD-GEN-R6). */
  chooser?(s: Villainous, task: Task, effect: E): Seat
  /** What can be chosen depends on what only the chooser knows: asked even where one answer is left. */
  secret?(effect: E, chosen: Chosen): boolean
  /** The next choice after those made; null when nothing is left to choose. */
  choices?(s: Villainous, task: Task, effect: E, chosen: Chosen): VillainousMove[] | null
  /** What looks possible as the next choice and is not. */
  refusals?(s: Villainous, task: Task, effect: E, chosen: Chosen): Refusal<VillainousMove>[]
  do(s: Villainous, task: Task, effect: E, chosen: Chosen): void
}

// biome-ignore lint/suspicious/noExplicitAny: a list holds verbs of any kind, each checked by its own schema
export interface Verb<E extends Instruction = any> extends Doing<E> {
  readonly op: string
  /** What stands beside its name in content. */
  readonly takes: Takes
  /** Where what stands beside its name makes another verb of it: each action is one of its own. */
  of?(effect: E): Verb
}

/** A verb in one place: its name, what it takes, and what it does. */
export function verb<const Entries extends Takes>(
  op: string,
  takes: Entries,
  doing: Doing<Taken<Entries> & Instruction>,
): Verb<Taken<Entries> & Instruction> {
  return { op, takes, ...doing }
}

export function isPossible(verb: Verb, s: Villainous, task: Task, effect: Instruction): boolean {
  if (verb.possible) return verb.possible(s, task, effect)
  const first = verb.choices?.(s, task, effect, NOTHING)
  return first === undefined || first === null || first.length > 0
}

/** Nothing has been chosen yet. */
export const NOTHING: Chosen = []
