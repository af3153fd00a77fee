/** Lists of instructions: one after another, each with its choices, the objectives looked at after each (VD-TIME-R4). */
import { askSeat, push, type Question, type Seat } from '@duskhall/kernel'
import { boxOf, NO_LIST } from '../content/box.ts'
import { DECLINE, DONE } from '../content/moves.ts'
import type { ListNo, StepOf, Task, Villainous, VillainousMove } from '../state.ts'
import { isPossible, type Line, NOTHING } from './verb.ts'

const CHECK: StepOf<'check'> = { do: 'check' }

const EMPTY: readonly Line[] = []

export function listOf(s: Villainous, list: ListNo): readonly Line[] {
  return list === NO_LIST ? EMPTY : (boxOf(s).lists[list] as readonly Line[])
}

/** The next thing to happen is this list. */
export function begin(s: Villainous, list: ListNo, { owner, by, card, other }: Task): void {
  if (list !== NO_LIST) push(s, { do: 'list', list, at: 0, owner, by, card, other })
}

/** VD-GEN-R1 (c): whether a card with these instructions can be carried out. Only what is optional may come to nothing. */
export function canCarryOut(s: Villainous, number: ListNo, task: Task): boolean {
  const lines = listOf(s, number)
  for (let i = 0; i < lines.length; i++) {
    const { verb, effect, isOptional } = lines[i] as Line
    if (isOptional) continue
    if (!isPossible(verb, s, task, effect)) return false
    if (s.options.allowPartialEffects) return true
  }
  return true
}

/** One instruction; what it puts on the agenda comes before the objectives and the rest. */
export function list(s: Villainous, step: StepOf<'list'>): void {
  const { list: number, at, owner, by, card, other } = step
  const lines = listOf(s, number)
  const line = lines[at] as Line
  if (at + 1 < lines.length) push(s, { do: 'list', list: number, at: at + 1, owner, by, card, other })
  const { verb, effect, isOptional } = line
  // VD-GEN-R3: what proves impossible only now is skipped.
  if (verb.possible && !verb.possible(s, step, effect)) return
  const next = verb.choices?.(s, step, effect, NOTHING)
  if (!verb.possible && next?.length === 0) return
  push(s, CHECK)
  if (!next && !isOptional) {
    verb.do(s, step, effect, NOTHING)
    return
  }
  const seats = askSeat(chooserOf(s, line, step))
  push(s, { do: 'instruct', list: number, at, owner, by, card, other, secret: { seats, chosen: [] } })
}

function chooserOf(s: Villainous, { verb, effect }: Line, task: Task): Seat {
  return verb.chooser?.(s, task, effect) ?? task.by
}

type Instruct = StepOf<'instruct'>

function lineOf(s: Villainous, q: Instruct): Line {
  return listOf(s, q.list)[q.at] as Line
}

export const instructQuestion: Question<Villainous, Instruct, VillainousMove> = {
  who: (s, q) => askSeat(chooserOf(s, lineOf(s, q), q)),
  moves(s, q) {
    const { verb, effect, isOptional } = lineOf(s, q)
    const { chosen } = q.secret
    const moves = verb.choices ? (verb.choices(s, q, effect, chosen) ?? []) : [DONE]
    return isOptional && chosen.length === 0 ? [...moves, DECLINE] : moves
  },
  answer(s, q, _, move) {
    if (move.do === 'decline') return
    const { verb, effect } = lineOf(s, q)
    const chosen = [...q.secret.chosen, move]
    if (verb.choices?.(s, q, effect, chosen)) push(s, { ...q, secret: { seats: q.secret.seats, chosen } })
    else verb.do(s, q, effect, chosen)
  },
  refusals(s, q) {
    const { verb, effect } = lineOf(s, q)
    return verb.refusals?.(s, q, effect, q.secret.chosen) ?? []
  },
  always(s, q) {
    const { verb, effect } = lineOf(s, q)
    return verb.secret?.(effect, q.secret.chosen) ?? false
  },
}
