import type { GameEvent, GameTexts, Table, View } from '@duskhall/kernel'
import { expect, test } from 'vitest'
import type { Told } from '../play/told.ts'
import { NOTHING_SAID, type Said, type Telling, toSay, unheard } from './voice.ts'

const texts: Pick<GameTexts, 'language' | 'say' | 'rank'> = {
  language: 'en',
  say: (event: GameEvent) => `${event.e}.`,
  rank: () => 'action',
}
const told = (at: number, seat: number | null, ...names: string[]): Told => ({
  at,
  seat,
  events: names.map((e) => ({ e })),
  before: {} as Table,
  view: {} as View,
})
const WORDS = { yourTurn: 'Your turn', takenBack: 'Taken back.' }
const asking = (since: number, text = 'Choose a tile.') => ({ since, prompt: { text, why: 'Any will do.' } })
const ASKED = 'Your turn. Choose a tile. Any will do.'

const setOut = told(0, null, 'Set out')
const mine = told(1, 0, 'Mine')
const theirs = told(2, 1, 'Theirs')

function telling(log: readonly Told[], asked: Telling['asked'], you = 0): Telling {
  return { texts: texts as GameTexts, log, reader: { you, names: ['Ann', 'Vex'] }, asked }
}

function hear(...moments: readonly (Telling | 'curtain')[]): readonly (readonly string[])[] {
  let said: Said = NOTHING_SAID
  return moments.map((moment) => {
    if (moment === 'curtain') {
      said = unheard(said)
      return []
    }
    const now = toSay(said, moment, WORDS)
    said = now.said
    return now.sentences
  })
}

test('what happened comes before what is asked, and each is said once', () => {
  const first = telling([setOut], asking(1))
  expect(hear(first, first, telling([setOut, mine, theirs], asking(3)))).toEqual([
    ['Set out.', ASKED],
    [],
    ['Mine.', 'Theirs.', ASKED],
  ])
})

test('while others are asked only what happens is said, and then the question that comes back', () => {
  expect(
    hear(telling([setOut], asking(1)), telling([setOut, mine], null), telling([setOut, mine], asking(1))),
  ).toEqual([['Set out.', ASKED], ['Mine.'], [ASKED]])
})

test('a question in other words is asked at once', () => {
  expect(hear(telling([setOut], asking(1)), telling([setOut], asking(2, 'Choose a space.')))).toEqual([
    ['Set out.', ASKED],
    ['Your turn. Choose a space. Any will do.'],
  ])
})

test('a question that comes back unanswered, after others have acted, is not read to its end again', () => {
  expect(
    hear(
      telling([setOut], asking(1)),
      telling([setOut, theirs], null),
      telling([setOut, theirs], asking(2)),
      telling([setOut, theirs], asking(2, 'Choose a space.')),
    ),
  ).toEqual([['Set out.', ASKED], ['Theirs.'], ['Your turn.'], ['Your turn. Choose a space. Any will do.']])
})

test('a question that goes on after an answer is asked again, with what has changed', () => {
  const after = { since: 1, prompt: { text: 'Choose a tile.', why: 'Two are left.' } }
  expect(hear(telling([setOut], asking(1)), telling([setOut, mine], after))).toEqual([
    ['Set out.', ASKED],
    ['Mine.', 'Your turn. Choose a tile. Two are left.'],
  ])
})

test('after something was taken back the same question is asked again', () => {
  expect(
    hear(
      telling([setOut], asking(1)),
      telling([setOut, mine], asking(1)),
      telling([setOut], asking(1)),
      telling([setOut], asking(1)),
    ),
  ).toEqual([['Set out.', ASKED], ['Mine.', ASKED], ['Taken back.', ASKED], []])
})

test('what was silent is taken back in silence', () => {
  const silent = told(1, 0)
  const first = telling([setOut], asking(1))
  expect(hear(first, telling([setOut, silent], asking(1)), first)).toEqual([['Set out.', ASKED], [], []])
})

test('behind a curtain the question waits, and whoever comes is asked again', () => {
  const now = telling([setOut], asking(1))
  expect(hear(now, 'curtain', now)).toEqual([['Set out.', ASKED], [], [ASKED]])
})

test('each seat of the screen hears the whole story', () => {
  expect(hear(telling([setOut, mine], null, 0), telling([setOut, mine], asking(2), 1))).toEqual([
    ['Mine.'],
    ['Set out.', 'Mine.', ASKED],
  ])
})
