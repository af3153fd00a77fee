/** Where a card is looked for and what all hear of it; what a deck rebuilt under its rest looks like (VD-FIND, VD-SEE). */
import { expect, test } from 'vitest'
import { scene } from './testing/scene.ts'

const fated = (fateDeck: readonly string[], has = {}) =>
  scene(['horned-king', { mover: 'morva' }], ['gaston', { fateDeck, ...has }])
    .move('dungeons')
    .use('fate')

test('VD-FIND2: all hear where it was found: the realm, the pile or the deck', () => {
  const from = (t: ReturnType<typeof fated>) => t.at('forest').told('found')
  const found = (where: string) => [expect.objectContaining({ e: 'found', owner: 1, from: where })]
  const mirror = ['magic-mirror', 'it-is-you']
  expect(from(fated(mirror, { realm: { beast: 'tavern' } }))).toEqual(found('realm'))
  expect(from(fated(mirror, { fateDiscard: ['beast'] }))).toEqual(found('pile'))
  expect(from(fated([...mirror, 'beast']))).toEqual(found('deck'))
})

test('VD-FIND-R9, VD-FIND2: among the revealed cards that wait to go back it was found in the deck', () => {
  const has = { mover: 'tavern', hand: ['take-me-instead'] } as const
  const fateDeck = ['maurices-invention', 'maurice'] as const
  const t = scene(['gaston', { ...has, fateDeck }], ['horned-king'])
    .move('beasts-castle')
    .play('take-me-instead')
  expect(t.told('found')).toEqual([expect.objectContaining({ from: 'deck' })])
})

test('VD-FIND-R2, VD-GEN6, VD-FATE8: with nothing to search it cannot be played; with a deck to search it can, in vain', () => {
  const hand = ['we-got-you-now-pig-keeper', 'creeper'] as const
  const searching = (fateDeck: readonly string[]) =>
    scene(['horned-king', { mover: 'morva', power: 9, hand, fateDeck }], ['gaston'])
      .move('dungeons')
      .use('playCard')
  const none = searching([])
  expect([none.offered, none.against('we-got-you-now-pig-keeper')]).toEqual([['creeper'], 'VD-GEN6'])
  const some = searching(['doli']).pick('we-got-you-now-pig-keeper')
  expect([some.question, some.told('not-found').length]).toEqual(['act', 1])
  expect([some.realm(0).cards, some.discard(0)]).toEqual([[], ['we-got-you-now-pig-keeper']])
})

test('VD-SEE-R1: all hear that the pile was shuffled under what is left, nobody hears it where enough is left', () => {
  const looking = (fateDeck: readonly string[]) => {
    const realm = { 'invitation-from-the-king': 'music-room' } as const
    const has = { mover: 'the-castle', unlocked: ['the-ballroom'], realm, fateDeck, fateDiscard: ['bruno'] }
    return scene(['lady-tremaine', has], ['gaston']).move('the-ballroom').use('activate')
  }
  const mixed = looking(['jaq'])
  expect([mixed.told('reshuffled'), mixed.fateDeck(0)]).toEqual([
    [{ e: 'reshuffled', seat: 0, fate: true }],
    ['jaq', 'bruno'],
  ])
  expect(looking(['jaq', 'gus']).told('reshuffled')).toEqual([])
})
