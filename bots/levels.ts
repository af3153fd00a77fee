/**
 * The levels a player chooses from. They differ in how much is thought and how carefully the best answer is
 * taken; none of them cheats, and none blunders on purpose.
 */
import type { Bot } from './bot.ts'
import { greedy } from './greedy.ts'
import { search } from './search.ts'

export const LEVELS = {
  apprentice: greedy('apprentice', { margin: 0.03 }),
  regular: greedy('regular'),
  skilled: search('skilled', { iterations: 5 }),
  expert: search('expert', { iterations: 20 }),
  master: search('master', { ms: 1000 }),
} as const satisfies Record<string, Bot>

export type Level = keyof typeof LEVELS

export function isLevel(name: string): name is Level {
  return Object.hasOwn(LEVELS, name)
}
