/**
 * The levels a player chooses from. They differ in how much is thought and how carefully the best answer is
 * taken; none of them cheats, and none blunders on purpose.
 */
import type { Bot } from './bot.ts'
import { greedy } from './greedy.ts'
import { search } from './search.ts'

export const LEVELS = {
  apprentice: greedy('apprentice', { margin: 0.06 }),
  regular: greedy('regular'),
  skilled: search('skilled', { iterations: 150 }),
  expert: search('expert', { ms: 1000 }),
  master: search('master', { ms: 3000 }),
} as const satisfies Record<string, Bot>

export type Level = keyof typeof LEVELS

export function isLevel(name: string): name is Level {
  return Object.hasOwn(LEVELS, name)
}
