import { expect, test } from 'vitest'
import { boxOf, STANDARD } from '../content/box.ts'
import { printed } from './testing/content.ts'
import { scene } from './testing/scene.ts'

const NOTHING = { coin: 0, power: 0, regeneration: 0 }

test('TL-INFL1, TL-COMP8: sixteen Influences, four for each Overlord, none for two', () => {
  const { faces, influences, overlords } = boxOf({ content: STANDARD })
  expect(influences.map((own) => own.length)).toEqual([4, 4, 4, 4])
  expect(new Set(influences.flat()).size).toBe(16)
  for (const [overlord, own] of influences.entries()) {
    for (const card of own) {
      expect(faces[card]?.overlord).toBe(overlord)
      expect(faces[card]?.faction).toBe(overlords[overlord]?.faction)
    }
  }
})

test('TL-INFL2, TL-INFL3, TL-INFL4, TL-INFL5: edge case 10, alone it does nothing, and a Ghoul that follows changes nothing', () => {
  const t = scene({ hands: [['call-of-the-crypt', 'ghoul', 'cultist']], discards: [['wisp']] })
  t.play('call-of-the-crypt')
  expect(t.events.map(({ e }) => e)).toEqual(['played', 'influence-alone'])
  expect(t.told('influence-alone')).toEqual([
    { e: 'influence-alone', seat: 0, card: t.inArea('call-of-the-crypt') },
  ])
  expect([t.pool, t.question]).toEqual([NOTHING, 'action'])
  t.play('ghoul')
  expect([t.pool, t.discard(0)]).toEqual([{ coin: 1, power: 1, regeneration: 1 }, ['wisp']])
})

test('TL-INFL2, TL-INFL3: with a monster of the faction its resources and keywords come', () => {
  const t = scene({ hands: [['ghoul', 'call-of-the-crypt', 'cultist']], discards: [['wisp']] })
  t.play('ghoul', 'call-of-the-crypt')
  expect(t.told('influence-alone')).toEqual([])
  expect([t.pool.power, t.hand(0)]).toEqual([2, ['cultist', 'wisp']])
})

test('TL-INFL3: the monster must be there at that moment; one that has left play does not help', () => {
  const t = scene({ hands: [['lambton-worm', 'crimson-kiss', 'cultist']], areas: [['ghoul']] })
  t.play('lambton-worm').pick('ghoul')
  const before = t.pool
  expect(t.play('crimson-kiss').pool).toEqual(before)
})

test.each([
  ['a Beast', [['sewer-rats']]],
  ['a starting monster', [['cultist', 'fanatic']]],
  ['another Influence of the same Overlord', [['crimson-kiss']]],
  ['an Undead of the opponent', [[], [{ card: 'ghoul', token: 'dismissed' }]]],
] as const)('TL-INFL2: edge case 12, %s is not enough for Methuselah', (_, areas) => {
  const t = scene({ hands: [['blood-tithe', 'cultist']], areas })
  expect(t.play('blood-tithe').pool).toEqual(NOTHING)
})

test.each(['haunt', 'dismissed'] as const)(
  'TL-INFL-R2: edge case 11, a monster with its token on the %s side is enough',
  (token) => {
    const t = scene({ hands: [['blood-tithe', 'cultist']], areas: [[{ card: 'ghoul', token }]] })
    expect(t.play('blood-tithe').pool).toEqual({ coin: 3, power: 0, regeneration: 3 })
  },
)

test.each([
  [['resources'], { coin: 0, power: 0, regeneration: 1 }, 1],
  [['keywords'], { coin: 2, power: 0, regeneration: 1 }, 0],
  [['unique'], { coin: 2, power: 0, regeneration: 0 }, 1],
  [[], { coin: 2, power: 0, regeneration: 1 }, 1],
  [['resources', 'keywords', 'unique'], NOTHING, 0],
] as const)('TL-INFL-R1: with the condition on %j the rest always comes', (conditional, pool, unite) => {
  const content = printed({
    'blood-tithe': {
      conditional,
      resources: { coin: 2 },
      keywords: [{ op: 'unite' }],
      unique: [{ op: 'gain', resource: 'regeneration', n: 1 }],
    },
  })
  const t = scene({ content, hands: [['blood-tithe', 'cultist']] }).play('blood-tithe')
  expect([t.pool, t.player(0).unite]).toEqual([pool, unite])
  const together = scene({ content, hands: [['blood-tithe', 'cultist']], areas: [['ghoul']] })
  together.play('blood-tithe')
  expect([together.pool, together.player(0).unite]).toEqual([{ coin: 2, power: 0, regeneration: 1 }, 1])
})

test('TL-INFL-R3: an Influence that did nothing lies in play, and leaves at Cleanup', () => {
  const t = scene({ hands: [['blood-tithe', 'cultist']], draws: [Array(4).fill('fanatic')] })
  t.play('blood-tithe')
  expect([t.area(0), t.hand(0)]).toEqual([['blood-tithe'], ['cultist']])
  t.pass()
  expect([t.area(0), t.discard(0)]).toEqual([[], ['blood-tithe']])
})

test('TL-INFL-R4: an Influence joins no horde on either side, and receives no HAUNT token', () => {
  const t = scene({ relics: [['soul-lantern']], areas: [['blood-tithe', 'ghoul', 'wisp']] })
  for (const id of ['ghoul', 'wisp']) {
    expect(t.refusal(t.linkMove('blood-tithe', id))).toBe('TL-INFL-R4')
    expect(t.refusal(t.linkMove(id, 'blood-tithe'))).toBe('TL-INFL-R4')
  }
  expect(t.relic('soul-lantern').offered).toEqual(['card ghoul', 'card wisp'])
  expect(t.refusal({ do: 'card', card: t.inArea('blood-tithe') })).toBe('TL-INFL-R4')
})

test('TL-INFL-R4: playing an Influence is not playing a monster', () => {
  const t = scene({ hands: [['blood-tithe', 'cultist']], areas: [['lich']] }).play('blood-tithe')
  expect(t.told('triggered')).toEqual([])
})
