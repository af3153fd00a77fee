/**
 * The levels a player chooses from. They differ in how much is thought and how carefully the best answer is
 * taken; none of them cheats, and none blunders on purpose. Neighbours should be 60 to 75 % apart. No pace does that at
 * every game, so each game of the hall sets its own (`levels` in its knowledge); these are for one that has not been
 * measured yet. What was measured, and how to do it again, stands in `docs/levels.md`.
 */
import type { Pace, Taste } from '@duskhall/kernel'
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
    sit(game, knowledge, seed) {
      const taste = knowledge.tastes?.[spec]
      return botAt(spec, knowledge.levels?.[spec] ?? pace, taste).sit(game, knowledge, seed)
    },
  }
}

function botAt(spec: string, pace: Pace, taste: Taste | undefined): Bot {
  return 'margin' in pace ? greedy(spec, pace, taste) : search(spec, pace, taste)
}

/** The same level without the taste of its character: what that costs or gains is measured against it. */
export function withoutTaste(level: Level): Bot {
  return {
    spec: `plain-${level}`,
    sit: (game, { tastes: _, ...knowledge }, seed) => LEVELS[level].sit(game, knowledge, seed),
  }
}

export type Level = keyof typeof LEVELS

export function isLevel(name: string): name is Level {
  return Object.hasOwn(LEVELS, name)
}
