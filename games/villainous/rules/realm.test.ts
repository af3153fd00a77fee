/** Realms: what is in them, what is found, moved, locked and defeated. */
import { expect, test } from 'vitest'
import { villainous } from '../index.ts'
import { gaston, hk } from '../villains/gaston/testing/tables.ts'
import { Scene, scene, sceneWith } from './testing/scene.ts'

test('VD-REALM1, VD-REALM2, VD-REALM3, VD-REALM4: what is in one realm concerns no other', () => {
  const t = scene(
    ['gaston', { mover: 'tavern', power: 9, hand: ['temper'], fateDiscard: ['belle'] }],
    ['horned-king', { realm: { 'hen-wen': 'morva' } }],
  )
  expect(t.move('beasts-castle').play('temper').offered).toHaveLength(4)
})

test('VD-REALM5, VD-REALM6, VD-EFFECT2: an Effect lies aside while it is resolved, then in the pile', () => {
  const t = scene(['gaston', { mover: 'tavern', power: 9, hand: ['temper'] }], hk)
    .move('beasts-castle')
    .play('temper')
  expect([t.names(t.s.aside), t.discard(0)]).toEqual([['temper'], []])
  t.at('tavern')
  expect([t.s.aside, t.discard(0)]).toEqual([[], ['temper']])
})

test('VD-REALM9, VD-PLAY2, VD-PLAY4, VD-PLAY5, VD-PLAY-R4, VD-ALLY2, VD-EX2: an Ally is paid and placed anywhere, with any number of others', () => {
  const t = scene(
    gaston({
      power: 2,
      hand: ['the-mob'],
      realm: { wolves: 'tavern', 'wolves 2': 'tavern', lefou: 'tavern' },
    }),
    hk,
  )
  t.move('beasts-castle').play('the-mob')
  expect(t.offered).toEqual(['at beasts-castle', 'at belles-house', 'at forest', 'at tavern'])
  expect([t.at('tavern').here('tavern').length, t.power(0)]).toEqual([4, 0])
})

test('VD-PLAY3, VD-POWER2: what cannot be paid cannot be played, and nothing changes', () => {
  const t = scene(
    [
      'gaston',
      { mover: 'tavern', power: 2, hand: ['hunters-instinct', 'wolves'], realm: { belle: 'forest' } },
    ],
    hk,
  ).move('beasts-castle')
  t.use('playCard')
  expect([t.against('hunters-instinct'), t.power(0)]).toEqual(['VD-PLAY3', 2])
  expect(t.pick('wolves').at('tavern').power(0)).toBe(1)
})

test('VD-PLAY6, VD-COND1: a Condition is never played with an icon, nor in the own turn', () => {
  const t = scene(['gaston', { mover: 'tavern', power: 2, hand: ['beautiful-as-me', 'wolves'] }], hk)
    .move('beasts-castle')
    .use('playCard')
  expect(t.against('beautiful-as-me')).toBe('VD-PLAY6')
})

test('VD-REALM-R1, VD-MITEM-R3, VD-EX4: one step to a neighbour; the ends do not meet', () => {
  const t = scene(
    ['horned-king', { mover: 'dungeons', realm: { creeper: 'morva', gwythaints: 'throne-room' } }],
    ['gaston'],
  ).move('throne-room')
  t.use('moveItemAlly').pick('creeper')
  expect(t.here('fair-folk-kingdom')).toEqual(['creeper'])
  const inside = scene(
    ['horned-king', { mover: 'dungeons', realm: { creeper: 'fair-folk-kingdom' } }],
    ['gaston'],
  )
  const far = { do: 'at', at: inside.place('throne-room') } as const
  expect(inside.move('throne-room').use('moveItemAlly').refusal(far)).toBe('VD-REALM-R1')
})

test('VD-MITEM3, VD-ITEM-R2, VD-ITEM7, VD-ITEM9, VD-COVER6: attached Items go with their host and never alone', () => {
  const taran = { at: 'fair-folk-kingdom', items: ['dyrnwyn'] } as const
  const t = scene(['horned-king', { mover: 'morva', realm: { taran, creeper: 'morva' } }], ['gaston'])
    .move('throne-room')
    .use('moveItemAlly')
  expect(t.told('moved')).toHaveLength(1)
  const two = scene(
    gaston({
      hand: ['time-to-follow-me'],
      realm: { wolves: { at: 'forest', items: ['five-dozen-eggs', 'five-dozen-eggs'] } },
    }),
    hk,
  )
  expect(two.strength('wolves')).toBe(5)
  two.move('beasts-castle').play('time-to-follow-me').at('tavern')
  expect(two.here('tavern')).toEqual(['wolves+five-dozen-eggs+five-dozen-eggs'])
})

test('VD-MITEM4, VD-PVM1, VD-PVM2, VD-PVM3, VD-CARDG-R21: what is moved is not played', () => {
  const t = scene(
    ['horned-king', { mover: 'morva' }],
    [
      'gaston',
      {
        fateDeck: ['lumiere', 'it-is-you'],
        fateDiscard: ['maurices-invention'],
        realm: { maurice: 'tavern' },
      },
    ],
  )
  t.move('dungeons').use('fate').at('forest').pick('maurice').at('forest')
  expect([t.here('forest', 1), t.fateDiscard(1)]).toEqual([
    ['lumiere', 'maurice'],
    ['maurices-invention', 'it-is-you'],
  ])
})

test('VD-FIND1, VD-FIND5, VD-FIND-R4: a Hero found in the realm leaves its Items and is played anew', () => {
  const beast = { at: 'tavern', items: ['maurices-invention'] } as const
  const has = { fateDeck: ['magic-mirror', 'it-is-you'], realm: { beast, wolves: 'tavern' } } as const
  const t = scene(['horned-king', { mover: 'morva' }], ['gaston', has])
  t.move('dungeons').use('fate').at('tavern')
  expect([t.told('found').map(({ from }) => from), t.told('defeated')]).toEqual([['realm'], []])
  expect(t.fateDiscard(1)).toEqual(['it-is-you', 'maurices-invention'])
  expect(t.at('forest').here('tavern', 1)).toEqual(['beast'])
})

test('VD-FIND-R5: a token on a found card goes back to the stock', () => {
  const beast = { at: 'tavern', trapped: true } as const
  const t = scene(
    ['horned-king', { mover: 'morva' }],
    ['gaston', { fateDeck: ['magic-mirror', 'it-is-you'], realm: { beast } }],
  )
  expect(t.move('dungeons').use('fate').at('forest').here('forest', 1)).toEqual(['beast'])
})

test('VD-GASTON-R8, VD-FIND-R1, VD-FIND-R8: the Invention is taken from another Hero; a pile is never rebuilt for a Find', () => {
  const belle = { at: 'forest', items: ['maurices-invention'] } as const
  const t = scene(
    ['horned-king', { mover: 'morva' }],
    ['gaston', { fateDeck: ['maurice', 'it-is-you'], realm: { belle } }],
  )
  t.move('dungeons').use('fate').at('tavern')
  expect([t.here('tavern', 1), t.here('forest', 1), t.fateDiscard(1)]).toEqual([
    ['maurice+maurices-invention'],
    ['belle'],
    ['it-is-you'],
  ])
})

test('VD-LOCK1, VD-LOCK3, VD-LOCK-R2, VD-FATE-R8: nobody plays a Hero at a locked location', () => {
  const t = scene(
    ['gaston', { mover: 'tavern' }],
    ['lady-tremaine', { fateDeck: ['gus', 'bibbidi-bobbidi-boo'] }],
  )
    .move('forest')
    .use('fate')
    .say('decline')
  expect(t.offered).toEqual(['at cinderellas-room', 'at music-room', 'at the-castle'])
  expect(t.againstMove({ do: 'at', at: 3 })).toBe('nothing')
})

test('VD-LOCK-R3, VD-LT-R5: The Prince alone goes to the locked Ballroom, and stays there', () => {
  const t = scene(['gaston', { mover: 'tavern' }], ['lady-tremaine', { fateDeck: ['the-prince', 'gus'] }])
    .move('forest')
    .use('fate')
  expect([t.here('the-ballroom', 1), t.realm(1).locks]).toEqual([['the-prince'], 0b1000])
})

test('VD-DEF1, VD-DEF2, VD-DEF-R1, VD-GASTON-R6: a defeat by a card resolves the Hero’s text; with nothing left there it is skipped', () => {
  const t = scene(
    gaston({ hand: ['hunters-instinct'], pieces: [0, 2, 2, 2], realm: { maurice: 'forest' } }),
    hk,
  )
  t.move('beasts-castle').play('hunters-instinct')
  expect([t.fateDiscard(0), t.pieces(0)]).toEqual([['maurice'], [0, 2, 2, 2]])
})

test('VD-DEF-R3, VD-LT-R9: a trapped Hero’s text at its defeat stays silent, its strength stays', () => {
  const t = scene(
    gaston({ hand: ['hunters-instinct'], realm: { maurice: { at: 'forest', trapped: true } } }),
    hk,
  )
  expect(t.strength('maurice')).toBe(2)
  t.move('beasts-castle').play('hunters-instinct')
  expect(t.pieces(0)).toEqual([2, 2, 2, 2])
})

test('VD-SEE4, VD-SEE-R1, VD-FATE7, VD-FATE-R3: an empty deck is rebuilt without the card just revealed', () => {
  const t = scene(
    ['gaston', { mover: 'tavern' }],
    ['horned-king', { fateDeck: ['doli'], fateDiscard: ['gurgi'] }],
  )
    .move('forest')
    .use('fate')
  expect([t.offered, t.told('reshuffled')]).toEqual([
    ['doli', 'gurgi'],
    [{ e: 'reshuffled', seat: 1, fate: true }],
  ])
})

test('VD-FATE-R4, VD-FATE9: with one Fate card only that one is revealed; with none nobody can be chosen', () => {
  const one = scene(['gaston', { mover: 'tavern' }], ['horned-king', { fateDeck: ['dyrnwyn'] }])
    .move('forest')
    .use('fate')
  expect([one.fateDiscard(1), one.s.actions]).toEqual([['dyrnwyn'], 1])
  const none = scene(['gaston', { mover: 'tavern' }], hk).move('forest')
  expect(none.refusal(none.icon('fate'))).toBe('VD-ACT-R3')
})

test('VD-FATE-R9: never oneself', () => {
  const t = scene(
    ['gaston', { mover: 'tavern', fateDeck: ['belle'] }],
    ['horned-king', { fateDeck: ['doli'] }],
    ['lady-tremaine', { fateDeck: ['gus'] }],
  )
    .move('forest')
    .use('fate')
  expect(t.offered).toEqual(['seat 1', 'seat 2'])
})

test('VD-VANQ1, VD-VANQ3, VD-VANQ4, VD-VANQ5, VD-VANQ6, VD-VANQ8, VD-EX5: strengths are summed, the Hero and those used go, others stay', () => {
  const realm = {
    lumiere: 'tavern',
    cogsworth: 'tavern',
    lefou: 'forest',
    'the-mob': 'tavern',
    wolves: 'tavern',
    'monsieur-darque': 'tavern',
  } as const
  const t = scene(['gaston', { mover: 'forest', realm }], hk)
    .move('tavern')
    .use('vanquish')
    .pick('lumiere')
  expect(t.strength('lumiere')).toBe(4)
  t.pick('wolves')
  expect(t.againstMove({ do: 'done' })).toBe('VD-VANQ3')
  t.pick('the-mob').say('done')
  expect([t.fateDiscard(0), t.discard(0), t.here('tavern')]).toEqual([
    ['lumiere'],
    ['wolves', 'the-mob'],
    ['cogsworth', 'monsieur-darque'],
  ])
})

test('VD-VANQ9, VD-VANQ-R1, VD-VANQ-R2: one Hero of his choice, with more Allies than needed if he likes', () => {
  const realm = { belle: 'tavern', cogsworth: 'tavern', 'the-mob': 'tavern', lefou: 'tavern' } as const
  const t = scene(['gaston', { mover: 'forest', realm }], hk)
    .move('tavern')
    .use('vanquish')
  expect(t.offered).toEqual(['belle', 'cogsworth'])
  t.pick('cogsworth').pick('the-mob').pick('lefou')
  expect([t.here('tavern'), t.hand(0)]).toEqual([['belle'], ['lefou', 'the-mob']])
})

test('VD-VANQ12, VD-ACTIV-R3: an Ally serves in the turn it was played', () => {
  const t = scene(
    ['gaston', { mover: 'forest', power: 9, hand: ['the-mob'], realm: { belle: 'forest' } }],
    hk,
  ).move('tavern')
  t.play('the-mob').at('forest').use('vanquish')
  expect(t.fateDiscard(0)).toEqual(['belle'])
})

test('VD-ITEM-R4: an Item on a used Ally that stays in play stays attached', () => {
  const file = structuredClone(villainous.content.file(villainous.content.standard)) as {
    villains: { villainDeck: { id: string; used?: string }[] }[]
  }
  const mob = file.villains[0]?.villainDeck.find(({ id }) => id === 'the-mob')
  if (mob) mob.used = 'stays'
  const realm = { 'the-mob': { at: 'tavern', items: ['five-dozen-eggs'] }, belle: 'tavern' } as const
  const having = [['gaston', { mover: 'forest', realm }], hk] as const
  const t = new Scene({ having, content: villainous.content.load(file) }).move('tavern').use('vanquish')
  expect([t.here('tavern'), t.discard(0)]).toEqual([['the-mob+five-dozen-eggs'], []])
})

test('VD-HK-R15: Creeper, used where the mover stands, simply stays', () => {
  const realm = { creeper: 'fair-folk-kingdom', gurgi: 'fair-folk-kingdom' } as const
  const t = scene(['horned-king', { mover: 'morva', realm }], ['gaston']).move('fair-folk-kingdom')
  expect([t.use('vanquish').here('fair-folk-kingdom'), t.told('moved')]).toEqual([['creeper'], []])
})

test('VD-DISC1, VD-DISC2, VD-DISC-R1: any number, one at least, face up on the own pile', () => {
  const t = scene(['gaston', { mover: 'tavern', hand: ['temper', 'swoon', 'wolves'] }], hk)
    .move('forest')
    .use('discardCards')
  expect(t.offered).toEqual(['swoon', 'temper', 'wolves'])
  t.pick('swoon')
  expect(t.offered).toEqual(['done', 'temper', 'wolves'])
  t.say('done')
  expect([t.discard(0), t.s.actions]).toEqual([['swoon'], 1])
})

test('VD-COND-R1, VD-COND-R2, VD-COND8, VD-COND9, VD-COND3, VD-TIME2: after the whole action, in turn order, then the turn goes on', () => {
  const t = scene(
    ['horned-king', { mover: 'dungeons', hand: ['creeper', 'visions'] }],
    ['lady-tremaine', { hand: ['and-one-more-thing'] }],
    ['gaston', { hand: ['beautiful-as-me'] }],
  ).move('throne-room')
  t.s.actions = 3
  t.use('discardCards').pick('creeper').say('done')
  expect([t.question, t.seat]).toEqual(['respond', 1])
  t.say('decline')
  expect([t.question, t.seat, t.offered]).toEqual(['respond', 2, ['beautiful-as-me', 'decline']])
  t.pick('beautiful-as-me').at('tavern').say('decline')
  expect([t.question, t.seat]).toEqual(['act', 0])
})

test('VD-COND4, VD-COND5, VD-COND6, VD-EX10: declined, the moment is gone; a later one may be answered', () => {
  const t = scene(
    ['horned-king', { mover: 'dungeons', hand: ['creeper'], fateDeck: [] }],
    ['gaston', { hand: ['beautiful-as-me'], fateDeck: ['belle'] }],
  ).move('throne-room')
  t.s.actions = 3
  t.use('discardCards').pick('creeper').say('decline')
  expect(t.question).toBe('act')
  expect(t.hand(1)).toEqual(['beautiful-as-me'])
})

test('VD-COND7, VD-COND10, VD-COND-R6: free, resolved, discarded, and not replaced before the own turn ends', () => {
  const t = scene(
    ['horned-king', { mover: 'dungeons', hand: ['creeper'] }],
    ['gaston', { hand: ['beautiful-as-me'], deck: ['temper', 'swoon'] }],
  ).move('throne-room')
  t.s.actions = 3
  t.use('discardCards').pick('creeper').pick('beautiful-as-me').at('forest')
  expect([t.hand(1), t.discard(1), t.power(1)]).toEqual([[], ['beautiful-as-me'], 0])
})

test('VD-COND-R9, VD-ACT-R1: an action because a card says so is answered after the action around it', () => {
  const realm = { belle: 'forest', 'the-mob': 'forest' } as const
  const t = scene(
    ['gaston', { mover: 'tavern', power: 9, hand: ['belle-is-mine'], realm }],
    ['lady-tremaine', { hand: ['locked-up'], realm: { jaq: 'the-castle' } }],
  )
  t.move('beasts-castle').play('belle-is-mine')
  expect([t.question, t.seat, t.discard(0)]).toEqual(['respond', 1, ['the-mob', 'belle-is-mine']])
})

test('VD-CARDG-R5: only the fourth, where the table says so', () => {
  const play = (window: 'eachFromFourth' | 'fourthOnly', before: number) => {
    const t = sceneWith(
      { fourActionWindow: window },
      ['horned-king', { mover: 'dungeons', hand: ['creeper'] }],
      ['gaston', { hand: ['beautiful-as-me'] }],
    ).move('throne-room')
    t.s.actions = before
    return t.use('discardCards').pick('creeper').question
  }
  expect([play('eachFromFourth', 3), play('eachFromFourth', 4)]).toEqual(['respond', 'respond'])
  expect([play('fourthOnly', 3), play('fourthOnly', 4)]).toEqual(['respond', 'act'])
})

test('VD-LT19, VD-LT-R13: a trapped Hero covers and keeps its token wherever it goes', () => {
  const realm = { 'the-key': 'music-room', jaq: { at: 'the-castle', trapped: true } } as const
  const has = { mover: 'the-castle', unlocked: ['the-ballroom'], realm } as const
  const t = sceneWith({ keyTrapsInRoom: true }, ['lady-tremaine', has], hk).move('the-ballroom')
  expect(t.covered('the-castle')).toBe(true)
  t.use('activate')
  expect([t.here('cinderellas-room'), t.covered('cinderellas-room')]).toEqual([['jaq*'], true])
})
