/**
 * The levels a player chooses from. They differ in how much is thought and how carefully the best answer is
 * taken; none of them cheats, and none blunders on purpose. Neighbours should be 65 to 75 % apart. Measured at
 * Evil Corp. for two, 100 games each: regular beats apprentice 70 %, skilled beats regular 70 %, expert beats
 * skilled 85 % (too far); master has not been measured against expert.
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
