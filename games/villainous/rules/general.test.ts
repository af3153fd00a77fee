/** What the game is, what is in the box, how it begins and how it ends. */
import { hashOf, readOptions, rngFrom, seedFrom } from '@duskhall/kernel'
import { expect, test } from 'vitest'
import { boxOf } from '../content/box.ts'
import { villainous } from '../index.ts'
import type { Options, Villainous } from '../state.ts'
import { gaston, hk } from '../villains/gaston/testing/tables.ts'
import { fulfilled } from '../villains/horned-king/testing/tables.ts'
import { scene, sceneWith } from './testing/scene.ts'

const box = boxOf({ content: villainous.content.standard })
const opened = (seed: string, options: Partial<Options> = {}, seats = 3): Villainous =>
  villainous.setup({
    seats,
    options: readOptions(villainous.options, seats, options),
    content: villainous.content.standard,
    rng: rngFrom(seedFrom(seed)),
  })
const icons = box.boards.map(({ icons: all }) => all.flat())

test('VD-GEN1, VD-COMP1, VD-COMP2, VD-COMP4, VD-COMP5: three Villains, each with four locations, a mover and two decks', () => {
  expect(box.boards.map(({ entry }) => entry.locations.length)).toEqual([4, 4, 4])
  expect(box.boards.map(({ deck, fateDeck }) => [deck.length, fateDeck.length])).toEqual([
    [30, 15],
    [30, 15],
    [30, 15],
  ])
})

test('VD-COMP13, VD-COMP14, VD-COMP15: the locations from left to right', () => {
  expect(box.boards.map(({ entry }) => entry.locations.map(({ id }) => id))).toEqual([
    ['belles-house', 'tavern', 'forest', 'beasts-castle'],
    ['morva', 'fair-folk-kingdom', 'dungeons', 'throne-room'],
    ['cinderellas-room', 'music-room', 'the-castle', 'the-ballroom'],
  ])
})

test('VD-COMP18, VD-COMP19, VD-COMP-R1, VD-COMP-R3: what the boards carry, above and below', () => {
  const has = (board: number, action: string) => icons[board]?.some((icon) => icon.action === action)
  expect([has(1, 'activate'), has(2, 'vanquish')]).toEqual([false, false])
  const gains = icons.map((all) => all.flatMap(({ n }) => (n > 0 ? [n] : [])).sort())
  expect(gains).toEqual([
    [1, 1, 2, 2],
    [1, 2, 3],
    [1, 2, 3],
  ])
  expect(box.boards.map(({ top }) => top)).toEqual([
    [2, 2, 2, 2],
    [2, 2, 2, 2],
    [2, 2, 2, 0],
  ])
})

test('VD-COMP7, VD-COMP8, VD-COMP10, VD-COMP-R2: one Lock, eight Obstacles, one tile', () => {
  expect(box.boards.map(({ locks }) => locks)).toEqual([0, 0, 0b1000])
  expect(box.boards.map(({ entry }) => entry.pieces)).toEqual([
    { obstacles: 8, slots: 2 },
    {},
    { trapped: 5 },
  ])
  expect(box.boards.map(({ tile }) => tile !== null)).toEqual([false, true, false])
})

test('VD-SETUP1, VD-SETUP2, VD-SETUP4, VD-SETUP5, VD-SETUP6: movers on the left, four cards in hand, the rest face down', () => {
  const s = opened('setup')
  for (const realm of s.realms) {
    expect([realm.mover, realm.hand.length, realm.deck.length, realm.fateDeck.length]).toEqual([0, 4, 26, 15])
    expect([realm.discard, realm.fateDiscard, realm.cards]).toEqual([[], [], []])
  }
})

test('VD-SETUP9, VD-SETUP-R2: the first player is drawn by lot unless the table names one', () => {
  const drawn = new Set(Array.from({ length: 30 }, (_, i) => opened(`lot ${i}`).first))
  expect([...drawn].sort()).toEqual([0, 1, 2])
  expect(opened('lot', { firstPlayer: '2' }).first).toBe(2)
})

test('VD-SETUP-R7, VD-GEN-R8: one seed, one deal', () => {
  expect(hashOf(opened('again'))).toBe(hashOf(opened('again')))
  expect(hashOf(opened('again'))).not.toBe(hashOf(opened('another')))
})

test('VD-SETUP-R1: no Villain twice', () => {
  expect(() => opened('twice', { villains: ['gaston', 'gaston', 'horned-king'] })).toThrow(/none twice/)
})

test('VD-GOAL1, VD-GOAL-R4: with a winner nothing further happens', () => {
  const has = { mover: 'tavern', power: 9, hand: ['temper'], pieces: [0, 1, 0, 0] } as const
  const t = scene(['gaston', has], ['lady-tremaine', { hand: ['and-one-more-thing'] }])
    .move('beasts-castle')
    .play('temper')
  expect([t.winners, t.question, t.s.outcome?.rule]).toEqual([[0], null, 'VD-GOAL1'])
})

test('VD-GOAL3: the three objectives of the box are looked at all the time', () => {
  expect(box.boards.map(({ entry }) => entry.checked)).toEqual(['always', 'always', 'always'])
})

test('VD-GOAL4, VD-FAQ3, VD-GASTON18: Heroes left in the realm do not keep anybody from winning', () => {
  const has = {
    mover: 'tavern',
    power: 9,
    hand: ['temper'],
    pieces: [0, 1, 0, 0],
    realm: { lumiere: 'forest' },
  } as const
  expect(scene(['gaston', has], ['horned-king']).move('beasts-castle').play('temper').winners).toEqual([0])
})

test('VD-GOAL-R3: if two objectives are met at once, the active player comes first', () => {
  const t = scene(['gaston', { mover: 'tavern', pieces: [0, 0, 0, 0] }], ['horned-king', fulfilled])
  expect(t.move('beasts-castle').use('gainPower').winners).toEqual([0])
  const other = scene(
    ['lady-tremaine', { mover: 'music-room' }],
    ['horned-king', fulfilled],
    ['gaston', { pieces: [0, 0, 0, 0] }],
  )
  expect(other.move('the-castle').use('gainPower').winners).toEqual([1])
})

test('VD-GEN6, VD-GEN9, VD-EFFECT3, VD-DISC4: what cannot be carried out cannot be played, but thrown away', () => {
  const t = scene(
    ['gaston', { mover: 'tavern', power: 9, hand: ['hunters-instinct', 'beautiful-as-me', 'wolves'] }],
    ['horned-king'],
  ).move('forest')
  t.use('playCard')
  expect([t.offered, t.against('hunters-instinct')]).toEqual([['wolves'], 'VD-GEN6'])
  t.pick('wolves').at('tavern').use('discardCards')
  expect(t.offered).toEqual(['beautiful-as-me', 'hunters-instinct'])
})

test('VD-GEN-R1: with partial effects allowed only the first instruction must be possible', () => {
  const has = gaston({ hand: ['take-me-instead'], fateDeck: ['lumiere'], realm: { belle: 'forest' } })
  const strict = scene(has, hk).move('beasts-castle')
  expect(strict.refusal(strict.icon('playCard'))).toBe('VD-ACT-R3')
  const loose = sceneWith({ allowPartialEffects: true }, has, hk).move('beasts-castle')
  expect(loose.play('take-me-instead').say('decline').here('beasts-castle')).toEqual(['lumiere'])
})

test('VD-GEN-R4, VD-GEN7: a lasting card is played even if its text finds nothing to act on', () => {
  const t = scene(
    ['gaston', { mover: 'tavern' }],
    ['horned-king', { fateDeck: ['fflewddur-fflam', 'dyrnwyn'] }],
  ).move('forest')
  expect(t.use('fate').at('morva').here('morva', 1)).toEqual(['fflewddur-fflam'])
})

test('VD-HIDE1, VD-HIDE2, VD-HIDE3, VD-HIDE4, VD-HIDE-R1: hands and decks are hidden, all else is open', () => {
  const has = {
    hand: ['temper', 'swoon'],
    deck: ['wolves'],
    discard: ['get-out'],
    fateDeck: ['belle'],
    fateDiscard: ['beast'],
    power: 3,
  } as const
  const t = scene(['gaston', has], ['horned-king'])
  const mine = t.seen(0).state.realms[0]
  const theirs = t.seen(1).state.realms[0]
  expect([t.names(mine?.hand ?? []), mine?.deck, mine?.fateDeck]).toEqual([['temper', 'swoon'], [-1], [-1]])
  expect([theirs?.hand, theirs?.deck, theirs?.fateDeck, theirs?.power]).toEqual([[-1, -1], [-1], [-1], 3])
  expect([t.names(theirs?.discard ?? []), t.names(theirs?.fateDiscard ?? [])]).toEqual([
    ['get-out'],
    ['beast'],
  ])
  const fated = scene(['horned-king', { mover: 'morva' }], ['gaston', { fateDeck: ['belle', 'lumiere'] }])
  fated.move('dungeons').use('fate')
  expect(fated.names(fated.seen(1).state.aside)).toEqual(['belle', 'lumiere'])
})

test('VD-GOAL-R3: it is the active player who comes first, not the first seat', () => {
  const t = scene(['horned-king', { realm: fulfilled.realm }], ['gaston', { mover: 'forest' }]).until(1)
  t.realm(0).pieces[0] = 2
  t.realm(1).pieces = [0, 0, 0, 0]
  expect(t.move('tavern').use('gainPower').winners).toEqual([1])
})
