/** Lists of instructions: one after another, each with its choices, the objectives looked at after each (VD-TIME-R4). */
import { push, type Question, type Seat } from '@duskhall/kernel'
import { boxOf, NO_LIST } from '../content/box.ts'
import { DECLINE, DONE } from '../content/moves.ts'
import {
  askSeat,
  type ListNo,
  type StepOf,
  type Task,
  type Villainous,
  type VillainousMove,
} from '../state.ts'
import { type Instruction, isPossible, type Verb } from './verb.ts'

const CHECK: StepOf<'check'> = { do: 'check' }

export function listOf(s: Villainous, list: ListNo): readonly Instruction[] {
  return list === NO_LIST ? [] : (boxOf(s).lists[list] as readonly Instruction[])
}

function verbOf(s: Villainous, { op }: Instruction): Verb {
  return boxOf(s).verbs.get(op) as Verb
}

/** The next thing to happen is this list. */
export function begin(s: Villainous, list: ListNo, { owner, by, card, other }: Task): void {
  if (list !== NO_LIST) push(s, { do: 'list', list, at: 0, owner, by, card, other })
}

/** VD-GEN-R1 (c): whether a card with these instructions can be carried out. Only what is optional may come to nothing. */
export function canCarryOut(s: Villainous, list: readonly Instruction[], task: Task): boolean {
  for (let i = 0; i < list.length; i++) {
    const instruction = list[i] as Instruction
    if (isOptional(instruction)) continue
    if (!isPossible(verbOf(s, instruction), s, task, instruction)) return false
    if (s.options.allowPartialEffects) return true
  }
  return true
}

/** VD-GEN7: "may" makes only the instruction it governs optional. */
function isOptional(instruction: Instruction): boolean {
  return (instruction as { may?: boolean }).may === true
}

/** One instruction; what it puts on the agenda comes before the objectives and the rest. */
export function list(s: Villainous, step: StepOf<'list'>): void {
  const { list: number, at, owner, by, card, other } = step
  const instructions = listOf(s, number)
  const instruction = instructions[at] as Instruction
  if (at + 1 < instructions.length) push(s, { ...step, at: at + 1 })
  const verb = verbOf(s, instruction)
  // VD-GEN-R3: what proves impossible only now is skipped.
  if (!isPossible(verb, s, step, instruction)) return
  push(s, CHECK)
  const next = verb.choices?.(s, step, instruction, [])
  if (!next && !isOptional(instruction)) {
    verb.do(s, step, instruction, [])
    return
  }
  const seats = askSeat(chooserOf(s, verb, step, instruction))
  push(s, { do: 'instruct', list: number, at, owner, by, card, other, secret: { seats, chosen: [] } })
}

function chooserOf(s: Villainous, verb: Verb, task: Task, instruction: Instruction): Seat {
  return verb.chooser?.(s, task, instruction) ?? task.by
}

type Instruct = StepOf<'instruct'>

function instructionOf(
  s: Villainous,
  q: Instruct,
): { readonly verb: Verb; readonly instruction: Instruction } {
  const instruction = listOf(s, q.list)[q.at] as Instruction
  return { verb: verbOf(s, instruction), instruction }
}

export const instructQuestion: Question<Villainous, Instruct, VillainousMove> = {
  who(s, q) {
    const { verb, instruction } = instructionOf(s, q)
    return askSeat(chooserOf(s, verb, q, instruction))
  },
  moves(s, q) {
    const { verb, instruction } = instructionOf(s, q)
    const { chosen } = q.secret
    const moves = verb.choices ? (verb.choices(s, q, instruction, chosen) ?? []) : [DONE]
    return isOptional(instruction) && chosen.length === 0 ? [...moves, DECLINE] : moves
  },
  answer(s, q, _, move) {
    if (move.do === 'decline') return
    const { verb, instruction } = instructionOf(s, q)
    const chosen = [...q.secret.chosen, move]
    if (verb.choices?.(s, q, instruction, chosen)) push(s, { ...q, secret: { ...q.secret, chosen } })
    else verb.do(s, q, instruction, chosen)
  },
  refusals(s, q) {
    const { verb, instruction } = instructionOf(s, q)
    return verb.refusals?.(s, q, instruction, q.secret.chosen) ?? []
  },
  always(s, q) {
    const { verb, instruction } = instructionOf(s, q)
    return verb.secret?.(instruction, q.secret.chosen) ?? false
  },
}
