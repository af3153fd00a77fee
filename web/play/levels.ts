/** The levels of the bots by name; the bots themselves load in their worker. */
export const LEVEL_NAMES = ['apprentice', 'regular', 'skilled', 'expert', 'master'] as const
export type LevelName = (typeof LEVEL_NAMES)[number]
