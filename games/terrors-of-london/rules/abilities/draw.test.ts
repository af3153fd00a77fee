/** DRAW, UNITE and discarding. */
import { redact } from '@duskhall/kernel'
import { expect, test } from 'vitest'
import { printed } from '../testing/content.ts'
import { scene } from '../testing/scene.ts'

test('TL-DRAWK1: the number given, from the top of the own draw pile', () => {
  const t = scene({
    hands: [['ghoul', 'memories-of-sumer', 'cultist']],
    draws: [['wisp', 'lich', 'mummy'], ['fanatic']],
  })
  t.play('ghoul', 'memories-of-sumer')
  expect(t.names(t.player(0).hand)).toEqual(['cultist', 'wisp', 'lich'])
  expect([t.draw(0), t.draw(1)]).toEqual([['mummy'], ['fanatic']])
})

test('TL-DRAWK1, TL-HIDE1: the opponent hears how many were drawn, not which', () => {
  const t = scene({ hands: [['chimera', 'cultist']], draws: [['wisp']] }).play('chimera')
  const [drew] = t.told('drew')
  expect(redact(drew as never, 0)).toEqual({ e: 'drew', seat: 0, count: 1, cards: [t.inHand('wisp')] })
  expect(redact(drew as never, 1)).toEqual({ e: 'drew', seat: 0, count: 1 })
})

test('TL-DRAWK1, TL-DRAW4: DRAW shuffles the discard pile in the middle when it must', () => {
  const t = scene({
    hands: [['ghoul', 'memories-of-sumer', 'cultist']],
    draws: [['wisp']],
    discards: [['lich']],
  })
  t.play('ghoul', 'memories-of-sumer')
  expect(t.told('reshuffled')).toEqual([{ e: 'reshuffled', seat: 0, count: 1, under: false }])
  expect([t.hand(0), t.draw(0), t.discard(0)]).toEqual([['cultist', 'lich', 'wisp'], [], []])
})

test('TL-DRAWK1, TL-DRAW-R2: with nothing to draw DRAW draws nothing', () => {
  const t = scene({ hands: [['chimera', 'cultist']] }).play('chimera')
  expect([t.hand(0), t.told('drew'), t.question]).toEqual([['cultist'], [], 'action'])
})

test('TL-DRAWK-R1: what was drawn may be played at once, and counts for Pass', () => {
  const t = scene({ hands: [['chimera', 'cultist']], draws: [['sewer-rats']] }).play('chimera')
  expect(t.refusal({ do: 'pass' })).toBe('TL-PASS2')
  t.play('sewer-rats')
  expect([t.area(0), t.pool.power]).toEqual([['chimera', 'sewer-rats'], 6])
  expect(t.offers({ do: 'pass' })).toBe(true)
})

test('TL-UNITE1: one token for each activation, for the player whose turn it is', () => {
  const t = scene({ hands: [['alchemist', 'inquisitor', 'cultist']], street: ['ghoul'] }).play('alchemist')
  expect(t.told('united')).toEqual([{ e: 'united', seat: 0, tokens: 1 }])
  t.play('inquisitor').pick('ghoul')
  expect([t.player(0).unite, t.player(1).unite]).toEqual([2, 0])
})

test('TL-UNITE1: also by a Horde ability and by a HAUNT action', () => {
  const content = printed({ wisp: { keywords: [{ op: 'unite' }] } })
  const areas = [['resurrectionist', { card: 'wisp', token: 'dismissed' }]] as const
  const t = scene({ content, areas }).link('resurrectionist', 'wisp').ability('resurrectionist')
  expect(t.player(0).unite).toBe(1)
  expect(t.haunt('wisp').player(0).unite).toBe(2)
})

const NINE = ['fanatic', 'fanatic', 'fanatic', 'ghoul', 'wisp', 'lich', 'mummy', 'banshee', 'reaper']

test('TL-UNITE2, TL-UNITE3: tokens lie until the Draw phase of their holder, and then are gone', () => {
  const t = scene({
    hands: [['alchemist', 'cultist'], ['cultist']],
    unite: [0, 1],
    draws: [NINE, Array(4).fill('cultist')],
  })
  t.play('alchemist').play('cultist').pass()
  expect([t.hand(0).length, t.player(0).unite, t.player(1).unite]).toEqual([6, 0, 1])
  t.pass()
  expect([t.hand(1).length, t.player(1).unite]).toEqual([5, 0])
})

test('TL-UNITE3: the turn after, five cards are drawn again', () => {
  const t = scene({ hands: [[], ['cultist']], power: 1, unite: [1], draws: [NINE] }).pass()
  expect(t.hand(0)).toHaveLength(6)
  t.pass().play('fanatic', 'fanatic', 'fanatic', 'ghoul', 'wisp').pass()
  expect(t.hand(0)).toHaveLength(5)
})

test('TL-UNITE-R1: tokens are spent even if there is less to draw', () => {
  const t = scene({ hands: [[], ['cultist']], power: 1, unite: [3], draws: [['ghoul']] }).pass()
  expect([t.hand(0), t.player(0).unite]).toEqual([['ghoul'], 0])
})

test('TL-DISC1, TL-DISC-R1: the Key of Lufenamun: draw, then discard at once a card of one’s choice', () => {
  const t = scene({ hands: [['cultist', 'lich']], relics: [['key-of-lufenamun']], draws: [['ghoul']] })
  t.relic('key-of-lufenamun')
  expect([t.question, t.seat]).toEqual(['discard', 0])
  expect(t.offered).toEqual(['card cultist', 'card ghoul', 'card lich'])
  const ghoul = t.inHand('ghoul')
  t.pick('ghoul')
  expect(t.told('discarded')).toEqual([{ e: 'discarded', seat: 0, card: ghoul }])
  expect([t.hand(0), t.discard(0), t.question]).toEqual([['cultist', 'lich'], ['ghoul'], 'action'])
})

test('TL-DISC-R1: with an empty hand nothing is discarded', () => {
  const t = scene({ hands: [[]], relics: [['key-of-lufenamun']] }).relic('key-of-lufenamun')
  expect(t.told('discarded')).toEqual([])
  expect(t.question).toBe('action')
})

test('TL-DISC-R1, TL-DISC1: two cards one after the other, or as many as there are', () => {
  const action = { effects: [{ op: 'discard', n: 2 }] }
  const content = printed({ 'key-of-lufenamun': { action } })
  const given = { content, relics: [['key-of-lufenamun']] } as const
  const t = scene({ ...given, hands: [['cultist', 'lich', 'ghoul']] }).relic('key-of-lufenamun')
  t.pick('lich')
  expect([t.question, t.choices]).toEqual(['discard', ['cultist', 'ghoul']])
  t.pick('ghoul')
  expect([t.question, t.hand(0), t.discard(0)]).toEqual(['action', ['cultist'], ['ghoul', 'lich']])
  const one = scene({ ...given, hands: [['lich']] }).relic('key-of-lufenamun')
  expect([one.question, one.hand(0), one.discard(0)]).toEqual(['action', [], ['lich']])
})

test('TL-DISC2: without an effect nobody discards: the Action phase offers no such thing', () => {
  const t = scene({ overlords: ['lilith', 'fenris'], hands: [['cultist', 'lich']] })
  expect(t.offered).toEqual(['play cultist', 'play lich'])
  expect(t.refusal({ do: 'card', card: t.inHand('lich') })).toBe('illegal')
  t.play('lich')
  expect(t.offered).toEqual(['overlord', 'pass', 'play cultist'])
})
