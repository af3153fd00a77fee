/** Lady Tremaine's cards, the ball and the Trapped tokens, played through questions and answers. */
import { expect, test } from 'vitest'
import type { Having } from '../../rules/testing/lay.ts'
import { scene, sceneWith } from '../../rules/testing/scene.ts'
import { at, BALL, ball, fated, gaston, wedding } from './testing/tables.ts'

test('VD-LT3, VD-SETUP3, VD-SETUP14, VD-SETUP-R5: the Ballroom begins locked, the tokens in stock', () => {
  const t = scene(['lady-tremaine', {}], gaston)
  expect([t.realm(0).locks, t.s.trapped.every((n) => n === 0)]).toEqual([0b1000, true])
})

test('VD-LT-R23, VD-CARDT-R2, VD-LT-R26: a ball gown is put on where the daughter stands, for its own cost', () => {
  const t = at({
    hand: ['ball-gown-anastasia'],
    realm: { anastasia: 'music-room', 'fairy-godmother': 'the-castle' },
  })
  t.play('ball-gown-anastasia')
  expect([t.here('music-room'), t.discard(0), t.power(0)]).toEqual([
    ['ball-gown-anastasia'],
    ['anastasia'],
    7,
  ])
  const none = at({ hand: ['ball-gown-anastasia', 'lucifer'] }).use('playCard')
  expect(none.against('ball-gown-anastasia')).toBe('VD-LT-R23')
})

test('VD-LT-R24: the everyday card stays in hand while the gown is in the realm', () => {
  const t = at({ hand: ['anastasia', 'drizella'], realm: { 'ball-gown-anastasia': 'the-castle' } }).use(
    'playCard',
  )
  expect([t.offered, t.against('anastasia')]).toEqual([['drizella'], 'VD-LT-R24'])
})

test('VD-LT-R21, VD-CARDT-R1, VD-MITEM-R4: only four characters may enter the Ballroom; Items may', () => {
  const t = at({ unlocked: BALL, hand: ['lucifer'] }).play('lucifer')
  expect(t.offered).toEqual(['at cinderellas-room', 'at music-room', 'at the-castle'])
  expect(t.againstMove({ do: 'at', at: 3 })).toBe('VD-LT-R21')
  const realm = {
    anastasia: 'the-castle',
    'wedding-bells': 'the-castle',
    'ball-gown-drizella': 'the-castle',
  } as const
  const moving = ball({ realm }).use('moveItemAlly')
  expect(moving.fork().pick('anastasia').here('music-room')).toEqual(['anastasia'])
  expect(moving.fork().pick('wedding-bells').offered).toEqual(['at music-room', 'at the-ballroom'])
  expect(moving.pick('ball-gown-drizella').at('the-ballroom').here('the-ballroom')).toEqual([
    'ball-gown-drizella',
  ])
})

test('VD-LT4, VD-LT6, VD-CARDT-R4, VD-FIND2: the Invitation opens the Ballroom and brings The Prince', () => {
  const t = at({ hand: ['invitation-from-the-king'], fateDeck: ['jaq', 'the-prince'] }).play(
    'invitation-from-the-king',
  )
  expect(t.againstMove({ do: 'at', at: 3 })).toBe('VD-LOCK3')
  t.at('music-room')
  expect([t.realm(0).locks, t.here('the-ballroom'), t.fateDeck(0)]).toEqual([0, ['the-prince'], ['jaq']])
  const pile = at({
    hand: ['invitation-from-the-king'],
    fateDeck: ['jaq', 'gus'],
    fateDiscard: ['the-prince'],
  })
  pile.play('invitation-from-the-king').at('music-room')
  expect([pile.here('the-ballroom'), pile.fateDeck(0), pile.told('reshuffled')]).toEqual([
    ['the-prince'],
    ['jaq', 'gus'],
    [],
  ])
  const there = at({ hand: ['invitation-from-the-king'], realm: { 'the-prince': 'the-ballroom' } })
  there.play('invitation-from-the-king').at('music-room')
  expect([there.realm(0).locks, there.here('the-ballroom')]).toEqual([0, ['the-prince']])
})

test('VD-LT5, VD-LT-R3, VD-LT-R20, VD-CARDT-R5: activated, she looks at two and discards one; nothing is forced', () => {
  const t = ball({
    realm: { 'invitation-from-the-king': 'music-room' },
    fateDeck: ['the-prince', 'jaq', 'gus'],
  })
  t.use('activate')
  expect(t.offered).toEqual(['jaq', 'the-prince'])
  expect(t.heard(1).find(({ e }) => e === 'looked')).toEqual({ e: 'looked', seat: 0, count: 2 })
  const prince = t.fork().pick('the-prince')
  expect([prince.fateDiscard(0), prince.here('the-ballroom')]).toEqual([['the-prince'], []])
  t.pick('jaq')
  expect([t.fateDeck(0), t.fateDiscard(0), t.here('the-ballroom')]).toEqual([
    ['the-prince', 'gus'],
    ['jaq'],
    [],
  ])
  const one = ball({ realm: { 'invitation-from-the-king': 'music-room' }, fateDeck: ['jaq'] })
    .use('activate')
    .pick('jaq')
  expect([one.fateDeck(0), one.fateDiscard(0)]).toEqual([[], ['jaq']])
})

test('VD-LT1, VD-LT2, VD-LT-R1, VD-LT-R2, VD-CARDT-R9: the Wedding Bells win', () => {
  expect(ball(wedding).use('activate').winners).toEqual([0])
  const locked = at({ ...wedding, hand: ['theres-still-a-chance'] }).play('theres-still-a-chance')
  expect(locked.offered).not.toContain('branch 1')
})

test('VD-LT14, VD-LT28, VD-CARDT-R6, VD-CARDT-R29: not while a Glass Slipper is there; the Cane takes one', () => {
  const slipper = { 'glass-slipper-the-castle': 'the-castle', 'lady-tremaines-cane': 'music-room' } as const
  const t = ball({ realm: { ...wedding.realm, ...slipper }, hand: ['theres-still-a-chance'] })
  expect(t.use('activate').fateDiscard(0)).toEqual(['glass-slipper-the-castle'])
  expect(t.play('theres-still-a-chance').branch(1).winners).toEqual([0])
  const none = ball({ realm: { 'lady-tremaines-cane': 'music-room' } })
  expect(none.refusal(none.icon('activate'))).toBe('VD-ACT-R3')
})

test('VD-CARDT-R14, VD-LT-R28, VD-ACT-R6: There’s Still a Chance activates without an icon and counts as two actions', () => {
  const t = at({
    unlocked: BALL,
    hand: ['theres-still-a-chance'],
    realm: { 'lady-tremaines-cane': 'music-room', 'glass-slipper-the-castle': 'the-castle' },
  })
  t.play('theres-still-a-chance').branch(1)
  expect([t.s.actions, t.power(0)]).toEqual([2, 7])
})

test('VD-LT7, VD-LT8, VD-LT9, VD-LT10, VD-LT11, VD-FATE-R5, VD-CARDT-R20: The Prince, revealed, goes to the Ballroom, locked or not', () => {
  const t = fated(['jaq', 'the-prince'])
  expect([t.here('the-ballroom', 1), t.fateDiscard(1), t.question]).toEqual([['the-prince'], ['jaq'], 'act'])
})

test('VD-LT15, VD-LT18, VD-LT-R11, VD-LT-R18, VD-CARDT-R21: Cinderella makes Effects dearer, until she is trapped', () => {
  const hand = ['you-little-thief', 'lucifer'] as const
  const t = at({ hand, power: 1, realm: { cinderella: 'the-castle' } })
  expect(t.refusal(t.icon('playCard'))).toBe('VD-ACT-R3')
  const paid = at({ hand, power: 2, realm: { cinderella: 'the-castle' } }).play('you-little-thief')
  expect([paid.power(0), paid.fateDiscard(0)]).toEqual([0, ['cinderella']])
  const trapped = at({ hand, power: 0, realm: { cinderella: { at: 'the-castle', trapped: true } } }).play(
    'you-little-thief',
  )
  expect([trapped.power(0), trapped.fateDiscard(0)]).toEqual([0, ['cinderella']])
})

test('VD-LT16, VD-LT17, VD-CARDT-R22: Ball Gown Cinderella takes Cinderella’s place, and only hers', () => {
  const t = fated(['ball-gown-cinderella', 'bibbidi-bobbidi-boo'], {
    realm: { cinderella: { at: 'music-room', trapped: true } },
  })
  t.pick('ball-gown-cinderella')
  expect([t.here('music-room', 1), t.fateDiscard(1)]).toEqual([
    ['ball-gown-cinderella'],
    ['bibbidi-bobbidi-boo', 'cinderella'],
  ])
  expect(fated(['ball-gown-cinderella', 'sweet-nightingale']).fateDiscard(1)).toEqual([
    'ball-gown-cinderella',
    'sweet-nightingale',
  ])
  expect(
    fated(['cinderella', 'sweet-nightingale'], {
      realm: { 'ball-gown-cinderella': 'music-room' },
    }).fateDiscard(1),
  ).toContain('cinderella')
})

test('VD-CARDT-R23: while she is there no daughter enters the Ballroom, and those inside still win', () => {
  const realm = { 'ball-gown-cinderella': 'music-room', 'ball-gown-drizella': 'the-castle' } as const
  const t = ball({ realm }).use('moveItemAlly')
  expect(t.here('music-room')).toContain('ball-gown-drizella')
  const inside = { ...wedding.realm, 'ball-gown-cinderella': 'music-room' } as const
  expect(ball({ realm: inside }).use('activate').winners).toEqual([0])
})

test('VD-LT21, VD-LT-R12, VD-PVM-R2, VD-CARDT-R3, VD-TIME-R6: Lucifer traps whoever comes to him or he to them', () => {
  const t = at({
    hand: ['lucifer'],
    realm: {
      jaq: 'the-castle',
      gus: { at: 'the-castle', trapped: true },
      'ball-gown-cinderella': 'the-castle',
    },
  })
  t.play('lucifer').at('the-castle')
  expect(t.here('the-castle')).toEqual(['ball-gown-cinderella', 'gus*', 'jaq*', 'lucifer'])
  const arriving = fated(['jaq', 'sweet-nightingale'], {
    realm: { lucifer: 'the-castle', 'the-key': 'music-room' },
  })
  arriving.pick('jaq').at('the-castle')
  expect([arriving.here('the-castle', 1), arriving.discard(1)]).toEqual([['jaq*', 'lucifer'], ['the-key']])
})

test('VD-LT20, VD-LT25, VD-LT-R7, VD-CARDT-R16: Trapped takes an untrapped Hero, never Ball Gown Cinderella', () => {
  const realm = {
    jaq: 'the-castle',
    gus: 'the-castle',
    bruno: { at: 'music-room', trapped: true },
    'ball-gown-cinderella': 'the-castle',
  } as const
  const t = at({ hand: ['trapped'], realm }).play('trapped')
  expect([t.offered, t.against('bruno'), t.against('ball-gown-cinderella')]).toEqual([
    ['gus', 'jaq'],
    'VD-LT-R7',
    'VD-LT25',
  ])
  expect(t.pick('gus').here('the-castle')).toEqual(['ball-gown-cinderella', 'gus*', 'jaq'])
})

test('VD-LT-R8, VD-COMP9: with no token left nothing is trapped', () => {
  const trapped = (place: string) => ({ at: place, trapped: true }) as const
  const realm = {
    cinderella: trapped('the-castle'),
    jaq: trapped('the-castle'),
    gus: trapped('the-castle'),
    bruno: trapped('music-room'),
    'fairy-godmother': trapped('music-room'),
  } as const
  const t = at({ hand: ['trapped', 'lucifer'], realm })
  t.use('playCard')
  expect(t.against('trapped')).toBe('VD-GEN6')
})

test('VD-LT24, VD-LT-R15, VD-CARDT-R19, VD-COVER-R5: Midnight defeats all Heroes and lays the Slippers', () => {
  const realm = {
    jaq: { at: 'music-room', trapped: true },
    bruno: 'the-castle',
    'the-prince': 'the-ballroom',
  } as const
  const has = {
    hand: ['midnight'],
    realm,
    fateDeck: ['glass-slipper-the-castle', 'gus'],
    fateDiscard: ['glass-slipper-cinderellas-room'],
  } as const
  const t = at(has).play('midnight')
  expect([t.here('the-castle'), t.here('cinderellas-room'), t.here('the-ballroom')]).toEqual([
    ['glass-slipper-the-castle'],
    ['glass-slipper-cinderellas-room'],
    ['the-prince'],
  ])
  expect([t.s.trapped.includes(1), t.offered.includes('use gainPower')]).toEqual([false, true])
  const one = at(has, { midnightDefeats: 'one' }).play('midnight')
  expect(one.offered).toEqual(['bruno', 'jaq'])
  const none = at({ hand: ['midnight'] })
  expect(none.refusal(none.icon('playCard'))).toBe('VD-ACT-R3')
})

test('VD-LT22, VD-CARDT-R7, VD-GEN8: The Key, played, may send Cinderella to her room', () => {
  const t = at({ hand: ['the-key'], realm: { cinderella: 'the-castle' } })
    .play('the-key')
    .at('music-room')
  expect(t.offered).toEqual(['cinderella', 'decline'])
  expect(t.fork().say('decline').here('the-castle')).toEqual(['cinderella'])
  expect(t.pick('cinderella').here('cinderellas-room')).toEqual(['cinderella*'])
  expect(
    at({ hand: ['the-key'] })
      .play('the-key')
      .at('music-room')
      .here('music-room'),
  ).toEqual(['the-key'])
})

test('VD-LT23, VD-LT26, VD-LT-R14, VD-CARDT-R8: activated, it sends an untrapped Hero from elsewhere', () => {
  const realm = {
    'the-key': 'music-room',
    jaq: 'the-castle',
    gus: { at: 'music-room', trapped: true },
    bruno: 'cinderellas-room',
    'ball-gown-cinderella': 'the-castle',
  } as const
  const t = ball({ realm }).use('activate')
  expect(t.offered).toEqual(['ball-gown-cinderella', 'jaq'])
  expect(t.fork().pick('ball-gown-cinderella').here('cinderellas-room')).toEqual([
    'ball-gown-cinderella',
    'bruno',
  ])
  expect(t.pick('jaq').here('cinderellas-room')).toEqual(['bruno', 'jaq*'])
  const loose = ball({ realm }, { keyTrapsInRoom: true }).use('activate')
  expect(loose.offered).toEqual(['ball-gown-cinderella', 'bruno', 'gus', 'jaq'])
  expect(loose.pick('bruno').here('cinderellas-room')).toEqual(['bruno*'])
})

test('VD-CARDT-R10, VD-COND-R12, VD-EX14, VD-COND-R11: And One More Thing changes the hand, and is in no zone meanwhile', () => {
  const has = {
    hand: ['and-one-more-thing', 'lucifer', 'midnight'],
    deck: ['trapped', 'and-one-more-thing'],
  } as const
  const t = scene(['gaston', { mover: 'tavern', hand: ['temper'] }], ['lady-tremaine', has]).move('forest')
  t.use('discardCards').pick('temper')
  expect([t.question, t.seat, t.offered]).toEqual(['respond', 1, ['and-one-more-thing', 'decline']])
  t.pick('and-one-more-thing').pick('lucifer').say('done')
  expect([t.hand(1), t.discard(1)]).toEqual([
    ['and-one-more-thing', 'lucifer', 'midnight', 'trapped'],
    ['and-one-more-thing'],
  ])
  expect([t.question, t.offered]).toEqual(['respond', ['and-one-more-thing', 'decline']])
})

test('VD-CARDT-R11, VD-COND-R14, VD-COND-R3: Locked Up answers a Vanquish action, each copy once', () => {
  const has = { hand: ['locked-up', 'locked-up'], realm: { jaq: 'the-castle', gus: 'the-castle' } } as const
  const fight = { mover: 'forest', realm: { belle: 'tavern', 'the-mob': 'tavern' } } as const
  const t = scene(['gaston', fight], ['lady-tremaine', has]).move('tavern').use('vanquish')
  t.pick('locked-up').pick('jaq').pick('locked-up')
  expect(t.here('the-castle', 1)).toEqual(['gus*', 'jaq*'])
  const gown = scene(
    ['gaston', fight],
    ['lady-tremaine', { hand: ['locked-up'], realm: { 'ball-gown-cinderella': 'the-castle' } }],
  )
  expect(gown.move('tavern').use('vanquish').offered).toEqual(['decline'])
})

const jokes = (fateDeck: readonly string[], options = {}, has: Having = {}) =>
  sceneWith(
    options,
    ['gaston', { mover: 'tavern' }],
    [
      'lady-tremaine',
      { hand: ['vicious-practical-jokes', 'lucifer'], fateDeck, realm: { 'the-key': 'music-room' }, ...has },
    ],
  )
    .move('forest')
    .use('fate')

test('VD-COND-R10, VD-CARDT-R12, VD-CARDT-R13: Vicious Practical Jokes take the choice over, and a Hero’s location', () => {
  const t = jokes(['jaq', 'gus'])
  expect([t.question, t.seat, t.offered]).toEqual(['take-over', 1, ['decline', 'vicious-practical-jokes']])
  t.pick('vicious-practical-jokes')
  expect([t.seat, t.offered]).toEqual([1, ['gus', 'jaq']])
  t.pick('jaq')
  expect([t.question, t.seat]).toEqual(['placed-for', 1])
  t.at('the-castle')
  expect([t.here('the-castle', 1), t.discard(1), t.fateDiscard(1)]).toEqual([
    ['jaq'],
    ['vicious-practical-jokes', 'the-key'],
    ['gus'],
  ])
})

test('VD-CARDT-R13: she may waste the action, unless the table forbids it; The Prince leaves no choice', () => {
  const t = jokes(['jaq', 'bibbidi-bobbidi-boo']).pick('vicious-practical-jokes').pick('bibbidi-bobbidi-boo')
  expect([t.fateDiscard(1).sort(), t.question]).toEqual([['bibbidi-bobbidi-boo', 'jaq'], 'act'])
  const strict = jokes(['jaq', 'bibbidi-bobbidi-boo'], { jokesMayWaste: false }).pick(
    'vicious-practical-jokes',
  )
  expect(strict.question).toBe('placed-for')
  expect(jokes(['jaq', 'the-prince']).question).toBe('act')
})

test('VD-COND-R8: she is asked whether or not she holds it', () => {
  expect(jokes(['jaq', 'gus'], {}, { hand: ['lucifer'] }).offered).toEqual(['decline'])
})

test('VD-MITEM-R1: a Slipper can be moved, and stays above, unless the table forbids it', () => {
  const realm = { 'glass-slipper-the-castle': 'the-castle' } as const
  expect(ball({ realm }).use('moveItemAlly').offered).toEqual(['at music-room', 'at the-ballroom'])
  const strict = ball({ realm }, { moveFateItems: false })
  expect(strict.refusal(strict.icon('moveItemAlly'))).toBe('VD-ACT-R3')
  const own = { ...realm, 'the-key': 'the-castle', lucifer: 'music-room' } as const
  const t = ball({ realm: own }, { moveFateItems: false }).use('moveItemAlly')
  expect([t.offered, t.against('glass-slipper-the-castle')]).toEqual([['lucifer', 'the-key'], 'VD-MITEM-R1'])
})

test('VD-LT30, VD-CARDT-R17, VD-HIDE-R3, VD-SEE2: she orders the top four, and nobody else sees them', () => {
  const t = at({
    hand: ['i-never-go-back-on-my-word'],
    fateDeck: ['jaq', 'gus', 'bruno'],
    fateDiscard: ['the-prince', 'cinderella'],
  })
  t.play('i-never-go-back-on-my-word')
  const top = t.fateDeck(0).slice(0, 4)
  expect(t.offered).toEqual([...top].sort())
  const wanted = [...top].reverse()
  for (const name of wanted) t.pick(name)
  expect(t.fateDeck(0).slice(0, 4)).toEqual(wanted)
  expect(t.seen(1).state.realms[0]?.fateDeck).toEqual([-1, -1, -1, -1, -1])
})

test('VD-CARDT-R15: I Said If shuffles the pile in without itself, then draws two', () => {
  const t = at({ hand: ['i-said-if'], deck: ['trapped'], discard: ['midnight', 'lucifer'] }).play('i-said-if')
  expect([t.hand(0).length, t.deck(0).length, t.discard(0)]).toEqual([2, 1, ['i-said-if']])
  const told = t.events.map(({ e }) => e).filter((e) => e === 'reshuffled' || e === 'drawn')
  expect(told).toEqual(['reshuffled', 'drawn'])
})

test('VD-CARDT-R18: You Little Thief! takes the gown as well', () => {
  const t = at({ hand: ['you-little-thief'], realm: { 'ball-gown-cinderella': 'the-castle' } }).play(
    'you-little-thief',
  )
  expect(t.fateDiscard(0)).toEqual(['ball-gown-cinderella'])
})
