import { tables } from '@duskhall/games/boards.ts'
import { describe, expect, test } from 'vitest'
import { characterOf, nameIn, withCharacters } from './cast.ts'
import { LEVEL_NAMES } from './levels.ts'
import { botAt, knownPlayers, personAt, readerOf } from './people.ts'

describe.each(tables)('$id', ({ id }) => {
  test('has a character at every level: a name that fits a plate, and a face of its own', () => {
    const cast = LEVEL_NAMES.map((level) => characterOf(id, level))
    for (const one of cast) for (const lang of ['en', 'fr'] as const) expect(one?.[lang]).toMatch(/^\S{3,9}$/)
    for (const key of ['face', 'en', 'fr'] as const)
      expect(new Set(cast.map((one) => one?.[key])).size).toBe(LEVEL_NAMES.length)
  })
})

test('a bot without a name of its own has that of its character, in the language of the page', () => {
  const players = knownPlayers(
    [personAt(0, ''), botAt(1, 'expert', '', 'evil-corp'), botAt(2, 'expert', 'Igor', 'evil-corp')],
    'evil-corp',
  )
  expect(readerOf(players, 0, 'en').names).toEqual(['', 'Cinder', 'Igor'])
  expect(readerOf(players, 0, 'fr').names).toEqual(['', 'Cendrine', 'Igor'])
  expect(players.map(({ icon }) => icon)).toEqual(['top-hat', 'imp', 'imp'])
})

test('several of the same are counted, and counted anew where one has left', () => {
  const bots = [1, 2, 3].map((seat) => botAt(seat, 'regular', '', 'villainous'))
  const names = (players: typeof bots) =>
    withCharacters('villainous', players).map((one) => nameIn('en', one))
  expect(names(bots)).toEqual(['Squall', 'Squall II', 'Squall III'])
  expect(names(withCharacters('villainous', bots).slice(1))).toEqual(['Squall', 'Squall II'])
})

test('a bot of an older save keeps its name and face; at a game without characters the hall has its own', () => {
  const vex = { name: 'Vex', kind: 'bot', level: 'regular', icon: 'brain' } as const
  expect(knownPlayers([vex], 'evil-corp')).toEqual([vex])
  expect(botAt(1, 'regular', '', 'no-such-game')).toEqual(vex)
  expect(characterOf('evil-corp', 'constructor')).toBeNull()
  expect(characterOf('evil-corp', undefined)).toBeNull()
})
