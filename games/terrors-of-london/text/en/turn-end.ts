/** English: the end of a turn, step by step. */
export const turnEnd = {
  title: (turn: number) => `End of turn ${turn}`,
}

/** What is missing in another language does not compile. */
export type TurnEndWords = typeof turnEnd
