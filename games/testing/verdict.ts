/** Games that break the contract on purpose, and what the suite says of them. */
import type { Game } from '@duskhall/kernel'
import { lantern, turn } from '../../kernel/testing/lantern.ts'
import { BrokenContract } from '../contract-playout.ts'
import { contractSuite } from '../contract-suite.ts'

/** Lantern with another way to carry out a turn's answer. */
export function withTurn(answer: typeof turn.answer, more: Partial<Game> = {}): Game {
  return { ...lantern, questions: { ...lantern.questions, turn: { ...turn, answer } }, ...more }
}

/** Lantern with a sign on the back of every second card, which everybody sees while it lies in the deck. */
export function withBacks(): Game {
  return {
    ...lantern,
    zones: (s) =>
      lantern
        .zones(s)
        .map((zone) => (zone.id === 'deck' ? { ...zone, back: (card: number) => card % 2 } : zone)),
  }
}

/** The sentence with which one check of the suite, at the given count of seats, refuses a game. */
export function verdict(game: Game, name: string, bound = 2000): string {
  const found = contractSuite(game, bound).find((check) => check.name === name && check.seats === 3)
  if (!found) throw new Error(`The suite has no check "${name}".`)
  try {
    found.run()
  } catch (error) {
    if (error instanceof BrokenContract) return error.message
    throw error
  }
  return 'nothing found'
}
