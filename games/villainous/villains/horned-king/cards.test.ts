/** The Horned King's cards where they meet something that they must leave alone, or one another. */
import { expect, test } from 'vitest'
import { scene } from '../../rules/testing/scene.ts'
import { AWAKE, at, DORMANT, everywhere, fated, gaston, king } from './testing/tables.ts'

/** A second Fate card that can never be played in these scenes. */
const idle = 'gurgis-sacrifice'

test('VD-CARDH-R1: Ancient Soldiers go to any location, and carry their icon along when they are moved', () => {
  const t = at({ hand: ['ancient-soldiers'], pieces: DORMANT }).play('ancient-soldiers')
  expect(t.offered).toEqual(['at dungeons', 'at fair-folk-kingdom', 'at morva', 'at throne-room'])
  const realm = { 'ancient-soldiers': 'fair-folk-kingdom' } as const
  const moved = scene(king({ pieces: DORMANT, realm }), gaston).move('dungeons')
  expect(moved.offered).not.toContain('grant ancient-soldiers')
  moved.use('moveItemAlly').at('dungeons')
  expect(moved.grant('ancient-soldiers').pieces(0)).toEqual(AWAKE)
})

test('VD-CARDH-R2, VD-HK13: Cauldron Born need the awakened side at every play', () => {
  const t = at({ hand: ['our-hour-has-arrived', 'cauldron-born'], pieces: DORMANT })
  expect(t.refusal({ do: 'card', card: t.card('cauldron-born') })).toBe('VD-HK13')
  t.play('our-hour-has-arrived').play('cauldron-born', 2).at('morva')
  expect(t.here('morva')).toEqual(['cauldron-born'])
})

test('VD-CARDH-R3, VD-VANQ2: Gwythaints two steps away do not reach, and bring nobody along', () => {
  const realm = { gwythaints: 'morva', taran: 'dungeons', creeper: 'throne-room' } as const
  const far = at({ realm })
  expect(far.refusal(far.icon('vanquish'))).toBe('VD-ACT-R3')
  const near = {
    gwythaints: 'fair-folk-kingdom',
    'gwythaints 2': 'throne-room',
    creeper: 'throne-room',
    taran: { at: 'dungeons', items: ['dyrnwyn'] },
  } as const
  const t = at({ realm: near })
  t.use('vanquish')
  expect([t.offered, t.against('creeper')]).toEqual([['gwythaints', 'gwythaints'], 'VD-VANQ2'])
  t.pick('gwythaints')
  expect([t.fateDiscard(0).sort(), t.discard(0)]).toEqual([
    ['dyrnwyn', 'taran'],
    ['gwythaints', 'gwythaints'],
  ])
})

test('VD-CARDH-R4, VD-VANQ7: Creeper goes to the mover only when he was used', () => {
  const realm = { creeper: 'dungeons', 'horned-kings-henchmen': 'dungeons', gurgi: 'dungeons' } as const
  const spared = at({ realm }).use('vanquish').pick('horned-kings-henchmen').say('done')
  expect(spared.here('dungeons')).toEqual(['creeper'])
  const used = at({ realm }).use('vanquish').pick('creeper').say('done')
  expect([used.here('fair-folk-kingdom'), used.discard(0)]).toEqual([['creeper'], []])
})

test('VD-CARDH-R5: Guard Dog counts every Hero beside it and none elsewhere', () => {
  const realm = { 'guard-dog': 'dungeons', gurgi: 'dungeons', doli: 'dungeons', taran: 'morva' } as const
  expect(at({ realm }).strength('guard-dog')).toBe(3)
  const t = at({ realm }).use('vanquish').pick('doli')
  expect(t.discard(0)).toEqual(['guard-dog'])
})

test('VD-CARDH-R7, VD-COND-R7: Only Moments Away needs an Item in hand that has a place, whatever Hen Wen forbids', () => {
  const played = (has: Parameters<typeof king>[0]) => {
    const realm = { wolves: 'tavern' } as const
    const eggs = { mover: 'tavern', power: 9, hand: ['five-dozen-eggs'], realm } as const
    return scene(['gaston', eggs], ['horned-king', has]).move('beasts-castle').play('five-dozen-eggs')
  }
  const none = played({ hand: ['only-moments-away-from-victory', 'creeper'] })
  expect([none.offered, none.against('only-moments-away-from-victory')]).toEqual([['decline'], 'VD-COND-R7'])
  const hand = ['only-moments-away-from-victory', 'ancient-soldiers', 'creeper'] as const
  const t = played({ hand, realm: { 'hen-wen': 'morva', 'fair-folk': 'dungeons' } })
  t.pick('only-moments-away-from-victory')
  expect(t.offered).toEqual(['ancient-soldiers'])
  t.pick('ancient-soldiers')
  expect(t.offered).toEqual(['at fair-folk-kingdom', 'at morva', 'at throne-room'])
  expect([t.at('morva').power(1), t.hand(1)]).toEqual([0, ['creeper']])
})

test('VD-CARDH-R9, VD-CARDH-R22: Our Hour Has Arrived asks for the tile asleep and Hen Wen away', () => {
  const hand = ['our-hour-has-arrived', 'creeper'] as const
  expect(at({ hand }).use('playCard').against('our-hour-has-arrived')).toBe('VD-GEN6')
  expect(at({ hand, pieces: AWAKE }).use('playCard').against('our-hour-has-arrived')).toBe('VD-GEN6')
  const pig = at({ hand, pieces: DORMANT, realm: { 'hen-wen': 'morva' } }).use('playCard')
  expect(pig.against('our-hour-has-arrived')).toBe('VD-CARDH-R22')
  expect(at({ hand, pieces: DORMANT }).play('our-hour-has-arrived').pieces(0)).toEqual(AWAKE)
})

test('VD-CARDH-R8: Show Me the Black Cauldron is paid for whichever way it is read', () => {
  const t = at({ hand: ['show-me-the-black-cauldron'], power: 1 }).play('show-me-the-black-cauldron')
  expect(t.offered).toEqual(['branch 0', 'branch 1'])
  expect([t.fork().branch(1).power(0), t.fork().branch(1).pieces(0)]).toEqual([3, [0]])
  expect([t.branch(0).power(0), t.pieces(0)]).toEqual([0, DORMANT])
})

test('VD-CARDH-R10: Visions count no Ally and no Hero of another realm', () => {
  const realm = { gurgi: 'morva', creeper: 'morva' } as const
  const other = ['gaston', { realm: { belle: 'tavern', beast: 'tavern' } }] as const
  const t = scene(king({ hand: ['visions'], power: 0, realm }), other).move('fair-folk-kingdom')
  expect(t.play('visions').power(0)).toBe(1)
})

test('VD-CARDH-R11, VD-CARDH-R12, VD-STR1: Pig Keeper defeats exactly 1 as it is now', () => {
  const hand = ['we-got-you-now-pig-keeper'] as const
  const realm = {
    gurgi: 'morva',
    doli: { at: 'dungeons', items: ['dyrnwyn'] },
    taran: 'throne-room',
  } as const
  const t = at({ hand, realm, fateDeck: ['hen-wen'] }).play('we-got-you-now-pig-keeper')
  expect(t.offered).toEqual(['branch 0', 'branch 1'])
  expect(t.branch(1).fateDiscard(0)).toEqual(['gurgi'])
  const two = at({ hand, realm: { ...realm, 'fair-folk': 'throne-room' } }).play('we-got-you-now-pig-keeper')
  expect([two.offered, two.against('doli'), two.against('taran')]).toEqual([
    ['fair-folk', 'gurgi'],
    'VD-CARDH-R12',
    'VD-CARDH-R12',
  ])
  const none = at({ hand, realm: { taran: 'morva' }, fateDeck: ['hen-wen'] }).play(
    'we-got-you-now-pig-keeper',
  )
  expect(none.offered).toEqual(['at dungeons', 'at fair-folk-kingdom', 'at morva', 'at throne-room'])
})

test('VD-CARDH-R13, VD-PLAY-R3: without 4 Power the Bargain only shuffles', () => {
  const hand = ['we-have-made-a-bargain'] as const
  const realm = { doli: { at: 'morva', items: ['dyrnwyn'] } } as const
  const poor = at({ hand, realm, power: 3, deck: ['visions'], discard: ['creeper'] })
  poor.play('we-have-made-a-bargain')
  expect([poor.deck(0).sort(), poor.discard(0), poor.pieces(0)]).toEqual([
    ['creeper', 'visions'],
    ['we-have-made-a-bargain'],
    [0],
  ])
  const rich = at({ hand, realm, power: 4, deck: ['visions'] })
    .play('we-have-made-a-bargain')
    .branch(1)
  expect([rich.power(0), rich.here('morva'), rich.fateDiscard(0), rich.strength('doli')]).toEqual([
    0,
    ['doli'],
    ['dyrnwyn'],
    1,
  ])
  const claimed = at({ hand, realm, power: 4, deck: ['visions'], pieces: DORMANT })
  expect(claimed.play('we-have-made-a-bargain').here('morva')).toEqual(['doli+dyrnwyn'])
})

test('VD-CARDH-R14: Captured! rebuilds the deck without itself, and needs a card somewhere', () => {
  const t = at({ hand: ['captured'], deck: ['creeper'], discard: ['visions'] }).play('captured')
  expect([t.hand(0), t.discard(0)]).toEqual([['creeper', 'visions'], ['captured']])
  const none = at({ hand: ['captured', 'creeper'] }).use('playCard')
  expect(none.against('captured')).toBe('VD-GEN6')
})

test('VD-HK22, VD-CARDH-R16: Taran counts only beside himself; Princess Eilonwy lifts no Ally and not herself', () => {
  const realm = {
    taran: 'morva',
    'princess-eilonwy': 'dungeons',
    gurgi: 'dungeons',
    creeper: 'dungeons',
  } as const
  const t = at({ realm })
  const strengths = ['taran', 'princess-eilonwy', 'gurgi', 'creeper'].map((card) => t.strength(card))
  expect(strengths).toEqual([2, 2, 2, 1])
})

test('VD-CARDH-R17: Fflewddur Fflam leaves Items and Heroes where they are', () => {
  const realm = { creeper: 'morva', 'ancient-soldiers': 'morva', gurgi: 'morva' } as const
  const t = fated(['fflewddur-fflam', idle], { realm }).at('throne-room')
  expect([t.here('throne-room', 1), t.here('morva', 1)]).toEqual([
    ['creeper', 'fflewddur-fflam'],
    ['ancient-soldiers', 'gurgi'],
  ])
})

test('VD-CARDH-R19: Doli may move nobody, and never an Ally', () => {
  const t = fated(['doli', idle], { realm: { gurgi: 'morva', creeper: 'morva' } }).at('dungeons')
  expect(t.offered).toEqual(['decline', 'doli', 'gurgi'])
  expect(t.say('decline').here('dungeons', 1)).toEqual(['doli'])
})

test('VD-CARDH-R20: beside the Fair Folk Cauldron Born may still be played', () => {
  const realm = { 'fair-folk': 'morva' } as const
  const t = at({ hand: ['cauldron-born', 'ancient-soldiers'], pieces: AWAKE, realm })
  const soldiers = t.fork().play('ancient-soldiers')
  expect(soldiers.againstMove({ do: 'at', at: 0 })).toBe('VD-CARDH-R20')
  expect(t.play('cauldron-born').offered).toContain('at morva')
})

test('VD-CARDH-R23, VD-VANQ-R3: Hen Wen’s defeat claims the tile, and may win, before the Allies go', () => {
  const realm = {
    ...everywhere,
    'cauldron-born 4': 'throne-room',
    'hen-wen': 'morva',
    creeper: 'morva',
  } as const
  const t = at({ realm }).use('vanquish').pick('cauldron-born').say('done')
  expect([t.winners, t.pieces(0)]).toEqual([[0], DORMANT])
})

test('VD-CARDH-R24, VD-FATE8: without a Hero Dyrnwyn cannot be played', () => {
  const t = fated(['dyrnwyn', idle], { realm: { creeper: 'morva' } })
  expect([t.question, t.fateDiscard(1)]).toEqual(['act', ['dyrnwyn', idle]])
})

test('VD-CARDH-R25: I Believe in You gives three for any hand, and spares an empty one', () => {
  const deck = ['visions', 'creeper', 'captured', 'gwythaints'] as const
  const one = fated(['i-believe-in-you', idle], { hand: ['visions'], deck })
  expect([one.hand(1), one.discard(1)]).toEqual([['captured', 'creeper', 'visions'], ['visions']])
  const none = fated(['i-believe-in-you', idle], { deck })
  expect([none.hand(1), none.fateDiscard(1)]).toEqual([[], ['i-believe-in-you', idle]])
})

test('VD-CARDH-R27, VD-FATE-R10: Reunited may fetch the Hero revealed with it, and needs one', () => {
  const t = fated(['reunited', 'gurgi'], { fateDiscard: ['doli'] }).pick('reunited')
  expect(t.offered).toEqual(['doli', 'gurgi'])
  expect(t.pick('gurgi').at('morva').here('morva', 1)).toEqual(['gurgi'])
  const none = fated(['reunited', idle], { fateDiscard: ['dyrnwyn'] })
  expect([none.question, none.fateDiscard(1)]).toEqual(['act', ['dyrnwyn', 'reunited', idle]])
})

test('VD-CARDH-R26: of Gurgi’s Happy Day the second card is judged when its turn comes', () => {
  const options = { fateDiscardFirst: false }
  const happy = () => fated(['gurgis-happy-day', 'i-believe-in-you', 'dyrnwyn', 'taran'], {}, options)
  const first = happy().pick('taran').at('morva')
  expect(first.here('morva', 1)).toEqual(['taran+dyrnwyn'])
  const late = happy().pick('dyrnwyn').at('morva')
  expect([late.here('morva', 1), late.fateDiscard(1).sort()]).toEqual([
    ['taran'],
    ['dyrnwyn', 'gurgis-happy-day', 'i-believe-in-you'],
  ])
})

test('VD-CARDH-R28, VD-HK-R5: Gurgi’s Sacrifice finds only an awakened tile', () => {
  for (const pieces of [[0], DORMANT])
    expect(fated([idle, 'dyrnwyn'], { pieces }).fateDiscard(1)).toEqual([idle, 'dyrnwyn'])
  const t = fated([idle, 'dyrnwyn'], { pieces: AWAKE, realm: everywhere })
  expect([t.pieces(1), t.here('morva', 1)]).toEqual([DORMANT, ['cauldron-born']])
})

test('VD-CARDH-R18: the Witches take Power only when they are played', () => {
  const realm = { 'the-witches-of-morva': 'morva' } as const
  const t = fated(['doli', idle], { realm, power: 5 }).at('dungeons')
  t.pick('the-witches-of-morva').at('dungeons').say('done')
  expect([t.here('dungeons', 1), t.power(1)]).toEqual([['doli', 'the-witches-of-morva'], 5])
})

test('VD-CARDH-R21: Gurgi, defeated by a card, is not shuffled in', () => {
  const t = at({ hand: ['we-got-you-now-pig-keeper'], realm: { gurgi: 'morva' }, fateDeck: [] })
  t.play('we-got-you-now-pig-keeper')
  expect([t.fateDeck(0), t.fateDiscard(0)]).toEqual([[], ['gurgi']])
})

test('VD-HK18, VD-HK-R1: awake or not his own, the tile takes no Cauldron Born', () => {
  for (const pieces of [[0], AWAKE]) {
    const t = scene(king({ pieces, realm: everywhere }), gaston)
    expect([t.question, t.here('morva')]).toEqual(['move', ['cauldron-born']])
  }
  const asleep = scene(king({ pieces: DORMANT, realm: everywhere }), gaston)
  expect(asleep.offered).toEqual(['cauldron-born', 'cauldron-born', 'cauldron-born'])
})

test('VD-CARDH-R7, VD-CARDH-R20: an Item that is played for nothing goes where it may', () => {
  const t = scene(
    ['lady-tremaine', { mover: 'the-castle', power: 9, hand: ['the-key'] }],
    [
      'horned-king',
      { hand: ['only-moments-away-from-victory', 'ancient-soldiers'], realm: { 'fair-folk': 'morva' } },
    ],
  )
  t.move('music-room').play('the-key').at('the-castle').pick('only-moments-away-from-victory')
  expect(t.refused()).toEqual([])
  t.pick('ancient-soldiers')
  expect(t.offered).toEqual(['at dungeons', 'at fair-folk-kingdom', 'at throne-room'])
  expect(t.againstMove({ do: 'at', at: t.place('morva', 1) })).toBe('VD-CARDH-R20')
})
