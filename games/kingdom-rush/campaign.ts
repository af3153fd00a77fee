/**
 * The campaign of one profile: what was won, and what that opens. It lies outside the match, which gets what is open as
 * options and gives back its outcome (KR-CAMP-R7).
 */
import type { Outcome } from '@duskhall/kernel'
import { boxOf, content } from './content/box.ts'
import type { Campaign } from './content/campaign.ts'
import type { HeroId } from './content/words.ts'
import type { Options } from './state.ts'

const { file } = boxOf({ content: content.standard })

export function newCampaign(freeOrder = false): Campaign {
  const chosen: Campaign['chosen'] = { difficulty: 'star1', heroes: [] }
  return { schema: 'duskhall-kingdom-rush-campaign-1', freeOrder, chosen, won: [] }
}

/** The campaign with other choices of its profile; a level or heroes that are left out stay. */
export function choose(campaign: Campaign, chosen: Partial<Campaign['chosen']>): Campaign {
  return { ...campaign, chosen: { ...campaign.chosen, ...chosen } }
}

function hasWon({ won }: Campaign, scenario: number): boolean {
  return won.some((win) => win.scenario === scenario)
}

/** KR-CAMP-R2: the first one, and every other one once the one before was won at any level. */
export function isOpen(campaign: Campaign, scenario: number): boolean {
  const at = file.scenarios.findIndex(({ number }) => number === scenario)
  const before = file.scenarios[at - 1]
  return at >= 0 && (campaign.freeOrder || !before || hasWon(campaign, before.number))
}

type Unlocked = Pick<Options, 'openHeroes' | 'abilityTiles' | 'spellPower'>

/** KR-CAMP-R5: the highest values reached hold for every later game, replays included. */
export function unlockedIn(campaign: Campaign): Unlocked {
  const reached = file.campaign.filter(({ after }) => after === 0 || hasWon(campaign, after))
  return {
    openHeroes: reached.flatMap(({ heroes = [] }): HeroId[] => heroes),
    abilityTiles: Math.max(...reached.map(({ abilityTiles }) => abilityTiles)),
    spellPower: Math.max(...reached.map(({ spellPower }) => spellPower)),
  }
}

/**
 * What a match of the campaign is opened with, by so many players; null while the scenario is closed. All levels are open
 * (KR-CAMP-R6); of the chosen heroes those come who are open and not the boss (KR-SETUP-R6), each other seat is asked.
 */
export function optionsOf(
  campaign: Campaign,
  scenario: number,
  seats: number,
): (Unlocked & Pick<Options, 'scenario' | 'difficulty' | 'heroes'>) | null {
  if (!isOpen(campaign, scenario)) return null
  const unlocked = unlockedIn(campaign)
  const { difficulty, heroes } = campaign.chosen
  const boss = file.scenarios.find(({ number }) => number === scenario)?.boss?.id
  const coming = heroes.filter((hero) => hero !== boss && unlocked.openHeroes.includes(hero))
  return { scenario, difficulty, heroes: coming.slice(0, seats), ...unlocked }
}

/**
 * KR-CAMP-R3, KR-CAMP-R6: the campaign after a match; a defeat takes nothing away, and the best of each scenario counts.
 * A scenario that is closed is no match of this campaign (KR-CAMP-R2).
 */
export function afterMatch(
  campaign: Campaign,
  { scenario, difficulty }: Pick<Options, 'scenario' | 'difficulty'>,
  { winners, stars = 0 }: Outcome,
): Campaign {
  if (winners.length === 0 || !isOpen(campaign, scenario)) return campaign
  const mark = file.difficulties.find(({ id }) => id === difficulty)?.mark
  const before = campaign.won.find((win) => win.scenario === scenario)
  const win = {
    scenario,
    stars: Math.max(stars, before?.stars ?? 0),
    heroic: mark === 'heroic' || (before?.heroic ?? false),
    iron: mark === 'iron' || (before?.iron ?? false),
  }
  const others = campaign.won.filter((other) => other !== before)
  return { ...campaign, won: [...others, win].sort((a, b) => a.scenario - b.scenario) }
}
