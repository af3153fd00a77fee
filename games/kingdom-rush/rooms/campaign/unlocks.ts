/** What a scenario that is won for the first time brings: the next one, and what KR-CAMP-R5 opens. */
import { unlockedIn } from '../../campaign.ts'
import type { Campaign } from '../../content/campaign.ts'
import type { HeroId } from '../../content/words.ts'
import { scenarios } from '../kingdom/scenarios.ts'

export type Unlock =
  | { readonly what: 'scenario'; readonly number: number }
  | { readonly what: 'abilities' | 'spells'; readonly most: number }
  | { readonly what: 'hero'; readonly hero: HeroId }

/** What the win of a scenario has opened, seen from the campaign after it; of a second win nothing is left to open. */
export function unlocksOf(campaign: Campaign, scenario: number): Unlock[] {
  const before = { ...campaign, won: campaign.won.filter((win) => win.scenario < scenario) }
  const after = { ...campaign, won: campaign.won.filter((win) => win.scenario <= scenario) }
  const [had, has] = [unlockedIn(before), unlockedIn(after)]
  const next = scenarios.find(({ number }) => number > scenario)
  return [
    ...has.openHeroes
      .filter((hero) => !had.openHeroes.includes(hero))
      .map((hero) => ({ what: 'hero', hero }) as const),
    ...(has.abilityTiles > had.abilityTiles ? [{ what: 'abilities', most: has.abilityTiles } as const] : []),
    ...(has.spellPower > had.spellPower ? [{ what: 'spells', most: has.spellPower } as const] : []),
    ...(next && !campaign.freeOrder ? [{ what: 'scenario', number: next.number } as const] : []),
  ]
}
