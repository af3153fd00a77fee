import { readFileSync } from 'node:fs'
import { tables } from '@duskhall/games/boards.ts'
import { describe, expect, test } from 'vitest'
import TABLE_ICONS from '../table/icons.json' with { type: 'json' }
import { characterOf, nameIn, withCharacters } from './cast.ts'
import { LEVEL_NAMES } from './levels.ts'
import { botAt, knownPlayers, personAt, readerOf, seatsOf } from './people.ts'

describe.each(tables)('$id', ({ id, window }) => {
  test('has a character at every level: a name that fits a plate, and a face of its own', () => {
    const cast = LEVEL_NAMES.map((level) => characterOf(id, level))
    for (const one of cast) for (const lang of ['en', 'fr'] as const) expect(one?.[lang]).toMatch(/^\S{3,9}$/)
    for (const key of ['face', 'en', 'fr'] as const)
      expect(new Set(cast.map((one) => one?.[key])).size).toBe(LEVEL_NAMES.length)
  })

  test('has faces enough that no two bots at a table look the same, all of them drawn by its board', () => {
    const { seats, bots = {}, doubles = [] } = window
    const faces = [...Object.values(bots).map(({ face }) => face), ...doubles]
    expect(new Set(faces).size).toBe(faces.length)
    const file = new URL(`../../games/${id}/board/icons.json`, import.meta.url)
    const drawn = [...JSON.parse(readFileSync(file, 'utf8')), ...TABLE_ICONS]
    expect(faces.filter((face) => !drawn.includes(face))).toEqual([])
    for (const level of LEVEL_NAMES) {
      const alike = Array.from({ length: seats.max }, (_, seat) =>
        botAt(seat, level, seat === 1 ? 'Igor' : '', id),
      )
      const seated = seatsOf(knownPlayers(alike, id), 0, 'en')
      expect(new Set(seated.map(({ icon }) => icon)).size).toBe(seats.max)
      expect(new Set(seated.map(({ name }) => name)).size).toBe(seats.max)
    }
  })
})

test('a bot without a name of its own has that of its character, in the language of the page', () => {
  const players = knownPlayers(
    [personAt(0, ''), botAt(1, 'expert', '', 'evil-corp'), botAt(2, 'expert', 'Igor', 'evil-corp')],
    'evil-corp',
  )
  expect(readerOf(players, 0, 'en').names).toEqual(['', 'Cinder', 'Igor'])
  expect(readerOf(players, 0, 'fr').names).toEqual(['', 'Cendrine', 'Igor'])
  expect(players.map(({ icon }) => icon)).toEqual(['top-hat', 'imp', 'pumpkin-mask'])
  expect(knownPlayers(players, 'evil-corp')).toEqual(players)
})

test('several of the same are counted, and counted anew where one has left', () => {
  const bots = [1, 2, 3].map((seat) => botAt(seat, 'regular', '', 'villainous'))
  const names = (players: typeof bots) =>
    withCharacters('villainous', players).map((one) => nameIn('en', one))
  expect(names(bots)).toEqual(['Squall', 'Squall II', 'Squall III'])
  expect(names(withCharacters('villainous', bots).slice(1))).toEqual(['Squall', 'Squall II'])
  const faces = (players: typeof bots) => withCharacters('villainous', players).map(({ icon }) => icon)
  expect(faces(bots)).toEqual(['swordwoman', 'jester-hat', 'old-king'])
  expect(faces(withCharacters('villainous', bots).slice(1))).toEqual(['swordwoman', 'jester-hat'])
})

test('a bot of an older save keeps its name and face; at a game without characters the hall has its own', () => {
  const vex = { name: 'Vex', kind: 'bot', level: 'regular', icon: 'brain' } as const
  const mortimer = { ...vex, name: 'Mortimer', icon: 'raven' }
  expect(knownPlayers([vex, mortimer], 'evil-corp')).toEqual([vex, mortimer])
  expect(botAt(1, 'regular', '', 'no-such-game')).toEqual(vex)
  expect(characterOf('evil-corp', 'constructor')).toBeNull()
  expect(characterOf('evil-corp', undefined)).toBeNull()
})
