/** The supply of towers: each design has so many copies (KR-GEN5), and copies are alike. */
import type { TowerNo } from '../content/box.ts'
import type { KingdomRush } from '../state.ts'

export function takeFrom(s: KingdomRush, tower: TowerNo): void {
  s.supply[tower] = (s.supply[tower] ?? 0) - 1
}

export function giveBack(s: KingdomRush, tower: TowerNo): void {
  s.supply[tower] = (s.supply[tower] ?? 0) + 1
}

/** Each design once, in the order in which they lie there. */
export function designs(towers: readonly TowerNo[] = []): TowerNo[] {
  const found: TowerNo[] = []
  for (const tower of towers) if (!found.includes(tower)) found.push(tower)
  return found
}
