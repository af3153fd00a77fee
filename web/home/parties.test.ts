import { expect, test } from 'vitest'
import { botAt, personAt } from '../play/people.ts'
import { partiesOf } from './parties.ts'

const you = personAt(0, '')
const [vex, mortimer, grizelda] = [botAt(1, 'regular'), botAt(2, 'regular'), botAt(3, 'regular')]
const teams = [
  [0, 2],
  [1, 3],
]

test('whoever plays alone is the reader; everybody else is a rival', () => {
  const all = partiesOf({ players: [you, vex, mortimer] }, 'en')
  expect(all).toEqual({ own: '', rivals: 'Vex and Mortimer', yours: true })
})

test('a partner is no rival', () => {
  const players = [you, vex, mortimer, grizelda]
  expect(partiesOf({ players, teams }, 'en')).toEqual({
    own: 'Mortimer',
    rivals: 'Vex and Grizelda',
    yours: true,
  })
  expect(partiesOf({ players, teams: [[0, 1, 2, 3]] }, 'fr')).toMatchObject({
    own: 'Vex, Mortimer et Grizelda',
    rivals: '',
  })
})

test('among several people everybody is named, with or without a name', () => {
  const players = [personAt(0, 'Nora'), personAt(1, ''), mortimer, grizelda]
  expect(partiesOf({ players }, 'fr')).toEqual({
    own: 'Nora',
    rivals: 'Joueur 2, Mortimer et Grizelda',
    yours: false,
  })
  expect(partiesOf({ players, teams }, 'en')).toMatchObject({
    own: 'Nora and Mortimer',
    rivals: 'Player 2 and Grizelda',
  })
})
