/** Words of the content files that rules and texts know one by one. */

/** Clockwise from north, as arrows are turned by two steps a quarter (KR-ORIENT-R3). */
export const DIRECTIONS = ['N', 'NE', 'E', 'SE', 'S', 'SW', 'W', 'NW'] as const
export const FACINGS = ['N', 'E', 'S', 'W'] as const
export const FAMILIES = ['archers', 'mages', 'cannons', 'soldiers'] as const
export const DAMAGE = ['physical', 'magic', 'true'] as const
/** By seat, as files write them: red, blue, green, purple; in solo the one player owns the first three (KR-SETUP-R10). */
export const COLOURS = ['R', 'B', 'G', 'Y'] as const
export const HEROES = ['malik', 'ignus', 'magnus', 'alleria', 'lilith'] as const
/** Instead of a hero: its seat chooses at the table. */
export const LATER = 'later'
export const DIFFICULTIES = ['star1', 'star2', 'star3', 'heroic', 'iron'] as const

export type Facing = (typeof FACINGS)[number]
export type HeroId = (typeof HEROES)[number]
export type Difficulty = (typeof DIFFICULTIES)[number]
