import { describe, expect, test } from 'vitest'
import { EMPTY, HIDDEN, type Seat, SPECTATOR, type Zone } from './contract.ts'
import { openToy, toyGame } from './testing/toy.ts'
import { arrange, forget, poolOf, remember, reveal, sees, shuffle, takeOut } from './zones.ts'

const table = () => openToy(toyGame({ seats: 3, agenda: [] }))
const zone = (parts: Partial<Zone>): Zone => ({ id: 'z', cards: [], sight: 'none', ordered: true, ...parts })

describe('sight', () => {
  test.each<[Zone['sight'], boolean[]]>([
    ['all', [true, true, true, true]],
    ['none', [false, false, false, false]],
    [0b101, [false, true, false, true]],
  ])('of a zone open to %s', (sight, expected) => {
    const s = table()
    expect([SPECTATOR, 0, 1, 2].map((seat) => sees(s, zone({ sight }), 4, seat))).toEqual(expected)
  })

  test('of a place without a card, or of a card already hidden, is open to all', () => {
    expect(sees(table(), zone({}), EMPTY, SPECTATOR)).toBe(true)
    expect(sees(table(), zone({}), HIDDEN, SPECTATOR)).toBe(true)
  })
})

describe('knowing a card', () => {
  test('is given to seats and moves the fence, whether or not they knew it: that is their secret', () => {
    const s = table()
    reveal(s, 4, [1])
    expect([SPECTATOR, 0, 1, 2].map((seat) => sees(s, zone({}), 4, seat))).toEqual([
      false,
      false,
      true,
      false,
    ])
    expect(s.fence).toBe(1)
    reveal(s, 4, [1])
    expect(s.fence).toBe(2)
    reveal(s, 4, [2, 1])
    expect(s.fence).toBe(3)
    expect(s.known).toEqual([0, 0, 0, 0, 0b110])
  })

  test('is kept by seats that saw where a card went, and the fence rests', () => {
    const s = table()
    remember(s, 4, [2, 1])
    expect([s.known, s.fence]).toEqual([[0, 0, 0, 0, 0b110], 0])
  })

  test('is given to a spectator only by an open zone', () => {
    const s = table()
    reveal(s, 4, [SPECTATOR])
    expect(sees(s, zone({}), 4, SPECTATOR)).toBe(false)
  })

  test('ends when the card is forgotten or shuffled, for these cards only', () => {
    const s = table()
    for (const card of [1, 2, 3]) reveal(s, card, [0])
    forget(s, [1])
    expect(s.known).toEqual([0, 0, 1, 1])
    const fence = s.fence
    const deck = [5, 2, 0, 4]
    shuffle(s, deck)
    expect(s.known).toEqual([0, 0, 0, 1])
    expect(s.fence).toBe(fence + 1)
    expect(deck.toSorted()).toEqual([0, 2, 4, 5])
  })

  test('does not grow by forgetting a card nobody knew', () => {
    const s = table()
    forget(s, [9])
    expect(s.known).toEqual([])
  })
})

test('a card is taken out once, and the others keep their order', () => {
  const cards = [3, 1, 3, 2]
  takeOut(cards, 3)
  expect(cards).toEqual([1, 3, 2])
  expect(() => takeOut(cards, 9)).toThrow('Card 9 is not where it is taken from.')
})

test('hidden cards come last where order means nothing, and stay where it does', () => {
  const hand = zone({ ordered: false, cards: [HIDDEN, 7, HIDDEN, 3] })
  arrange(hand, 0)
  expect(hand.cards).toEqual([3, 7, HIDDEN, HIDDEN])
  const deck = zone({ cards: [HIDDEN, 7, HIDDEN, 3] })
  arrange(deck, 0)
  expect(deck.cards).toEqual([HIDDEN, 7, HIDDEN, 3])
})

test('in which order cards came that now lie open is told to nobody but the holder of a hand', () => {
  const arranged = (sight: Zone['sight'], seat: Seat) => {
    const seen = zone({ ordered: false, cards: [7, 3], sight })
    arrange(seen, seat)
    return seen.cards
  }
  expect(arranged('all', 0)).toEqual([3, 7])
  expect(arranged(0b10, 0)).toEqual([3, 7])
  expect(arranged(0b10, SPECTATOR)).toEqual([3, 7])
  expect(arranged(0b10, 1)).toEqual([7, 3])
})

test('a zone is its own pool unless it names one', () => {
  expect(poolOf(zone({}))).toBe('z')
  expect(poolOf(zone({ pool: 'cards' }))).toBe('cards')
})
