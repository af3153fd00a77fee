/** The tables of Kingdom Rush's guided starts, as its campaign lays them. */
import { newCampaign, optionsOf } from '@duskhall/games/kingdom-rush/campaign.ts'

export const scenarioOf = (id: string) => Number(id.replace('scenario-', ''))

/** A campaign in which everything before a scenario is won. */
function campaignBefore(scenario: number) {
  const won = Array.from({ length: scenario - 1 }, (_, at) => ({
    scenario: at + 1,
    stars: 1,
    heroic: false,
    iron: false,
  }))
  return { ...newCampaign(), won, chosen: { difficulty: 'star1' as const, heroes: [] } }
}

export function guidedTable(id: string, seats: number) {
  const scenario = scenarioOf(id)
  return { seats, options: optionsOf(campaignBefore(scenario), scenario, seats), seed: id }
}
