/** What the scenario and the difficulty level of a table say. */
import { type Box, boxOf } from '../content/box.ts'
import type { Scenario } from '../content/scenario.ts'
import type { IronRule } from '../content/schema.ts'
import type { KingdomRush } from '../state.ts'

export function scenarioOf(s: KingdomRush): Scenario {
  return boxOf(s).scenarios[s.scenario] as Scenario
}

/** KR-SETUP-R9: the hearts and diamonds of the level, unless the scenario has its own. */
export function stockOf(s: KingdomRush): { readonly hearts: number; readonly diamonds: number } {
  const { difficulties, limits } = boxOf(s).file
  const level = difficulties[s.level] as Box['file']['difficulties'][number]
  const { levels, bonusDiamonds } = scenarioOf(s).entry
  const { hearts, diamonds } = levels?.[level.id] ?? level
  const bonus = bonusDiamonds[level.id][s.seats - 1] ?? 0
  return { hearts, diamonds: Math.min(limits.diamonds, diamonds + bonus) }
}

/** What the team has, or will have: before the deal nothing is laid out yet. */
export function storesOf(s: KingdomRush): Pick<KingdomRush, 'hearts' | 'diamonds' | 'soldiers'> {
  return s.phase === 'setup' ? { ...stockOf(s), soldiers: boxOf(s).file.limits.soldiers } : s
}

/** KR-CAMP-R4: the iron rule in force, or null below the iron level. */
export function ironRuleOf(s: KingdomRush): IronRule | null {
  return boxOf(s).file.difficulties[s.level]?.ironRule ? scenarioOf(s).entry.ironRule : null
}

/** KR-PASS7, KR-CAMP-R13. */
export function maxTowerLevel(s: KingdomRush): number {
  const iron = ironRuleOf(s)
  return iron?.kind === 'maxTowerLevel' ? iron.value : scenarioOf(s).entry.maxTowerLevel
}
