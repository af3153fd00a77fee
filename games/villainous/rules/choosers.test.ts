/** Who chooses what a card leaves open, and what counts in a Vanquish action (VD-GEN-R6, VD-GEN-R9, VD-VANQ). */
import { expect, test } from 'vitest'
import { gaston, hk } from '../villains/gaston/testing/tables.ts'
import { king as lord } from '../villains/horned-king/testing/tables.ts'
import { scene } from './testing/scene.ts'

const king = ['horned-king', { mover: 'morva' }] as const

test('VD-GEN-R6: Beast, brought by Gaston’s own card, sends Allies where Gaston says', () => {
  const has = { hand: ['take-me-instead'], fateDeck: ['beast'], realm: { wolves: 'beasts-castle' } }
  const t = scene(gaston(has), hk).move('beasts-castle').play('take-me-instead')
  expect([t.seat, t.offered]).toEqual([0, ['at belles-house', 'at forest', 'at tavern']])
})

test('VD-GEN-R6, VD-GEN-R9: the Fate player chooses for the Hero that his card fetches, and for whom that one moves', () => {
  const realm = { belle: 'tavern', beast: 'forest', lefou: 'tavern' } as const
  const guest = scene(king, [
    'gaston',
    { fateDeck: ['be-our-guest', 'maurice'], fateDiscard: ['maurices-invention'], realm },
  ])
  guest.move('dungeons').use('fate').pick('be-our-guest').at('tavern')
  expect([guest.seat, guest.offered]).toEqual([0, ['belle', 'maurice']])
  const light = scene(king, ['gaston', { fateDeck: ['lumiere', 'it-is-you'], realm }])
  light.move('dungeons').use('fate').at('forest').pick('beast').at('tavern')
  expect([light.seat, light.offered]).toEqual([0, ['at beasts-castle', 'at belles-house', 'at forest']])
})

test('VD-GEN-R6: whom the Horned King’s own card brings he places himself', () => {
  const has = lord({ hand: ['we-got-you-now-pig-keeper'], fateDeck: ['hen-wen'] })
  const t = scene(has, ['gaston']).move('dungeons').play('we-got-you-now-pig-keeper')
  expect([t.seat, t.offered]).toEqual([
    0,
    ['at dungeons', 'at fair-folk-kingdom', 'at morva', 'at throne-room'],
  ])
})

test('VD-GEN-R5: a branch is chosen before it is paid, one inside a card when it is reached', () => {
  const pieces = [1, 2, 2, 1]
  const t = scene(['gaston', { mover: 'tavern', power: 1, hand: ['swoon'], deck: ['temper'], pieces }], king)
  t.move('beasts-castle').play('swoon')
  expect([t.power(0), t.offered]).toEqual([0, ['at beasts-castle', 'at belles-house']])
  expect(t.at('beasts-castle').offered).toEqual(['branch 0', 'branch 1'])
})

test('VD-FATE-R8: a Hero that only one location admits goes there, without a question', () => {
  const has = {
    fateDeck: ['ball-gown-cinderella', 'bibbidi-bobbidi-boo'],
    realm: { cinderella: 'the-castle' },
  }
  const t = scene(['gaston', { mover: 'tavern' }], ['lady-tremaine', has])
    .move('forest')
    .use('fate')
  expect(t.say('decline').here('the-castle', 1)).toEqual(['ball-gown-cinderella'])
})

const fight = (realm: { [card: string]: string | object }, mover = 'forest') =>
  scene(['gaston', { mover, power: 9, realm: realm as { [card: string]: string } }], king).move('tavern')

test('VD-VANQ-R6, VD-VANQ8: the Invention of the very Hero still weakens who fells it', () => {
  const maurice = { at: 'tavern', items: ['maurices-invention'] }
  const weak = fight({ maurice, lefou: 'tavern' })
  expect(weak.refusal(weak.icon('vanquish'))).toBe('VD-ACT-R3')
  const t = fight({ maurice, 'the-mob': 'tavern' }).use('vanquish')
  expect([t.here('tavern'), t.fateDiscard(0).sort(), t.pieces(0)]).toEqual([
    [],
    ['maurice', 'maurices-invention'],
    [0, 2, 2, 2],
  ])
})

test('VD-VANQ-R6: Cogsworth counts until he is gone himself', () => {
  const realm = { cogsworth: 'tavern', lumiere: 'tavern', 'the-mob': 'tavern', lefou: 'tavern' }
  const t = fight(realm).use('vanquish').pick('lumiere')
  expect(t.refusal({ do: 'done' })).toBe('VD-VANQ3')
  expect(t.pick('lefou').hand(0)).toEqual(['lefou', 'the-mob'])
  const first = fight(realm).use('vanquish').pick('cogsworth').pick('lefou').say('done')
  expect([first.strength('lumiere'), first.hand(0)]).toEqual([3, ['lefou']])
})

test('VD-GASTON-R4, VD-VANQ-R3: with Belle there Beast can be felled, and no Obstacle goes', () => {
  const realm = { beast: 'tavern', belle: 'forest', 'the-mob': 'tavern', lefou: 'tavern' }
  const t = fight(realm).use('vanquish').pick('the-mob')
  expect([t.fateDiscard(0), t.pieces(0)]).toEqual([['beast'], [2, 2, 2, 2]])
})

test('VD-VANQ-R1, VD-ACT6: two Vanquish actions fell two Heroes, one after the other', () => {
  const has = {
    mover: 'tavern',
    power: 9,
    hand: ['belle-is-mine'],
    realm: {
      belle: 'forest',
      lumiere: 'forest',
      wolves: { at: 'forest', items: ['five-dozen-eggs'] },
      'the-mob': 'forest',
    },
  } as const
  const t = scene(['gaston', has], king)
    .move('belles-house')
    .use('vanquish')
    .pick('belle')
    .pick('wolves')
    .say('done')
  expect([t.here('forest'), t.discard(0).sort()]).toEqual([
    ['lumiere', 'the-mob'],
    ['five-dozen-eggs', 'wolves'],
  ])
  expect(t.play('belle-is-mine').here('forest')).toEqual([])
})

test('VD-GOAL-R1, VD-VANQ-R3: felling Maurice for the last Obstacles wins before the Allies go', () => {
  const t = scene(
    ['gaston', { mover: 'forest', pieces: [2, 0, 0, 0], realm: { maurice: 'tavern', 'the-mob': 'tavern' } }],
    king,
  )
  t.move('tavern').use('vanquish')
  expect([t.winners, t.discard(0), t.here('tavern')]).toEqual([[0], [], ['the-mob']])
})

test('VD-COVER3, VD-VANQ5: an icon that a fallen Hero hid serves in the same turn', () => {
  const has = {
    mover: 'tavern',
    power: 9,
    hand: ['wolves'],
    realm: { belle: 'belles-house', 'the-mob': 'belles-house' },
  } as const
  const t = scene(['gaston', { ...has, hand: ['wolves', 'hunters-instinct'] }], king).move('belles-house')
  expect([t.refusal(t.icon('vanquish')), t.refusal(t.icon('playCard'))]).toEqual(['VD-COVER2', 'VD-COVER2'])
  const low = scene(
    ['gaston', { ...has, mover: 'forest', realm: { belle: 'tavern', 'the-mob': 'tavern' } }],
    king,
  )
  low.move('tavern')
  expect(low.refusal(low.icon('gainPower'))).toBe('VD-COVER2')
  expect(low.use('vanquish').use('gainPower').power(0)).toBe(11)
})
