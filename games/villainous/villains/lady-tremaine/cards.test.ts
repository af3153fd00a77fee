/** Lady Tremaine's cards where they meet something that they must leave alone, or one another. */
import { expect, test } from 'vitest'
import { scene } from '../../rules/testing/scene.ts'
import { at, BALL, ball, fated, wedding } from './testing/tables.ts'

const trapped = (where: string) => ({ at: where, trapped: true }) as const

test('VD-CARDT-R1: both daughters stay out of the Ballroom, open or not', () => {
  for (const daughter of ['anastasia', 'drizella']) {
    const t = at({ unlocked: BALL, hand: [daughter] }).play(daughter)
    expect(t.offered).toEqual(['at cinderellas-room', 'at music-room', 'at the-castle'])
    expect(t.at('the-castle').power(0)).toBe(8)
  }
})

test('VD-CARDT-R2: a gown needs its own daughter in the realm, not her sister, nor her in hand', () => {
  const hand = ['ball-gown-anastasia', 'ball-gown-drizella', 'anastasia'] as const
  const t = at({ hand, realm: { drizella: 'the-castle' } }).use('playCard')
  expect([t.offered, t.against('ball-gown-anastasia')]).toEqual([
    ['anastasia', 'ball-gown-drizella'],
    'VD-LT-R23',
  ])
  expect(t.pick('ball-gown-drizella').here('the-castle')).toEqual(['ball-gown-drizella'])
})

test('VD-CARDT-R3, VD-LT25: Lucifer traps neither Ball Gown Cinderella nor anybody elsewhere', () => {
  const realm = { 'ball-gown-cinderella': 'the-castle', jaq: 'the-castle', gus: 'music-room' } as const
  const t = at({ hand: ['lucifer'], realm })
    .play('lucifer')
    .at('the-castle')
  expect([t.here('the-castle'), t.here('music-room')]).toEqual([
    ['ball-gown-cinderella', 'jaq*', 'lucifer'],
    ['gus'],
  ])
})

test('VD-CARDT-R6: the Cane takes either Slipper and no other Item', () => {
  const realm = {
    'lady-tremaines-cane': 'music-room',
    'wedding-bells': 'music-room',
    'glass-slipper-the-castle': 'the-castle',
    'glass-slipper-cinderellas-room': 'cinderellas-room',
  } as const
  const t = ball({ realm }).use('activate')
  expect(t.offered).toEqual(['glass-slipper-cinderellas-room', 'glass-slipper-the-castle'])
  expect(t.pick('glass-slipper-cinderellas-room').fateDiscard(0)).toEqual(['glass-slipper-cinderellas-room'])
})

test('VD-CARDT-R7: The Key, played, is for the everyday Cinderella alone, and may be declined', () => {
  const gown = at({ hand: ['the-key'], realm: { 'ball-gown-cinderella': 'the-castle' } })
    .play('the-key')
    .at('music-room')
  expect([gown.question, gown.here('the-castle')]).toEqual(['act', ['ball-gown-cinderella']])
  const t = at({ hand: ['the-key'], realm: { cinderella: 'the-castle', jaq: 'the-castle' } })
  t.play('the-key').at('music-room')
  expect(t.offered).toEqual(['cinderella', 'decline'])
  expect(t.say('decline').here('the-castle')).toEqual(['cinderella', 'jaq'])
  const caught = at({ hand: ['the-key'], realm: { cinderella: trapped('the-castle') } })
  expect(caught.play('the-key').at('music-room').question).toBe('act')
})

test('VD-CARDT-R8: The Key, activated, passes over whoever is in the room or trapped, and moves the gown untrapped', () => {
  const realm = {
    'the-key': 'music-room',
    jaq: 'cinderellas-room',
    gus: trapped('the-castle'),
    bruno: 'the-castle',
    'ball-gown-cinderella': 'the-ballroom',
  } as const
  const t = ball({ realm }).use('activate')
  expect(t.offered).toEqual(['ball-gown-cinderella', 'bruno'])
  expect(t.fork().pick('bruno').here('cinderellas-room')).toEqual(['bruno*', 'jaq'])
  expect(t.pick('ball-gown-cinderella').here('cinderellas-room')).toEqual(['ball-gown-cinderella', 'jaq'])
  const loose = ball({ realm }, { keyTrapsInRoom: true }).use('activate')
  expect(loose.offered).toEqual(['ball-gown-cinderella', 'bruno', 'gus', 'jaq'])
  expect(loose.pick('jaq').here('cinderellas-room')).toEqual(['jaq*'])
})

test('VD-CARDT-R9, VD-LT-R1: no Bells for an everyday daughter, for a bride elsewhere, or without the groom', () => {
  const bells = (realm: { [card: string]: string }) => {
    const t = ball({ realm: { 'wedding-bells': 'music-room', ...realm } })
    return t.offered.includes('use activate')
  }
  const groom = { 'the-prince': 'the-ballroom' }
  expect(bells({ ...groom, 'ball-gown-drizella': 'the-ballroom' })).toBe(true)
  expect(bells({ ...groom, 'ball-gown-drizella': 'the-castle' })).toBe(false)
  expect(bells({ 'ball-gown-drizella': 'the-ballroom' })).toBe(false)
  expect(bells({ ...groom, drizella: 'the-castle' })).toBe(false)
  expect(bells({ ...groom, 'ball-gown-cinderella': 'the-ballroom' })).toBe(false)
})

test('VD-CARDT-R10: And One More Thing may keep every card, and draws none above four', () => {
  const discards = (hand: readonly string[], deck: readonly string[]) =>
    scene(
      ['gaston', { mover: 'tavern', hand: ['temper'] }],
      ['lady-tremaine', { hand: ['and-one-more-thing', ...hand], deck }],
    )
      .move('forest')
      .use('discardCards')
      .pick('temper')
      .pick('and-one-more-thing')
  const four = ['trapped', 'midnight', 'lucifer', 'drizella'] as const
  expect(discards(four, ['anastasia']).say('done').hand(1)).toEqual([...four].sort())
  const t = discards(['trapped'], ['anastasia', 'midnight', 'lucifer', 'drizella']).say('done')
  expect(t.hand(1)).toEqual(['anastasia', 'lucifer', 'midnight', 'trapped'])
})

test('VD-CARDT-R11, VD-LT25: Locked Up traps in her own realm, and finds nobody in the gown', () => {
  const fight = (realm: { [card: string]: string | ReturnType<typeof trapped> }) =>
    scene(
      ['gaston', { mover: 'forest', realm: { 'the-mob': 'tavern', lumiere: 'tavern', belle: 'forest' } }],
      ['lady-tremaine', { hand: ['locked-up'], realm }],
    )
      .move('tavern')
      .use('vanquish')
  const none = fight({ 'ball-gown-cinderella': 'the-castle', jaq: trapped('the-castle') })
  expect([none.offered, none.against('locked-up')]).toEqual([['decline'], 'VD-COND-R7'])
  const t = fight({ 'ball-gown-cinderella': 'the-castle', jaq: 'the-castle', gus: 'music-room' })
  t.pick('locked-up')
  expect([t.offered, t.against('ball-gown-cinderella')]).toEqual([['gus', 'jaq'], 'VD-LT25'])
})

test('VD-CARDT-R14: There’s Still a Chance offers only what can be done, and pays nothing twice', () => {
  const hand = ['theres-still-a-chance', 'lucifer'] as const
  const idle = at({ hand }).use('playCard')
  expect(idle.against('theres-still-a-chance')).toBe('VD-GEN6')
  const moves = at({ hand, realm: { anastasia: 'cinderellas-room' } }).play('theres-still-a-chance')
  expect([moves.here('music-room'), moves.power(0)]).toEqual([['anastasia'], 7])
  const realm = { anastasia: 'cinderellas-room', 'the-key': 'cinderellas-room', jaq: 'the-castle' } as const
  const both = at({ hand, realm }).play('theres-still-a-chance')
  expect(both.offered).toEqual(['branch 0', 'branch 1'])
  expect(both.branch(1).here('cinderellas-room')).toEqual(['anastasia', 'jaq*', 'the-key'])
})

test('VD-CARDT-R15: I Said “If” is played with an empty pile, but not with nothing to draw', () => {
  const hand = ['i-said-if', 'lucifer'] as const
  expect(
    at({ hand, deck: ['trapped'] })
      .play('i-said-if')
      .hand(0),
  ).toEqual(['lucifer', 'trapped'])
  expect(at({ hand }).use('playCard').against('i-said-if')).toBe('VD-GEN6')
})

test('VD-CARDT-R17, VD-LT-R20: I Never Go Back orders what there is, the pile mixed in', () => {
  const hand = ['i-never-go-back-on-my-word'] as const
  const t = at({ hand, fateDeck: ['jaq', 'gus'], fateDiscard: ['bruno'] }).play('i-never-go-back-on-my-word')
  expect(t.offered).toEqual(['bruno', 'gus', 'jaq'])
  t.pick('gus').pick('bruno')
  expect([t.fateDeck(0), t.fateDiscard(0)]).toEqual([['gus', 'bruno', 'jaq'], []])
  const none = at({ hand: [...hand, 'lucifer'] }).use('playCard')
  expect(none.against('i-never-go-back-on-my-word')).toBe('VD-GEN6')
})

test('VD-CARDT-R18: You Little Thief! is no use against anybody else, trapped Cinderella falls too', () => {
  const t = at({
    hand: ['you-little-thief'],
    realm: { cinderella: trapped('the-castle'), jaq: 'the-castle' },
  })
  t.play('you-little-thief')
  expect([t.here('the-castle'), t.fateDiscard(0), t.power(0)]).toEqual([['jaq'], ['cinderella'], 9])
})

test('VD-CARDT-R19: Midnight spares The Prince and the Allies; where the table says so it takes one Hero', () => {
  const fateDeck = ['glass-slipper-the-castle', 'glass-slipper-cinderellas-room'] as const
  const realm = {
    jaq: trapped('the-castle'),
    gus: 'music-room',
    'the-prince': 'the-ballroom',
    lucifer: 'the-castle',
  }
  const t = at({ hand: ['midnight'], fateDeck, realm }).play('midnight')
  expect([t.fateDiscard(0).sort(), t.here('the-ballroom'), t.here('the-castle')]).toEqual([
    ['gus', 'jaq'],
    ['the-prince'],
    ['glass-slipper-the-castle', 'lucifer'],
  ])
  const one = at({ hand: ['midnight'], fateDeck, realm }, { midnightDefeats: 'one' }).play('midnight')
  expect(one.offered).toEqual(['gus', 'jaq'])
  expect(one.pick('gus').here('the-castle')).toEqual(['glass-slipper-the-castle', 'jaq*', 'lucifer'])
})

test('VD-CARDT-R22, VD-LT16: without Cinderella her gown is discarded; trapped, she is still replaced', () => {
  const none = fated(['ball-gown-cinderella', 'bibbidi-bobbidi-boo'])
  expect(none.fateDiscard(1)).toEqual(['ball-gown-cinderella', 'bibbidi-bobbidi-boo'])
  const t = fated(['ball-gown-cinderella', 'sweet-nightingale'], {
    realm: { cinderella: trapped('the-castle') },
  })
  expect([t.here('the-castle', 1), t.fateDiscard(1).sort()]).toEqual([
    ['ball-gown-cinderella'],
    ['cinderella', 'sweet-nightingale'],
  ])
})

test('VD-CARDT-R21, VD-LT17: Cinderella is kept out of the Ballroom and not played beside her gown', () => {
  const t = fated(['cinderella', 'bibbidi-bobbidi-boo'], { unlocked: BALL })
  expect(t.offered).toEqual(['at cinderellas-room', 'at music-room', 'at the-castle'])
  const gown = fated(['cinderella', 'bibbidi-bobbidi-boo'], {
    realm: { 'ball-gown-cinderella': 'the-castle' },
  })
  expect(gown.fateDiscard(1)).toEqual(['cinderella', 'bibbidi-bobbidi-boo'])
})

test('VD-CARDT-R24: Fairy Godmother takes a gown from the realm and places it anew, at the Ballroom only when it is open', () => {
  const deck = ['fairy-godmother', 'bibbidi-bobbidi-boo']
  const again = fated(deck, { realm: { 'ball-gown-cinderella': 'music-room' } }).at('the-castle')
  expect([again.seat, again.offered]).toEqual([0, ['at cinderellas-room', 'at music-room', 'at the-castle']])
  expect(again.at('the-castle').here('the-castle', 1)).toEqual(['ball-gown-cinderella', 'fairy-godmother'])
  const open = fated([...deck, 'ball-gown-cinderella'], { unlocked: BALL }).at('the-castle')
  expect(open.at('the-ballroom').here('the-ballroom', 1)).toEqual(['ball-gown-cinderella'])
})

test('VD-CARDT-R26: Jaq’s player chooses among her Items, and without one he is just there', () => {
  const realm = {
    'the-key': 'music-room',
    'wedding-bells': 'the-castle',
    'glass-slipper-the-castle': 'the-castle',
  }
  const t = fated(['jaq', 'bibbidi-bobbidi-boo'], { realm }).at('music-room')
  expect([t.seat, t.offered]).toEqual([0, ['the-key', 'wedding-bells']])
  expect(t.pick('wedding-bells').discard(1)).toEqual(['wedding-bells'])
  const none = fated(['jaq', 'bibbidi-bobbidi-boo']).at('music-room')
  expect([none.question, none.here('music-room', 1)]).toEqual(['act', ['jaq']])
})

test('VD-CARDT-R27: Gus does not hinder what stands elsewhere', () => {
  const t = ball({ realm: { ...wedding.realm, gus: 'the-castle' } })
  expect(t.use('activate').winners).toEqual([0])
  const near = ball({ realm: { ...wedding.realm, gus: 'music-room' } })
  expect(near.refusal(near.icon('activate'))).toBe('VD-ACT-R3')
})

test('VD-CARDT-R28: Bruno comes alone where Lucifer is away, or where Allies cannot move', () => {
  const none = fated(['bruno', 'bibbidi-bobbidi-boo']).at('music-room')
  expect(none.here('music-room', 1)).toEqual(['bruno'])
  const realm = { lucifer: 'the-castle', 'fairy-godmother': 'cinderellas-room' } as const
  const held = fated(['bruno', 'bibbidi-bobbidi-boo'], { realm, unlocked: [] })
  expect(held.at('music-room').here('music-room', 1)).toEqual(['bruno'])
})

test('VD-CARDT-R29, VD-LT12: the Slipper of the room goes to the room, and covers it', () => {
  const t = fated(['glass-slipper-cinderellas-room', 'bibbidi-bobbidi-boo'])
  expect([t.here('cinderellas-room', 1), t.covered('cinderellas-room', 1)]).toEqual([
    ['glass-slipper-cinderellas-room'],
    true,
  ])
  const t2 = ball({ realm: { ...wedding.realm, 'glass-slipper-cinderellas-room': 'cinderellas-room' } })
  expect(t2.refusal(t2.icon('activate'))).toBe('VD-ACT-R3')
})

test('VD-CARDT-R30: Bibbidi-Bobbidi-Boo needs a trapped Hero and must take it elsewhere, never to the Ballroom', () => {
  const none = fated(['bibbidi-bobbidi-boo', 'ball-gown-cinderella'], { realm: { jaq: 'the-castle' } })
  expect(none.fateDiscard(1)).toEqual(['bibbidi-bobbidi-boo', 'ball-gown-cinderella'])
  const realm = { jaq: trapped('the-castle'), gus: 'the-castle' } as const
  const t = fated(['bibbidi-bobbidi-boo', 'ball-gown-cinderella'], { realm, unlocked: BALL })
  expect(t.offered).toEqual(['at cinderellas-room', 'at music-room'])
  expect(t.at('music-room').here('music-room', 1)).toEqual(['jaq'])
})

test('VD-CARDT-R31: Sweet Nightingale needs an Ally, takes no Hero, and may take a bride out of the Ballroom', () => {
  const none = fated(['sweet-nightingale', 'ball-gown-cinderella'], { realm: { jaq: 'the-castle' } })
  expect(none.fateDiscard(1)).toEqual(['sweet-nightingale', 'ball-gown-cinderella'])
  const t = fated(['sweet-nightingale', 'ball-gown-cinderella'], { unlocked: BALL, ...wedding })
  expect(t.offered).toEqual(['at cinderellas-room', 'at music-room', 'at the-castle'])
})

test('VD-CARDT-R16: Trapped offers every free Hero, and nobody else', () => {
  const realm = {
    jaq: 'the-castle',
    gus: 'music-room',
    bruno: trapped('the-castle'),
    lucifer: 'cinderellas-room',
  }
  const t = at({ hand: ['trapped'], realm }).play('trapped')
  expect([t.offered, t.against('bruno')]).toEqual([['gus', 'jaq'], 'VD-LT-R7'])
})

test('VD-CARDT-R4: the Invitation can itself be placed at the Ballroom once that is open', () => {
  const t = at({ hand: ['invitation-from-the-king'], unlocked: BALL, fateDeck: ['the-prince'] })
  t.play('invitation-from-the-king')
  expect(t.offered).toContain('at the-ballroom')
  expect(t.at('the-ballroom').here('the-ballroom')).toEqual(['invitation-from-the-king', 'the-prince'])
})

test('VD-CARDT-R13: Vicious Practical Jokes leave the rest of the card with the Fate player', () => {
  const t = scene(
    ['gaston', { mover: 'tavern' }],
    [
      'lady-tremaine',
      {
        hand: ['vicious-practical-jokes'],
        fateDeck: ['jaq', 'gus'],
        realm: { 'the-key': 'music-room', 'wedding-bells': 'the-castle' },
      },
    ],
  )
  t.move('forest').use('fate').pick('vicious-practical-jokes')
  expect([t.seat, t.offered]).toEqual([1, ['gus', 'jaq']])
  t.pick('jaq')
  expect([t.seat, t.offered]).toEqual([1, ['at cinderellas-room', 'at music-room', 'at the-castle']])
  t.at('the-castle')
  expect([t.seat, t.offered]).toEqual([0, ['the-key', 'wedding-bells']])
})

test('VD-LT27, VD-ACTIV-R1: the Cane, Midnight and You Little Thief! take what they name, and need it', () => {
  const realm = { 'lady-tremaines-cane': 'music-room', 'the-key': 'music-room', jaq: 'the-castle' } as const
  const bare = ball({ realm }).use('activate')
  expect([bare.here('cinderellas-room'), bare.here('the-castle')]).toEqual([['jaq*'], []])
  const idle = ball({ realm: { 'lady-tremaines-cane': 'music-room' } })
  expect(idle.refusal(idle.icon('activate'))).toBe('VD-ACT-R3')
  const others = { ...realm, 'invitation-from-the-king': 'music-room' } as const
  const no = ball({ realm: others, fateDeck: ['gus', 'bruno'] }).use('activate')
  expect([no.offered, no.against('lady-tremaines-cane')]).toEqual([
    ['invitation-from-the-king', 'the-key'],
    'VD-ACTIV-R1',
  ])
  const slipper = ball({ realm: { ...realm, 'glass-slipper-the-castle': 'the-castle' } }).use('activate')
  expect(slipper.offered).toEqual(['lady-tremaines-cane', 'the-key'])
  expect(slipper.pick('lady-tremaines-cane').here('the-castle')).toEqual(['jaq'])
  const slippers = ['glass-slipper-the-castle', 'glass-slipper-cinderellas-room']
  const hand = ['you-little-thief', 'midnight']
  const thief = at({ hand, fateDeck: slippers, realm: { jaq: 'the-castle' } }).use('playCard')
  expect([thief.offered, thief.against('you-little-thief')]).toEqual([['midnight'], 'VD-GEN6'])
  const midnight = at({ hand: [...hand, 'lucifer'], fateDeck: slippers }).use('playCard')
  expect([midnight.offered, midnight.against('midnight')]).toEqual([['lucifer'], 'VD-GEN6'])
})
