/** Whatever was answered for a player is named in the log, at every table. */
import { gameOf } from '@duskhall/games'
import { tables } from '@duskhall/games/boards.ts'
import { loadTexts } from '@duskhall/games/registry.ts'
import { bySort, randomGame } from '@duskhall/games/testing/random-game.ts'
import { type Game, midway } from '@duskhall/kernel'
import { expect, test } from 'vitest'
import type { Played } from '../play/history.ts'
import { storyOf } from '../play/told.ts'
import { logLines, plain } from './log-lines.ts'

/** A game at random, as its table keeps it. */
function played(game: Game, at: number): Played[] {
  return [...randomGame(game, { seats: 2, at, choose: bySort })].map(({ seat, move, events, before }) => ({
    ...{ seat, events, before, after: before },
    midway: (until) => midway({ game, state: before }, { seat, move }, until),
  }))
}

/** What a seat reads of the answers that were given for somebody. */
async function told(id: string, language: 'en' | 'fr', you: number, at: number): Promise<string[]> {
  const game = gameOf(id) as Game
  const texts = (await loadTexts(id))[language]
  const log = storyOf(game, played(game, at)).toldTo(you)
  return logLines(texts, log, { you, names: ['Nora', 'Vex'] })
    .filter(({ event }) => event.e === 'forced')
    .map(plain)
}

test.each(tables)(
  '$id: what was the only option is named to whom it was played for, and to nobody else',
  async ({ id }) => {
    const [en, fr] = await Promise.all((['en', 'fr'] as const).map((language) => told(id, language, 0, 1)))
    const own = /^Only one option, played for you: \S.*[.!?…]$/
    expect(en?.filter((line) => own.test(line)).length).toBeGreaterThan(0)
    for (const line of en ?? []) expect(line).toMatch(own)
    for (const line of fr ?? []) expect(line).toMatch(/^Un seul choix, joué pour vous\s: \S.*[.!?…]$/)
  },
)
