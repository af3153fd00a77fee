/**
 * What all hear of cards that were shown and are gone (a pile may be shuffled in the same breath), and what is
 * refused to whom.
 */
import { expect, test } from 'vitest'
import { type Scene, scene } from './testing/scene.ts'

/** By event of that name in the last play: the cards it shows. */
const shown = (t: Scene, event: string) => t.told(event).map(({ shown = [] }) => t.names(shown))

const fated = (fateDeck: readonly string[], has = {}) =>
  scene(['horned-king', { mover: 'morva' }], ['gaston', { fateDeck, ...has }])
    .move('dungeons')
    .use('fate')

test('VD-FATE9: Fate cards that cannot be played are named one by one, then discarded', () => {
  const t = fated(['maurices-invention', 'be-our-guest'])
  expect(shown(t, 'unplayable')).toEqual([['maurices-invention'], ['be-our-guest']])
  expect(shown(t, 'discarded')).toEqual([['maurices-invention'], ['be-our-guest']])
})

test('VD-CARDG-R28: the card beside The Rose is named where it cannot be played', () => {
  const t = fated(['the-rose', 'maurices-invention', 'massaging-my-feet', 'saving-my-life'])
  expect(shown(t, 'unplayable')[0]).toEqual(['maurices-invention'])
  expect(t.told('revealed')).toEqual([
    { e: 'revealed', owner: 1, fate: true, shown: expect.objectContaining({ length: 2 }) },
  ])
})

test('VD-TURN-R1: all hear whose turn begins, and which of the game it is', () => {
  const t = scene(['gaston', { mover: 'tavern' }], ['horned-king'])
    .move('forest')
    .say('end')
  expect(t.told('turn')).toEqual([{ e: 'turn', seat: 1, turn: 2 }])
})

test('VD-HK14, VD-LT4: all hear what the Cauldron is paid, and that the Ballroom opens', () => {
  const realm = { 'ancient-soldiers': 'morva' } as const
  const king = scene(
    ['horned-king', { mover: 'dungeons', power: 2, pieces: [2], hand: ['cauldron-born'], realm }],
    ['gaston'],
  ).pick('ancient-soldiers')
  expect(king.told('tile-paid')).toEqual([{ e: 'tile-paid', seat: 0, n: 2 }])
  const hand = ['invitation-from-the-king'] as const
  const lady = scene(['lady-tremaine', { mover: 'the-castle', power: 9, hand }], ['gaston'])
  lady.move('music-room').play('invitation-from-the-king').at('the-castle')
  expect(lady.told('unlocked')).toEqual([{ e: 'unlocked', seat: 0, at: lady.place('the-ballroom') }])
})

test('VD-CARDT-R10: who keeps every card has discarded nothing that could be heard', () => {
  const t = scene(
    ['gaston', { mover: 'tavern', hand: ['temper'] }],
    ['lady-tremaine', { hand: ['and-one-more-thing', 'trapped'] }],
  )
  t.move('forest').use('discardCards').pick('temper').pick('and-one-more-thing')
  expect(t.fork().say('done').told('hand-discarded')).toEqual([])
  expect(shown(t.pick('trapped'), 'hand-discarded')).toEqual([['trapped']])
})

test('VD-EFFECT2: an Effect of the hand is named when it is played, a Fate Effect also when it is discarded', () => {
  const own = scene(['gaston', { mover: 'tavern', power: 9, hand: ['temper'] }], ['horned-king'])
  own.move('beasts-castle').play('temper')
  expect([shown(own, 'resolved'), own.at('tavern').told('discarded')]).toEqual([[['temper']], []])
  const fate = fated(['it-is-you', 'be-our-guest'], { pieces: [1, 1, 1, 1] })
  expect([shown(fate, 'resolved'), shown(fate, 'discarded')]).toEqual([
    [['it-is-you']],
    [['be-our-guest'], ['it-is-you']],
  ])
})

test('VD-DISC2: what is discarded from a hand is shown, all at once', () => {
  const t = scene(['gaston', { mover: 'tavern', hand: ['temper', 'swoon', 'wolves'] }], ['horned-king'])
  t.move('forest').use('discardCards').pick('swoon').pick('temper').say('done')
  expect([shown(t, 'hand-discarded'), t.told('hand-discarded')[0]]).toEqual([
    [['swoon', 'temper']],
    expect.objectContaining({ seat: 0 }),
  ])
})

test('VD-CARDG-R11: the Ally that comes to the hand has been seen by all', () => {
  const deck = ['swoon', 'wolves', 'lefou'] as const
  const t = scene(['gaston', { mover: 'tavern', power: 9, hand: ['intimidating'], deck }], ['horned-king'])
  t.move('beasts-castle').play('intimidating')
  expect([shown(t, 'revealed'), shown(t, 'returned')]).toEqual([[['swoon', 'wolves']], [['wolves']]])
})

test('VD-DRAW-R2: with nothing to draw nothing is learned, and the turn can still be taken back', () => {
  const ended = (deck: readonly string[]) => {
    const t = scene(['gaston', { mover: 'tavern', deck }], ['horned-king']).move('forest')
    const { fence } = t.s
    return [t.say('end').told('drawn').length, t.s.fence - fence]
  }
  expect([ended([]), ended(['temper'])]).toEqual([
    [0, 0],
    [1, 1],
  ])
})

test('VD-COND-R10, VD-LOCK3: she is offered the Condition for it alone, tells what she chose, and keeps to the places', () => {
  const hand = ['vicious-practical-jokes', 'and-one-more-thing', 'locked-up'] as const
  const t = scene(
    ['gaston', { mover: 'tavern' }],
    ['lady-tremaine', { hand, fateDeck: ['jaq', 'gus'], realm: { bruno: 'the-castle' } }],
  )
  t.move('forest').use('fate')
  expect([t.question, t.offered]).toEqual(['take-over', ['decline', 'vicious-practical-jokes']])
  t.pick('vicious-practical-jokes').pick('gus')
  expect([t.question, shown(t, 'taken-over')]).toEqual(['placed-for', [['gus']]])
  expect(t.refusal({ do: 'at', at: t.place('the-ballroom', 1) })).toBe('VD-LOCK3')
})

test('VD-ITEM6, VD-GEN-R5: where a host or a branch is chosen no location is refused', () => {
  const realm = { lefou: 'tavern', wolves: 'forest' } as const
  const eggs = scene(
    ['gaston', { mover: 'tavern', power: 9, hand: ['five-dozen-eggs'], realm }],
    ['horned-king'],
  )
  eggs.move('beasts-castle').play('five-dozen-eggs')
  expect([eggs.offered, eggs.refused()]).toEqual([['lefou', 'wolves'], []])
  const hand = ['show-me-the-black-cauldron'] as const
  const claim = scene(['horned-king', { mover: 'morva', power: 9, hand }], ['gaston'])
  claim.move('dungeons').play('show-me-the-black-cauldron')
  expect([claim.offered, claim.refused()]).toEqual([['branch 0', 'branch 1'], []])
})
