/** What is chosen for the next game, and how the parts of a card change it. */
import type { Difficulty, HeroId } from '../../content/words.ts'
import type { Who } from './party.ts'
import type { KingdomWords } from './words.ts'

export interface Choice {
  readonly difficulty: Difficulty
  readonly who: readonly Who[]
  readonly heroes: readonly HeroId[]
}

export interface Choosing {
  readonly choice: Choice
  /** The heroes that may come. */
  readonly open: readonly HeroId[]
  readonly words: KingdomWords
  onChange(choice: Partial<Choice>): void
}
