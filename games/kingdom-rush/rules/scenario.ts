/** What the scenario and the difficulty level of a table say. */
import { boxOf } from '../content/box.ts'
import type { Scenario } from '../content/scenario.ts'
import type { IronRule } from '../content/schema.ts'
import type { KingdomRush } from '../state.ts'

export function scenarioOf(s: KingdomRush): Scenario {
  return boxOf(s).scenarios[s.scenario] as Scenario
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
