/** How sure a count of wins is. */

const Z = 1.959964

export interface Interval {
  readonly rate: number
  readonly low: number
  readonly high: number
}

/** The Wilson interval of 95 %: honest for few games and for rates near 0 and 1. */
export function wilson(wins: number, games: number): Interval {
  if (games === 0) return { rate: 0, low: 0, high: 1 }
  const rate = wins / games
  const spread = Z * Math.sqrt((rate * (1 - rate)) / games + (Z * Z) / (4 * games * games))
  const middle = rate + (Z * Z) / (2 * games)
  const scale = 1 + (Z * Z) / games
  return { rate, low: Math.max(0, (middle - spread) / scale), high: Math.min(1, (middle + spread) / scale) }
}
