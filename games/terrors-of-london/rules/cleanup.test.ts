/** The Cleanup phase: what leaves the table, what stays, and what ends. */
import { expect, test } from 'vitest'
import { printed } from './testing/content.ts'
import { scene } from './testing/scene.ts'

const FIVE = ['fanatic', 'fanatic', 'fanatic', 'cultist', 'cultist']

test('TL-CLEAN1, TL-CLEAN2, TL-CLEAN4, TL-RELIC9, TL-POOL4: Influences and monsters to the discard pile, resources gone, Relics stay', () => {
  const t = scene({
    hands: [['ghoul', 'blood-tithe', 'acolyte-hunt', 'lich']],
    draws: [FIVE],
    discards: [['mummy']],
    relics: [['pocket-watch', 'tower-cuirass'], ['voodoo-doll']],
  })
  t.play('ghoul', 'blood-tithe', 'acolyte-hunt')
  const cards = [...t.player(0).area]
  t.pass()
  expect(t.told('cleaned-up')).toEqual([{ e: 'cleaned-up', seat: 0, cards, lost: [4, 2, 5] }])
  expect(t.area(0)).toEqual([])
  expect(t.discard(0)).toEqual(['acolyte-hunt', 'blood-tithe', 'ghoul', 'mummy'])
  expect([t.relics(0), t.relics(1)]).toEqual([['pocket-watch', 'tower-cuirass'], ['voodoo-doll']])
  expect(t.pool).toEqual({ coin: 0, power: 0, regeneration: 0 })
})

test('TL-CLEAN-R1: cards of the opponent are left alone, tokens and all', () => {
  const areas = [['ghoul'], [{ card: 'gargoyle', token: 'dismissed' }, 'wisp']] as const
  const t = scene({ areas, draws: [FIVE] }).pass()
  expect(t.area(1)).toEqual(['gargoyle', 'wisp'])
  expect([t.token('gargoyle', 1), t.token('wisp', 1)]).toEqual(['dismissed', null])
  expect(t.discard(1)).toEqual([])
})

test('TL-CLEAN-R2: leaving play at Cleanup is neither DESTROY nor discarding', () => {
  const content = printed({
    'pocket-watch': {
      triggered: { on: { event: 'keyword', keyword: 'destroy' }, limit: 9, effects: [{ op: 'unite' }] },
    },
  })
  const given = { content, relics: [['pocket-watch']], draws: [FIVE] } as const
  const t = scene({ ...given, areas: [['ghoul']] }).pass()
  const what = t.events.map(({ e }) => e)
  expect(what).toEqual(['passed', 'cleaned-up', 'drew', 'turn'])
  const destroying = scene({ ...given, hands: [['lambton-worm', 'cultist']] }).play('lambton-worm')
  expect(destroying.pick('lambton-worm').player(0).unite).toBe(1)
})

test('TL-CLEAN3, TL-HAUNT-R1: tokens turn after the cards have left, so a haunted one is still there', () => {
  const t = scene({ areas: [[{ card: 'wisp', token: 'haunt' }]], draws: [FIVE] }).pass()
  expect(t.area(0)).toEqual(['wisp'])
  expect(t.events.map(({ e }) => e)).toEqual(['passed', 'cleaned-up', 'dismissed', 'drew', 'turn'])
})

test('TL-CLEAN2, TL-CONV-R1: promises of the turn end with it: conversions, discounts and CLAIM', () => {
  const t = scene({
    overlords: ['lilith', 'fenris'],
    hands: [['alchemist', 'relic-hunter', 'cultist'], ['cultist']],
    street: ['ghoul', 'voodoo-doll'],
    draws: [FIVE],
  })
  t.play('alchemist', 'relic-hunter').say('overlord')
  expect([t.s.conversions, t.s.discounts, t.s.claims]).not.toEqual([0, [0, 0], [0, 0]])
  t.pass()
  expect([t.s.conversions, t.s.discounts, t.s.claims]).toEqual([0, [0, 0], [0, 0]])
})

test('TL-CLEAN2: a discount for monsters ends with the turn too, and so does the memory of a sacrifice', () => {
  const content = printed({
    ghoul: { unique: [{ op: 'discount', type: 'monster', n: 2 }] },
    skeletal: { keywords: [], unique: [{ op: 'claimNext', type: 'relic' }] },
    wisp: {
      keywords: [],
      unique: [{ op: 'if', when: 'sacrificedThisTurn', effects: [{ op: 'unite' }] }],
    },
  })
  const t = scene({
    content,
    hands: [
      ['ghoul', 'skeletal', 'warlock', 'cultist'],
      ['wisp', 'cultist'],
    ],
    draws: [FIVE],
  })
  t.play('ghoul', 'skeletal', 'warlock').pick('warlock')
  expect([t.s.discounts, t.s.claims]).toEqual([
    [2, 0],
    [0, 1],
  ])
  t.pass()
  expect([t.s.discounts, t.s.claims]).toEqual([
    [0, 0],
    [0, 0],
  ])
  expect(t.play('wisp').player(1).unite).toBe(0)
})

test('TL-HORDE-R8, TL-CLEAN1: hordes dissolve, and their monsters leave like others', () => {
  const t = scene({ areas: [['wisp', 'skeletal']], draws: [FIVE] })
    .link('wisp', 'skeletal')
    .say('decline')
  t.pass()
  expect(t.hordes).toEqual([])
  expect(t.discard(0)).toEqual(['skeletal', 'wisp'])
})
