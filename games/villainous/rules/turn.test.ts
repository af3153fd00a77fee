/** The course of a turn: the mover, the icons, what covers them, the draw. */
import { expect, test } from 'vitest'
import { type Scene, scene } from './testing/scene.ts'

const opponent = ['horned-king', {}] as const

test('VD-MOVE1, VD-MOVE2, VD-MOVE-R1: the mover leaves its location for any other, near or far', () => {
  const t = scene(['gaston', { mover: 'belles-house' }], opponent)
  expect(t.offered).toEqual(['move beasts-castle', 'move forest', 'move tavern'])
  expect(t.refusal({ do: 'move', to: 0 })).toBe('VD-MOVE1')
  expect(t.move('beasts-castle').question).toBe('act')
})

test('VD-MOVE3, VD-LOCK2, VD-LT4: a locked location is closed to the mover until the Lock is gone', () => {
  const t = scene(['lady-tremaine', {}], opponent)
  expect(t.refusal({ do: 'move', to: 3 })).toBe('VD-MOVE3')
  const open = scene(['lady-tremaine', { unlocked: ['the-ballroom'] }], opponent)
  expect(open.offered).toContain('move the-ballroom')
})

test('VD-MOVE-R2: with nowhere to go the mover stays, there are no actions, and the draw follows', () => {
  const t = scene(['gaston', {}], ['horned-king', { deck: ['visions', 'captured'] }])
  t.realm(1).locks = 0b1110
  t.move('tavern').say('end')
  expect([t.seat, t.question, t.hand(1)]).toEqual([0, 'move', ['captured', 'visions']])
  expect(t.told('stayed')).toHaveLength(1)
})

test('VD-ACT1, VD-ACT3, VD-TURN-R2: the icons of the own location, none of them compulsory', () => {
  const t = scene(['gaston', { hand: ['temper'] }], opponent).move('forest')
  expect(t.offered).toEqual(['end', 'use discardCards', 'use gainPower'])
  expect(t.say('end').seat).toBe(1)
})

test('VD-ACT2, VD-ACT4, VD-ACT6, VD-EX1: each icon once, in any order; two of a kind are two', () => {
  const t = scene(
    ['gaston', { mover: 'tavern', hand: ['wolves', 'wolves', 'wolves'], power: 9 }],
    opponent,
  ).move('beasts-castle')
  t.use('gainPower')
  expect(t.power(0)).toBe(10)
  expect(t.refusal(t.icon('gainPower'))).toBe('VD-ACT2')
  t.play('wolves', 1).at('tavern')
  expect(t.refusal(t.icon('playCard', 1))).toBe('VD-ACT2')
  t.play('wolves', 2).at('tavern')
  expect(t.refusal(t.icon('playCard', 2))).toBe('VD-ACT2')
  expect([t.here('tavern'), t.power(0)]).toEqual([['wolves', 'wolves'], 8])
})

test('VD-ACT-R3: an action that would come to nothing is refused and uses no icon', () => {
  const t = scene(['gaston', {}], opponent).move('forest')
  expect(t.refusal(t.icon('discardCards'))).toBe('VD-ACT-R3')
  expect(t.refusal(t.icon('playCard'))).toBe('VD-ACT-R3')
  expect(t.refusal(t.icon('fate'))).toBe('VD-ACT-R3')
})

test('VD-COVER2, VD-COVER4, VD-HERO3: a Hero hides the two upper icons of its location', () => {
  const t = scene(['gaston', { hand: ['wolves'], power: 5, realm: { belle: 'beasts-castle' } }], opponent)
  t.move('beasts-castle')
  expect(t.offered).toEqual(['end', 'use gainPower', 'use playCard'])
  expect(t.refusal(t.icon('playCard', 1))).toBe('VD-COVER2')
  expect(t.refusal(t.icon('fate'))).toBe('VD-COVER2')
})

const besieged = {
  mover: 'belles-house',
  hand: ['temper'],
  power: 0,
  realm: { lumiere: 'tavern', 'the-mob': 'tavern' },
} as const

test('VD-COVER3, VD-COVER5: the upper icons come free in the same turn when the last Hero is gone', () => {
  const t = scene(['gaston', besieged], opponent).move('tavern')
  expect(t.refusal(t.icon('gainPower'))).toBe('VD-COVER2')
  t.use('vanquish')
  expect(t.use('gainPower').power(0)).toBe(2)
  const two = scene(['gaston', { ...besieged, realm: { ...besieged.realm, belle: 'tavern' } }], opponent)
  two.move('tavern')
  expect(two.refusal(two.icon('gainPower'))).toBe('VD-COVER2')
  two.use('vanquish').pick('lumiere')
  expect(two.refusal(two.icon('gainPower'))).toBe('VD-COVER2')
})

test('VD-ACT-R2: an icon that was used stays used, covered and uncovered again or not', () => {
  const realm = { belle: 'forest', 'the-mob': 'tavern' } as const
  const t = scene(['gaston', { ...besieged, realm }], opponent)
    .move('tavern')
    .use('gainPower')
  const belle = t.card('belle')
  for (const at of [t.place('tavern'), t.place('forest')]) {
    t.s.at[belle] = at
    expect(t.refusal(t.icon('gainPower'))).toBe('VD-ACT2')
  }
  expect(t.covered('tavern')).toBe(false)
})

test('VD-POWER1, VD-COVER-R1, VD-COVER-R6: a Glass Slipper covers as a Hero does; The Prince covers nothing', () => {
  const realm = { 'glass-slipper-the-castle': 'the-castle', 'the-prince': 'the-ballroom' } as const
  const t = scene(
    ['lady-tremaine', { unlocked: ['the-ballroom'], hand: ['lucifer'], power: 4, realm }],
    opponent,
  )
  t.move('the-castle')
  expect(t.refusal(t.icon('playCard'))).toBe('VD-COVER2')
  expect(t.use('gainPower').power(0)).toBe(5)
  const ball = scene(
    ['lady-tremaine', { unlocked: ['the-ballroom'], hand: ['lucifer'], power: 4, realm }],
    opponent,
  )
  expect(ball.move('the-ballroom').offered).toContain('use playCard')
})

test('VD-DRAW1, VD-DRAW4, VD-DISC3: the hand is filled to four at the end of the own turn only', () => {
  const deck = ['temper', 'swoon', 'swoon', 'wolves', 'wolves'] as const
  const t = scene(['gaston', { hand: ['the-mob', 'lefou'], deck }], opponent).move('forest')
  t.use('discardCards').pick('the-mob').pick('lefou')
  expect([t.hand(0), t.discard(0)]).toEqual([[], ['the-mob', 'lefou']])
  t.say('end')
  expect(t.hand(0)).toEqual(['swoon', 'swoon', 'temper', 'wolves'])
})

test('VD-DRAW2, VD-DRAW3, VD-DRAW-R3: more than four cards stay, and none is drawn', () => {
  const hand = ['temper', 'swoon', 'swoon', 'swoon', 'wolves', 'wolves'] as const
  const t = scene(['gaston', { hand, deck: ['wolves'] }], opponent)
    .move('forest')
    .say('end')
  expect([t.hand(0).length, t.deck(0)]).toEqual([6, ['wolves']])
  const five = ['captured', 'creeper', 'visions', 'visions', 'guard-dog']
  const deck = ['gwythaints', 'gwythaints', 'cauldron-born']
  const king = scene(['horned-king', { mover: 'morva', power: 1, hand: five, deck }], ['gaston'])
  expect(king.move('dungeons').play('captured').hand(0)).toHaveLength(7)
})

test('VD-DRAW5, VD-DRAW-R1: an empty deck is rebuilt when a card is needed from it', () => {
  const discard = ['swoon', 'swoon', 'swoon', 'wolves', 'wolves'] as const
  const t = scene(['gaston', { hand: ['the-mob'], deck: ['temper'], discard }], opponent)
    .move('forest')
    .say('end')
  expect([t.hand(0).length, t.deck(0).length, t.discard(0)]).toEqual([4, 3, []])
  expect(t.hand(0)).toContain('temper')
})

test('VD-DRAW-R2: with deck and pile empty the draw stops', () => {
  const t = scene(['gaston', { hand: ['temper'] }], opponent)
    .move('forest')
    .say('end')
  expect([t.hand(0), t.question, t.seat]).toEqual([['temper'], 'move', 1])
})

test('VD-TURN1, VD-TURN2: move, actions, draw, and the next player', () => {
  const t = scene(['gaston', {}], opponent, ['lady-tremaine', {}])
  t.move('tavern').say('end')
  expect([t.seat, t.question]).toEqual([1, 'move'])
  t.move('dungeons').say('end')
  expect([t.seat, t.question]).toEqual([2, 'move'])
  t.move('music-room').say('end')
  expect([t.seat, t.question]).toEqual([0, 'move'])
})

test('VD-ACT2, VD-TURN-R3: with the next own turn every icon serves again, printed or granted, and actions count from none', () => {
  const realm = { 'ancient-soldiers': 'dungeons' } as const
  const t = scene(['horned-king', { mover: 'morva', pieces: [1], realm }], ['gaston']).move('dungeons')
  t.use('gainPower').grant('ancient-soldiers')
  expect([t.s.actions, t.refusal(t.icon('gainPower'))]).toEqual([2, 'VD-ACT2'])
  t.until(0).move('throne-room').say('end').until(0)
  t.realm(0).pieces[0] = 1
  t.move('dungeons')
  expect([t.s.actions, t.offered]).toEqual([
    0,
    ['end', 'grant ancient-soldiers', 'use gainPower', 'use moveItemAlly'],
  ])
})

test('VD-DRAW-R1: the pile lies open as long as the deck has a card left', () => {
  const has = {
    hand: ['wolves', 'wolves', 'lefou'],
    deck: ['temper'],
    discard: ['swoon', 'get-out'],
  } as const
  const t = scene(['gaston', has], ['horned-king']).move('tavern').say('end')
  expect([t.hand(0), t.deck(0), t.discard(0)]).toEqual([
    ['lefou', 'temper', 'wolves', 'wolves'],
    [],
    ['swoon', 'get-out'],
  ])
})

test('VD-HIDE1, VD-DRAW1: who draws hears which cards, the others and those who watch hear how many', () => {
  const t = scene(['gaston', { mover: 'tavern', deck: ['temper', 'swoon', 'wolves', 'lefou'] }], opponent)
  t.move('forest').say('end')
  const drawn = (seat: number) => t.heard(seat).find(({ e }) => e === 'drawn')
  expect(drawn(0)).toEqual({ e: 'drawn', seat: 0, count: 4, cards: t.realm(0).hand })
  for (const other of [1, -1]) expect(drawn(other)).toEqual({ e: 'drawn', seat: 0, count: 4 })
})

test('VD-PLAY1, VD-COVER1, VD-DISC4, VD-PLAY6: a card of the hand says why no icon plays it now', () => {
  const king = (realm: { readonly [card: string]: string } = {}) => {
    const hand = ['creeper', 'horned-kings-henchmen', 'only-moments-away-from-victory']
    return scene(['horned-king', { mover: 'throne-room', hand, power: 9, realm }], ['gaston', {}])
  }
  const against = (t: Scene) =>
    t.refused().flatMap(({ move, rule }) => (move.do === 'card' ? [`${t.name(move.card)} ${rule}`] : []))
  const condition = 'only-moments-away-from-victory VD-PLAY6'
  expect(against(king().move('dungeons'))).toEqual([condition])
  expect(against(king().move('dungeons').play('creeper').at('morva'))).toEqual([
    'horned-kings-henchmen VD-PLAY1',
    condition,
  ])
  const both = (rule: string) => [`creeper ${rule}`, `horned-kings-henchmen ${rule}`, condition]
  expect(against(king({ doli: 'dungeons' }).move('dungeons'))).toEqual(both('VD-COVER1'))
  // Where it can at least be discarded, that is said.
  expect(against(king({ doli: 'morva' }).move('morva'))).toEqual(both('VD-DISC4'))
  // A second Play a Card in the lower half is still free.
  expect(against(king({ doli: 'fair-folk-kingdom' }).move('fair-folk-kingdom'))).toEqual([condition])
})
