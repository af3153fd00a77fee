/** What the scenario and the difficulty level of a table say. */
import { type Box, boxOf } from '../content/box.ts'
import type { Scenario } from '../content/scenario.ts'
import type { IronRule } from '../content/schema.ts'
import { type Stock, stockFor } from '../content/stock.ts'
import type { KingdomRush } from '../state.ts'

export function scenarioOf(s: KingdomRush): Scenario {
  return boxOf(s).scenarios[s.scenario] as Scenario
}

export function stockOf(s: KingdomRush): Stock {
  const { file } = boxOf(s)
  const level = file.difficulties[s.level] as Box['file']['difficulties'][number]
  return stockFor(file, scenarioOf(s).entry, level.id, s.seats)
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
