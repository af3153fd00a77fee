import { isSeed, SPECTATOR } from '@duskhall/kernel'
import { expect, test } from 'vitest'
import { audienceOf, botAt, knownPlayers, newId, newSeed, personAt, rotated, seatsOf } from './people.ts'

test('the curious get the same seed for the same words, others a new one', () => {
  expect(newSeed('midnight')).toBe(newSeed('  midnight '))
  expect(newSeed('0123456789abcdef0123456789abcdef')).toBe('0123456789abcdef0123456789abcdef')
  expect(newSeed()).not.toBe(newSeed())
  for (const seed of [newSeed('midnight'), newSeed()]) expect(isSeed(seed)).toBe(true)
  expect(newId()).toMatch(/^[0-9a-f]{16}$/)
})

test('seats have shapes and colours of their own, and one is you', () => {
  const seats = seatsOf([personAt(0, 'Nora'), botAt(1, 'expert'), botAt(2, 'regular')], 0, 'en')
  expect(new Set(seats.map(({ shape }) => shape)).size).toBe(3)
  expect(new Set(seats.map(({ colour }) => colour)).size).toBe(3)
  expect(seats.map(({ you }) => you)).toEqual([true, false, false])
})

test('whoever has no name is counted, in the language of the page', () => {
  const players = [personAt(0, ''), personAt(1, 'Nora'), botAt(2, 'expert')]
  const names = (lang: 'en' | 'fr') => seatsOf(players, 0, lang).map(({ name }) => name)
  expect(names('en')).toEqual(['Player 1', 'Nora', 'Mortimer'])
  expect(names('fr')).toEqual(['Joueur 1', 'Nora', 'Mortimer'])
})

test('a mark, a level or a name that no version knows gives way to one that does', () => {
  const players = [
    { name: 'N'.repeat(5000), kind: 'person', icon: 'no-such-icon' },
    { name: '', kind: 'bot', level: 'search:999999ms', icon: 'owl' },
  ] as const
  expect(knownPlayers(players)).toEqual([
    personAt(0, 'N'.repeat(40)),
    { ...botAt(1, 'regular'), icon: 'owl' },
  ])
  const kept = [personAt(2, 'Nora'), botAt(0, 'expert')]
  expect(knownPlayers(kept)).toEqual(kept)
})

test('what older saves called somebody without a name is no name; a bot keeps its own', () => {
  const players = ['You', 'Vous', 'Player 2', 'Joueur 12', 'Youssef', 'Vous êtes'].map((name) =>
    personAt(0, name),
  )
  const names = knownPlayers([...players, botAt(1, 'expert', 'You')]).map(({ name }) => name)
  expect(names).toEqual(['', '', '', '', 'Youssef', 'Vous êtes', 'You'])
})

test('a story is told to the only person at the table, to nobody in particular where there are more', () => {
  expect(audienceOf([botAt(0, 'expert'), personAt(1, '')])).toBe(1)
  expect(audienceOf([personAt(0, 'Nora'), personAt(1, '')])).toBe(SPECTATOR)
  expect(audienceOf([botAt(0, 'expert'), botAt(1, 'expert')])).toBe(SPECTATOR)
})

test('a rematch lets the next one begin', () => {
  expect(rotated(['a', 'b', 'c'])).toEqual(['b', 'c', 'a'])
})
