/** What the scenario and the difficulty level of a table say. */
import { boxOf, type Scenario } from '../content/box.ts'
import type { KingdomRush } from '../state.ts'

export function scenarioOf(s: KingdomRush): Scenario {
  return boxOf(s).scenarios[s.scenario] as Scenario
}
