/** Which answers may be labelled alike: two equal towers on one site. */
import type { KingdomRush, KingdomRushMove } from '../../state.ts'

export function alike(s: KingdomRush, move: KingdomRushMove): string {
  if (move.do !== 'raze') return JSON.stringify(move)
  const { site, tower } = s.towers[move.tower] ?? {}
  return JSON.stringify([move.do, site, tower])
}
