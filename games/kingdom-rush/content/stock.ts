/** What a team begins with. */
import type { ContentFile, ScenarioEntry } from './schema.ts'
import type { Difficulty } from './words.ts'

export interface Stock {
  readonly hearts: number
  readonly diamonds: number
}

type Rules = Pick<ContentFile, 'difficulties' | 'limits'>

/** KR-SETUP-R9: the hearts and diamonds of the level, unless the scenario has its own, and the scenario's bonus. */
export function stockFor(
  { difficulties, limits }: Rules,
  { levels, bonusDiamonds }: ScenarioEntry,
  level: Difficulty,
  seats: number,
): Stock {
  const { hearts, diamonds } = levels?.[level] ?? (difficulties.find(({ id }) => id === level) as Stock)
  const bonus = bonusDiamonds[level][seats - 1] ?? 0
  return { hearts, diamonds: Math.min(limits.diamonds, diamonds + bonus) }
}
