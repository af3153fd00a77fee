/** Gaston's cards where they meet something that they must leave alone, or one another. */
import { seedFrom } from '@duskhall/kernel'
import { expect, test } from 'vitest'
import { Scene, scene } from '../../rules/testing/scene.ts'
import { at, fated, gaston, hk, tavern } from './testing/tables.ts'

const FULL = [2, 2, 2, 2]
/** A second Fate card that can never be played in these scenes. */
const idle = 'maurices-invention'

test('VD-CARDG-R1: Wolves in hand, pile or deck do not count; under the Invention each loses one', () => {
  const t = at({
    hand: ['wolves'],
    discard: ['wolves'],
    deck: ['wolves'],
    realm: { wolves: 'tavern', belle: { at: 'tavern', items: [idle] } },
  })
  expect(t.strength('wolves')).toBe(0)
  expect(t.play('wolves').at('forest').strength('wolves')).toBe(1)
  expect(t.strength('wolves 2')).toBe(2)
})

test('VD-CARDG-R2: LeFou brings Allies back after Belle Is Mine too, but not after a defeat by a card', () => {
  const realm = { lefou: 'forest', 'the-mob': 'forest', lumiere: 'forest' } as const
  const t = at({ hand: ['belle-is-mine', 'hunters-instinct'], realm }).play('belle-is-mine')
  expect(t.pick('the-mob').say('done').hand(0)).toEqual(['hunters-instinct', 'the-mob'])
  const card = at({ hand: ['hunters-instinct'], realm }).play('hunters-instinct')
  expect([card.hand(0), card.here('forest')]).toEqual([[], ['lefou', 'the-mob']])
})

test('VD-CARDG-R3, VD-ACTIV2: Monsieur D’Arque needs 2 Power; his last Obstacle wins', () => {
  const realm = { 'monsieur-darque': 'forest' } as const
  const poor = tavern({ power: 1, realm })
  expect(poor.refusal(poor.icon('activate'))).toBe('VD-ACT-R3')
  const t = tavern({ power: 2, realm, pieces: [1, 0, 0, 1] }).use('activate')
  expect(t.offered).toEqual(['at beasts-castle', 'at belles-house'])
  expect(tavern({ power: 2, realm, pieces: [1, 0, 0, 0] }).use('activate').winners).toEqual([0])
})

test('VD-CARDG-R4, VD-ITEM8, VD-ITEM9: Eggs never go under a Hero; two of them make +4 and leave with their Ally', () => {
  const t = at({
    hand: ['five-dozen-eggs'],
    realm: { lumiere: 'tavern', wolves: { at: 'tavern', items: ['five-dozen-eggs'] } },
  })
  t.play('five-dozen-eggs')
  expect([t.here('tavern'), t.strength('wolves')]).toEqual([
    ['lumiere', 'wolves+five-dozen-eggs+five-dozen-eggs'],
    5,
  ])
  const realm = { lumiere: 'tavern', wolves: { at: 'tavern', items: ['five-dozen-eggs'] } } as const
  expect(tavern({ realm }).use('vanquish').discard(0).sort()).toEqual(['five-dozen-eggs', 'wolves'])
})

test('VD-CARDG-R6, VD-GASTON-R4, VD-GEN7, VD-GEN8: with Belle there Beautiful as Me is played for nothing, without a question', () => {
  const king = ['horned-king', { mover: 'dungeons', hand: ['creeper'] }] as const
  const t = scene(king, ['gaston', { hand: ['beautiful-as-me'], realm: { belle: 'forest' } }])
  t.move('throne-room').s.actions = 3
  t.use('discardCards').pick('creeper').pick('beautiful-as-me')
  expect([t.question, t.pieces(1), t.discard(1)]).toEqual(['respond', FULL, ['beautiful-as-me']])
})

test('VD-CARDG-R7, VD-GEN-R5: Swoon with nothing to draw gives Power, fills the only empty slot, and Belle does not mind', () => {
  const t = at({ hand: ['swoon'], pieces: [2, 2, 1, 2], realm: { belle: 'forest' } }).play('swoon')
  expect([t.pieces(0), t.power(0), t.question]).toEqual([FULL, 11, 'act'])
})

test('VD-CARDG-R8, VD-VANQ3, VD-VANQ9: Belle Is Mine offers the Heroes that can fall and no other', () => {
  const realm = { belle: 'forest', lumiere: 'forest', beast: 'tavern', wolves: 'tavern', 'the-mob': 'forest' }
  const t = at({ hand: ['belle-is-mine'], realm }).play('belle-is-mine')
  expect([t.offered, t.against('beast')]).toEqual([['belle', 'lumiere'], 'VD-VANQ3'])
})

test('VD-CARDG-R9, VD-GASTON-R5: Come Into the Light passes over empty locations and stops at Belle', () => {
  const t = at({ hand: ['come-into-the-light'], pieces: [0, 2, 0, 1] }).play('come-into-the-light')
  expect(t.offered).toEqual(['at beasts-castle', 'at tavern'])
  expect(t.at('tavern').amount(1).pieces(0)).toEqual([0, 1, 0, 1])
  const belle = at({ hand: ['come-into-the-light'], realm: { belle: 'forest' } })
  expect(belle.refusal(belle.icon('playCard'))).toBe('VD-ACT-R3')
})

test('VD-CARDG-R10, VD-DEF-R1: Hunter’s Instinct refuses the strong, and Maurice’s defeat by it clears his house', () => {
  const realm = { maurice: 'forest', beast: 'tavern', lumiere: 'beasts-castle', cogsworth: 'beasts-castle' }
  const t = at({ hand: ['hunters-instinct', 'wolves'], realm })
    .use('playCard', 2)
    .pick('hunters-instinct')
  expect([t.offered, t.against('beast'), t.against('lumiere')]).toEqual([
    ['cogsworth', 'maurice'],
    'VD-STR-R2',
    'VD-STR-R2',
  ])
  expect(t.pick('maurice').pieces(0)).toEqual([0, 2, 2, 2])
})

test('VD-CARDG-R11, VD-SEE-R3, VD-EFFECT-R1: Intimidating goes on with the pile once, without itself', () => {
  const t = at({ hand: ['intimidating'], deck: ['swoon'], discard: ['wolves'] }).play('intimidating')
  expect([t.hand(0), t.discard(0).sort()]).toEqual([['wolves'], ['intimidating', 'swoon']])
  const none = at({ hand: ['intimidating'] })
  expect(none.refusal(none.icon('playCard'))).toBe('VD-ACT-R3')
})

test('VD-CARDG-R13: with all six Heroes in the realm Take Me Instead finds nobody and cannot be played', () => {
  const six = {
    belle: 'tavern',
    beast: 'tavern',
    cogsworth: 'tavern',
    lumiere: 'tavern',
    maurice: 'tavern',
    'mrs-potts-and-chip': 'tavern',
  }
  const has = { hand: ['take-me-instead'], fateDeck: ['it-is-you'], realm: six } as const
  const t = at(has)
  expect(t.refusal(t.icon('playCard'))).toBe('VD-ACT-R3')
})

test('VD-CARDG-R14: Time to Follow Me! moves neither Heroes nor attached Items', () => {
  const realm = {
    belle: 'forest',
    lefou: { at: 'belles-house', items: ['five-dozen-eggs'] },
    'the-mob': 'forest',
  } as const
  const t = at({ hand: ['time-to-follow-me'], realm }).play('time-to-follow-me')
  expect([t.offered, t.against('five-dozen-eggs')]).toEqual([['lefou', 'the-mob'], 'VD-MITEM3'])
  expect(t.pick('lefou').here('tavern')).toEqual(['lefou+five-dozen-eggs'])
})

test('VD-CARDG-R15, VD-GASTON-R5: Get Out! offers no empty location, and nothing while Belle is there', () => {
  const t = at({ hand: ['get-out'], pieces: [0, 1, 1, 1] }).play('get-out')
  expect(t.offered).toEqual(['at beasts-castle', 'at forest', 'at tavern'])
  t.at('tavern')
  expect(t.offered).toEqual(['at beasts-castle', 'at forest', 'done'])
  const belle = at({ hand: ['get-out'], realm: { belle: 'forest' } })
  expect(belle.refusal(belle.icon('playCard'))).toBe('VD-ACT-R3')
})

test('VD-CARDG-R16: Show Me the Beast! with Belle alone and all eight on the board cannot be played', () => {
  const t = at({ hand: ['show-me-the-beast'], realm: { belle: 'forest' } })
  expect(t.refusal(t.icon('playCard'))).toBe('VD-ACT-R3')
  const beast = at({ hand: ['show-me-the-beast'], realm: { beast: 'forest' }, pieces: [0, 1, 0, 2] })
  expect(beast.play('show-me-the-beast').offered).toEqual(['at beasts-castle', 'at tavern'])
})

test('VD-CARDG-R17, VD-GASTON-R5: Temper takes no Obstacle where none is, and none past Belle', () => {
  expect(at({ hand: ['temper'], pieces: [0, 2, 0, 1] }).play('temper').offered).toEqual([
    'at beasts-castle',
    'at tavern',
  ])
  const belle = at({ hand: ['temper', 'wolves'], realm: { belle: 'forest' } }).use('playCard')
  expect(belle.against('temper')).toBe('VD-GEN6')
})

test('VD-GASTON-R4: where Belle stops only Gaston, The Rose and Take Me Instead still remove', () => {
  const options = { belleStopsFate: false }
  const rose = fated(
    ['the-rose', 'cogsworth', 'it-is-you', 'be-our-guest'],
    { realm: { belle: 'forest' } },
    options,
  )
  rose.pick('the-rose').at('tavern')
  expect(rose.offered).toEqual(['at beasts-castle', 'at belles-house', 'at forest', 'at tavern'])
})

test('VD-GASTON14, VD-GASTON-R9: with no Ally beside him Beast asks nothing', () => {
  const t = fated(['beast', 'it-is-you'], { realm: { wolves: 'forest' } }).at('tavern')
  expect([t.question, t.here('tavern', 1)]).toEqual(['act', ['beast']])
})

test('VD-CARDG-R18: Cogsworth lifts nobody elsewhere, and not himself', () => {
  const t = fated(['cogsworth', 'it-is-you'], { realm: { belle: 'forest', wolves: 'forest' } }).at('tavern')
  expect([t.strength('belle', 1), t.strength('cogsworth', 1), t.strength('wolves', 1)]).toEqual([2, 2, 1])
})

test('VD-CARDG-R19: Lumiere takes a Hero anywhere else, with what hangs on it, and no Ally', () => {
  const beast = { at: 'tavern', items: [idle] } as const
  const t = fated(['lumiere', 'it-is-you'], { realm: { beast, wolves: 'tavern' } }).at('forest')
  expect(t.offered).toEqual(['beast', 'decline', 'lumiere'])
  t.pick('beast')
  expect(t.offered).toEqual(['at beasts-castle', 'at belles-house', 'at forest'])
  expect(t.at('beasts-castle').here('beasts-castle', 1)).toEqual([`beast+${idle}`])
})

test('VD-CARDG-R21, VD-FIND4: Maurice’s Invention comes out of the deck, which is shuffled', () => {
  const t = fated(['maurice', 'it-is-you', 'belle', idle, 'beast']).at('forest')
  expect([t.here('forest', 1), t.fateDeck(1).sort()]).toEqual([[`maurice+${idle}`], ['beast', 'belle']])
})

test('VD-CARDG-R20: Mrs. Potts and Chip may move nobody, or one alone, and each only once', () => {
  const t = fated(['mrs-potts-and-chip', 'it-is-you'], { realm: { belle: 'tavern' } }).at('forest')
  expect(t.offered).toEqual(['belle', 'decline', 'mrs-potts-and-chip'])
  expect(t.fork().say('decline').here('forest', 1)).toEqual(['mrs-potts-and-chip'])
  t.pick('belle').at('forest')
  expect(t.offered).toEqual(['done', 'mrs-potts-and-chip'])
})

test('VD-CARDG-R22, VD-ITEM5: the Invention may go on any Hero, never on an Ally', () => {
  const realm = { belle: 'tavern', beast: 'forest', wolves: 'tavern' } as const
  const t = fated([idle, 'it-is-you'], { realm })
  expect(t.offered).toEqual(['beast', 'belle'])
  expect(t.pick('belle').strength('wolves', 1)).toBe(0)
})

test('VD-CARDG-R24, VD-FATE9: with every slot full none of the four can be played', () => {
  for (const card of ['it-is-you', 'ive-never-seen-so-many-books', 'massaging-my-feet', 'saving-my-life']) {
    const t = fated([card, idle])
    expect([t.question, t.fateDiscard(1)]).toEqual(['act', [card, idle]])
  }
})

test('VD-CARDG-R24, VD-GASTON9: two slots of one location may take both; It Is You passes full ones over', () => {
  const feet = fated(['massaging-my-feet', idle], { pieces: [0, 2, 2, 1] })
  expect(feet.at('belles-house').at('belles-house').pieces(1)).toEqual([2, 2, 2, 1])
  const books = fated(['ive-never-seen-so-many-books', idle], { pieces: [2, 2, 2, 1] })
  expect(books.pieces(1)).toEqual(FULL)
  expect(fated(['it-is-you', idle], { pieces: [0, 2, 1, 2] }).pieces(1)).toEqual([1, 2, 2, 2])
  const life = fated(['saving-my-life', idle], { pieces: [0, 2, 1, 2] })
  expect(life.offered).toEqual(['at belles-house', 'at forest'])
  expect(life.at('forest').pieces(1)).toEqual([0, 2, 2, 2])
})

test('VD-CARDG-R25: Be Our Guest needs a Hero in the pile, offers every one, and its text is read', () => {
  const none = fated(['be-our-guest', 'it-is-you'], { fateDiscard: ['magic-mirror'] })
  expect([none.question, none.fateDiscard(1).length]).toEqual(['act', 3])
  const t = fated(['be-our-guest', 'it-is-you'], { fateDiscard: ['lumiere', 'magic-mirror', 'belle'] })
  expect(t.offered).toEqual(['belle', 'lumiere'])
  t.pick('lumiere').at('tavern')
  expect(t.offered).toEqual(['decline', 'lumiere'])
})

test('VD-CARDG-R26: Magic Mirror finds Beast in an empty table’s deck and is all that is left of it', () => {
  const t = fated(['magic-mirror', 'it-is-you', 'beast']).at('forest')
  expect([t.here('forest', 1), t.fateDeck(1)]).toEqual([['beast'], ['magic-mirror']])
})

test('VD-CARDG-R27, VD-FATE4: a Magic Mirror that is revealed and not chosen goes to the pile, first or last', () => {
  for (const fateDiscardFirst of [true, false]) {
    const t = fated(['magic-mirror', 'belle', 'it-is-you'], {}, { fateDiscardFirst })
    t.pick('belle').at('forest')
    expect([t.fateDiscard(1), t.fateDeck(1)]).toEqual([['magic-mirror'], ['it-is-you']])
  }
})

test('VD-FIND-R3: where Beast cannot be fetched any more Magic Mirror asks for no location', () => {
  const t = fated(['magic-mirror', 'beast', 'it-is-you'], {}, { fateDiscardFirst: false })
  t.pick('magic-mirror')
  expect([t.question, t.fateDiscard(1)]).toEqual(['act', ['beast']])
  expect(t.events.map(({ e }) => e)).toContain('not-found')
})

test('VD-CARDG-R28, VD-FATE9: The Rose goes on though nothing of either pair can be played', () => {
  const t = fated(['the-rose', 'it-is-you', 'massaging-my-feet', 'saving-my-life'])
  expect(t.offered).toEqual(['at beasts-castle', 'at belles-house', 'at forest', 'at tavern'])
  expect(t.at('tavern').pieces(1)).toEqual([2, 1, 2, 2])
  expect(t.fateDiscard(1)).toHaveLength(4)
})

test('VD-CARDG-R31: The Mob is paid for and stands where he likes', () => {
  const t = scene(gaston({ power: 2, hand: ['the-mob'] }), hk)
    .move('beasts-castle')
    .play('the-mob')
  expect(t.offered).toEqual(['at beasts-castle', 'at belles-house', 'at forest', 'at tavern'])
  expect([t.at('forest').strength('the-mob'), t.power(0)]).toEqual([4, 0])
})

test('VD-CARDG-R28: The Rose lays aside for good what cannot be played with it', () => {
  const t = fated(['the-rose', idle, 'massaging-my-feet', 'saving-my-life']).at('tavern')
  expect([t.s.aside, t.fateDiscard(1)]).toEqual([
    [],
    [idle, 'the-rose', 'massaging-my-feet', 'saving-my-life'],
  ])
})

test('VD-FIND4: a deck that was searched is shuffled, one that was not keeps its order', () => {
  const rest = ['it-is-you', 'belle', 'cogsworth', 'saving-my-life', 'massaging-my-feet', 'lumiere'] as const
  const orders = ['a', 'b', 'c', 'd'].map((seed) => {
    const fateDeck = ['maurice', 'be-our-guest', idle, ...rest]
    const having = [
      ['horned-king', { mover: 'morva' }],
      ['gaston', { fateDeck }],
    ] as const
    const t = new Scene({ having, seed: seedFrom(seed) }).move('dungeons').use('fate')
    return t.pick('maurice').at('tavern').fateDeck(1)
  })
  expect(new Set(orders.map((order) => order.join())).size).toBeGreaterThan(1)
  const found = fated(['maurice', 'it-is-you', 'belle', 'cogsworth', 'lumiere'], { fateDiscard: [idle] }).at(
    'tavern',
  )
  expect(found.fateDeck(1)).toEqual(['belle', 'cogsworth', 'lumiere'])
})

test('VD-ITEM7, VD-CARDG-R22: where its Hero goes the Invention goes, and weakens there', () => {
  const realm = { belle: { at: 'forest', items: [idle] }, wolves: 'forest', 'the-mob': 'tavern' } as const
  const t = fated(['lumiere', 'it-is-you'], { realm }).at('belles-house')
  expect([t.strength('wolves', 1), t.strength('the-mob', 1)]).toEqual([0, 4])
  t.pick('belle').at('tavern')
  expect([t.strength('wolves', 1), t.strength('the-mob', 1)]).toEqual([1, 3])
})
