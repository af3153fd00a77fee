/** What the style sheets of a table or room look at: whose it is, and how it is laid out. */
import { type Arrangement, isSmall } from '@duskhall/ui'

export function moodOf(game: string, arrangement: Arrangement) {
  return {
    'data-game': game,
    'data-arrangement': arrangement,
    'data-small': isSmall(arrangement) ? '' : undefined,
  } as const
}
