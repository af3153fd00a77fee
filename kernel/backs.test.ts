import { describe, expect, test } from 'vitest'
import { type Game, HIDDEN, SPECTATOR } from './contract.ts'
import { rngFrom, seedFrom } from './rng.ts'
import { openToy, type Toy, type ToyMove, toyGame } from './testing/toy.ts'
import { guess, view } from './view.ts'

/** Cards of ten and more have a diamond on their back. */
const diamonds = (card: number) => (card >= 10 ? 1 : 0)
const deck = [1, 12, 2, 11, 3, 10]

type Backs = (card: number, at: number) => number | null

/** The toy, with backs on its deck that tell something; one hand draws from the same pool and tells nothing. */
function withBacks(back: Backs, ordered = true): Game<Toy, ToyMove, object> {
  const plain = toyGame({
    deck,
    hands: [[], [4, 13]],
    agenda: [{ do: 'idle' }],
    questions: {
      idle: { who: () => [0], moves: () => [{ do: 'a' }, { do: 'b' }], answer: () => {} },
    },
  })
  return {
    ...plain,
    zones: (s) => plain.zones(s).map((zone) => (zone.id === 'deck' ? { ...zone, ordered, back } : zone)),
  }
}

describe('a back that tells something (KR-HIDE-R3)', () => {
  test('is seen by everybody, its face by nobody', () => {
    const game = withBacks(diamonds)
    const s = openToy(game)
    for (const seat of [0, 1, SPECTATOR]) {
      const seen = view(game, s, seat)
      expect(seen.state.deck).toEqual(deck.map(() => HIDDEN))
      expect(seen.backs).toEqual({ deck: [0, 1, 0, 1, 0, 1] })
    }
  })

  test('may be that of the top card alone', () => {
    const top: Backs = (card, at) => (at === deck.length - 1 ? diamonds(card) : null)
    const game = withBacks(top)
    expect(view(game, openToy(game), 0).backs).toEqual({ deck: [null, null, null, null, null, 1] })
  })

  test('is kept by every guess, while everything else about the cards is open', () => {
    const game = withBacks(diamonds)
    const seen = view(game, openToy(game), 0)
    const rng = rngFrom(seedFrom('backs'))
    const tops = new Set<number>()
    const hands = new Set<string>()
    for (let i = 0; i < 200; i++) {
      const guessed = guess(game, seen, rng)
      expect(view(game, guessed, 0)).toEqual(seen)
      tops.add(guessed.deck.at(-1) as number)
      hands.add(guessed.hands[1]?.toSorted((a, b) => a - b).join() as string)
    }
    expect([...tops].sort((a, b) => a - b)).toEqual([10, 11, 12, 13])
    // One card with a diamond and one without are left for the hand, whichever they are.
    expect(hands.size).toBe(16)
  })

  test('tells nothing by its place where places mean nothing', () => {
    const game = withBacks(diamonds, false)
    expect(view(game, openToy(game), 0).backs).toEqual({ deck: [0, 0, 0, 1, 1, 1] })
  })
})

test('a guess fits where two places of one pool tell different amounts', () => {
  const plain = withBacks(diamonds)
  const game: Game<Toy, ToyMove, object> = {
    ...plain,
    // The hand's backs tell the very card, the deck's only whether it has a diamond.
    zones: (s) =>
      plain.zones(s).map((zone) => (zone.id === 'hand 1' ? { ...zone, back: (card) => card } : zone)),
  }
  const seen = view(game, openToy(game), 0)
  const rng = rngFrom(seedFrom('two zones'))
  for (let i = 0; i < 100; i++) expect(view(game, guess(game, seen, rng), 0)).toEqual(seen)
})

test('a view whose backs fit no card is an error, never a wrong card', () => {
  const game = withBacks(diamonds)
  const seen = view(game, openToy(game), 0)
  const wrong = { ...seen, backs: { deck: [7, 7, 7, 7, 7, 7] } }
  expect(() => guess(game, wrong, rngFrom(seedFrom('wrong')))).toThrow(
    'No card of its pool has the back at deck.',
  )
})
