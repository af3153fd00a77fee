/** What all hear of cards that were shown and are gone: named, because a pile may be shuffled in the same breath. */
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
