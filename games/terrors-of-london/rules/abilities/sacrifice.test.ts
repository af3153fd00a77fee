/** SACRIFICE: a card of one's own out of the game for a resource. */
import { HIDDEN } from '@duskhall/kernel'
import { expect, test } from 'vitest'
import { printed } from '../testing/content.ts'
import { scene } from '../testing/scene.ts'

test('TL-SACR1, TL-SACR3, TL-SACR-R1: a Cultist in play leaves the game for 1 Power and is in no pile afterwards', () => {
  const t = scene({ hands: [['warlock', 'fanatic']], areas: [['cultist']] }).play('warlock')
  const cultist = t.inArea('cultist')
  t.pick('cultist')
  expect(t.told('sacrificed')).toEqual([{ e: 'sacrificed', seat: 0, card: cultist, from: 'play' }])
  expect(t.told('gained')).toEqual([{ e: 'gained', seat: 0, coin: 0, power: 1, regeneration: 0 }])
  expect(t.pool).toEqual({ coin: 1, power: 6, regeneration: 0 })
  expect([t.area(0), t.discard(0), t.removed, t.question]).toEqual([['warlock'], [], ['cultist'], 'action'])
})

test.each([
  ['power', { coin: 1, power: 6, regeneration: 0 }],
  ['coin', { coin: 2, power: 5, regeneration: 0 }],
  ['regeneration', { coin: 1, power: 5, regeneration: 1 }],
] as const)('TL-SACR-R1, TL-SACR3: at a table that says %s, that is what it gives', (sacrificeGain, pool) => {
  const t = scene({ options: { sacrificeGain }, hands: [['warlock', 'fanatic']], areas: [['cultist']] })
  expect(t.play('warlock').pick('cultist').pool).toEqual(pool)
})

test('TL-SACR2, TL-SACR-R2: own Relics, Influences, haunted monsters, members of hordes and the card itself; nothing of the opponent', () => {
  const t = scene({
    hands: [['warlock', 'fanatic']],
    areas: [['wisp', 'skeletal', 'blood-tithe', { card: 'gargoyle', token: 'dismissed' }], ['mummy']],
    relics: [['pocket-watch'], ['voodoo-doll']],
    discards: [['ghoul']],
    street: ['lich'],
  })
  t.link('wisp', 'skeletal').say('decline').play('warlock')
  expect(t.offered).toEqual(
    ['blood-tithe', 'gargoyle', 'pocket-watch', 'skeletal', 'warlock', 'wisp'].map((id) => `card ${id}`),
  )
  expect(t.refusal({ do: 'card', card: t.inHand('fanatic') })).toBe('TL-SACR2')
  expect(t.refusal({ do: 'card', card: t.find(t.player(0).discard, 'ghoul') })).toBe('TL-SACR2')
  expect(t.refusal({ do: 'card', card: t.inArea('mummy', 1) })).toBe('illegal')
  expect(t.refusal({ do: 'card', card: t.inStreet('lich') })).toBe('illegal')
})

test('TL-SACR2: the Resurrectionist reaches the discard pile as well, and still not the hand', () => {
  const t = scene({ hands: [['resurrectionist', 'fanatic']], discards: [['ghoul', 'voodoo-doll']] })
  t.play('resurrectionist')
  expect(t.choices).toEqual(['ghoul', 'resurrectionist', 'voodoo-doll'])
  expect(t.refusal({ do: 'card', card: t.inHand('fanatic') })).toBe('TL-SACR2')
  const ghoul = t.find(t.player(0).discard, 'ghoul')
  t.pick('ghoul')
  expect(t.told('sacrificed')).toEqual([{ e: 'sacrificed', seat: 0, card: ghoul, from: 'discard' }])
  expect([t.discard(0), t.removed, t.area(0)]).toEqual([['voodoo-doll'], ['ghoul'], ['resurrectionist']])
  expect(t.pool).toEqual({ coin: 1, power: 2, regeneration: 0 })
})

test('TL-SACR-R2, TL-HORDE-R10, TL-HAUNT-R8: sacrificed out of a horde, a monster leaves no piece of one behind, and its token', () => {
  const areas = [['wisp', { card: 'skeletal', token: 'haunt' }, 'werewolf']] as const
  const t = scene({ hands: [['warlock', 'fanatic']], areas })
  const skeletal = t.inArea('skeletal')
  t.link('wisp', 'skeletal').say('decline').link('skeletal', 'werewolf').say('decline')
  t.play('warlock').pick('skeletal')
  expect([t.hordes, t.tokenOn(skeletal)]).toEqual([[], null])
})

test('TL-SACR-R2, TL-PLAY-R2: a card that sacrifices itself still resolves the rest', () => {
  const t = scene({ hands: [['reaper', 'cultist'], []], areas: [[{ card: 'wisp', token: 'haunt' }]] })
  t.play('reaper').pick('reaper')
  expect([t.area(0), t.removed]).toEqual([['wisp'], ['reaper']])
  expect(t.pool.power).toBe(6)
})

test('TL-SACR-R3, TL-HIDE1: what is removed lies open to both, and never returns', () => {
  const t = scene({
    hands: [['warlock', 'fanatic'], ['cultist']],
    areas: [['cultist']],
    draws: [['ghoul']],
  })
  t.play('warlock').pick('cultist')
  for (const seat of [0, 1, -1]) {
    const { state } = t.seen(seat)
    expect(t.names(state.removed)).toEqual(['cultist'])
    expect(state.removed).not.toContain(HIDDEN)
  }
  // The whole deck comes round, and the Cultist is not there.
  t.pass()
  expect(t.hand(0)).toEqual(['fanatic', 'ghoul', 'warlock'])
  expect(t.removed).toEqual(['cultist'])
})

test('TL-SACR-R4, TL-GEN-R4: with one card in play it must be that one; nobody may decline', () => {
  const t = scene({ hands: [['warlock', 'fanatic']] }).play('warlock')
  expect([t.area(0), t.removed, t.pool.power]).toEqual([[], ['warlock'], 6])
  const two = scene({ hands: [['warlock', 'fanatic']], areas: [['cultist']] }).play('warlock')
  expect(two.offered).toEqual(['card cultist', 'card warlock'])
})

test('TL-SACR-R4, TL-GEN-R3: an Overlord that sacrifices finds nothing without a card in play', () => {
  const content = printed({ methuselah: { action: { effects: [{ op: 'sacrifice' }] } } })
  const t = scene({ content, discards: [['ghoul']] }).say('overlord')
  expect([t.question, t.told('sacrificed'), t.pool.power]).toEqual(['action', [], 0])
  const there = scene({ content, relics: [['pocket-watch']] }).say('overlord')
  expect([there.relics(0), there.removed, there.pool.power]).toEqual([[], ['pocket-watch'], 1])
})

test('TL-SACR-R4: at a table where keywords are optional SACRIFICE may be declined, for nothing', () => {
  const options = { keywordsOptional: true }
  const t = scene({ options, hands: [['ripper', 'fanatic'], []], areas: [['cultist']] }).play('ripper')
  expect(t.offered).toEqual(['card cultist', 'card ripper', 'decline'])
  t.say('decline')
  expect([t.removed, t.pool.power, t.area(0)]).toEqual([[], 4, ['cultist', 'ripper']])
})
