/** CURSE: the opponent loses 2 Health or a card. */
import { expect, test } from 'vitest'
import { printed } from '../testing/content.ts'
import { scene } from '../testing/scene.ts'

test('TL-CURSE1, TL-CURSE-R2: the opponent alone chooses: 2 Health, or any card of the hand', () => {
  const t = scene({
    hands: [
      ['mummy', 'cultist'],
      ['lich', 'voodoo-doll', 'blood-tithe'],
    ],
  })
  t.play('mummy')
  expect(t.told('cursed')).toEqual([{ e: 'cursed', seat: 1 }])
  expect([t.question, t.seat, t.legal(0)]).toEqual(['curse', 1, []])
  expect(t.offered).toEqual(['card blood-tithe', 'card lich', 'card voodoo-doll', 'lose-health'])
  expect(t.refusal(0, { do: 'lose-health' })).toBe('not-asked')
  t.pick('lich')
  const [lich] = t.player(1).discard
  expect(t.told('discarded')).toEqual([{ e: 'discarded', seat: 1, card: lich }])
  expect([t.hand(1), t.discard(1), t.lost(1)]).toEqual([['blood-tithe', 'voodoo-doll'], ['lich'], 0])
  expect([t.question, t.seat]).toEqual(['action', 0])
})

test('TL-CURSE1: 2 Health, and the hand stays', () => {
  const t = scene({ hands: [['mummy', 'cultist'], ['lich']] })
    .play('mummy')
    .say('lose-health')
  expect(t.told('health-lost')).toEqual([{ e: 'health-lost', seat: 1, health: 2, by: 'curse' }])
  expect([t.lost(0), t.lost(1), t.hand(1), t.discard(1)]).toEqual([0, 2, ['lich'], []])
})

test('TL-CURSE2, TL-ARMOR4: Armor 3 prevents nothing, and has not been used up', () => {
  const t = scene({
    hands: [['mummy', 'cultist'], ['lich']],
    relics: [[], ['tower-cuirass', 'canopic-jar']],
    power: 1,
  })
  t.play('mummy').say('lose-health')
  expect(t.lost(1)).toBe(2)
  expect(t.attack(3).lost(1)).toBe(2)
})

test('TL-CURSE-R1: with an empty hand there is no choice', () => {
  const t = scene({ hands: [['mummy', 'cultist'], []] }).play('mummy')
  expect(t.events.map(({ e }) => e)).toEqual(['played', 'gained', 'cursed', 'health-lost'])
  expect([t.question, t.seat, t.lost(1)]).toEqual(['action', 0, 2])
})

test('TL-CURSE-R3, TL-END-R1: with 2 Health the loss may be chosen, and the game is over', () => {
  const t = scene({ hands: [['mummy', 'cultist'], ['lich']], health: [undefined, 2] }).play('mummy')
  expect(t.offered).toEqual(['card lich', 'lose-health'])
  expect(t.fork().pick('lich').s.outcome).toBeNull()
  expect(t.say('lose-health').s.outcome).toEqual({ winners: [0], rule: 'TL-END1' })
})

test('TL-CURSE-R3: at 3 Health it is survived', () => {
  const t = scene({ hands: [['mummy', 'cultist']], health: [undefined, 3] }).play('mummy')
  expect(t.say('lose-health').health(1)).toBe(1)
})

test('TL-CURSE-R4: two CURSEs are two choices, the second without a card left', () => {
  const content = printed({ mummy: { keywords: [{ op: 'curse' }, { op: 'curse' }] } })
  const t = scene({ content, hands: [['mummy', 'cultist'], ['lich']] }).play('mummy')
  const other = t.fork().say('lose-health')
  expect([other.question, other.seat]).toEqual(['curse', 1])
  expect(other.pick('lich').lost(1)).toBe(2)
  t.pick('lich')
  expect(t.told('cursed')).toEqual([{ e: 'cursed', seat: 1 }])
  expect([t.question, t.seat, t.lost(1), t.hand(1)]).toEqual(['action', 0, 2, []])
})

test('TL-CURSE-R4: and two cards that CURSE are two choices as well', () => {
  const t = scene({
    hands: [
      ['mummy', 'cultist'],
      ['lich', 'wisp'],
    ],
    relics: [['voodoo-doll']],
  })
  t.play('mummy').pick('wisp').relic('voodoo-doll')
  expect([t.question, t.seat, t.offered]).toEqual(['curse', 1, ['card lich', 'lose-health']])
  t.say('lose-health')
  expect([t.lost(1), t.hand(1), t.discard(1)]).toEqual([2, ['lich'], ['wisp']])
})

test('TL-CURSE1: on the turn of the second player it is the first who chooses', () => {
  const t = scene({ hands: [['lich'], ['mummy', 'cultist']] })
    .pass()
    .play('mummy')
  expect([t.question, t.seat]).toEqual(['curse', 0])
  expect(t.say('lose-health').health(0)).toBe(38)
})
