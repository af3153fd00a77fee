/** When triggered abilities come, and whose first (TL-ABIL7, TL-ABIL8, TL-ABIL-R1, TL-ABIL-R2), on cards made for it. */
import { expect, test } from 'vitest'
import { printed } from './testing/content.ts'
import { type Scene, scene } from './testing/scene.ts'

const on = (keyword: string, by?: string) => ({ event: 'keyword', keyword, ...(by ? { by } : {}) })
const watcher = (keyword: string, effects: readonly object[], by?: string) => ({
  triggered: { on: on(keyword, by), limit: 9, effects },
})
const DRAW = { op: 'draw', n: 1 }
const told = (t: Scene) => t.events.map(({ e }) => e).filter((e) => e !== 'forced')

test('TL-ABIL7: an ability triggered by a keyword comes after that keyword, before the next ability of its card', () => {
  const content = printed({
    ghoul: { resources: {}, keywords: [DRAW, { op: 'unite' }], unique: [{ op: 'discard', n: 1 }] },
    lich: watcher('draw', [{ op: 'gain', resource: 'power', n: 1 }]),
  })
  const t = scene({
    content,
    hands: [['ghoul', 'cultist'], []],
    areas: [['lich']],
    draws: [['wisp', 'mummy']],
  })
  t.play('ghoul')
  expect(told(t)).toEqual(['played', 'drew', 'triggered', 'gained', 'united'])
  expect(t.question).toBe('discard')
})

test('TL-ABIL7: what it draws is in hand when the rest of the card asks for a card', () => {
  const content = printed({
    ghoul: { resources: {}, keywords: [{ op: 'unite' }], unique: [{ op: 'discard', n: 1 }] },
    lich: watcher('unite', [DRAW]),
  })
  const t = scene({ content, hands: [['ghoul', 'cultist'], []], areas: [['lich']], draws: [['wisp']] })
  expect(t.play('ghoul').choices).toEqual(['cultist', 'wisp'])
})

test('TL-ABIL7: a keyword that asks is answered first, and only then comes what it has triggered', () => {
  const content = printed({
    ghoul: { resources: {}, keywords: [{ op: 'rage' }, DRAW] },
    lich: watcher('rage', [{ op: 'unite' }]),
  })
  const t = scene({ content, hands: [['ghoul', 'cultist'], []], areas: [['lich']], draws: [['wisp']] })
  expect([t.play('ghoul').question, t.player(0).unite]).toEqual(['rage', 0])
  expect(told(t.gain('coin'))).toEqual(['gained', 'triggered', 'united', 'drew'])
})

test('TL-ABIL-R1: what the play of the card has triggered comes last, after all its abilities', () => {
  const content = printed({
    ghoul: { resources: {}, keywords: [DRAW, { op: 'unite' }] },
    'pack-alpha': { triggered: { on: { event: 'playMonster' }, limit: 9, effects: [{ op: 'curse' }] } },
    lich: watcher('draw', [{ op: 'gain', resource: 'power', n: 1 }]),
  })
  const t = scene({
    content,
    hands: [['ghoul', 'cultist'], []],
    areas: [['pack-alpha', 'lich']],
    draws: [['wisp']],
  })
  expect(told(t.play('ghoul'))).toEqual([
    'played',
    'drew',
    'triggered',
    'gained',
    'united',
    'triggered',
    'cursed',
    'health-lost',
  ])
})

test('TL-ABIL-R2: if one effect triggers abilities of both players, those of the active player come first', () => {
  const content = printed({
    lich: { copies: 2, ...watcher('unite', [DRAW], 'anyone') },
    wraith: { copies: 2, ...watcher('unite', [DRAW, { op: 'discard', n: 1 }], 'opponent') },
    // One less of each, for as many cards in all.
    wisp: { copies: 2 },
    ghoul: { copies: 2 },
  })
  const t = scene({
    content,
    hands: [['alchemist', 'cultist'], ['fanatic']],
    // Both are in play on both sides; the Wraith waits for the opponent only.
    areas: [
      ['wraith', 'lich'],
      [
        { card: 'wraith', token: 'dismissed' },
        { card: 'lich', token: 'dismissed' },
      ],
    ],
    draws: [['ghoul'], ['wisp', 'mummy']],
  })
  t.play('alchemist')
  const triggered = t.told('triggered').map(({ seat, source }) => [seat, t.name(source as number)])
  expect(triggered[0]).toEqual([0, 'lich'])
  expect(t.hand(0)).toEqual(['cultist', 'ghoul'])
  // The owner of the two others orders them, on the turn of the active player.
  expect([t.question, t.asked, t.s.active]).toEqual(['order-triggers', [1], 0])
  t.answer(1, t.legal(1)[0] as never)
  expect([t.question, t.asked, t.choices]).toEqual(['discard', [1], ['fanatic', 'wisp']])
  t.pick('fanatic')
  expect([t.hand(1), t.discard(1)]).toEqual([['mummy', 'wisp'], ['fanatic']])
  expect([t.question, t.seat, t.s.active]).toEqual(['action', 0, 0])
})

test('TL-ABIL-R2, TL-ABIL-R5: the Overlord of the other player watches too, up to its limit in each turn', () => {
  const trigger = { on: { event: 'buy', by: 'opponent' }, limit: 1, effects: [DRAW] }
  const content = printed({ fenris: { triggered: trigger } })
  const street = ['ghoul', 'wisp', 'pickpocket']
  const t = scene({ content, coin: 9, street, hands: [['cultist'], []], draws: [[], ['mummy', 'lich']] })
  expect(t.buy('ghoul').hand(1)).toEqual(['mummy'])
  expect(t.buy('wisp').hand(1)).toEqual(['mummy'])
})

test('TL-ABIL-R5, TL-HORDE-R10: a Triggered ability out of turn can break a horde of whoever has the turn', () => {
  const content = printed({
    wraith: { triggered: { on: { event: 'horde', by: 'opponent' }, limit: 1, effects: [{ op: 'destroy' }] } },
  })
  const t = scene({
    content,
    areas: [['wisp', 'skeletal', 'werewolf'], [{ card: 'wraith', token: 'dismissed' }]],
    street: ['ghoul'],
  })
  t.link('wisp', 'skeletal').say('decline')
  expect([t.question, t.asked]).toEqual(['destroy', [1]])
  t.pick('skeletal')
  expect([t.hordes, t.discard(0), t.s.active]).toEqual([[], ['skeletal'], 0])
})
