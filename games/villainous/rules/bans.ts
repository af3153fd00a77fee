/** A ban is the rule against something, or null. Of what could be answered, it tells the legal from the refused. */
import type { Refusal } from '@duskhall/kernel'
import type { VillainousMove } from '../state.ts'

/** A number stands for what it is: a card, a location, a seat, an icon. */
type Naming = (one: number) => VillainousMove
type Ban = (one: number) => string | null

export function allowed(all: readonly number[], naming: Naming, ban: Ban): VillainousMove[] {
  const moves: VillainousMove[] = []
  for (let i = 0; i < all.length; i++) {
    const one = all[i] as number
    if (ban(one) === null) moves.push(naming(one))
  }
  return moves
}

export function refused(all: readonly number[], naming: Naming, ban: Ban): Refusal<VillainousMove>[] {
  return all.flatMap((one) => {
    const rule = ban(one)
    return rule === null ? [] : [{ move: naming(one), rule }]
  })
}
