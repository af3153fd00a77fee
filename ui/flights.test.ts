import { expect, test } from 'vitest'
import { flightsBy, placesBy } from './flights.ts'

type Told =
  | { e: 'went'; card: number; from: string; to: string }
  | { e: 'drew'; from: string; to: string; secret: { seats: readonly number[]; cards: readonly number[] } }
  | { e: 'paid'; seat: number; gold: number }
  | { e: 'slept'; seat: number }

const flights = flightsBy<Told, { readonly seat: number }>({
  paid: ({ seat, gold }, seen) =>
    gold > 0 ? { from: `purse-${seat}`, to: 'bank', turn: seat !== seen.seat } : [],
})

test('a card that goes from zone to zone flies without being listed', () => {
  expect(flights({ e: 'went', card: 7, from: 'deck', to: 'hand-0' }, { seat: 0 })).toEqual([
    { piece: 'card-7', from: 'deck', to: 'hand-0' },
  ])
})

test('whoever may not know the cards sees one thing fly, whoever may sees each of them', () => {
  expect(flights({ e: 'drew', from: 'deck', to: 'hand-1' }, { seat: 0 })).toEqual([
    { from: 'deck', to: 'hand-1' },
  ])
  expect(flights({ e: 'drew', from: 'deck', to: 'hand-1', cards: [2, 3] }, { seat: 1 })).toEqual([
    { piece: 'card-2', from: 'deck', to: 'hand-1' },
    { piece: 'card-3', from: 'deck', to: 'hand-1' },
  ])
})

test('what a board lists goes before the convention, and what names no zones stays', () => {
  expect(flights({ e: 'paid', seat: 1, gold: 2 }, { seat: 0 })).toEqual([
    { from: 'purse-1', to: 'bank', turn: true },
  ])
  expect(flights({ e: 'paid', seat: 1, gold: 0 }, { seat: 0 })).toEqual([])
  expect(flights({ e: 'slept', seat: 1 }, { seat: 0 })).toEqual([])
})

test('an event is seen at the first thing that its fields name, unless the board says where', () => {
  const placeOf = placesBy<Told>(
    [
      ['card', (card) => `card-${card}`],
      ['seat', (seat) => `seat-${seat}`],
    ],
    { paid: () => 'bank', slept: null },
  )
  expect(placeOf({ e: 'went', card: 0, from: 'deck', to: 'hand-0' })).toBe('card-0')
  expect(placeOf({ e: 'paid', seat: 1, gold: 1 })).toBe('bank')
  expect(placeOf({ e: 'slept', seat: 1 })).toBeNull()
  expect(placeOf({ e: 'drew', from: 'deck', to: 'hand-0' })).toBeNull()
})
