/** Every column of every demon once, played through its questions: what changes on the table, and nothing else. */
import { expect, test } from 'vitest'
import { boxOf, STANDARD } from '../content/box.ts'
import type { EvilCorpMove } from '../state.ts'
import { type Answers, changes, type Facts, fullTable, give } from './testing/changes.ts'
import type { Scene } from './testing/scene.ts'

interface Column {
  readonly demon: string
  readonly column: number
  readonly answers: Answers
  readonly does: Facts
  /** The tiles its kill offers. */
  readonly kills?: (t: Scene) => EvilCorpMove[]
}

const mine = (tile: string) => [0, { do: 'take', from: 'screen', tile }] as const
const used = (tile: string) => [0, { do: 'take', from: 'discard', tile }] as const
const killFirst: Answers = (t) => [[0, t.tile(1, 0, 'battlefield')]]
const firstKilled: Facts = { '1/0 bf 0': null, 'discard 1': 'basic-yellow', 'lead 0': -2 }
/** All tiles of terror 1: the summoner, of terror 2, is not even in question. */
const weak = (t: Scene) => [
  t.tile(1, 0, 'battlefield'),
  ...[0, 1, 2].map((n) => t.tile(0, 1, 'battlefield', n)),
  t.tile(1, 1, 'port', 1),
]

const columns: readonly Column[] = [
  {
    demon: 'demon-strike',
    column: 1,
    kills: weak,
    answers: killFirst,
    does: { ...firstKilled, asleep: 'z..' },
  },
  {
    demon: 'demon-strike',
    column: 2,
    kills: weak,
    answers: killFirst,
    does: { ...firstKilled, asleep: 'z..' },
  },
  {
    demon: 'demon-strike',
    column: 3,
    kills: (t) => [t.tile(1, 0, 'battlefield'), t.tile(1, 0, 'battlefield', 1), ...weak(t).slice(1)],
    answers: (t) => [[0, t.tile(1, 0, 'battlefield', 1)]],
    does: { '1/0 bf 1': null, 'discard 1': 'basic-red-strong', 'lead 0': -1, asleep: 'z..' },
  },
  {
    demon: 'demon-banish',
    column: 1,
    answers: () => [mine('basic-blue')],
    does: { 'screen 0': '', 'banished 0': 'basic-blue', asleep: '.z.' },
  },
  {
    demon: 'demon-banish',
    column: 2,
    answers: (t) => [used('basic-yellow'), [0, t.tile(0, 0, 'portal')]],
    does: {
      'discard 0': 'basic-red-strong',
      '0/0 portal': null,
      'banished 0': 'basic-yellow blue-10',
      asleep: '.z.',
    },
  },
  {
    demon: 'demon-banish',
    column: 3,
    answers: (t) => [mine('basic-blue'), used('basic-yellow'), [0, t.tile(0, 1, 'battlefield', 2)]],
    does: {
      'screen 0': '',
      'discard 0': 'basic-red-strong',
      '0/1 bf 2': null,
      'lead 1': 2,
      'banished 0': 'basic-blue basic-red basic-yellow',
      asleep: '.z.',
    },
  },
  {
    demon: 'demon-cycle',
    column: 1,
    answers: () => [mine('basic-blue')],
    does: {
      'screen 0': 'basic-red',
      'bag 0': 'basic-red basic-red',
      'discard 0': 'basic-blue basic-red-strong basic-yellow',
      asleep: '..z',
    },
  },
  {
    demon: 'demon-cycle',
    column: 2,
    answers: () => [mine('basic-red'), mine('basic-blue')],
    does: {
      'screen 0': 'basic-red',
      'bag 0': 'basic-red',
      'discard 0': 'basic-blue basic-red basic-red-strong basic-yellow',
      asleep: '..z',
    },
  },
  {
    demon: 'demon-cycle',
    column: 3,
    answers: () => [mine('basic-red'), mine('basic-red'), mine('basic-red')],
    does: {
      'bag 0': '',
      'discard 0': 'basic-red basic-red basic-red basic-red-strong basic-yellow',
      asleep: '..z',
    },
  },
]

test('EC-COMP4: there is a story for every column of every demon in the box', () => {
  const inTheBox = boxOf({ content: STANDARD }).demons.flatMap((demon) =>
    demon.columns.map((column) => `${demon.id} ${column.threshold}`),
  )
  expect(columns.map(({ demon, column }) => `${demon} ${column}`)).toEqual(inTheBox)
})

test.each(columns)(
  'EC-DEMON7, EC-DEMON8, EC-DEMON9, EC-DEMON13, EC-DEMON14, EC-DEMON15, EC-DEMON16, EC-DEMON17: $demon, column $column, does what is printed on it, and nothing else',
  ({ demon, column, kills, answers, does }) => {
    const t = fullTable('blue-10').deploy(0, 'blue-10', 0, 'portal')
    expect(t.question).toBe('summon')
    const changed = changes(t, () => {
      t.answer(0, { do: 'summon', demon, column })
      if (kills) expect(t.legal(0)).toEqual(kills(t))
      give(t, answers)
    })
    expect(changed).toEqual(does)
    expect([t.question, t.asked]).toEqual(['action', [1]])
  },
)
