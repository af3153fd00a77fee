/** Every Overlord once, used through its questions: what changes on the table, and nothing else. */
import { expect, test } from 'vitest'
import { boxOf, STANDARD } from '../content/box.ts'
import { changes, type Facts, fullTable } from './testing/changes.ts'
import type { Given } from './testing/lay.ts'
import { type Scene, scene } from './testing/scene.ts'

interface Story {
  readonly overlord: string
  readonly health: number
  /** Just what its price needs, and one less. */
  readonly enough: Given
  readonly short?: Given
  readonly answers?: (t: Scene) => void
  readonly does: Facts
}

const stories: readonly Story[] = [
  {
    overlord: 'methuselah',
    health: 40,
    enough: { health: [5, 30] },
    short: { health: [3, 30] },
    does: { 'health 0': 1, 'hand 0': 'cultist fanatic', 'draw 0': 'cultist skeletal fanatic' },
  },
  {
    overlord: 'fenris',
    health: 46,
    enough: { areas: [['werewolf', 'acolyte-hunt', 'ghoul']] },
    answers: (t) => t.ability('werewolf'),
    does: { power: 3 },
  },
  {
    overlord: 'lilith',
    health: 49,
    enough: { coin: 1 },
    short: { coin: 0, power: 9 },
    does: { coin: 0, 'monster claim': 1 },
  },
  {
    overlord: 'azazael',
    health: 50,
    enough: {
      coin: 2,
      areas: [['cultist', 'revenant', 'lich', 'blood-tithe', { card: 'wisp', token: 'haunt' }]],
    },
    short: { coin: 1 },
    answers: (t) => {
      expect(t.choices).toEqual(['cultist', 'revenant'])
      t.pick('revenant')
    },
    does: { coin: 0, 'health 0': 29, 'tokens 0': 'revenant+ wisp+' },
  },
]

const rivalOf = (overlord: string) => (overlord === 'fenris' ? 'lilith' : 'fenris')

test('TL-COMP2: there is a story for every Overlord in the box', () => {
  expect(stories.map(({ overlord }) => overlord)).toEqual(
    boxOf({ content: STANDARD }).overlords.map(({ id }) => id),
  )
})

test.each(stories)('TL-SETUP4: $overlord begins with $health Health', ({ overlord, health }) => {
  const t = scene({ overlords: [overlord, rivalOf(overlord)] })
  expect(t.health(0)).toBe(health)
})

test.each(stories)(
  'TL-OVER1, TL-OVER2, TL-OVER-R1: $overlord does what is printed, once a turn',
  ({ overlord, enough, answers, does }) => {
    const t = fullTable({ overlords: [overlord, rivalOf(overlord)], ...enough })
    const used = changes(t, () => {
      t.say('overlord')
      answers?.(t)
    })
    expect(used).toEqual(does)
    expect([t.question, t.seat]).toEqual(['action', 0])
    expect(t.refusal({ do: 'overlord' })).toBe('TL-OVER-R1')
  },
)

test.each(stories.filter(({ short }) => short))(
  'TL-OVER-R2: $overlord is refused to whoever has one too little',
  ({ overlord, short }) => {
    const t = fullTable({ overlords: [overlord, rivalOf(overlord)], ...short })
    expect(t.refusal({ do: 'overlord' })).toBe('TL-OVER-R2')
  },
)
