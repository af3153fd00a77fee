/** Every list of instructions gets a number, for the agenda, and each of its lines the verb that carries it out. */
import type { Branch, Instruction, Line, Verb } from '../rules/verb.ts'
import type { ListNo } from '../state.ts'
import { NO_LIST } from './box.ts'

/** As it stands in content. */
type Listed = readonly Instruction[] | undefined
export type Numbering = (list: Listed) => ListNo

interface Optional extends Instruction {
  readonly may?: true
}
interface Branching extends Instruction {
  readonly branches?: readonly { readonly pay?: number; readonly do: readonly Instruction[] }[]
}

/** Adds lists that are written with these verbs to the others. */
export function numbering(lists: (readonly Line[])[], verbs: readonly Verb[]): Numbering {
  const byOp = new Map(verbs.map((verb) => [verb.op, verb]))
  const lineOf = (instruction: Instruction): Line => {
    const verb = byOp.get(instruction.op) as Verb
    const { branches } = instruction as Branching
    return {
      verb: verb.of?.(instruction) ?? verb,
      effect: branches ? Object.assign({}, instruction, { branches: branches.map(branchOf) }) : instruction,
      isOptional: (instruction as Optional).may === true,
    }
  }
  const branchOf = ({ do: list, ...branch }: { readonly do: Listed; readonly pay?: number }): Branch => ({
    ...branch,
    list: number(list),
  })
  const number = (list: Listed): ListNo =>
    list && list.length > 0 ? lists.push(list.map(lineOf)) - 1 : NO_LIST
  return number
}
