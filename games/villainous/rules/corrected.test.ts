/** Rules that no card of the box needs, on boxes whose owner has changed a card. */
import { expect, test } from 'vitest'
import { cardIn, corrected } from './testing/corrected.ts'
import { Scene } from './testing/scene.ts'

test('VD-FIND-R7: of two copies in the realm the resolver chooses which is found', () => {
  const content = corrected('horned-king', ({ fateDeck }) => {
    cardIn(fateDeck, 'hen-wen').copies = 2
    cardIn(fateDeck, 'reunited').copies = 1
  })
  const king = (realm: { [card: string]: string }, fateDeck: readonly string[] = [], more = {}) => {
    const hand = ['we-got-you-now-pig-keeper']
    const has = { mover: 'morva', power: 9, hand, realm, fateDeck, ...more } as const
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
  const piled = king({}, ['hen-wen', 'doli'], { fateDiscard: ['hen-wen'] }).at('dungeons')
  expect([piled.told('found')[0], piled.fateDiscard(0), piled.fateDeck(0)]).toEqual([
    expect.objectContaining({ from: 'pile' }),
    [],
    ['hen-wen', 'doli'],
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

test('VD-ACTIV-R4, VD-HK-R19, VD-ACTIV2: beside cards with an ability the tile is chosen among them, asleep and paid for', () => {
  const content = corrected('horned-king', ({ villainDeck, tile }) => {
    for (const id of ['creeper', 'gwythaints'])
      cardIn(villainDeck, id).activate = { cost: 0, do: [{ op: 'gain', n: 1 }] }
    cardIn(villainDeck, 'creeper').text = { en: 'Gain 1 Power.', fr: 'Gagnez 1 Pouvoir.' }
    if (tile) tile.activate.cost = 2
  })
  const activating = (pieces: readonly number[], power: number) => {
    const realm = { 'ancient-soldiers': 'fair-folk-kingdom', creeper: 'morva', gwythaints: 'morva' } as const
    const king = ['horned-king', { mover: 'morva', power, pieces, realm }] as const
    return new Scene({ having: [king, ['gaston']], content })
      .move('fair-folk-kingdom')
      .grant('ancient-soldiers')
  }
  const t = activating([1], 2)
  expect([t.question, t.offered]).toEqual(['instruct', ['creeper', 'gwythaints', 'tile']])
  const other = t.fork().pick('creeper')
  expect([other.pieces(0), other.power(0)]).toEqual([[1], 3])
  t.say('tile')
  expect([t.pieces(0), t.power(0)]).toEqual([[2], 0])
  expect(t.told('activated')).toEqual([{ e: 'activated', seat: 0, card: -1 }])
  const tile = { do: 'tile' } as const
  expect(activating([0], 2).refusal(tile)).toBe('VD-HK-R19')
  expect(activating([1], 1).refusal(tile)).toBe('VD-ACTIV2')
})

test('VD-LOCK3: what may only be played at a locked location is refused from the hand', () => {
  const content = corrected('lady-tremaine', ({ villainDeck }) => {
    cardIn(villainDeck, 'the-key').needs = { location: 'the-ballroom', rule: 'VD-LT12' }
  })
  const key = (unlocked: readonly string[]) => {
    const has = { mover: 'the-castle', power: 9, hand: ['the-key', 'lucifer'], unlocked } as const
    return new Scene({ having: [['lady-tremaine', has], ['gaston']], content })
      .move('music-room')
      .use('playCard')
  }
  expect([key([]).offered, key([]).against('the-key')]).toEqual([['lucifer'], 'VD-LOCK3'])
  const open = key(['the-ballroom'])
  expect(open.pick('the-key').here('the-ballroom')).toEqual(['the-key'])
})

test('VD-LOCK-R3: who names no location of their own is played at once at any, locked or not', () => {
  const content = corrected('lady-tremaine', ({ fateDeck }) => {
    delete cardIn(fateDeck, 'the-prince').needs
  })
  const having = [
    ['gaston', { mover: 'tavern' }],
    ['lady-tremaine', { fateDeck: ['the-prince', 'gus'] }],
  ] as const
  const t = new Scene({ having, content }).move('forest').use('fate')
  expect([t.seat, t.offered]).toEqual([
    0,
    ['at cinderellas-room', 'at music-room', 'at the-ballroom', 'at the-castle'],
  ])
  expect(t.at('music-room').here('music-room', 1)).toEqual(['the-prince'])
})

test('VD-GASTON-R7: what is found beside its finder may also lie at the location itself, and nowhere else', () => {
  const content = corrected('gaston', ({ fateDeck }) => {
    const invention = cardIn(fateDeck, 'maurices-invention')
    delete invention.attach
    invention.needs = { location: 'forest', rule: 'VD-LT12' }
  })
  const found = (at: string) => {
    const gaston = ['gaston', { fateDeck: ['maurice', 'it-is-you', 'maurices-invention'] }] as const
    return new Scene({ having: [['horned-king', { mover: 'morva' }], gaston], content })
      .move('dungeons')
      .use('fate')
      .at(at)
  }
  expect(found('forest').here('forest', 1)).toEqual(['maurice', 'maurices-invention'])
  const elsewhere = found('tavern')
  expect([elsewhere.here('tavern', 1), elsewhere.fateDeck(1)]).toEqual([['maurice'], ['maurices-invention']])
})

test('VD-CARDT-R27: Gus hinders Items only, an Ally beside him can be activated', () => {
  const content = corrected('lady-tremaine', ({ villainDeck }) => {
    cardIn(villainDeck, 'lucifer').activate = { cost: 0, do: [{ op: 'gain', n: 1 }] }
  })
  const realm = { lucifer: 'music-room', gus: 'music-room', 'the-key': 'music-room' } as const
  const has = { mover: 'the-castle', unlocked: ['the-ballroom'], realm } as const
  const t = new Scene({ having: [['lady-tremaine', has], ['gaston']], content }).move('the-ballroom')
  expect(t.use('activate').power(0)).toBe(1)
})

test('VD-CARDG-R26, VD-CARDG-R30: what its own text has discarded already is not shuffled into the deck as well', () => {
  const content = corrected('gaston', ({ fateDeck }) => {
    cardIn(fateDeck, 'the-rose').intoDeck = true
  })
  const fateDeck = ['the-rose', 'it-is-you', 'belle', 'beast', 'cogsworth'] as const
  const having = [
    ['horned-king', { mover: 'morva' }],
    ['gaston', { fateDeck }],
  ] as const
  const t = new Scene({ having, content }).move('dungeons').use('fate')
  t.pick('belle').at('tavern')
  expect([t.question, t.fateDeck(1), t.fateDiscard(1)]).toEqual([
    'act',
    ['cogsworth'],
    ['it-is-you', 'the-rose', 'beast'],
  ])
})

test('VD-GASTON-R9: where Allies cannot move, the Beast sends nobody away', () => {
  const content = corrected('gaston', ({ fateDeck }) => {
    cardIn(fateDeck, 'cogsworth').always = [{ op: 'forbids', what: 'moveAllies', rule: 'VD-CARDT-R25' }]
  })
  const realm = { lefou: 'tavern', cogsworth: 'forest' } as const
  const having = [
    ['horned-king', { mover: 'morva' }],
    ['gaston', { fateDeck: ['beast', 'it-is-you'], realm }],
  ] as const
  const t = new Scene({ having, content }).move('dungeons').use('fate').at('tavern')
  expect([t.question, t.here('tavern', 1)]).toEqual(['act', ['beast', 'lefou']])
})

test('VD-FIND-R9, VD-COND-R10: of a revealed pair nothing is found while it waits to be chosen', () => {
  const content = corrected('lady-tremaine', ({ villainDeck }) => {
    cardIn(villainDeck, 'vicious-practical-jokes').do = [
      { op: 'findAndPlay', card: 'glass-slipper-the-castle' },
    ]
  })
  const fateDeck = ['glass-slipper-the-castle', 'gus', 'bruno'] as const
  const having = [
    ['gaston', { mover: 'tavern' }],
    ['lady-tremaine', { hand: ['vicious-practical-jokes'], fateDeck }],
  ] as const
  const t = new Scene({ having, content }).move('forest').use('fate').pick('vicious-practical-jokes')
  expect([t.told('not-found').length, t.offered]).toEqual([1, ['glass-slipper-the-castle', 'gus']])
  expect(t.pick('glass-slipper-the-castle').here('the-castle', 1)).toEqual(['glass-slipper-the-castle'])
})

test('VD-TYPE3, VD-CARDG-R26: an Effect of the hand that goes back into its deck goes into the one of its set', () => {
  const content = corrected('gaston', ({ villainDeck }) => {
    cardIn(villainDeck, 'temper').intoDeck = true
  })
  const has = { mover: 'tavern', power: 9, hand: ['temper'], fateDeck: ['belle'] } as const
  const t = new Scene({ having: [['gaston', has], ['horned-king']], content }).move('beasts-castle')
  t.play('temper').at('tavern')
  expect([t.deck(0), t.fateDeck(0), t.discard(0)]).toEqual([['temper'], ['belle'], []])
})

test('VD-LT-R12: where the tokens just suffice nobody is asked', () => {
  const content = corrected('lady-tremaine', ({ pieces }) => {
    pieces.trapped = 2
  })
  const has = { mover: 'the-castle', power: 9, hand: ['lucifer'] } as const
  const realm = { jaq: 'music-room', gus: 'music-room' } as const
  const t = new Scene({ having: [['lady-tremaine', { ...has, realm }], ['gaston']], content })
  t.move('music-room').play('lucifer').at('music-room')
  expect([t.question, t.here('music-room')]).toEqual(['act', ['gus*', 'jaq*', 'lucifer']])
})

test('VD-ACT1: where no icon plays a card, none of the hand can be played; a card that grants one helps', () => {
  const content = corrected('horned-king', ({ locations, villainDeck }) => {
    const dungeons = locations.find(({ id }) => id === 'dungeons')
    if (dungeons) dungeons.top = ['moveItemAlly']
    cardIn(villainDeck, 'ancient-soldiers').always = [{ op: 'grants', action: 'playCard' }]
  })
  const king = (realm: { [card: string]: string }) => {
    const has = { mover: 'morva', power: 9, hand: ['creeper', 'horned-kings-henchmen'], realm } as const
    return new Scene({ having: [['horned-king', has], ['gaston']], content }).move('dungeons')
  }
  expect(king({}).against('creeper')).toBe('VD-ACT1')
  const granted = king({ 'ancient-soldiers': 'dungeons' })
  expect(granted.refused().some(({ move }) => move.do === 'card')).toBe(false)
  granted.grant('ancient-soldiers').pick('creeper').at('morva')
  expect(granted.against('horned-kings-henchmen')).toBe('VD-PLAY1')
})
