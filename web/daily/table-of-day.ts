/** The table of a day: drawn from the day alone, so that it is the same for everybody, for ever. */
import {
  drawnChoices,
  type Game,
  int,
  type OptionField,
  readOptions,
  rngFrom,
  type Seed,
  seedFrom,
} from '@duskhall/kernel'
import type { LevelName } from '../play/levels.ts'
import type { Day } from './days.ts'

/** Every day the same, so that days can be compared. */
export const DAILY_LEVEL: LevelName = 'regular'

export interface TableOfDay {
  readonly day: Day
  readonly game: string
  readonly seed: Seed
}

/**
 * Every game draws a number for the day and the highest one is played. So a new game takes some days for itself, and every
 * other day keeps its table.
 */
export function tableOfDay(day: Day, games: readonly string[]): TableOfDay {
  const drawn = games.map((game) => ({ game, number: seedFrom('daily game', day, game) }))
  const { game } = drawn.reduce((best, one) => (one.number > best.number ? one : best))
  return { day, game, seed: seedFrom('daily table', day, game) }
}

/** Who and what is played that day. How hard it is and how the rules are read is never drawn. */
export function optionsOfDay(
  game: Pick<Game, 'options' | 'clash'>,
  seats: number,
  seed: Seed,
): { readonly [option: string]: unknown } {
  const rng = rngFrom(seedFrom(seed, 'numbers'))
  const drawn: { [option: string]: unknown } = { ...drawnChoices(game.options, seats, seed) }
  for (const [name, field] of Object.entries(game.options) as [string, OptionField][])
    if (field.kind === 'number' && field.foremost)
      drawn[name] = field.min + int(rng, field.max - field.min + 1)
  // What does not go together is not played together.
  return game.clash?.(readOptions(game.options, seats, drawn), seats) ? {} : drawn
}
