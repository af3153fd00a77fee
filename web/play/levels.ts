/** The levels of the bots by name; the bots themselves load in their worker. */
export const LEVEL_NAMES = ['apprentice', 'regular', 'skilled', 'expert', 'master'] as const
export type LevelName = (typeof LEVEL_NAMES)[number]

/** Those offered at the window, one click from a game. */
export const QUICK_LEVELS = ['apprentice', 'regular', 'expert'] as const satisfies readonly LevelName[]
export type QuickLevel = (typeof QUICK_LEVELS)[number]
