import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { play, raise } from './agenda.ts'
import { clone } from './clone.ts'
import { type Game, HIDDEN, SPECTATOR } from './contract.ts'
import { canonical } from './hash.ts'
import { open } from './match.ts'
import { rngFrom, seedFrom } from './rng.ts'
import { type LanternTable, lantern, type Wager } from './testing/lantern.ts'
import { playOn } from './testing/playout.ts'
import { openToy, type Toy, type ToyMove, toyGame } from './testing/toy.ts'
import { guess, hasSecrets, refusalsIn, view } from './view.ts'
import { reveal } from './zones.ts'

const seed = seedFrom('view')
const table = (seats = 3) => open(lantern, { seats, seed })
const sorted = (cards: readonly number[]) => cards.toSorted((a, b) => a - b)
const allCards = (s: LanternTable) => lantern.zones(s).flatMap((zone) => zone.cards)

/** A position of Lantern after some random moves, seen by some seat or by nobody's. */
const position = fc
  .record({ seats: fc.integer({ min: 2, max: 4 }), words: fc.nat(), count: fc.nat(60), from: fc.nat() })
  .map(({ seats, words, count, from }) => ({
    s: playOn(lantern, open(lantern, { seats, seed: seedFrom('position', words) }), count, words),
    seat: (from % (seats + 1)) - 1,
    rng: rngFrom(seedFrom('guess', words)),
  }))

describe('a view', () => {
  test('shows the own hand, hides the others and the deck, and counts them', () => {
    const s = table()
    const seen = view(lantern, s, 1)
    expect(seen.seat).toBe(1)
    expect(seen.state.hands[1]).toEqual(s.hands[1])
    expect(seen.state.hands[0]).toEqual([HIDDEN, HIDDEN, HIDDEN])
    expect(seen.state.deck).toEqual(s.deck.map(() => HIDDEN))
  })

  test('has the hidden cards of a pool as a whole, in order of their numbers', () => {
    const s = table()
    const hidden = [...s.deck, ...(s.hands[0] as number[]), ...(s.hands[2] as number[])]
    expect(view(lantern, s, 1).unseen).toEqual({ dark: sorted(hidden) })
  })

  test('has no generator, and no fence, which moves by what others learn', () => {
    const { rng, fence } = view(lantern, { ...table(), fence: 7 }, 0).state
    expect([rng, fence]).toEqual([[0, 0, 0, 0], 0])
  })

  test('has the question, its number, its seats, and answers for those asked only', () => {
    const s = table()
    const mine = view(lantern, s, 0).question
    expect(mine).toMatchObject({ number: 0, name: 'turn', seats: [0] })
    expect(mine?.moves).toContainEqual({ do: 'draw' })
    const theirs = view(lantern, s, 1).question
    expect(theirs).toEqual({ number: 0, name: 'turn', since: 0, seats: [0], waits: [0], moves: [] })
  })

  test('lists what looks possible and is not', () => {
    const s = table()
    const card = s.hands[0]?.[0] as number
    for (const seat of [0, 1, 2]) play(lantern, s, seat, seat === 0 ? { do: 'play', card } : { do: 'pass' })
    for (const seat of [0, 1, 2]) play(lantern, s, seat, { do: 'wager', stake: 0 })
    expect(refusalsIn(lantern, view(lantern, s, 0))).toEqual([
      { move: { do: 'play', card }, rule: 'LAN-HAND1' },
    ])
  })

  test('has no question when the game is over', () => {
    const s = playOn(lantern, table(), 1000)
    expect(s.outcome).not.toBeNull()
    expect(view(lantern, s, 0).question).toBeNull()
  })

  test('of a spectator shows what is public and nothing else', () => {
    const seen = view(lantern, playOn(lantern, table(), 20), SPECTATOR)
    expect(seen.state.hands.flat().every((card) => card === HIDDEN)).toBe(true)
    expect(seen.state.known).toEqual([])
    expect(seen.state.pile).not.toContain(HIDDEN)
  })

  test('leaves the table as it was', () => {
    const s = table()
    const before = canonical(s)
    view(lantern, s, 0)
    expect(canonical(s)).toBe(before)
  })

  test('shows a known card to who knows it, in its place, and to nobody else', () => {
    const s = table()
    const top = s.deck.at(-1) as number
    reveal(s, top, [2])
    expect(view(lantern, s, 2).state.deck.at(-1)).toBe(top)
    expect(view(lantern, s, 2).unseen.dark).not.toContain(top)
    expect(view(lantern, s, 0).state.deck.at(-1)).toBe(HIDDEN)
    expect(view(lantern, s, 0).unseen.dark).toContain(top)
  })

  test('does not tell where in a hand a known card is held', () => {
    const s = table()
    const hand = s.hands[2] as number[]
    reveal(s, hand[1] as number, [0])
    const turned = clone(s)
    turned.hands[2]?.reverse()
    turned.hands[2]?.push(turned.hands[2].shift() as number)
    expect(view(lantern, s, 0).state.hands[2]).toEqual([hand[1], HIDDEN, HIDDEN])
    expect(canonical(view(lantern, turned, 0))).toBe(canonical(view(lantern, s, 0)))
  })

  test('does not tell by its length which card another seat was shown', () => {
    const s = table()
    const looks = s.deck.map((card) => {
      const t = clone(s)
      reveal(t, card, [2])
      return canonical(view(lantern, t, 0))
    })
    expect(new Set(looks).size).toBe(1)
  })

  test('hides the sealed answers of others and shows the own one', () => {
    const s = table()
    for (const seat of [0, 1, 2]) play(lantern, s, seat, { do: 'pass' })
    play(lantern, s, 1, { do: 'wager', stake: 2 })
    const answersFor = (seat: number) => (view(lantern, s, seat).state.agenda.at(-1) as Wager).answers
    expect(answersFor(1)).toEqual([null, { do: 'wager', stake: 2 }, null])
    expect(answersFor(0)).toEqual([null, { do: 'sealed' }, null])
    expect(answersFor(SPECTATOR)).toEqual([null, { do: 'sealed' }, null])
  })
})

test('a view hides what a step keeps secret from its seat, and shows the rest of the step', () => {
  const s = table()
  const step = { do: 'turn' as const, seat: 1, secret: { seats: [1], card: 7 } }
  s.agenda.push(step)
  expect(view(lantern, s, 1).state.agenda.at(-1)).toEqual(step)
  expect(view(lantern, s, 0).state.agenda.at(-1)).toEqual({ do: 'turn', seat: 1 })
  expect(view(lantern, s, SPECTATOR).state.agenda.at(-1)).toEqual({ do: 'turn', seat: 1 })
  expect(s.agenda.at(-1)).toBe(step)
})

describe('a guess', () => {
  test('keeps the cards of each pool and everything the viewer sees', () => {
    fc.assert(
      fc.property(position, ({ s, seat, rng }) => {
        const seen = view(lantern, s, seat)
        const before = canonical(seen)
        const guessed = guess(lantern, seen, rng)
        expect(sorted(allCards(guessed))).toEqual(sorted(allCards(s)))
        expect(allCards(guessed)).not.toContain(HIDDEN)
        expect(canonical(view(lantern, guessed, seat))).toBe(before)
        expect(canonical(seen)).toBe(before)
      }),
    )
  })

  test('can be played to the end', () => {
    fc.assert(
      fc.property(position, ({ s, seat, rng }) => {
        const guessed = guess(lantern, view(lantern, s, seat), rng)
        expect(playOn(lantern, guessed, 1000, 'guessed').outcome).not.toBeNull()
      }),
      { numRuns: 30 },
    )
  })

  test('keeps a known card in its place and deals the unknown ones anew', () => {
    const s = table()
    const top = s.deck.at(-1) as number
    reveal(s, top, [0])
    const rng = rngFrom(seed)
    const guesses = Array.from({ length: 20 }, () => guess(lantern, view(lantern, s, 0), rng))
    expect(guesses.map((g) => g.deck.at(-1))).toEqual(guesses.map(() => top))
    expect(new Set(guesses.map((g) => g.deck[0])).size).toBeGreaterThan(5)
    expect(new Set(guesses.map((g) => g.rng.join())).size).toBe(20)
  })

  test('makes up the sealed answers of others and keeps the own one', () => {
    const s = table()
    for (const seat of [0, 1, 2]) play(lantern, s, seat, { do: 'pass' })
    play(lantern, s, 1, { do: 'wager', stake: 2 })
    play(lantern, s, 0, { do: 'wager', stake: 0 })
    const rng = rngFrom(seed)
    const answers = Array.from({ length: 40 }, () => {
      return (guess(lantern, view(lantern, s, 0), rng).agenda.at(-1) as Wager).answers
    })
    expect(new Set(answers.map(([own]) => own?.stake))).toEqual(new Set([0]))
    expect(new Set(answers.map(([, other]) => other?.stake))).toEqual(new Set([0, 1, 2]))
    expect(new Set(answers.map(([, , absent]) => absent))).toEqual(new Set([null]))
  })
})

test('what waiting triggers keep secret stays secret while their owner puts them in order', () => {
  const steps = {
    act(s: Toy) {
      for (const secret of [7, 8].map((card) => ({ seats: [0], card }))) raise(s, 0, { do: 'show', secret })
    },
    show: () => {},
  }
  const game: Game<Toy, ToyMove, object> = { ...toyGame({ agenda: [{ do: 'act' }], steps }), zones: () => [] }
  const s = openToy(game)
  const triggersFor = (seat: number) =>
    (view(game, s, seat).state.agenda.at(-1) as { triggers?: unknown }).triggers
  expect(triggersFor(0)).toEqual([7, 8].map((card) => ({ do: 'show', secret: { seats: [0], card } })))
  expect(triggersFor(1)).toEqual([{ do: 'show' }, { do: 'show' }])
  expect(hasSecrets(game, s)).toBe(true)
})
