/** Answers that are made once and shared: a list of them costs nothing, and nothing ever writes to one. */
import type { Space } from '../content/geometry/map.ts'
import type { KingdomRushMove } from '../state.ts'

/** By a small number: a design, a space, a seat. */
export function madeOnce(make: (no: number) => KingdomRushMove): (no: number) => KingdomRushMove {
  const made: KingdomRushMove[] = []
  return (no) => {
    let move = made[no]
    if (!move) {
      move = make(no)
      made[no] = move
    }
    return move
  }
}

export const DONE: KingdomRushMove = { do: 'done' }
export const toSpace = madeOnce((space: Space) => ({ do: 'space', space }))
export const useAbility = madeOnce((ability) => ({ do: 'ability', ability }))
export const giveTo = madeOnce((to) => ({ do: 'give', to }))
/** All four, also where two of them come to the same (KR-ORIENT-R7). */
export const TURNS: readonly KingdomRushMove[] = [0, 1, 2, 3].map((turn) => ({ do: 'turn', turn }))

const covering = new Map<number, KingdomRushMove>()

/** Sets of cells are large numbers, so they are looked up otherwise. */
export function ofCells(cells: number): KingdomRushMove {
  let move = covering.get(cells)
  if (!move) {
    move = { do: 'cells', cells }
    covering.set(cells, move)
  }
  return move
}
