/** When Conditions may be played, by whom and in which order, also by two players at once (VD-COND). */
import { type Match, openMatch, seedFrom, submit, undo } from '@duskhall/kernel'
import { expect, test } from 'vitest'
import { villainous } from '../index.ts'
import type { Villainous, VillainousMove } from '../state.ts'
import type { Given } from './testing/lay.ts'
import { type Scene, scene, sceneWith } from './testing/scene.ts'

const KEY = { mover: 'the-castle', power: 9, hand: ['the-key', 'lucifer'] } as const
const beautiful = { hand: ['beautiful-as-me', 'beautiful-as-me'] } as const
const moments = {
  hand: ['only-moments-away-from-victory', 'ancient-soldiers'],
} as const

/** Lady Tremaine plays The Key as her fourth action. */
const fourth = (...others: Given['having']) => {
  const t = scene(['lady-tremaine', KEY], ...others).move('music-room')
  t.s.actions = 3
  return t.play('the-key').at('the-castle')
}

test('VD-COND-R2, VD-COND-R1: one action may be answered by two players, in turn order, each in full', () => {
  const t = fourth(['gaston', beautiful], ['horned-king', moments])
  expect([t.question, t.seat, t.offered]).toEqual([
    'respond',
    1,
    ['beautiful-as-me', 'beautiful-as-me', 'decline'],
  ])
  t.pick('beautiful-as-me').at('tavern')
  expect([t.question, t.seat]).toEqual(['respond', 1])
  t.pick('beautiful-as-me').at('tavern').say('decline')
  expect([t.pieces(1), t.seat, t.offered]).toEqual([
    [2, 0, 2, 2],
    2,
    ['decline', 'only-moments-away-from-victory'],
  ])
  t.pick('only-moments-away-from-victory').pick('ancient-soldiers').at('morva').say('decline')
  expect([t.here('morva', 2), t.question, t.seat]).toEqual([['ancient-soldiers'], 'act', 0])
})

test('VD-COND-R2: the order goes by the seats, not by the Villains, and each is asked once', () => {
  const t = fourth(['horned-king', moments], ['gaston', beautiful])
  expect([t.question, t.seat]).toEqual(['respond', 1])
  t.say('decline')
  expect([t.question, t.seat]).toEqual(['respond', 2])
  t.pick('beautiful-as-me').at('tavern').say('decline')
  expect([t.question, t.seat]).toEqual(['act', 0])
})

test('VD-GOAL-R4, VD-GOAL-R2: if the first answer wins, the second player is not asked any more', () => {
  const t = fourth(['gaston', { ...beautiful, pieces: [0, 1, 0, 0] }], ['horned-king', moments])
  t.pick('beautiful-as-me').at('tavern')
  expect([t.winners, t.question]).toEqual([[1], null])
})

test('VD-COND-R1, VD-COND-R14: two Items of one action open one window, in which each copy answers once', () => {
  const hand = [
    'only-moments-away-from-victory',
    'only-moments-away-from-victory',
    'ancient-soldiers',
  ] as const
  const fateDeck = ['glass-slipper-the-castle', 'glass-slipper-cinderellas-room'] as const
  const t = scene(
    [
      'lady-tremaine',
      { mover: 'the-castle', power: 9, hand: ['midnight'], fateDeck, realm: { jaq: 'music-room' } },
    ],
    ['horned-king', { hand: [...hand, 'ancient-soldiers'] }],
  )
  t.move('music-room').play('midnight')
  expect([t.question, t.here('the-castle'), t.here('cinderellas-room')]).toEqual([
    'respond',
    ['glass-slipper-the-castle'],
    ['glass-slipper-cinderellas-room'],
  ])
  t.pick('only-moments-away-from-victory').pick('ancient-soldiers').at('morva')
  t.pick('only-moments-away-from-victory').pick('ancient-soldiers').at('morva').say('decline')
  expect([t.question, t.here('morva', 1)]).toEqual(['act', ['ancient-soldiers', 'ancient-soldiers']])
})

test('VD-CARDH-R6: where the table counts own Villain Items only, Slippers and another’s Items meet nothing', () => {
  const items = (scope: 'anyItem' | 'ownVillainItem', hand: readonly string[]) => {
    const fateDeck = ['glass-slipper-the-castle', 'glass-slipper-cinderellas-room'] as const
    const has = { mover: 'the-castle', power: 9, hand, fateDeck, realm: { jaq: 'music-room' } } as const
    const king = ['horned-king', { hand: moments.hand }] as const
    return sceneWith({ itemTriggerScope: scope }, ['lady-tremaine', has], king).move('music-room')
  }
  expect(items('anyItem', ['midnight']).play('midnight').question).toBe('respond')
  expect(items('ownVillainItem', ['midnight']).play('midnight').question).toBe('act')
  expect(items('ownVillainItem', ['wedding-bells']).play('wedding-bells').at('the-castle').question).toBe(
    'respond',
  )
  const gaston = { fateDeck: ['maurices-invention', 'it-is-you'], realm: { belle: 'forest' } } as const
  const other = (scope: 'anyItem' | 'ownVillainItem') =>
    sceneWith(
      { itemTriggerScope: scope },
      ['lady-tremaine', { mover: 'cinderellas-room' }],
      ['gaston', { ...gaston, pieces: [2, 2, 2, 1] }],
      ['horned-king', moments],
    )
      .move('the-castle')
      .use('fate')
      .pick('maurices-invention').question
  expect([other('anyItem'), other('ownVillainItem')]).toEqual(['respond', 'act'])
})

test('VD-COND-R1, VD-CARDH-R6: an Item that a Fate card brings is answered when the Fate action is over', () => {
  const t = scene(
    ['lady-tremaine', { mover: 'cinderellas-room' }],
    ['gaston', { fateDeck: ['maurice', 'maurices-invention'], realm: { belle: 'forest' } }],
    ['horned-king', { ...moments, fateDeck: [] }],
  )
  t.move('the-castle').use('fate').pick('maurice').at('forest')
  expect(t.question).toBe('instruct')
  t.pick('belle')
  expect([t.question, t.seat, t.here('forest', 1)]).toEqual([
    'respond',
    2,
    ['belle+maurices-invention', 'maurice'],
  ])
})

/** Gaston waits for a fourth action; it is the Fate action against Lady Tremaine, who may take the choice over. */
function fourthActionFatesTremaine() {
  const t = scene(
    ['horned-king', { mover: 'morva' }],
    ['gaston', beautiful],
    ['lady-tremaine', { hand: ['vicious-practical-jokes'], fateDeck: ['jaq', 'gus'] }],
  ).move('dungeons')
  t.s.actions = 3
  return t
}

test('VD-COND-R10, VD-COND-R2: only her target is asked inside the Fate action; the others after it', () => {
  const t = fourthActionFatesTremaine()
  t.use('fate')
  expect([t.question, t.seat]).toEqual(['take-over', 2])
  t.pick('vicious-practical-jokes').pick('gus').at('the-castle')
  expect([t.question, t.seat, t.here('the-castle', 2), t.fateDiscard(2)]).toEqual([
    'respond',
    1,
    ['gus'],
    ['jaq'],
  ])
})

test('VD-COND1, VD-COND-R4: one’s own action meets no Condition in one’s own hand', () => {
  const has = { mover: 'the-castle', hand: ['and-one-more-thing', 'trapped', 'midnight'] } as const
  const t = scene(['lady-tremaine', has], ['gaston']).move('cinderellas-room')
  t.use('discardCards').pick('trapped').say('done')
  expect(t.question).toBe('act')
})

test('VD-COND5, VD-COND6, VD-EX10: what was passed over may answer the next such action, of the same turn too', () => {
  const t = scene(
    ['horned-king', { mover: 'dungeons', power: 9, hand: ['creeper', 'visions', 'gwythaints'] }],
    ['gaston', { hand: ['beautiful-as-me', 'temper'] }],
  ).move('throne-room')
  t.s.actions = 3
  t.use('discardCards').pick('visions').say('done')
  expect([t.question, t.offered]).toEqual(['respond', ['beautiful-as-me', 'decline']])
  t.say('decline').play('creeper').at('morva')
  expect([t.question, t.seat, t.s.actions]).toEqual(['respond', 1, 5])
  expect(t.pick('beautiful-as-me').at('forest').pieces(1)).toEqual([2, 2, 1, 2])
})

test('VD-COND3: a Condition of another kind stays in the hand, and so does any other card', () => {
  const t = scene(
    ['gaston', { mover: 'tavern', hand: ['temper'] }],
    ['lady-tremaine', { hand: ['and-one-more-thing', 'locked-up', 'trapped'], realm: { jaq: 'the-castle' } }],
  )
  t.move('forest').use('discardCards').pick('temper')
  expect([t.offered, t.against('locked-up'), t.against('trapped')]).toEqual([
    ['and-one-more-thing', 'decline'],
    'VD-COND3',
    'VD-COND1',
  ])
})

test('VD-ACT-R6, VD-CARDG-R5: an action that a card performs counts beside the one around it', () => {
  const hand = ['theres-still-a-chance', 'lucifer', 'drizella'] as const
  const realm = { anastasia: 'cinderellas-room' } as const
  const t = scene(
    ['lady-tremaine', { mover: 'the-castle', power: 9, hand, realm }],
    ['gaston', { ...beautiful }],
  ).move('music-room')
  t.use('gainPower').play('theres-still-a-chance')
  expect([t.question, t.s.actions]).toEqual(['act', 3])
  t.play('drizella', 2).at('the-castle')
  expect([t.question, t.seat, t.s.actions]).toEqual(['respond', 1, 4])
})

test('VD-ACT-R6: what is done before the move, and the move itself, are no actions', () => {
  const has = {
    mover: 'morva',
    power: 2,
    pieces: [2],
    hand: ['cauldron-born'],
    realm: { 'ancient-soldiers': 'morva' },
  }
  const t = scene(['horned-king', has], ['gaston', beautiful]).pick('ancient-soldiers').move('dungeons')
  expect([t.s.actions, t.here('morva')]).toEqual([0, ['cauldron-born']])
})

test('VD-COND10, VD-DRAW1: the hand is filled at the end of its holder’s own turn, not before', () => {
  const t = scene(
    ['horned-king', { mover: 'dungeons', hand: ['creeper'] }],
    ['gaston', { hand: ['beautiful-as-me'], deck: ['temper', 'swoon', 'wolves', 'lefou'] }],
  ).move('throne-room')
  t.s.actions = 3
  t.use('discardCards').pick('creeper').pick('beautiful-as-me').at('forest').say('decline').say('end')
  expect([t.question, t.seat, t.hand(1)]).toEqual(['move', 1, []])
  t.move('tavern').say('end')
  expect(t.hand(1)).toHaveLength(4)
})

test('VD-COND-R10: passed over, she is not asked again about the same Fate action', () => {
  const t = scene(
    ['gaston', { mover: 'tavern' }],
    ['lady-tremaine', { hand: ['vicious-practical-jokes'], fateDeck: ['jaq', 'gus'] }],
  )
  t.move('forest').use('fate').say('decline')
  expect([t.question, t.seat, t.offered]).toEqual(['fate', 0, ['gus', 'jaq']])
})

test('VD-COND-R4: an Item played by a Condition meets no other one, then or after the next action', () => {
  const hand = [...moments.hand, 'only-moments-away-from-victory', 'ancient-soldiers']
  const t = scene(['lady-tremaine', KEY], ['horned-king', { hand }]).move('music-room')
  t.play('the-key').at('the-castle').pick('only-moments-away-from-victory').pick('ancient-soldiers')
  t.at('morva').say('decline').use('gainPower')
  expect([t.question, t.seat]).toEqual(['act', 0])
})

test('VD-COND-R2, VD-COND5: both decline, each is asked once, and the turn goes on with nothing changed', () => {
  const t = fourth(['gaston', beautiful], ['horned-king', moments])
  t.say('decline')
  expect([t.question, t.seat]).toEqual(['respond', 2])
  t.say('decline')
  expect([t.question, t.seat, t.pieces(1)]).toEqual(['act', 0, [2, 2, 2, 2]])
  expect([t.hand(1).length, t.hand(2).length]).toEqual([2, 2])
})

test('VD-COND-R2: the order begins after the active player and goes round the table', () => {
  const t = scene(
    ['gaston', beautiful],
    ['horned-king', { hand: ['creeper', 'visions'] }],
    [
      'lady-tremaine',
      {
        hand: ['and-one-more-thing', 'trapped'],
        deck: ['midnight', 'lucifer', 'drizella', 'anastasia', 'the-key'],
      },
    ],
  )
  t.until(1).move('throne-room')
  t.s.actions = 3
  t.use('discardCards').pick('creeper').say('done')
  expect([t.question, t.seat, t.offered]).toEqual(['respond', 2, ['and-one-more-thing', 'decline']])
  t.pick('and-one-more-thing').pick('trapped')
  expect([t.question, t.seat, t.discard(2)]).toEqual(['respond', 2, ['trapped', 'and-one-more-thing']])
  t.say('decline')
  expect([t.question, t.seat]).toEqual(['respond', 0])
  t.pick('beautiful-as-me').at('forest').say('decline')
  expect([t.question, t.seat, t.pieces(0)]).toEqual(['act', 1, [2, 2, 1, 2]])
})

test('VD-COND-R10, VD-COND-R2: she declines, the Fate player chooses, and then the others are asked', () => {
  const t = fourthActionFatesTremaine()
  t.use('fate').say('decline')
  expect([t.question, t.seat, t.offered]).toEqual(['fate', 0, ['gus', 'jaq']])
  t.pick('gus').at('the-castle')
  expect([t.question, t.seat]).toEqual(['respond', 1])
  expect([t.say('decline').question, t.seat, t.hand(2)]).toEqual(['act', 0, ['vicious-practical-jokes']])
})

test('VD-COND-R10: who is not the target is not asked, whatever they hold', () => {
  const t = scene(
    ['horned-king', { mover: 'morva' }],
    ['gaston', { ...beautiful, fateDeck: ['belle', 'cogsworth'] }],
    ['lady-tremaine', { hand: ['vicious-practical-jokes'] }],
  ).move('dungeons')
  expect([t.use('fate').question, t.seat]).toEqual(['fate', 0])
})

/** What the active player is told who wants to take back the action that others have answered. */
function takingBack(t: Scene, ...answers: readonly (readonly [seat: number, move: VillainousMove])[]) {
  const { match } = openMatch(villainous, { seats: t.s.seats, seed: seedFrom('taking back') })
  const now = answers.reduce<Match<Villainous, VillainousMove>>(
    (then, [seat, move]) => {
      const taken = submit(then, { question: then.state.asked, seat, move })
      if ('refused' in taken) throw new Error(`${move.do} by ${seat} was refused.`)
      return taken.match
    },
    { ...match, state: t.s },
  )
  const back = undo(now, 0)
  return 'refused' in back ? back.refused : back.state.asked
}

test('VD-COND5: an action that somebody declined to answer can still be taken back, one that was answered cannot', () => {
  const t = scene(['lady-tremaine', KEY], ['gaston', beautiful]).move('music-room')
  t.s.actions = 3
  const gain = [0, t.icon('gainPower')] as const
  expect(takingBack(t, gain, [1, { do: 'decline' }])).toBe(t.s.asked)
  const card = t.card('beautiful-as-me', 1)
  expect(takingBack(t, gain, [1, { do: 'card', card }])).toBe('nothing')
})

test('VD-COND-R10: after her decline the Fate action cannot be taken back because cards were revealed', () => {
  const has = { hand: ['vicious-practical-jokes'], fateDeck: ['jaq', 'gus'] } as const
  const t = scene(['gaston', { mover: 'tavern' }], ['lady-tremaine', has]).move('forest')
  expect(takingBack(t, [0, t.icon('fate')], [1, { do: 'decline' }])).toBe('fence')
})
