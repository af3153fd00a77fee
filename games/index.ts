/** The registry: the only place that lists the games. */
import { type Game, type Knowledge, noKnowledge } from '@duskhall/kernel'
import { knowledge as evilCorpKnowledge } from './evil-corp/bot/index.ts'
import { evilCorp } from './evil-corp/index.ts'
import { knowledge as terrorsKnowledge } from './terrors-of-london/bot/index.ts'
import { terrorsOfLondon } from './terrors-of-london/index.ts'

const hall: readonly { readonly game: Game; readonly knowledge?: Knowledge }[] = [
  { game: evilCorp, knowledge: evilCorpKnowledge },
  { game: terrorsOfLondon, knowledge: terrorsKnowledge },
]

export const games: readonly Game[] = hall.map(({ game }) => game)

export function gameOf(id: string): Game | undefined {
  return games.find((game) => game.id === id)
}

/** What the game of that name knows about playing well. */
export function knowledgeOf(id: string): Knowledge {
  return hall.find(({ game }) => game.id === id)?.knowledge ?? noKnowledge
}
