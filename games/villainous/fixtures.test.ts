/** Each Villain's victory in a recorded game with two and with three. That they replay whole is tested with all other records. */
import { expect, test } from 'vitest'
import { lastMoveOf } from '../testing/kept.ts'
import { boardOf, faceOf } from './content/box.ts'
import { villainous } from './index.ts'
import { realmOf, type Villainous } from './state.ts'

/** Where the cards of that name lie, in the winner's realm. */
function placesOf(s: Villainous, seat: number, id: string): (string | undefined)[] {
  const { locations } = boardOf(s, seat).entry
  const cards = realmOf(s, seat).cards.filter((card) => faceOf(s, card).id === id)
  return cards.map((card) => locations[s.at[card] as number]?.id).sort()
}

/** What stands between this Villain and the victory, at such a table. */
const missing: { readonly [villain: string]: (s: Villainous, seat: number) => unknown } = {
  gaston: (s, seat) => realmOf(s, seat).pieces.reduce((sum, n) => sum + n, 0),
  'horned-king': (s, seat) => 4 - new Set(placesOf(s, seat, 'cauldron-born')).size,
  'lady-tremaine': (s, seat) => (s.outcome?.winners.includes(seat) ? 0 : 1),
}

test.each([
  { villain: 'gaston', seats: 2, told: ['obstacles', 'won'] },
  { villain: 'gaston', seats: 3, told: ['obstacles', 'won'] },
  { villain: 'horned-king', seats: 2, told: ['played', 'won'] },
  { villain: 'horned-king', seats: 3, told: ['played', 'won'] },
  { villain: 'lady-tremaine', seats: 2, told: ['activated', 'won'] },
  { villain: 'lady-tremaine', seats: 3, told: ['activated', 'won'] },
])('VD-GOAL1: $villain wins a recorded game with $seats players', ({ villain, seats, told }) => {
  const file = new URL(`fixtures/${villain}-wins-with-${seats}.json`, import.meta.url)
  const last = lastMoveOf(villainous, file)
  const winner = last.after.options.villains.indexOf(villain)
  expect(last.told.slice(-2)).toEqual(told)
  expect([last.before.outcome, last.after.outcome]).toEqual([null, { winners: [winner], rule: 'VD-GOAL1' }])
  expect([last.seat, last.after.seats]).toEqual([winner, seats])
  const stillMissing = [last.before, last.after].map((s) => missing[villain]?.(s, winner))
  expect(stillMissing).toEqual([1, 0])
})

test('VD-LT1, VD-LT2: the recorded weddings are held at the Ballroom, a gowned daughter beside The Prince', () => {
  for (const seats of [2, 3]) {
    const file = new URL(`fixtures/lady-tremaine-wins-with-${seats}.json`, import.meta.url)
    const { after, seat } = lastMoveOf(villainous, file)
    expect(placesOf(after, seat, 'the-prince')).toEqual(['the-ballroom'])
    const gowns = ['ball-gown-anastasia', 'ball-gown-drizella'].flatMap((id) => placesOf(after, seat, id))
    expect(gowns).toContain('the-ballroom')
  }
})
