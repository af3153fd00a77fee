/** Every Relic once, laid down and used: what changes on the table, and nothing else. */
import { expect, test } from 'vitest'
import { boxOf, STANDARD } from '../content/box.ts'
import { changes, type Facts, fullTable } from './testing/changes.ts'
import type { Scene } from './testing/scene.ts'

interface Story {
  readonly relic: string
  readonly armor?: number
  /** Coins there must be. */
  readonly price?: number
  readonly answers?: (t: Scene) => void
  /** What its action changes; none for a Relic that only protects. */
  readonly does?: Facts
}

const stories: readonly Story[] = [
  { relic: 'pocket-watch', does: { coin: 1 } },
  {
    relic: 'crystal-ball',
    answers: (t) => t.say('discard-top'),
    does: {
      power: 1,
      'draw 0': 'cultist skeletal fanatic',
      'discard 0': 'acolyte-hunt cultist fanatic inquisitor',
      known: 'fanatic:3',
    },
  },
  { relic: 'canopic-jar', armor: 1, does: { regeneration: 1 } },
  { relic: 'tower-cuirass', armor: 2 },
  { relic: 'sword-of-methuselah', does: { power: 2 } },
  {
    relic: 'key-of-lufenamun',
    answers: (t) => t.pick('fanatic'),
    does: { 'draw 0': 'cultist skeletal fanatic', 'discard 0': 'acolyte-hunt cultist fanatic inquisitor' },
  },
  { relic: 'philosophers-stone', does: { coin: 1, conversions: 'coin>power coin>regeneration' } },
  {
    relic: 'hangmans-noose',
    answers: (t) => t.pick('acolyte-lodge'),
    does: { power: 1, 'area 0': 'wisp', removed: 'acolyte-lodge' },
  },
  {
    relic: 'grimoire',
    price: 1,
    answers: (t) => t.pick('acolyte-hunt'),
    does: {
      coin: 0,
      'hand 0': 'acolyte-hunt cultist',
      'discard 0': 'cultist inquisitor',
      known: 'acolyte-hunt:3',
    },
  },
  { relic: 'wolf-bone-whistle', answers: (t) => t.ability('acolyte-lodge'), does: { coin: 3 } },
  // The Wisp has a token already, so there is nobody to choose but the Acolyte.
  { relic: 'soul-lantern', does: { 'tokens 0': 'acolyte-lodge+ wisp-' } },
  { relic: 'voodoo-doll', answers: (t) => t.say('lose-health'), does: { 'health 1': 28 } },
]

/** The full table without Relics and with nothing for sale, so that each Relic is free to be laid. */
const bare = { relics: [], street: [] } as const

test('TL-COMP-R1: there is a story for every Relic in the box', () => {
  const relics = boxOf({ content: STANDARD }).faces.filter(({ type }) => type === 'relic')
  expect(stories.map(({ relic }) => relic)).toEqual(relics.map(({ id }) => id))
})

test.each(stories)(
  'TL-PLAY6, TL-RELIC1, TL-RELIC2, TL-RELIC-R2, TL-RELIC-R7: $relic from the hand protects at once and does nothing else',
  ({ relic, armor }) => {
    const t = fullTable({ ...bare, holds: [relic] })
    const protects = armor ? { 'armor 0': armor } : {}
    expect(changes(t, () => t.play(relic))).toEqual({ 'hand 0': 'cultist', 'relics 0': relic, ...protects })
    expect([t.question, t.seat]).toEqual(['action', 0])
  },
)

test.each(stories)(
  'TL-RELIC5, TL-RELIC6, TL-RELIC-R1: $relic is used once a turn and does what is printed on it',
  ({ relic, price = 0, answers, does }) => {
    const t = fullTable({ ...bare, relics: [[relic]], coin: price })
    const move = { do: 'relic', card: t.inRelics(relic) } as const
    if (!does) {
      expect(t.refusal(move)).toBe('TL-RELIC-R7')
      return
    }
    const used = changes(t, () => {
      t.relic(relic)
      answers?.(t)
    })
    expect(used).toEqual(does)
    expect(t.refusal(move)).toBe('TL-RELIC5')
    expect([t.question, t.seat]).toEqual(['action', 0])
  },
)

test('TL-REVEAL1, TL-REVEAL-R1: the Crystal Ball gives a Coin for a faction monster, which may stay on top', () => {
  const t = fullTable({ ...bare, relics: [['crystal-ball']], draws: [['skeletal', 'fanatic']] })
  expect(changes(t, () => t.relic('crystal-ball').say('decline'))).toEqual({ coin: 1, known: 'skeletal:3' })
})

test('TL-RELIC6: the Sword of Methuselah gives 4 Power in the turn of a Horde action', () => {
  const t = fullTable({ ...bare, relics: [['sword-of-methuselah']], areas: [['acolyte-lodge', 'wisp']] })
  t.link('acolyte-lodge', 'wisp').say('decline')
  expect(changes(t, () => t.relic('sword-of-methuselah'))).toEqual({ power: 4 })
  t.play('cultist').pass().play('cultist').pass().play('cultist', 'cultist', 'fanatic')
  expect(t.pool.power).toBe(1)
  expect(t.relic('sword-of-methuselah').pool.power).toBe(3)
})

test('TL-RELIC-R9: the Grimoire is refused to whoever has no Coin', () => {
  const t = fullTable({ ...bare, relics: [['grimoire']] })
  expect(t.refusal({ do: 'relic', card: t.inRelics('grimoire') })).toBe('TL-RELIC-R9')
})
