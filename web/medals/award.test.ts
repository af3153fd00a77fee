import type { Medal } from '@duskhall/ui'
import { expect, test } from 'vitest'
import type { PlayedGame } from '../diary/played.ts'
import type { Told } from '../play/told.ts'
import { earnedIn, taleOf } from './award.ts'

const players = [
  { name: 'Vex', kind: 'bot', icon: 'brain', level: 'regular' },
  { name: 'Nora', kind: 'person', icon: 'cat' },
] as const
const played = { result: 'won', hints: 0, ended: 5 } as PlayedGame
const told = (outcome: object | null, ...events: string[]) =>
  ({
    before: {},
    events: events.map((e) => ({ e })),
    view: { state: { seats: 2, outcome } },
  }) as unknown as Told
const log = [told(null), told(null, 'one'), told({ winners: [1], rule: '' }, 'two')]

test('a game is told by the seat of its person, with all that happened', () => {
  const tale = taleOf({}, { players }, played, log)
  expect(tale).toMatchObject({ seat: 1, side: 1, won: true, events: [{ e: 'one' }, { e: 'two' }] })
  const teams = () => [[0, 1]]
  expect(taleOf({ teams }, { players }, { ...played, result: 'lost' }, log)).toMatchObject({
    side: 0,
    won: false,
  })
})

test('nothing is earned with a hint, by giving up, by what the diary leaves out, by what others began, or without knowing how it went', () => {
  expect(taleOf({}, { players }, { ...played, hints: 1 }, log)).toBeNull()
  expect(taleOf({}, { players, resigned: 1 }, played, log)).toBeNull()
  expect(taleOf({}, { players }, null, log)).toBeNull()
  expect(taleOf({}, { players, inherited: 12 }, played, log)).toBeNull()
  expect(taleOf({}, { players: [players[0], players[0]] }, played, log)).toBeNull()
  expect(taleOf({}, { players }, played, log.slice(2))).toBeNull()
  expect(taleOf({}, { players }, played, log.slice(0, 2))).toBeNull()
})

test('what is earned are the names of the medals', () => {
  const medal = (id: string, earned: boolean) => ({ id, earned: () => earned }) as unknown as Medal
  const tale = taleOf({}, { players }, played, log)
  expect(tale && earnedIn([medal('a', true), medal('b', false), medal('c', true)], tale)).toEqual(['a', 'c'])
})
