/** Fitted weights stand beside the plan they belong to; here they come together for one game. */
import type { Villainous } from '../state.ts'
import type { Villain } from '../villains/villain.ts'

const TWO = 'two'
const MORE = 'more'
export const HEADS: readonly string[] = [TWO, MORE]

export function headOf(s: Villainous): string {
  return s.seats === 2 ? TWO : MORE
}

interface File {
  readonly format: string
  readonly heads: { readonly [head: string]: { readonly [feature: string]: number } }
}

/** One file for all Villains: each feature with the name of its Villain before it. */
export function fittedOf(villains: readonly Villain[]): unknown {
  const files = villains.map(({ id, plan }) => ({ id, ...(plan.weights as File) }))
  const heads = HEADS.map((head) => [
    head,
    Object.fromEntries(
      files.flatMap(({ id, heads: own }) =>
        Object.entries(own[head] ?? {}).map(([name, weight]) => [`${id}: ${name}`, weight]),
      ),
    ),
  ])
  return { format: files[0]?.format, heads: Object.fromEntries(heads) }
}
