/** DESTROY: a card in play to its owner's discard pile, or a card of the Street out of the game. */
import { expect, test } from 'vitest'
import { printed } from '../testing/content.ts'
import { scene } from '../testing/scene.ts'

const worm = { hands: [['lambton-worm', 'cultist'], ['lich']] } as const

test('TL-DESTROY1, TL-DESTROY-R1, TL-DESTROY-R2, TL-GEN-R5: everything in play and the Street, and nothing else', () => {
  const t = scene({
    ...worm,
    areas: [['blood-tithe', 'ghoul'], [{ card: 'gargoyle', token: 'dismissed' }]],
    relics: [['pocket-watch'], ['voodoo-doll']],
    street: ['wisp', 'mummy'],
    market: ['banshee'],
    acolytes: ['acolyte-veil'],
    discards: [['reaper'], ['chimera']],
    draws: [['warlock'], ['ripper']],
  })
  t.play('lambton-worm')
  const inPlay = ['blood-tithe', 'gargoyle', 'ghoul', 'lambton-worm', 'pocket-watch', 'voodoo-doll']
  expect([t.question, t.offered]).toEqual([
    'destroy',
    [...inPlay, 'mummy', 'wisp'].sort().map((id) => `card ${id}`),
  ])
  const { hand, discard, draw } = t.player(1)
  for (const card of [...hand, ...discard, ...draw, ...t.s.acolytes, ...t.s.market, t.inHand('cultist')])
    expect(t.refusal({ do: 'card', card })).toBe('illegal')
})

test('TL-DESTROY2: a card of the opponent goes to the discard pile of the opponent', () => {
  const t = scene({ ...worm, areas: [[], [{ card: 'gargoyle', token: 'dismissed' }]] }).play('lambton-worm')
  const gargoyle = t.inArea('gargoyle', 1)
  t.pick('gargoyle')
  expect(t.told('destroyed')).toEqual([{ e: 'destroyed', seat: 0, card: gargoyle, of: 1 }])
  expect([t.area(1), t.discard(1), t.discard(0), t.removed]).toEqual([[], ['gargoyle'], [], []])
  expect([t.question, t.seat]).toEqual(['action', 0])
})

test('TL-DESTROY2, TL-DESTROY-R1, TL-RELIC-R6: own cards too, Relics included', () => {
  const given = { ...worm, areas: [['ghoul']], relics: [['pocket-watch']] } as const
  const monster = scene(given).play('lambton-worm').pick('ghoul')
  expect([monster.area(0), monster.discard(0)]).toEqual([['lambton-worm'], ['ghoul']])
  const relic = scene(given).play('lambton-worm').pick('pocket-watch')
  expect([relic.relics(0), relic.discard(0)]).toEqual([[], ['pocket-watch']])
})

test('TL-DESTROY3, TL-DESTROY4: a card of the Street leaves the game and its place is filled', () => {
  const street = ['ghoul', 'wisp', 'voodoo-doll']
  const t = scene({ ...worm, street, market: ['banshee', 'mummy'] }).play('lambton-worm')
  const wisp = t.inStreet('wisp')
  t.pick('wisp')
  expect(t.told('street-destroyed')).toEqual([{ e: 'street-destroyed', seat: 0, card: wisp, slot: 1 }])
  expect([t.street, t.removed, t.names(t.s.market)]).toEqual([
    ['ghoul', 'banshee', 'voodoo-doll', '-', '-'],
    ['wisp'],
    ['mummy'],
  ])
  expect([t.discard(0), t.discard(1)]).toEqual([[], []])
})

test('TL-DESTROY-R3, TL-MARKET4: with the Market exhausted a gap is left, which nobody can choose', () => {
  const t = scene({ hands: [['lambton-worm', 'leviathan', 'cultist']], street: ['ghoul', 'wisp'] })
  t.play('lambton-worm').pick('ghoul')
  expect([t.street, t.told('street-filled')]).toEqual([['-', 'wisp', '-', '-', '-'], []])
  expect(t.play('leviathan').choices).toEqual(['lambton-worm', 'leviathan', 'wisp'])
})

test('TL-DESTROY-R1, TL-GEN-R4: with nothing else in play or in the Street it must hit its own card', () => {
  const t = scene({ ...worm, draws: [['fanatic']] }).play('lambton-worm')
  expect(t.events.map(({ e }) => e)).toEqual(['played', 'gained', 'forced', 'destroyed'])
  expect([t.area(0), t.discard(0), t.question]).toEqual([[], ['lambton-worm'], 'action'])
})

test('TL-DESTROY-R4: what a destroyed card has given stays, what it gave all along ends', () => {
  const t = scene({
    hands: [['gargoyle', 'lambton-worm', 'sewer-rats', 'cultist']],
    areas: [['pack-alpha']],
  })
  t.play('gargoyle')
  expect([t.armor(0), t.pool.power]).toEqual([2, 3])
  t.play('lambton-worm').pick('gargoyle')
  expect([t.armor(0), t.pool.power, t.pool.regeneration]).toEqual([0, 7, 2])
})

test('TL-DESTROY-R4: a destroyed card triggers no more', () => {
  const given = {
    hands: [['lambton-worm', 'acolyte-hunt', 'cultist']],
    areas: [['pack-alpha', 'ghoul']],
  } as const
  const spared = scene(given).play('lambton-worm').pick('ghoul').play('acolyte-hunt')
  expect(spared.pool.power).toBe(6)
  const destroyed = scene(given).play('lambton-worm').pick('pack-alpha').play('acolyte-hunt')
  expect(destroyed.pool.power).toBe(5)
})

test('TL-DESTROY2, TL-RELIC-R6, TL-RELIC-R2, TL-PLAY6: a destroyed Relic comes back from the hand, unused', () => {
  const t = scene({
    hands: [['lambton-worm', 'cultist'], ['cultist']],
    relics: [[], ['pocket-watch']],
  })
  t.play('lambton-worm').pick('pocket-watch').pass().pass()
  expect(t.hand(1)).toEqual(['cultist', 'pocket-watch'])
  t.play('lambton-worm').pass().play('pocket-watch')
  expect([t.relics(1), t.pool.coin]).toEqual([['pocket-watch'], 0])
  expect(t.relic('pocket-watch').pool.coin).toBe(1)
})

test('TL-GEN-R3: without any card in play or for sale DESTROY does nothing', () => {
  const content = printed({ methuselah: { action: { effects: [{ op: 'destroy' }] } } })
  const t = scene({ content }).say('overlord')
  expect([t.question, t.told('destroyed'), t.told('forced')]).toEqual(['action', [], []])
})

test('TL-GEN-R4: DESTROY is not declined, unless the table says so', () => {
  const given = { ...worm, street: ['ghoul'] }
  expect(scene(given).play('lambton-worm').offered).toEqual(['card ghoul', 'card lambton-worm'])
  const free = scene({ ...given, options: { keywordsOptional: true } }).play('lambton-worm')
  expect(free.offered).toEqual(['card ghoul', 'card lambton-worm', 'decline'])
  expect(free.say('decline').street[0]).toBe('ghoul')
})
