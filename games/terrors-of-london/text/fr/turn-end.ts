/** French: the end of a turn, step by step. */
import type { TurnEndWords } from '../en/turn-end.ts'

export const turnEnd: TurnEndWords = {
  title: (turn) => `Fin du tour ${turn}`,
}
