/** Rules and bot knowledge of all games at hand, for whoever does not load them one by one: command line and tests. */
import { type Game, type Knowledge, noKnowledge } from '@duskhall/kernel'
import { GAMES, loadKnowledge, loadRules } from './registry.ts'

export const games: readonly Game[] = await Promise.all(GAMES.map(loadRules))

const known = await Promise.all(GAMES.map(loadKnowledge))

export function gameOf(id: string): Game | undefined {
  return games.find((game) => game.id === id)
}

/** What the game of that name knows about playing well. */
export function knowledgeOf(id: string): Knowledge {
  return known[GAMES.indexOf(id)] ?? noKnowledge
}
