import { expect, test } from 'vitest'
import { printed } from './testing/content.ts'
import { scene } from './testing/scene.ts'

test('TL-PLAY1, TL-PLAY2, TL-PLAY3: exactly the card named leaves the hand, for nothing, and lies open', () => {
  const t = scene({ hands: [['nosferatu', 'ghoul', 'cultist']], areas: [['skeletal']] })
  const ghoul = t.inHand('ghoul')
  t.play('ghoul')
  expect(t.told('played')).toEqual([{ e: 'played', seat: 0, card: ghoul }])
  expect(t.told('paid')).toEqual([])
  expect([t.hand(0), t.area(0)]).toEqual([
    ['cultist', 'nosferatu'],
    ['skeletal', 'ghoul'],
  ])
  const { state } = t.seen(1)
  expect(t.names(state.players[0]?.area ?? [])).toEqual(['skeletal', 'ghoul'])
  expect(t.refusal({ do: 'play', card: ghoul })).toBe('illegal')
  // The dearest monster of the box costs nothing to play.
  expect(t.offered).toContain('play nosferatu')
})

test('TL-PLAY1: cards of piles, Street and the other hand cannot be played', () => {
  const t = scene({
    hands: [['cultist'], ['fanatic']],
    draws: [['wisp']],
    discards: [['lich']],
    street: ['mummy'],
  })
  const { draw, discard } = t.player(0)
  for (const card of [...draw, ...discard, ...t.s.street.slice(0, 1), ...t.player(1).hand])
    expect(t.refusal({ do: 'play', card })).toBe('illegal')
})

test('TL-PLAY4, TL-PLAY5, TL-PLAY6: an Influence and a monster act when played, a Relic lies in its zone', () => {
  const t = scene({ hands: [['ghoul', 'blood-tithe', 'pocket-watch', 'cultist']] })
  expect(t.play('ghoul').pool).toEqual({ coin: 1, power: 1, regeneration: 1 })
  expect(t.play('blood-tithe').pool).toEqual({ coin: 4, power: 1, regeneration: 4 })
  expect(t.play('pocket-watch').pool).toEqual({ coin: 4, power: 1, regeneration: 4 })
  expect([t.area(0), t.relics(0)]).toEqual([['ghoul', 'blood-tithe'], ['pocket-watch']])
})

test('TL-PLAY-R1: the card is in play when its own ability looks for a target', () => {
  const t = scene({ hands: [['lambton-worm', 'cultist']], street: ['ghoul'] }).play('lambton-worm')
  expect(t.choices).toEqual(['ghoul', 'lambton-worm'])
  t.pick('lambton-worm')
  expect([t.area(0), t.discard(0)]).toEqual([[], ['lambton-worm']])
})

test('TL-PLAY-R2: destroyed by itself, the Worm still unites and gains', () => {
  const content = printed({
    'lambton-worm': {
      keywords: [{ op: 'destroy' }, { op: 'unite' }],
      unique: [{ op: 'gain', resource: 'coin', n: 4 }],
    },
  })
  const t = scene({ content, hands: [['lambton-worm', 'cultist']], street: ['ghoul'] }).play('lambton-worm')
  expect([t.player(0).unite, t.pool.coin]).toEqual([0, 1])
  t.pick('lambton-worm')
  expect(t.area(0)).toEqual([])
  expect([t.player(0).unite, t.pool.coin, t.question]).toEqual([1, 5, 'action'])
})

test.each([
  ['cultist', { coin: 1, power: 0, regeneration: 0 }],
  ['fanatic', { coin: 0, power: 1, regeneration: 0 }],
  ['pickpocket', { coin: 2, power: 0, regeneration: 0 }],
  ['sewer-rats', { coin: 0, power: 2, regeneration: 0 }],
  ['hired-thug', { coin: 1, power: 2, regeneration: 1 }],
])(
  'TL-ABIL1, TL-POOL2, TL-EX1: a %s gives what is printed on it, on top of what is there',
  (id, printedOn) => {
    const t = scene({ hands: [[id, 'acolyte-veil']], coin: 3, power: 4, regeneration: 5 }).play(id)
    expect(t.told('gained')).toEqual([{ e: 'gained', seat: 0, ...printedOn }])
    expect(t.pool).toEqual({
      coin: 3 + printedOn.coin,
      power: 4 + printedOn.power,
      regeneration: 5 + printedOn.regeneration,
    })
  },
)

test('TL-ABIL1: a card without resources gains nothing, and says nothing', () => {
  const content = printed({ ghoul: { resources: {} } })
  const t = scene({ content, hands: [['ghoul', 'cultist']] }).play('ghoul')
  expect(t.events.map(({ e }) => e)).toEqual(['played'])
})

test('TL-ABIL2: keywords come as soon as the card is played', () => {
  const t = scene({ hands: [['phantom-coachman', 'cultist']], draws: [['fanatic']] })
  t.play('phantom-coachman')
  expect(t.events.map(({ e }) => e)).toEqual(['played', 'gained', 'drew', 'haunted'])
  expect([t.hand(0), t.token('phantom-coachman')]).toEqual([['cultist', 'fanatic'], 'haunt'])
})

/** Resources, two keywords, two Unique abilities; and a Lich in play that sees cheap monsters. */
const ORDERED = {
  resources: { coin: 1, power: 1 },
  keywords: [{ op: 'unite' }, { op: 'draw', n: 1 }],
  unique: [
    { op: 'discount', type: 'relic', n: 1 },
    { op: 'gain', resource: 'regeneration', n: 2 },
  ],
}

test('TL-ABIL3, TL-ABIL-R1, TL-ABIL7: resources at once, keywords as printed, Unique as printed, then what was triggered', () => {
  const given = { hands: [['ghoul', 'cultist']], draws: [['fanatic']], areas: [['lich']] } as const
  const t = scene({ ...given, content: printed({ ghoul: ORDERED }) }).play('ghoul')
  const order = ['played', 'gained', 'united', 'drew', 'promised', 'gained', 'triggered', 'gained']
  expect(t.events.map(({ e }) => e)).toEqual(order)
  expect(t.told('gained')).toEqual([
    { e: 'gained', seat: 0, coin: 1, power: 1, regeneration: 0 },
    { e: 'gained', seat: 0, coin: 0, power: 0, regeneration: 2 },
    { e: 'gained', seat: 0, coin: 0, power: 1, regeneration: 0 },
  ])
  const swapped = { ...ORDERED, keywords: [...ORDERED.keywords].reverse() }
  const other = scene({ ...given, content: printed({ ghoul: swapped }) }).play('ghoul')
  expect(other.events.map(({ e }) => e).slice(0, 4)).toEqual(['played', 'gained', 'drew', 'united'])
})

test('TL-ABIL3, TL-ACT-R2: a Unique ability waits until every keyword has been answered', () => {
  const t = scene({
    hands: [['reaper', 'cultist'], ['fanatic']],
    areas: [[{ card: 'wisp', token: 'haunt' }]],
  })
  expect([t.play('reaper').question, t.pool.power]).toEqual(['curse', 4])
  expect([t.pick('fanatic').question, t.pool.power]).toEqual(['sacrifice', 4])
  // 1 for the sacrifice, and 1 for the haunted monster that is left.
  expect([t.pick('reaper').question, t.pool.power]).toEqual(['action', 6])
})

test('TL-ABIL3: what the keyword has done counts for the Unique ability: a sacrificed Wisp haunts no more', () => {
  const t = scene({ hands: [['reaper', 'cultist'], []], areas: [[{ card: 'wisp', token: 'haunt' }]] })
  expect(t.play('reaper').pick('wisp').pool.power).toBe(5)
})

test('TL-ABIL4, TL-ABIL9: the Chimera is played: no Horde ability, and no gain for a horde', () => {
  const t = scene({ hands: [['chimera', 'cultist']], areas: [['pack-alpha']], draws: [['fanatic']] })
  t.play('chimera')
  // 4 printed on it, 1 from the Pack Alpha that saw a Beast.
  expect(t.pool).toEqual({ coin: 0, power: 5, regeneration: 0 })
  expect(t.told('horde-ability')).toEqual([])
  expect(t.told('triggered')).toEqual([{ e: 'triggered', seat: 0, source: t.inArea('pack-alpha') }])
})

test('the game may end in the middle of a list of abilities: nothing after it happens', () => {
  const t = scene({ hands: [['poltergeist', 'cultist'], []], health: [40, 2], street: ['ghoul', 'wisp'] })
  t.play('poltergeist')
  expect(t.s.outcome).toEqual({ winners: [0], rule: 'TL-END1' })
  expect([t.question, t.s.agenda, t.street.slice(0, 2)]).toEqual([null, [], ['ghoul', 'wisp']])
})
