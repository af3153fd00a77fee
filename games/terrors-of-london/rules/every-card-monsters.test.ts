/** Every monster once, played through its questions and haunted: what changes on the table, and nothing else. */
import { expect, test } from 'vitest'
import { boxOf, STANDARD } from '../content/box.ts'
import {
  changes,
  cursed,
  drawOne,
  type Facts,
  fullTable,
  huntTaken,
  loseHealth,
  playing,
  takeHunt,
} from './testing/changes.ts'
import type { Scene } from './testing/scene.ts'

interface Story {
  readonly card: string
  /** Answers to the questions of its abilities. */
  readonly answers?: (t: Scene) => void
  /** What its abilities change. */
  readonly does: Facts
  /** What is different when it acts once more, with a token on it. */
  readonly haunted?: Facts
}

const BEFORE = 'acolyte-lodge wisp'

const removeGhoul: Facts = {
  street: 'werewolf sewer-rats pickpocket poltergeist voodoo-doll',
  market: 'mummy',
  removed: 'ghoul',
}

const stories: readonly Story[] = [
  { card: 'cultist', does: { coin: 1 } },
  { card: 'fanatic', does: { power: 1 } },
  { card: 'acolyte-crypt', does: { power: 1, regeneration: 1 } },
  { card: 'acolyte-hunt', does: { power: 1, regeneration: 1 } },
  { card: 'acolyte-lodge', does: { power: 1, regeneration: 1 } },
  { card: 'acolyte-veil', does: { power: 1, regeneration: 1 } },
  { card: 'ghoul', does: { coin: 1, power: 1, regeneration: 1 } },
  { card: 'skeletal', answers: takeHunt, does: { coin: 1, regeneration: 1, ...huntTaken } },
  { card: 'vampire-thrall', does: { coin: 1, power: 2, regeneration: 2, conversions: 'power>regeneration' } },
  { card: 'mummy', answers: loseHealth, does: { coin: 1, power: 2, ...cursed } },
  { card: 'revenant', answers: takeHunt, does: { coin: 1, power: 2, ...huntTaken } },
  {
    card: 'vampire-countess',
    answers: (t) => t.say('pay'),
    does: {
      coin: 1,
      power: 3,
      regeneration: 2,
      'health 0': 27,
      'hand 0': 'cultist cultist fanatic',
      'draw 0': 'skeletal fanatic',
    },
  },
  {
    card: 'lich',
    answers: takeHunt,
    does: { coin: 1, ...drawOne, ...huntTaken, 'hand 0': 'acolyte-hunt cultist fanatic' },
  },
  {
    card: 'nosferatu',
    does: { coin: 1, power: 5, regeneration: 2, conversions: 'power>regeneration', ...drawOne },
  },
  { card: 'sewer-rats', does: { power: 2 } },
  { card: 'black-shuck', answers: (t) => t.gain('coin'), does: { coin: 2, power: 1 } },
  { card: 'werewolf', answers: (t) => t.gain('power'), does: { power: 4 } },
  {
    card: 'gargoyle',
    does: { power: 2, regeneration: 1, 'armor 0': 2, 'tokens 0': 'wisp- gargoyle+' },
  },
  {
    card: 'lambton-worm',
    answers: (t) => t.pick('tower-cuirass'),
    does: {
      coin: 1,
      power: 3,
      regeneration: 1,
      'relics 1': '',
      'discard 1': 'tower-cuirass',
      'armor 1': 1,
    },
  },
  { card: 'pack-alpha', answers: (t) => t.gain('coin'), does: { coin: 3, power: 3 } },
  { card: 'chimera', does: { power: 4, ...drawOne } },
  { card: 'leviathan', answers: (t) => t.pick('ghoul'), does: { coin: 1, power: 7, ...removeGhoul } },
  { card: 'pickpocket', does: { coin: 2 } },
  { card: 'relic-hunter', does: { coin: 1, power: 1, 'relic discount': 2 } },
  {
    card: 'resurrectionist',
    answers: (t) => t.pick('inquisitor'),
    does: { coin: 1, power: 2, 'discard 0': 'acolyte-hunt cultist', removed: 'inquisitor' },
  },
  {
    card: 'inquisitor',
    answers: (t) => t.pick('grey-lady'),
    does: {
      coin: 1,
      power: 2,
      'unite 0': 1,
      'area 1': '',
      'tokens 1': '',
      'discard 1': 'grey-lady',
      'armor 1': 2,
    },
  },
  { card: 'alchemist', does: { coin: 2, 'unite 0': 1, conversions: 'coin>power' } },
  { card: 'vampire-hunter', answers: (t) => t.pick('ghoul'), does: { coin: 1, power: 3, ...removeGhoul } },
  {
    card: 'warlock',
    answers: (t) => t.pick('pocket-watch'),
    does: { coin: 1, power: 6, 'relics 0': '', removed: 'pocket-watch' },
  },
  {
    card: 'ripper',
    answers: (t) => t.pick('fanatic').pick('pocket-watch'),
    // 4 printed, 1 for the sacrifice, 2 for having sacrificed.
    does: {
      power: 7,
      'hand 1': 'cultist',
      'discard 1': 'fanatic',
      'relics 0': '',
      removed: 'pocket-watch',
    },
  },
  { card: 'wisp', does: { coin: 1, regeneration: 1, 'tokens 0': 'wisp- wisp+' } },
  {
    card: 'poltergeist',
    answers: (t) => t.say('lose-health').pick('ghoul'),
    does: { coin: 1, ...cursed, ...removeGhoul },
  },
  { card: 'banshee', answers: loseHealth, does: { coin: 1, power: 2, regeneration: 1, ...cursed } },
  { card: 'grey-lady', does: { coin: 2, regeneration: 1, 'armor 0': 1, 'tokens 0': 'wisp- grey-lady+' } },
  { card: 'phantom-coachman', does: { power: 1, ...drawOne, 'tokens 0': 'wisp- phantom-coachman+' } },
  { card: 'wraith', does: { power: 3, regeneration: 1, 'tokens 0': 'wisp- wraith+' } },
  {
    card: 'reaper',
    answers: (t) => t.say('lose-health').pick('pocket-watch'),
    // 4 printed, 1 for the sacrifice, 1 for the Wisp with its token; and 1 for its own.
    does: { power: 6, ...cursed, 'relics 0': '', removed: 'pocket-watch' },
    haunted: { power: 7 },
  },
  {
    card: 'angel-of-death',
    answers: loseHealth,
    does: { power: 4, ...cursed, 'armor 0': 1, 'tokens 0': 'wisp- angel-of-death+' },
  },
  { card: 'hired-thug', does: { coin: 1, power: 2, regeneration: 1 } },
  {
    card: 'fortune-teller',
    answers: (t) => t.pick('fanatic').pick('skeletal'),
    does: {
      coin: 2,
      'hand 0': 'cultist fanatic',
      'draw 0': 'skeletal cultist fanatic',
      known: 'cultist:1 fanatic:1 skeletal:1',
    },
  },
  { card: 'ringmaster', answers: (t) => t.ability('wisp'), does: { coin: 2, power: 3, ...drawOne } },
]

test('TL-COMP-R1: there is a story for every monster in the box', () => {
  const monsters = boxOf({ content: STANDARD }).faces.filter(({ type }) => type === 'monster')
  expect(stories.map(({ card }) => card)).toEqual([...new Set(monsters.map(({ id }) => id))])
})

test.each(stories)(
  'TL-PLAY5, TL-ABIL1, TL-ABIL2, TL-ABIL-R1: $card does what is printed on it, and nothing else',
  ({ card, answers, does }) => {
    const t = fullTable({ holds: [card] })
    const played = playing(t, card, answers)
    expect(played).toEqual({ 'hand 0': 'cultist', 'area 0': `${BEFORE} ${card}`, ...does })
  },
)

test.each(stories)(
  'TL-HAUNT7, TL-HAUNT9, TL-HAUNT10, TL-HAUNT11, TL-HAUNT12, TL-HAUNT-R9: $card does the same in a HAUNT action, once',
  ({ card, answers, does, haunted }) => {
    const there = [
      'acolyte-lodge',
      { card: 'wisp', token: 'dismissed' },
      { card, token: 'dismissed' },
    ] as const
    const t = fullTable({ areas: [there, [{ card: 'grey-lady', token: 'dismissed' }]] })
    const number = t.player(0).area[2] as number
    const acted = changes(t, () => {
      t.answer(0, { do: 'haunt', card: number })
      answers?.(t)
    })
    // It lies there already, and has its token.
    const { 'armor 0': _, 'tokens 0': __, ...again } = does
    expect(acted).toEqual({ ...again, ...haunted })
    expect(t.refusal({ do: 'haunt', card: number })).toBe('TL-HAUNT9')
    expect([t.question, t.seat]).toEqual(['action', 0])
  },
)

test('TL-ABIL3, TL-HAUNT3: the Reaper gains for three monsters with tokens at most, and nothing without any', () => {
  const token = 'dismissed' as const
  const haunted = ['wisp', 'wisp', 'gargoyle', 'grey-lady'].map((card) => ({ card, token }))
  const hands = [['reaper', 'cultist'], []] as const
  const power = (areas: typeof haunted) => {
    const t = fullTable({ hands, areas: [areas], relics: [['pocket-watch']] }).play('reaper')
    t.pick('pocket-watch')
    return [t.pool.power, t.told('gained').length]
  }
  expect(power(haunted)).toEqual([8, 2])
  expect(power(haunted.slice(1))).toEqual([8, 2])
  expect(power(haunted.slice(2))).toEqual([7, 2])
  expect(power([])).toEqual([5, 1])
})
