/** Rules that no card of the box needs, on boxes whose owner has changed a card. */
import { expect, test } from 'vitest'
import { cardIn, corrected } from './testing/corrected.ts'
import { Scene } from './testing/scene.ts'

test('VD-FIND-R7: of two copies in the realm the resolver chooses which is found', () => {
  const content = corrected('horned-king', ({ fateDeck }) => {
    cardIn(fateDeck, 'hen-wen').copies = 2
    cardIn(fateDeck, 'reunited').copies = 1
  })
  const king = (realm: { [card: string]: string }, fateDeck: readonly string[] = []) => {
    const hand = ['we-got-you-now-pig-keeper']
    const has = { mover: 'morva', power: 9, hand, realm, fateDeck } as const
    const having = [['horned-king', has], ['gaston']] as const
    const options = { henWenBlocksEffects: false }
    return new Scene({ having, content, options }).move('dungeons').play('we-got-you-now-pig-keeper')
  }
  const t = king({ 'hen-wen': 'morva', 'hen-wen 2': 'throne-room' })
  expect(t.offered).toEqual(['hen-wen', 'hen-wen'])
  t.pick('hen-wen 2').at('dungeons')
  expect([t.here('morva'), t.here('dungeons'), t.here('throne-room')]).toEqual([['hen-wen'], ['hen-wen'], []])
  const deck = king({}, ['doli', 'hen-wen', 'hen-wen']).at('dungeons')
  expect([deck.here('dungeons'), deck.fateDeck(0).sort()]).toEqual([['hen-wen'], ['doli', 'hen-wen']])
  const first = king({ 'hen-wen': 'morva' }, ['hen-wen']).at('dungeons')
  expect([first.here('morva'), first.here('dungeons'), first.fateDeck(0)]).toEqual([
    [],
    ['hen-wen'],
    ['hen-wen'],
  ])
})

test('VD-DISC-R2: made to discard by another player’s card, she chooses from her own hand', () => {
  const content = corrected('lady-tremaine', ({ fateDeck }) => {
    cardIn(fateDeck, 'sweet-nightingale').do = [{ op: 'discardAny' }]
  })
  const having = [
    ['gaston', { mover: 'tavern' }],
    [
      'lady-tremaine',
      { hand: ['trapped', 'midnight'], fateDeck: ['sweet-nightingale', 'bibbidi-bobbidi-boo'] },
    ],
  ] as const
  const t = new Scene({ having, content }).move('forest').use('fate').say('decline')
  expect([t.seat, t.offered]).toEqual([1, ['done', 'midnight', 'trapped']])
  t.pick('trapped').say('done')
  expect([t.hand(1), t.discard(1), t.seat]).toEqual([['midnight'], ['trapped'], 0])
})

/** A card that is played as soon as it is revealed, in the Fate deck of another Villain. */
const guest = (location: string) => ({
  id: 'guest',
  type: 'prince',
  name: { en: 'Guest', fr: 'Invité' },
  copies: 1,
  needs: { location, rule: 'VD-LT8' },
  atOnce: true,
  rules: [],
  provenance: 'reconstructed',
})

test('VD-LT-R4: revealed outside a Fate action such a card is played at once, then the other', () => {
  const king = corrected('horned-king', ({ fateDeck }) => {
    cardIn(fateDeck, 'reunited').copies = 1
    fateDeck.push(guest('throne-room'))
  })
  const happy = new Scene({
    having: [
      ['gaston', { mover: 'tavern' }],
      ['horned-king', { fateDeck: ['gurgis-happy-day', 'dyrnwyn', 'guest', 'gurgi'] }],
    ],
    content: king,
    options: { fateDiscardFirst: false },
  })
  happy.move('forest').use('fate')
  expect([happy.here('throne-room', 1), happy.question]).toEqual([['guest'], 'instruct'])
  expect(happy.at('morva').here('morva', 1)).toEqual(['gurgi'])
})

test('VD-LT-R4: revealed on the way to a Hero it is played, and not shuffled back', () => {
  const own = corrected('gaston', ({ fateDeck }) => {
    cardIn(fateDeck, 'be-our-guest').copies = 1
    fateDeck.push(guest('forest'))
  })
  const has = { mover: 'tavern', hand: ['take-me-instead'], fateDeck: ['guest', 'it-is-you', 'cogsworth'] }
  const t = new Scene({ having: [['gaston', has], ['horned-king']], content: own })
  t.move('beasts-castle').play('take-me-instead')
  expect([t.here('forest'), t.here('beasts-castle')]).toEqual([['guest'], ['cogsworth']])
  expect(t.at('tavern').fateDeck(0)).toEqual(['it-is-you'])
})

test('VD-LT-R12, VD-LT-R8: where tokens run short she chooses whom Lucifer traps, in another’s turn too', () => {
  const content = corrected('lady-tremaine', ({ pieces }) => {
    pieces.trapped = 1
  })
  const realm = { lucifer: 'the-castle', jaq: 'music-room', gus: 'music-room' } as const
  const having = [
    ['gaston', { mover: 'tavern' }],
    ['lady-tremaine', { fateDeck: ['sweet-nightingale', 'ball-gown-cinderella'], realm }],
  ] as const
  const t = new Scene({ having, content }).move('forest').use('fate').say('decline').at('music-room')
  expect([t.seat, t.offered]).toEqual([1, ['gus', 'jaq']])
  expect(t.pick('jaq').here('music-room', 1)).toEqual(['gus', 'jaq*', 'lucifer'])
})
