/** When things happen, who chooses, and what is forgotten. */
import { expect, test } from 'vitest'
import { hk } from '../villains/gaston/testing/tables.ts'
import { BALL, lady } from '../villains/lady-tremaine/testing/tables.ts'
import { scene, sceneWith } from './testing/scene.ts'

test('VD-GEN-R9, VD-TIME-R1: what a moved Hero sets off is chosen by whoever moved it', () => {
  const realm = { beast: 'belles-house', wolves: 'forest' } as const
  const t = scene(
    ['horned-king', { mover: 'morva' }],
    ['gaston', { fateDeck: ['lumiere', 'maurices-invention'], realm }],
  )
  t.move('dungeons').use('fate').pick('lumiere').at('tavern').pick('beast').at('forest')
  expect([t.seat, t.offered]).toEqual([0, ['at beasts-castle', 'at belles-house', 'at tavern']])
})

test('VD-GEN-R3: what proves impossible only while it is resolved is skipped', () => {
  const t = scene(['gaston', { mover: 'tavern', hand: ['take-me-instead'], fateDeck: ['belle'] }], hk)
  t.move('beasts-castle').play('take-me-instead')
  expect([t.pieces(0), t.discard(0), t.question]).toEqual([[2, 2, 2, 2], ['take-me-instead'], 'act'])
})

test('VD-GEN4, VD-GEN5, VD-TIME-R3: cards come before rules, prohibitions before permissions', () => {
  const t = scene(
    ['gaston', { mover: 'tavern', power: 9, hand: ['temper', 'wolves'], realm: { belle: 'forest' } }],
    hk,
  )
  expect(t.move('beasts-castle').use('playCard').against('temper')).toBe('VD-GEN6')
})

test('VD-COVER-R3, VD-TIME1: an action goes on to its end though its own icon is covered meanwhile', () => {
  const t = scene(['gaston', { mover: 'tavern', hand: ['take-me-instead'], fateDeck: ['cogsworth'] }], hk)
  t.move('beasts-castle').play('take-me-instead', 1).at('tavern')
  expect([t.pieces(0), t.covered('beasts-castle')]).toEqual([[2, 1, 2, 2], true])
})

test('VD-FATE-R6, VD-GEN-R6: the target of a Fate action decides nothing', () => {
  const t = scene(
    ['horned-king', { mover: 'morva' }],
    ['gaston', { fateDeck: ['mrs-potts-and-chip', 'lumiere'], realm: { belle: 'forest' } }],
  )
  t.move('dungeons').use('fate')
  for (const answer of ['mrs-potts-and-chip', 'at tavern', 'belle', 'at beasts-castle']) {
    expect(t.seat).toBe(0)
    if (answer.startsWith('at ')) t.at(answer.slice(3))
    else t.pick(answer)
  }
})

test('VD-FATE-R7, VD-MULTI6: Fate cards played by the owner’s own card are no Fate action', () => {
  const t = scene(
    ['gaston', { mover: 'tavern', hand: ['take-me-instead'], fateDeck: ['cogsworth'] }],
    hk,
  ).move('beasts-castle')
  t.play('take-me-instead').at('tavern')
  expect([t.told('fated'), t.s.fateToken]).toEqual([[], -1])
})

test('VD-VANQ-R3, VD-GASTON-R11: the Hero’s text resolves and may win before the used Allies are handled', () => {
  const realm = { maurice: 'tavern', 'the-mob': 'tavern' } as const
  const t = scene(['gaston', { mover: 'forest', pieces: [2, 0, 0, 0], realm }], hk)
    .move('tavern')
    .use('vanquish')
  expect([t.winners, t.here('tavern')]).toEqual([[0], ['the-mob']])
})

test('VD-TIME-R4, VD-TIME-R5: cards that move together are all there before anything else is asked', () => {
  const realm = { creeper: 'morva', gwythaints: 'dungeons', 'cauldron-born': 'throne-room' } as const
  const t = scene(
    ['gaston', { mover: 'tavern' }],
    ['horned-king', { fateDeck: ['fflewddur-fflam', 'gurgis-sacrifice'], realm }],
  )
  t.move('forest').use('fate').at('morva')
  expect(t.here('morva', 1)).toEqual(['cauldron-born', 'creeper', 'fflewddur-fflam', 'gwythaints'])
})

test('VD-TIME-R7: a text is dropped when its card loses it before its turn comes', () => {
  const realm = { bruno: 'the-castle', lucifer: 'music-room', 'the-key': 'music-room' } as const
  const t = scene(['lady-tremaine', { mover: 'the-castle', unlocked: ['the-ballroom'], realm }], hk)
    .move('the-ballroom')
    .use('activate')
  // Trapped by The Key itself, Bruno calls nobody any more.
  expect([t.here('cinderellas-room'), t.here('music-room')]).toEqual([['bruno*'], ['lucifer', 'the-key']])
})

test('VD-LT-R10: what a Hero did when played stays done, though it is trapped right after', () => {
  const realm = { lucifer: 'the-castle', 'the-key': 'music-room' } as const
  const has = { fateDeck: ['jaq', 'bibbidi-bobbidi-boo'], realm } as const
  const t = scene(['gaston', { mover: 'tavern' }], ['lady-tremaine', has])
  t.move('forest').use('fate').say('decline').at('the-castle')
  expect([t.discard(1), t.here('the-castle', 1)]).toEqual([['the-key'], ['jaq*', 'lucifer']])
  const told = t.events.map(({ e }) => e).filter((e) => e === 'discarded' || e === 'trapped')
  expect(told.slice(-2)).toEqual(['discarded', 'trapped'])
})

test('VD-COND-R4: what a Condition does opens no window of its own', () => {
  const t = scene(
    ['gaston', { mover: 'tavern', power: 9, hand: ['five-dozen-eggs'], realm: { wolves: 'forest' } }],
    [
      'horned-king',
      { hand: ['only-moments-away-from-victory', 'only-moments-away-from-victory', 'ancient-soldiers'] },
    ],
  )
  t.move('beasts-castle')
    .play('five-dozen-eggs')
    .pick('only-moments-away-from-victory')
    .pick('ancient-soldiers')
    .at('morva')
  expect([t.question, t.seat, t.offered]).toEqual(['respond', 1, ['decline']])
  expect(t.say('decline').question).toBe('act')
})

test('VD-COND-R5: no Condition of the box waits for a lasting state: nobody is asked at the start of a turn', () => {
  const t = scene(
    ['gaston', {}],
    ['horned-king', { hand: ['only-moments-away-from-victory'] }],
    ['lady-tremaine', { hand: ['locked-up'] }],
  )
  expect([t.question, t.seat]).toEqual(['move', 0])
})

test('VD-COND-R7: a Condition that can do nothing is not offered', () => {
  const fight = { mover: 'forest', realm: { belle: 'tavern', 'the-mob': 'tavern' } } as const
  const t = scene(['gaston', fight], ['lady-tremaine', { hand: ['locked-up'] }])
    .move('tavern')
    .use('vanquish')
  expect([t.offered, t.against('locked-up')]).toEqual([['decline'], 'VD-COND-R7'])
})

test('VD-SEE1, VD-SEE3, VD-HIDE-R4: what is revealed all hear; what is looked at only one does', () => {
  const t = scene(
    ['horned-king', { mover: 'morva' }],
    ['gaston', { fateDeck: ['belle', 'lumiere'] }],
    ['lady-tremaine'],
  )
    .move('dungeons')
    .use('fate')
  for (const seat of [0, 1, 2, -1])
    expect(t.heard(seat).find(({ e }) => e === 'fated')?.shown).toHaveLength(2)
  const look = scene(
    [
      'lady-tremaine',
      {
        mover: 'the-castle',
        unlocked: ['the-ballroom'],
        realm: { 'invitation-from-the-king': 'music-room' },
        fateDeck: ['jaq', 'gus'],
      },
    ],
    hk,
  )
  look.move('the-ballroom').use('activate')
  expect(look.heard(0).find(({ e }) => e === 'looked')?.cards).toHaveLength(2)
  expect(look.heard(1).find(({ e }) => e === 'looked')?.cards).toBeUndefined()
})

test('VD-SEE-R2, VD-LT-R20: the card that is not discarded stays on top', () => {
  const t = scene(
    [
      'lady-tremaine',
      {
        mover: 'the-castle',
        unlocked: ['the-ballroom'],
        realm: { 'invitation-from-the-king': 'music-room' },
        fateDeck: ['jaq', 'gus', 'bruno'],
      },
    ],
    hk,
  )
  t.move('the-ballroom').use('activate').pick('gus')
  expect(t.fateDeck(0)).toEqual(['jaq', 'bruno'])
})

test('VD-FIND-R2, VD-FIND-R3, VD-HIDE-R2: a card that is nowhere to be found leaves the deck shuffled', () => {
  const t = sceneWith(
    { fateDiscardFirst: false },
    ['horned-king', { mover: 'morva' }],
    ['gaston', { fateDeck: ['maurice', 'maurices-invention', 'belle'] }],
  )
  t.move('dungeons').use('fate').at('tavern')
  expect([t.here('tavern', 1), t.fateDiscard(1)]).toEqual([['maurice'], ['maurices-invention']])
})

test('VD-FIND-R6, VD-LOCK-R3: a found card is not placed at a locked location, unless its text says so', () => {
  const t = scene(
    ['gaston', { mover: 'tavern' }],
    ['lady-tremaine', { fateDeck: ['fairy-godmother', 'sweet-nightingale', 'ball-gown-cinderella'] }],
  )
  t.move('forest').use('fate').say('decline').at('the-castle')
  expect(t.offered).toEqual(['at cinderellas-room', 'at music-room', 'at the-castle'])
})

test('VD-FIND-R10, VD-CARDT-R19: a Slipper that is found where it lies is played there again', () => {
  const realm = {
    jaq: 'music-room',
    'glass-slipper-the-castle': 'the-castle',
    'glass-slipper-cinderellas-room': 'cinderellas-room',
  } as const
  const t = scene(['lady-tremaine', { mover: 'the-castle', power: 9, hand: ['midnight'], realm }], hk)
    .move('music-room')
    .play('midnight')
  expect([t.here('the-castle'), t.here('cinderellas-room'), t.told('found').length]).toEqual([
    ['glass-slipper-the-castle'],
    ['glass-slipper-cinderellas-room'],
    2,
  ])
})

test('VD-DEF-R2, VD-LT-R25: whoever is replaced or found is not defeated', () => {
  const t = scene(
    ['gaston', { mover: 'tavern' }],
    [
      'lady-tremaine',
      { fateDeck: ['ball-gown-cinderella', 'sweet-nightingale'], realm: { cinderella: 'music-room' } },
    ],
  )
  t.move('forest').use('fate').say('decline')
  expect([t.told('defeated'), t.told('replaced').length]).toEqual([[], 1])
})

test('VD-LOCK8, VD-LOCK-R6, VD-LT-R22, VD-LT-R27: once open the Ballroom stays open, and The Prince stays in it', () => {
  const realm = { 'invitation-from-the-king': 'music-room', 'the-prince': 'the-ballroom' } as const
  const t = scene(
    ['gaston', { mover: 'tavern' }],
    ['lady-tremaine', { unlocked: ['the-ballroom'], fateDeck: ['jaq', 'bibbidi-bobbidi-boo'], realm }],
  )
  t.move('forest').use('fate').say('decline').at('the-castle')
  expect([t.discard(1), t.realm(1).locks, t.here('the-ballroom', 1)]).toEqual([
    ['invitation-from-the-king'],
    0,
    ['the-prince'],
  ])
})

test('VD-LT-R6: another Invitation with everything done only adds its ability', () => {
  const has = { hand: ['invitation-from-the-king'], realm: { 'the-prince': 'the-ballroom' } } as const
  const t = scene(lady({ unlocked: BALL, ...has }), hk)
    .move('music-room')
    .play('invitation-from-the-king')
    .at('the-ballroom')
  expect(t.here('the-ballroom')).toEqual(['invitation-from-the-king', 'the-prince'])
})

test('VD-HK5, VD-HK20, VD-HK-R18, VD-HK-R20: asleep again, the tile is still his, and must be woken anew', () => {
  const t = scene(
    ['gaston', { mover: 'tavern' }],
    [
      'horned-king',
      {
        pieces: [2],
        power: 9,
        hand: ['cauldron-born', 'our-hour-has-arrived'],
        fateDeck: ['gurgis-sacrifice', 'dyrnwyn'],
      },
    ],
  )
  t.move('forest').use('fate').say('end').move('fair-folk-kingdom').use('playCard')
  expect([t.pieces(1), t.against('cauldron-born')]).toEqual([[1], 'VD-HK13'])
  t.pick('our-hour-has-arrived')
  expect(t.pieces(1)).toEqual([2])
  t.play('cauldron-born', 2).at('morva')
  expect(t.here('morva', 1)).toEqual(['cauldron-born'])
})

test('VD-HK-R10: an icon that was used goes with its card and is not new elsewhere', () => {
  const has = {
    mover: 'fair-folk-kingdom',
    pieces: [1],
    realm: { 'ancient-soldiers': 'dungeons', 'ancient-soldiers 2': 'morva' },
  } as const
  const t = scene(['horned-king', has], ['gaston']).move('dungeons').grant('ancient-soldiers')
  t.s.realms[0]?.pieces.splice(0, 1, 1)
  expect(t.refusal({ do: 'grant', card: t.card('ancient-soldiers') })).toBe('VD-HK-R10')
  expect(t.offered).not.toContain('grant ancient-soldiers')
})

test('VD-GASTON-R1, VD-GASTON-R12, VD-CARDG-R24: what was removed is what can be put back, two at a location at most', () => {
  const t = scene(
    ['horned-king', { mover: 'morva' }],
    ['gaston', { fateDeck: ['massaging-my-feet', 'maurices-invention'], pieces: [2, 2, 0, 2] }],
  )
  t.move('dungeons').use('fate')
  expect(t.pieces(1)).toEqual([2, 2, 2, 2])
})

test('VD-GASTON-R10: Obstacles cover nothing and hinder nobody', () => {
  const t = scene(
    ['gaston', { mover: 'tavern', pieces: [2, 2, 2, 2], hand: ['wolves'], power: 1 }],
    ['horned-king', { fateDeck: ['doli'] }],
  ).move('beasts-castle')
  expect(t.offered).toEqual(['end', 'use fate', 'use gainPower', 'use playCard', 'use playCard'])
})

test('VD-CARDG-R19: Lumiere may move one Hero, himself included, or none', () => {
  const t = scene(
    ['horned-king', { mover: 'morva' }],
    ['gaston', { fateDeck: ['lumiere', 'maurices-invention'], realm: { belle: 'forest' } }],
  )
  t.move('dungeons').use('fate').pick('lumiere').at('tavern')
  expect(t.offered).toEqual(['belle', 'decline', 'lumiere'])
  expect(t.fork().say('decline').here('tavern', 1)).toEqual(['lumiere'])
  expect(t.pick('lumiere').at('belles-house').here('belles-house', 1)).toEqual(['lumiere'])
})

test('VD-CARDG-R27: Magic Mirror is shuffled in last, without the other card', () => {
  const t = scene(
    ['horned-king', { mover: 'morva' }],
    ['gaston', { fateDeck: ['magic-mirror', 'it-is-you', 'beast', 'belle'] }],
  )
  t.move('dungeons').use('fate').at('tavern')
  expect([t.fateDeck(1).sort(), t.fateDiscard(1)]).toEqual([['belle', 'magic-mirror'], ['it-is-you']])
})

test('VD-DISC5, VD-TURN-R3: without the action no card leaves the hand; once a turn begins anew each turn', () => {
  const deck = ['wolves', 'wolves', 'wolves', 'lefou']
  const t = scene(['gaston', { mover: 'tavern', hand: ['temper'], deck }], hk).move('beasts-castle')
  expect(t.offered).toEqual(['end', 'use gainPower'])
  t.use('gainPower')
    .say('end')
    .move('dungeons')
    .say('end')
    .move('tavern')
    .say('end')
    .move('morva')
    .say('end')
    .move('beasts-castle')
  expect(t.offered).toContain('use gainPower')
  expect([t.hand(0), t.discard(0)]).toEqual([['temper', 'wolves', 'wolves', 'wolves'], []])
})

test('VD-MOVE-R4, VD-ACT-R4: moved in mid-turn, the mover uses the icons where it then stands, and leaves from there', () => {
  const t = scene(['gaston', { mover: 'tavern', hand: ['temper'] }], hk)
    .move('beasts-castle')
    .use('gainPower')
  t.realm(0).mover = t.place('forest')
  expect(t.offered).toEqual(['end', 'use discardCards', 'use gainPower'])
  t.realm(0).mover = t.place('beasts-castle')
  expect(t.refusal(t.icon('gainPower'))).toBe('VD-ACT2')
  t.realm(0).mover = t.place('forest')
  t.say('end').move('dungeons').say('end')
  expect(t.refusal({ do: 'move', to: 2 })).toBe('VD-MOVE1')
})

test('VD-LOCK6, VD-LOCK-R5: where a location becomes locked, texts and icons there go on', () => {
  const t = scene(
    ['gaston', { mover: 'tavern', realm: { cogsworth: 'beasts-castle', lumiere: 'beasts-castle' } }],
    hk,
  ).move('beasts-castle')
  t.realm(0).locks = 0b1000
  expect([t.strength('lumiere'), t.offered]).toEqual([4, ['end', 'use gainPower']])
})

test('VD-LT-R17, VD-LT-R19: no token on The Prince or a Slipper; a Slipper whose place is locked cannot be played', () => {
  const t = scene(
    [
      'lady-tremaine',
      {
        mover: 'the-castle',
        power: 9,
        hand: ['trapped', 'lucifer'],
        realm: { 'the-prince': 'the-ballroom', 'glass-slipper-the-castle': 'the-castle' },
      },
    ],
    hk,
  )
  expect(t.move('music-room').use('playCard').against('trapped')).toBe('VD-GEN6')
  const locked = scene(
    ['gaston', { mover: 'tavern' }],
    ['lady-tremaine', { fateDeck: ['glass-slipper-the-castle', 'bibbidi-bobbidi-boo'] }],
  )
  locked.realm(1).locks = 0b1100
  locked.move('forest').use('fate').say('decline')
  expect(locked.fateDiscard(1)).toEqual(['glass-slipper-the-castle', 'bibbidi-bobbidi-boo'])
})
