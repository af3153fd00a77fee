/** Every Influence once, with a monster of its faction and without: what changes on the table, and nothing else. */
import { expect, test } from 'vitest'
import { boxOf, STANDARD } from '../content/box.ts'
import { changes, type Facts, fullTable, playing } from './testing/changes.ts'
import type { Scene } from './testing/scene.ts'

/** An Overlord, the Acolyte of its faction, one of another, and a rival. */
const COURTS = {
  methuselah: ['acolyte-crypt', 'acolyte-lodge', 'fenris'],
  fenris: ['acolyte-hunt', 'acolyte-crypt', 'lilith'],
  lilith: ['acolyte-lodge', 'acolyte-crypt', 'fenris'],
  azazael: ['acolyte-veil', 'acolyte-lodge', 'fenris'],
} as const

interface Story {
  readonly overlord: keyof typeof COURTS
  readonly influence: string
  readonly answers?: (t: Scene) => void
  readonly does: Facts
}

const loseRelic = { 'relics 0': '', removed: 'pocket-watch' }

const stories: readonly Story[] = [
  { overlord: 'methuselah', influence: 'blood-tithe', does: { coin: 3, regeneration: 3 } },
  { overlord: 'methuselah', influence: 'crimson-kiss', does: { power: 3, regeneration: 4 } },
  {
    overlord: 'methuselah',
    influence: 'call-of-the-crypt',
    answers: (t) => t.pick('cultist'),
    does: {
      coin: 3,
      power: 1,
      regeneration: 1,
      'hand 0': 'cultist cultist',
      'discard 0': 'acolyte-hunt inquisitor',
      known: 'cultist:3',
    },
  },
  {
    overlord: 'methuselah',
    influence: 'memories-of-sumer',
    does: { power: 1, regeneration: 1, 'hand 0': 'cultist cultist fanatic', 'draw 0': 'skeletal fanatic' },
  },
  {
    overlord: 'fenris',
    influence: 'blood-moon',
    answers: (t) => t.gain('coin'),
    does: { coin: 3, power: 3, regeneration: 2 },
  },
  { overlord: 'fenris', influence: 'pack-hunt', does: { power: 4, regeneration: 4 } },
  {
    overlord: 'fenris',
    influence: 'lair-of-bones',
    answers: (t) => t.pick('poltergeist'),
    does: {
      coin: 3,
      regeneration: 2,
      street: 'ghoul sewer-rats pickpocket werewolf voodoo-doll',
      market: 'mummy',
      removed: 'poltergeist',
    },
  },
  {
    overlord: 'fenris',
    influence: 'howl-of-the-wolf',
    does: { power: 2, regeneration: 2, 'hand 0': 'cultist fanatic', 'draw 0': 'cultist skeletal fanatic' },
  },
  {
    overlord: 'lilith',
    influence: 'order-of-the-long-sunrise',
    does: { coin: 2, regeneration: 2, 'unite 0': 1 },
  },
  { overlord: 'lilith', influence: 'hunters-bounty', does: { coin: 3, regeneration: 2 } },
  {
    overlord: 'lilith',
    influence: 'reapers-pact',
    answers: (t) => t.pick('pocket-watch'),
    does: { coin: 3, power: 2, regeneration: 2, ...loseRelic },
  },
  { overlord: 'lilith', influence: 'night-monster', does: { coin: 1, power: 3, regeneration: 2 } },
  {
    overlord: 'azazael',
    influence: 'plague-of-egypt',
    answers: (t) => t.pick('cultist'),
    does: { coin: 2, regeneration: 3, 'hand 1': 'fanatic', 'discard 1': 'cultist' },
  },
  { overlord: 'azazael', influence: 'breath-of-the-demon', does: { coin: 1, power: 3, regeneration: 4 } },
  {
    overlord: 'azazael',
    influence: 'corrupted-priests',
    answers: (t) => t.pick('pocket-watch'),
    does: { coin: 2, power: 1, regeneration: 2, ...loseRelic },
  },
  { overlord: 'azazael', influence: 'ancient-patience', does: { coin: 2, regeneration: 2, 'unite 0': 1 } },
]

function table(story: Story, monster: string): Scene {
  const overlords = [story.overlord, COURTS[story.overlord][2]] as const
  return fullTable({ overlords, holds: [story.influence], areas: [[monster]], acolytes: [] })
}

test('TL-COMP8, TL-INFL1: there is a story for every Influence in the box, with its Overlord', () => {
  const { faces, overlords } = boxOf({ content: STANDARD })
  const influences = faces.filter(({ type }) => type === 'influence')
  expect(stories.map(({ influence, overlord }) => [influence, overlord])).toEqual(
    influences.map(({ id, overlord }) => [id, overlords[overlord]?.id]),
  )
})

test.each(stories)(
  'TL-INFL2, TL-INFL3, TL-INFL-R1: $influence, with a monster of the faction, does what is printed on it',
  (story) => {
    const { overlord, influence, answers, does } = story
    const monster = COURTS[overlord][0]
    const t = table(story, monster)
    const played = playing(t, influence, answers)
    expect(played).toEqual({ 'hand 0': 'cultist', 'area 0': `${monster} ${influence}`, ...does })
  },
)

test.each(stories)(
  'TL-INFL2, TL-INFL4, TL-INFL-R3: $influence, with a monster of another faction only, is played and does nothing',
  (story) => {
    const { overlord, influence } = story
    const stranger = COURTS[overlord][1]
    const t = table(story, stranger)
    const played = changes(t, () => t.play(influence))
    expect(played).toEqual({ 'hand 0': 'cultist', 'area 0': `${stranger} ${influence}` })
    expect(t.told('influence-alone')).toHaveLength(1)
    expect([t.question, t.seat]).toEqual(['action', 0])
  },
)
