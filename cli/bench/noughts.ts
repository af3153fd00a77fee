/** Noughts and crosses: a game so small that what is measured is the engine under it. The rules, for both. */
import type { RngState } from '@duskhall/kernel'
import { bestRate } from './rounds.ts'

const EMPTY = 0
/** Three cells each. */
const LINES = [0, 1, 2, 3, 4, 5, 6, 7, 8, 0, 3, 6, 1, 4, 7, 2, 5, 8, 0, 4, 8, 2, 4, 6]

/** 1 and 2 are the players' marks. */
export function hasLine(cells: readonly number[], mark: number): boolean {
  const has = (at: number) => cells[LINES[at] as number] === mark
  for (let i = 0; i < LINES.length; i += 3) if (has(i) && has(i + 1) && has(i + 2)) return true
  return false
}

export function freeCells(cells: readonly number[]): number[] {
  const free: number[] = []
  for (let cell = 0; cell < cells.length; cell++) if (cells[cell] === EMPTY) free.push(cell)
  return free
}

export const emptyBoard = (): number[] => [EMPTY, EMPTY, EMPTY, EMPTY, EMPTY, EMPTY, EMPTY, EMPTY, EMPTY]

/** How many moves of whole random games are played in a second. */
export function movesPerSecond(playGame: (rng: RngState) => number, rng: RngState, ms: number): number {
  return bestRate(ms, () => {
    let moves = 0
    for (let i = 0; i < 20; i++) moves += playGame(rng)
    return moves
  })
}
