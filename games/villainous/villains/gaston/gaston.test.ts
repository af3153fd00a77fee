/** Gaston's cards and Obstacles, played through questions and answers. */
import { expect, test } from 'vitest'
import { scene, sceneWith } from '../../rules/testing/scene.ts'
import { at, fated, gaston, hk } from './testing/tables.ts'

test('VD-GASTON1, VD-GASTON2, VD-SETUP-R4: eight Obstacles, two at each location, and none of them wins', () => {
  expect(scene(['gaston', {}], hk).pieces(0)).toEqual([2, 2, 2, 2])
  const t = at({ hand: ['temper'], pieces: [0, 1, 0, 0] }).play('temper')
  expect([t.pieces(0), t.winners]).toEqual([[0, 0, 0, 0], [0]])
})

test('VD-CARDG-R17, VD-GASTON3, VD-GASTON-R2, VD-EX7: Temper removes one of his choice, is paid and discarded', () => {
  const t = at({ hand: ['temper'] }).play('temper')
  expect(t.offered).toEqual(['at beasts-castle', 'at belles-house', 'at forest', 'at tavern'])
  t.at('forest')
  expect([t.pieces(0), t.power(0), t.discard(0)]).toEqual([[2, 2, 1, 2], 7, ['temper']])
})

test('VD-CARDG-R1, VD-VANQ-R6: Wolves count each other wherever they are, also while they are used', () => {
  const wolves = { wolves: 'tavern', 'wolves 2': 'tavern', 'wolves 3': 'forest' } as const
  const t = scene(gaston({ mover: 'forest', realm: { ...wolves, beast: 'tavern' } }), hk).move('tavern')
  expect([t.strength('wolves'), t.strength('beast')]).toEqual([3, 6])
  t.use('vanquish').pick('wolves')
  expect([t.here('tavern'), t.discard(0), t.strength('wolves')]).toEqual([[], ['wolves', 'wolves'], 1])
})

test('VD-CARDG-R22: the Invention weakens every Ally beside its host', () => {
  const wolves = { wolves: 'tavern', 'wolves 2': 'tavern', 'wolves 3': 'forest' } as const
  const beast = { at: 'tavern', items: ['maurices-invention'] } as const
  const t = scene(gaston({ mover: 'forest', realm: { ...wolves, beast } }), hk).move('tavern')
  expect([t.strength('wolves'), t.strength('wolves 3')]).toEqual([2, 3])
  expect(t.refusal(t.icon('vanquish'))).toBe('VD-ACT-R3')
})

test('VD-CARDG-R2, VD-VANQ-R8, VD-ITEM-R5: beside LeFou used Allies return to the hand, their Items do not', () => {
  const mob = { at: 'tavern', items: ['five-dozen-eggs'] } as const
  const has = { mover: 'forest', realm: { lefou: 'tavern', 'the-mob': mob, lumiere: 'tavern' } } as const
  const t = scene(gaston(has), hk).move('tavern').use('vanquish').pick('the-mob').say('done')
  expect([t.hand(0), t.discard(0), t.here('tavern')]).toEqual([['the-mob'], ['five-dozen-eggs'], ['lefou']])
  const both = scene(gaston(has), hk).move('tavern').use('vanquish').pick('the-mob').pick('lefou')
  expect(both.hand(0)).toEqual(['lefou', 'the-mob'])
  const away = { ...has, realm: { ...has.realm, lefou: 'forest' } }
  const apart = scene(gaston(away), hk).move('tavern').use('vanquish')
  expect([apart.hand(0), apart.discard(0)]).toEqual([[], ['five-dozen-eggs', 'the-mob']])
})

test('VD-CARDG-R10, VD-DEF3, VD-STR-R2: Hunter’s Instinct takes a Hero of 3 or less, without an Ally', () => {
  const has = {
    hand: ['hunters-instinct'],
    realm: { lefou: 'tavern', belle: 'tavern', cogsworth: 'tavern', lumiere: 'tavern' },
  } as const
  const t = at(has).play('hunters-instinct')
  expect(t.offered).toEqual(['belle', 'cogsworth'])
  expect(t.against('lumiere')).toBe('VD-STR-R2')
  t.pick('belle')
  expect([t.fateDiscard(0), t.hand(0), t.here('tavern')]).toEqual([
    ['belle'],
    [],
    ['cogsworth', 'lefou', 'lumiere'],
  ])
  const none = at({ hand: ['hunters-instinct'], realm: { beast: 'tavern' } })
  expect(none.refusal(none.icon('playCard'))).toBe('VD-ACT-R3')
})

test('VD-GASTON7, VD-GASTON-R5, VD-CARDG-R3: while Belle is there nothing is removed, by card or activation', () => {
  const t = scene(
    gaston({
      hand: ['temper', 'wolves'],
      mover: 'forest',
      realm: { belle: 'forest', 'monsieur-darque': 'forest' },
    }),
    hk,
  )
  t.move('tavern')
  expect(t.refusal(t.icon('activate'))).toBe('VD-ACT-R3')
  t.use('playCard')
  expect(t.against('temper')).toBe('VD-GEN6')
})

test('VD-GASTON15, VD-ACTIV1, VD-ACTIV2, VD-ACTIV6, VD-EX3: Monsieur D’Arque removes one for 2 Power and stays', () => {
  const has = { mover: 'forest', realm: { 'monsieur-darque': 'forest' } } as const
  const t = scene(gaston({ ...has, power: 2 }), hk)
    .move('tavern')
    .use('activate')
    .at('belles-house')
  expect([t.pieces(0), t.power(0), t.here('forest')]).toEqual([[1, 2, 2, 2], 0, ['monsieur-darque']])
  const poor = scene(gaston({ ...has, power: 1 }), hk).move('tavern')
  expect(poor.refusal(poor.icon('activate'))).toBe('VD-ACT-R3')
})

test('VD-GASTON5, VD-GASTON6, VD-GASTON4: the defeat of Maurice or Beast clears their location', () => {
  const t = at({ hand: ['hunters-instinct'], realm: { maurice: 'tavern' } }).play('hunters-instinct')
  expect(t.pieces(0)).toEqual([0, 2, 2, 2])
  const has = {
    mover: 'forest',
    realm: { beast: 'tavern', 'the-mob': 'tavern', lefou: 'tavern' },
    pieces: [0, 0, 0, 1],
  } as const
  const win = scene(gaston(has), hk).move('tavern').use('vanquish').pick('the-mob')
  expect([win.pieces(0), win.winners]).toEqual([[0, 0, 0, 0], [0]])
  const belle = scene(gaston({ ...has, realm: { ...has.realm, belle: 'forest' } }), hk).move('tavern')
  belle.use('vanquish').pick('the-mob')
  expect([belle.pieces(0), belle.winners]).toEqual([[0, 0, 0, 1], null])
})

test('VD-CARDG-R7: Swoon puts one back, then gives Power or cards; with all eight on the board it cannot be played', () => {
  const deck = ['temper', 'wolves', 'wolves'] as const
  const t = at({ hand: ['swoon'], pieces: [2, 2, 1, 2], deck }).play('swoon')
  expect(t.pieces(0)).toEqual([2, 2, 2, 2])
  expect(t.offered).toEqual(['branch 0', 'branch 1'])
  expect(t.fork().branch(0).power(0)).toBe(11)
  expect(t.branch(1).hand(0)).toEqual(['temper', 'wolves', 'wolves'])
  const full = at({ hand: ['swoon'] })
  expect(full.refusal(full.icon('playCard'))).toBe('VD-ACT-R3')
})

test('VD-CARDG-R9, VD-GEN-R10: Come Into the Light takes one or two from one location', () => {
  const t = at({ hand: ['come-into-the-light'], pieces: [2, 1, 0, 0] }).play('come-into-the-light')
  expect(t.offered).toEqual(['at belles-house', 'at tavern'])
  const two = t.fork().at('belles-house')
  expect(two.offered).toEqual(['amount 1', 'amount 2'])
  expect(two.amount(2).pieces(0)).toEqual([0, 1, 0, 0])
  expect(t.at('tavern').pieces(0)).toEqual([2, 0, 0, 0])
})

test('VD-CARDG-R15, VD-GEN-R10, VD-GEN-R2: Get Out! takes one to three, from any mix', () => {
  const t = at({ hand: ['get-out'], pieces: [1, 0, 2, 0] })
    .play('get-out')
    .at('forest')
  expect(t.offered).toEqual(['at belles-house', 'at forest', 'done'])
  expect(t.fork().say('done').pieces(0)).toEqual([1, 0, 1, 0])
  expect(t.at('belles-house').at('forest').winners).toEqual([0])
})

test('VD-CARDG-R8, VD-ACT-R7: Belle Is Mine performs a Vanquish action, and needs one that is possible', () => {
  const t = at({ hand: ['belle-is-mine'], realm: { belle: 'forest', 'the-mob': 'forest' } }).play(
    'belle-is-mine',
  )
  expect([t.fateDiscard(0), t.discard(0), t.s.actions]).toEqual([['belle'], ['the-mob', 'belle-is-mine'], 2])
  const none = at({ hand: ['belle-is-mine'], realm: { belle: 'forest' } })
  expect(none.refusal(none.icon('playCard'))).toBe('VD-ACT-R3')
})

test('VD-CARDG-R14, VD-MITEM1, VD-MITEM2: Time to Follow Me! moves an Ally one step, Items along', () => {
  const t = at({
    hand: ['time-to-follow-me'],
    realm: { wolves: { at: 'tavern', items: ['five-dozen-eggs'] } },
  })
  t.play('time-to-follow-me')
  expect(t.offered).toEqual(['at belles-house', 'at forest'])
  expect(t.at('forest').here('forest')).toEqual(['wolves+five-dozen-eggs'])
  const none = at({ hand: ['time-to-follow-me'] })
  expect(none.refusal(none.icon('playCard'))).toBe('VD-ACT-R3')
})

test('VD-CARDG-R11, VD-SEE-R3: Intimidating takes the first Ally and discards the rest', () => {
  const t = at({ hand: ['intimidating'], deck: ['swoon', 'temper', 'wolves', 'lefou'] }).play('intimidating')
  expect([t.hand(0), t.deck(0), t.discard(0)]).toEqual([
    ['wolves'],
    ['lefou'],
    ['swoon', 'temper', 'intimidating'],
  ])
  const none = at({ hand: ['intimidating'], deck: ['swoon'], discard: ['temper'] }).play('intimidating')
  expect([none.hand(0), none.deck(0), none.discard(0).sort()]).toEqual([
    [],
    [],
    ['intimidating', 'swoon', 'temper'],
  ])
})

test('VD-CARDG-R12, VD-GEN-R6, VD-COVER-R5: Take Me Instead brings the first Hero to the Castle, at Gaston’s choice', () => {
  const t = at({ hand: ['take-me-instead'], fateDeck: ['it-is-you', 'lumiere', 'belle'] })
  t.play('take-me-instead')
  expect([t.seat, t.offered]).toEqual([0, ['decline', 'lumiere']])
  t.say('decline').at('tavern')
  expect([t.here('beasts-castle'), t.pieces(0), t.fateDeck(0).sort()]).toEqual([
    ['lumiere'],
    [2, 1, 2, 2],
    ['belle', 'it-is-you'],
  ])
  expect(t.refusal(t.icon('fate'))).toBe('VD-COVER2')
})

test('VD-CARDG-R13, VD-GASTON-R13: it cannot be played while Belle is there; if she is the one revealed nothing is removed', () => {
  const has = { hand: ['take-me-instead'], fateDeck: ['lumiere'], realm: { belle: 'tavern' } } as const
  const t = at(has)
  expect(t.refusal(t.icon('playCard', 2))).toBe('VD-ACT-R3')
  const partial = sceneWith({ allowPartialEffects: true }, gaston(has), hk)
    .move('beasts-castle')
    .play('take-me-instead')
  expect(partial.say('decline').pieces(0)).toEqual([2, 2, 2, 2])
  const belle = at({ hand: ['take-me-instead'], fateDeck: ['belle', 'lumiere'] }).play('take-me-instead')
  expect([belle.here('beasts-castle'), belle.pieces(0), belle.question]).toEqual([
    ['belle'],
    [2, 2, 2, 2],
    'act',
  ])
})

test('VD-FIND-R9: Maurice, revealed by it, finds his Invention among the cards set aside', () => {
  const t = at({ hand: ['take-me-instead'], fateDeck: ['maurices-invention', 'it-is-you', 'maurice'] })
  t.play('take-me-instead')
  expect(t.here('beasts-castle')).toEqual(['maurice+maurices-invention'])
  expect(t.at('tavern').fateDeck(0)).toEqual(['it-is-you'])
})

test('VD-CARDG-R16: Show Me the Beast! looks at who is there', () => {
  const hand = ['show-me-the-beast'] as const
  const beast = at({ hand, realm: { beast: 'forest' } })
    .play('show-me-the-beast')
    .at('forest')
  expect(beast.pieces(0)).toEqual([2, 2, 1, 2])
  const belle = at({ hand, realm: { belle: 'forest' }, pieces: [2, 2, 0, 2] }).play('show-me-the-beast')
  expect(belle.pieces(0)).toEqual([2, 2, 1, 2])
  const both = at({ hand, realm: { belle: 'forest', beast: 'forest' } }).play('show-me-the-beast')
  expect([both.pieces(0), both.power(0)]).toEqual([[2, 2, 2, 2], 9])
  const neither = at({ hand })
  expect(neither.refusal(neither.icon('playCard'))).toBe('VD-ACT-R3')
})

test('VD-CARDG-R4, VD-ITEM3, VD-ITEM6, VD-EX8: Eggs go under an Ally and need one', () => {
  const t = at({ hand: ['five-dozen-eggs'], realm: { 'the-mob': 'forest', lefou: 'tavern' } }).play(
    'five-dozen-eggs',
  )
  expect(t.offered).toEqual(['lefou', 'the-mob'])
  expect(t.pick('the-mob').strength('the-mob')).toBe(6)
  const none = at({ hand: ['five-dozen-eggs', 'wolves'] }).use('playCard')
  expect(none.against('five-dozen-eggs')).toBe('VD-ITEM6')
})

test('VD-FATE1, VD-FATE2, VD-FATE3, VD-FATE4, VD-FATE5, VD-FATE6, VD-EX6, VD-FATE-R12: two cards, one played where the Fate player likes, the other discarded', () => {
  const t = fated(['belle', 'cogsworth', 'lumiere'])
  expect([t.question, t.seat, t.offered]).toEqual(['fate', 0, ['belle', 'cogsworth']])
  t.pick('belle')
  expect([t.fateDiscard(1), t.offered]).toEqual([
    ['cogsworth'],
    ['at beasts-castle', 'at belles-house', 'at forest', 'at tavern'],
  ])
  t.at('tavern')
  expect([t.here('tavern', 1), t.covered('tavern', 1), t.fateDeck(1)]).toEqual([['belle'], true, ['lumiere']])
})

test('VD-FATE-R1, VD-FATE8, VD-EX11: the playable one is forced; an Item without a Hero is not playable', () => {
  const t = fated(['maurices-invention', 'belle'])
  expect([t.question, t.fateDiscard(1)]).toEqual(['instruct', ['maurices-invention']])
  const none = fated(['maurices-invention', 'it-is-you'])
  expect([none.question, none.fateDiscard(1)]).toEqual(['act', ['maurices-invention', 'it-is-you']])
})

test('VD-GASTON8, VD-GASTON9, VD-GASTON10, VD-GASTON11, VD-GASTON12, VD-GASTON17, VD-GASTON-R3: put back into empty slots, chosen by the Fate player', () => {
  const pieces = [0, 2, 1, 2] as const
  const books = fated(['ive-never-seen-so-many-books', 'maurices-invention'], { pieces })
  expect([books.seat, books.offered]).toEqual([0, ['at belles-house', 'at forest']])
  expect(books.at('forest').pieces(1)).toEqual([0, 2, 2, 2])
  const feet = fated(['massaging-my-feet', 'maurices-invention'], { pieces }).at('forest')
  expect(feet.pieces(1)).toEqual([1, 2, 2, 2])
  const one = fated(['massaging-my-feet', 'maurices-invention'], { pieces: [2, 2, 1, 2] })
  expect(one.pieces(1)).toEqual([2, 2, 2, 2])
  expect(fated(['it-is-you', 'maurices-invention'], { pieces }).pieces(1)).toEqual([1, 2, 2, 2])
  const life = fated(['saving-my-life', 'maurices-invention'], { pieces }).at('belles-house')
  expect(life.pieces(1)).toEqual([2, 2, 1, 2])
})

test('VD-GASTON13, VD-GASTON-R7, VD-FATE-R2: Maurice finds his Invention in the pile, for a Hero beside him', () => {
  const t = fated(['maurice', 'maurices-invention'], { realm: { belle: 'forest', cogsworth: 'tavern' } })
  t.pick('maurice').at('forest')
  expect(t.offered).toEqual(['belle', 'maurice'])
  expect(t.pick('belle').here('forest', 1)).toEqual(['belle+maurices-invention', 'maurice'])
})

test('VD-GASTON14, VD-GASTON-R9, VD-CARDG-R23, VD-PVM-R1: Beast sends every Ally beside him away, played or moved', () => {
  const realm = {
    wolves: { at: 'tavern', items: ['five-dozen-eggs'] },
    lefou: 'tavern',
    'the-mob': 'forest',
  } as const
  const t = fated(['beast', 'it-is-you'], { realm })
  t.at('tavern')
  expect([t.seat, t.offered]).toEqual([0, ['at beasts-castle', 'at belles-house', 'at forest']])
  t.at('forest').at('belles-house')
  expect([t.here('forest', 1), t.here('belles-house', 1)]).toEqual([
    ['the-mob', 'wolves+five-dozen-eggs'],
    ['lefou'],
  ])
  const moved = fated(['lumiere', 'it-is-you'], { realm: { ...realm, beast: 'belles-house' } })
  moved.at('beasts-castle').pick('beast').at('forest')
  expect([moved.seat, moved.offered]).toEqual([0, ['at beasts-castle', 'at belles-house', 'at tavern']])
})

test('VD-CARDG-R20, VD-TIME-R5: Mrs. Potts moves any number of Heroes together, then Beast’s text resolves', () => {
  const realm = { beast: 'tavern', belle: 'tavern', wolves: 'forest' } as const
  const t = fated(['mrs-potts-and-chip', 'it-is-you'], { realm }).at('tavern')
  t.pick('beast').at('forest').pick('belle').at('forest').say('done')
  expect(t.here('forest', 1)).toEqual(['beast', 'belle', 'wolves'])
  expect(t.at('tavern').here('tavern', 1)).toEqual(['mrs-potts-and-chip', 'wolves'])
})

test('VD-CARDG-R18, VD-STR1, VD-EX9: Cogsworth strengthens the Heroes beside him', () => {
  const t = scene(gaston({ realm: { cogsworth: 'tavern', belle: 'tavern', lumiere: 'forest' } }), hk)
  expect([t.strength('belle'), t.strength('cogsworth'), t.strength('lumiere')]).toEqual([3, 2, 3])
})

test('VD-CARDG-R25, VD-FATE-R10, VD-PVM-R3: Be Our Guest fetches a Hero from the pile, the other revealed one too', () => {
  const t = fated(['be-our-guest', 'belle']).pick('be-our-guest')
  t.at('tavern')
  expect([t.here('tavern', 1), t.fateDiscard(1)]).toEqual([['belle'], ['be-our-guest']])
  const later = fated(['be-our-guest', 'belle'], {}, { fateDiscardFirst: false })
  expect(later.question).toBe('instruct')
  expect(later.at('tavern').fateDiscard(1)).toEqual(['be-our-guest'])
})

test('VD-CARDG-R26, VD-FIND3, VD-FIND6: Magic Mirror takes even a Beast in the realm, and goes into the deck', () => {
  const beast = { at: 'tavern', items: ['maurices-invention'] } as const
  const t = fated(['magic-mirror', 'it-is-you'], { realm: { beast, wolves: 'forest' } })
  t.at('forest').at('tavern')
  expect([t.here('forest', 1), t.here('tavern', 1)]).toEqual([['beast'], ['wolves']])
  expect([t.fateDeck(1), t.fateDiscard(1)]).toEqual([['magic-mirror'], ['it-is-you', 'maurices-invention']])
})

test('VD-CARDG-R28, VD-CARDG-R29, VD-FATE-R11: The Rose plays the other card and one of two more, then removes one', () => {
  const t = fated(['the-rose', 'cogsworth', 'lumiere', 'be-our-guest'], { pieces: [1, 0, 0, 1] }).pick(
    'the-rose',
  )
  t.at('tavern')
  expect([t.here('tavern', 1), t.fateDiscard(1), t.offered]).toEqual([
    ['cogsworth'],
    ['the-rose'],
    ['be-our-guest', 'lumiere'],
  ])
  t.pick('lumiere').at('tavern').say('decline')
  expect([t.seat, t.offered]).toEqual([0, ['at beasts-castle', 'at belles-house']])
  expect(t.at('belles-house').s.actions).toBe(1)
  const owner = fated(
    ['the-rose', 'cogsworth', 'lumiere', 'maurices-invention'],
    {},
    { roseObstacleChooser: 'owner' },
  ).pick('the-rose')
  owner.at('tavern').pick('lumiere').at('tavern').say('decline')
  expect(owner.seat).toBe(1)
})

test('VD-GASTON-R14, VD-GOAL-R2: Gaston wins in the Fate player’s turn when The Rose takes his last Obstacle', () => {
  const t = fated(['the-rose', 'cogsworth', 'lumiere', 'be-our-guest'], { pieces: [1, 0, 0, 0] }).pick(
    'the-rose',
  )
  expect(t.at('tavern').pick('lumiere').at('tavern').say('decline').winners).toEqual([1])
})

test('VD-CARDG-R29, VD-GASTON-R4: with Belle there The Rose cannot be played; arriving, she stops the removal', () => {
  const t = fated(['the-rose', 'cogsworth'], { realm: { belle: 'forest' } })
  expect(t.fateDiscard(1)).toEqual(['the-rose'])
  const other = fated(['the-rose', 'belle', 'lumiere', 'it-is-you'])
    .pick('the-rose')
    .at('tavern')
    .at('forest')
    .say('decline')
  expect([other.pieces(1), other.question]).toEqual([[2, 2, 2, 2], 'act'])
})

test('VD-CARDG-R30: a deck rebuilt for the second pair holds The Rose', () => {
  const t = fated(['the-rose', 'cogsworth'], { fateDiscard: ['lumiere'] })
    .pick('the-rose')
    .at('tavern')
  const revealed = t.told('revealed').flatMap(({ shown }) => t.names(shown as number[]))
  expect(revealed.sort()).toEqual(['lumiere', 'the-rose'])
})

test('VD-CARDG-R5, VD-CARDG-R6, VD-COND2, VD-COND-R14: Beautiful as Me from the fourth action on, and it may do nothing', () => {
  const king = { mover: 'morva', power: 9, hand: ['horned-kings-henchmen', 'gwythaints', 'creeper'] } as const
  const t = scene(
    ['horned-king', king],
    ['gaston', { hand: ['beautiful-as-me', 'temper'], fateDeck: ['it-is-you'] }],
  )
  t.move('fair-folk-kingdom').use('gainPower')
  t.play('gwythaints', 1).at('morva')
  t.play('creeper', 2).at('morva')
  expect(t.question).toBe('act')
  t.s.actions = 3
  t.realm(0).mover = 0
  t.use('discardCards').pick('horned-kings-henchmen')
  expect([t.question, t.seat, t.offered]).toEqual(['respond', 1, ['beautiful-as-me', 'decline']])
  t.pick('beautiful-as-me')
  expect(t.offered).toContain('decline')
  t.at('tavern')
  expect([t.pieces(1), t.discard(1), t.hand(1)]).toEqual([[2, 1, 2, 2], ['beautiful-as-me'], ['temper']])
  expect([t.question, t.seat]).toEqual(['respond', 1])
  expect([t.say('decline').question, t.seat]).toEqual(['act', 0])
})
