/**
 * The levels a player chooses from. They differ in how much is thought and how carefully the best answer is
 * taken; none of them cheats, and none blunders on purpose. Neighbours should be 65 to 75 % apart. Measured at
 * Evil Corp. for two, 100 games each: regular beats apprentice 70 %, skilled beats regular 70 %, expert beats
 * skilled 85 % (too far); master has not been measured against expert.
 */
import type { Pace } from '@duskhall/kernel'
import type { Bot } from './bot.ts'
import { greedy } from './greedy.ts'
import { search } from './search.ts'

export const LEVELS = {
  apprentice: level('apprentice', { margin: 0.03 }),
  regular: level('regular', { margin: 0 }),
  skilled: level('skilled', { iterations: 5 }),
  expert: level('expert', { iterations: 20 }),
  master: level('master', { ms: 1000 }),
} as const satisfies Record<string, Bot>

/** Thinks at its own pace, or at that which a game has set for it. */
function level(spec: string, pace: Pace): Bot {
  return {
    spec,
    sit: (game, knowledge, seed) => botAt(spec, knowledge.levels?.[spec] ?? pace).sit(game, knowledge, seed),
  }
}

function botAt(spec: string, pace: Pace): Bot {
  return 'margin' in pace ? greedy(spec, pace) : search(spec, pace)
}

export type Level = keyof typeof LEVELS

export function isLevel(name: string): name is Level {
  return Object.hasOwn(LEVELS, name)
}
