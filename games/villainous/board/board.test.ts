import { drawBoard } from '@duskhall/ui/testing/draw.tsx'
import { readingOf } from '@duskhall/ui/testing/reading.ts'
import { expect, test } from 'vitest'
import { content } from '../content/shelf.ts'
import type { VillainousEvent } from '../events.ts'
import { villainous } from '../index.ts'
import { scene } from '../rules/testing/scene.ts'
import type { VillainousMove } from '../state.ts'
import { texts } from '../text/index.ts'
import { gaston, hk } from '../villains/gaston/testing/tables.ts'
import { ACTION_ICONS, placeIcon, TILE_ICON } from './art.ts'
import icons from './icons.json' with { type: 'json' }
import board from './index.ts'
import { progressOf } from './objective.ts'
import { portraitOf } from './portraits.ts'
import { id } from './seen.ts'
import { randomGame } from './testing/random-game.ts'

const { seats, asked, heardBy, says } = readingOf(board, villainous, 3)

test('an icon tells what it gives, a placed Hero which actions it covers', () => {
  const t = scene(['gaston', { mover: 'tavern' }], ['horned-king', { fateDeck: ['taran', 'doli'] }])
  t.move('forest')
  expect(says(t.s, t.icon('gainPower'))).toContain('2 Power')
  t.use('fate').pick('taran')
  expect(says(t.s, { do: 'at', at: 0 })).toContain('Covered: Play a Card and Fate')
})

test('ending the turn with Power to gain is asked once more', () => {
  const t = scene(['gaston', { mover: 'tavern' }], ['horned-king'])
  t.move('forest')
  const end: VillainousMove = { do: 'end' }
  expect(board.endTurn?.(asked(t.s))).toEqual(end)
  expect(board.endTurn?.(asked(t.s, 1))).toBeNull()
  expect(board.confirm(asked(t.s), end, seats, 'en')).toMatch(
    /^You can still .*gain 2 Power.*\. End your turn\?$/,
  )
  expect(board.confirm(asked(t.s), t.icon('gainPower'), seats, 'en')).toBeNull()
})

test('one Ally too many, and a step back for nothing, are asked about', () => {
  const t = scene(
    [
      'gaston',
      {
        mover: 'tavern',
        realm: { maurice: 'forest', 'the-mob': 'forest', lefou: 'forest', wolves: 'forest' },
      },
    ],
    ['horned-king'],
  )
  t.move('belles-house').use('vanquish').pick('lefou')
  const asks = (move: VillainousMove) => board.confirm(asked(t.s), move, seats, 'en')
  expect(asks(t.choice('wolves'))).toBe('The Allies chosen are enough. Use Wolves as well?')
  expect(asks({ do: 'done' })).toBeNull()
  const has = { hand: ['show-me-the-beast', 'temper'], pieces: [1, 1, 2, 2], realm: { belle: 'tavern' } }
  const b = scene(gaston({ power: 2, ...has }), hk)
  b.move('belles-house').play('show-me-the-beast')
  expect(board.confirm(asked(b.s), { do: 'at', at: 0 }, seats, 'fr')).toMatch(/objectif/)
})

test('the last card of several that are discarded is asked about: with it the whole hand goes', () => {
  const t = scene(['gaston', { mover: 'tavern', hand: ['temper', 'lefou', 'wolves'] }], ['horned-king'])
  const asks = (card: string) => board.confirm(asked(t.s), t.choice(card), seats, 'en')
  t.move('belles-house').use('discardCards').pick('temper')
  expect(asks('lefou')).toBeNull()
  t.pick('lefou')
  expect(asks('wolves')).toBe('That discards your whole hand. Do it?')
  const one = scene(['gaston', { mover: 'tavern', hand: ['temper'] }], ['horned-king'])
  one.move('belles-house').use('discardCards')
  expect(board.confirm(asked(one.s), one.choice('temper'), seats, 'en')).toBeNull()
})

test('one press gains all Power there is and ends the turn', () => {
  const t = scene(['gaston', { mover: 'tavern' }], ['horned-king'])
  t.move('forest')
  const [run] = board.runs?.(asked(t.s), 'en') ?? []
  expect(run?.label).toBe('Gain 2 and end turn')
  const first = run?.next(asked(t.s))
  expect(first).toEqual(t.icon('gainPower'))
  t.answer(0, first as VillainousMove)
  expect(run?.next(asked(t.s))).toEqual({ do: 'end' })
})

test('a Condition that cannot be played passes by itself, one that can does not', () => {
  const unable = scene(
    ['gaston', { mover: 'tavern', hand: ['temper'] }],
    ['lady-tremaine', { hand: ['trapped'], deck: ['and-one-more-thing'] }],
  )
  unable.move('belles-house').use('discardCards').pick('temper')
  expect(unable.question).toBe('respond')
  expect(board.autoAnswer(asked(unable.s, 1))).toEqual({ do: 'decline' })
  expect(board.autoAnswer(asked(unable.s, 0))).toBeNull()
  const able = scene(
    ['gaston', { mover: 'tavern', hand: ['temper'] }],
    ['lady-tremaine', { hand: ['and-one-more-thing'] }],
  )
  able.move('belles-house').use('discardCards').pick('temper')
  expect(board.autoAnswer(asked(able.s, 1))).toBeNull()
})

test('a vanquish shows the sum that grows, what is missing, and which Allies are in it', () => {
  const t = scene(
    [
      'gaston',
      {
        mover: 'tavern',
        realm: {
          beast: 'forest',
          'the-mob': 'forest',
          lefou: 'forest',
          wolves: 'forest',
          'wolves 2': 'forest',
        },
      },
    ],
    ['horned-king'],
  )
  t.move('belles-house').use('vanquish')
  if (t.offered.includes('beast')) t.pick('beast')
  t.pick('the-mob')
  const html = drawBoard(board, texts, asked(t.s), { aim: t.choice('lefou') })
  expect(html).toContain('aria-label="4 = 4 of 6"')
  expect(html).toContain('data-text="2 more"')
  expect(html).toContain('data-text="+2"')
  expect(html).toMatch(new RegExp(`data-piece="${id.card(t.card('the-mob'))}"[^>]*data-selected`))
})

test('a chosen card can be taken back, the question of a turn cannot', () => {
  const t = scene(['gaston', { mover: 'tavern', power: 3, hand: ['lefou'] }], ['horned-king'])
  expect(board.isChained(asked(t.s))).toBe(false)
  t.move('forest')
  expect(board.isChained(asked(t.s))).toBe(false)
  t.play('lefou')
  expect(board.isChained(asked(t.s))).toBe(true)
  expect(board.isChained(asked(t.s, 1))).toBe(false)
})

test('a realm that is looked at lies in front, and the own one above it', () => {
  const { s } = scene(['gaston', { mover: 'tavern' }], ['horned-king'], ['lady-tremaine'])
  const html = drawBoard(board, texts, asked(s), { draft: { realm: 2 } })
  expect(html).toContain('aria-label="Back to your Realm"')
  expect(html).toMatch(/data-zone="place-2-1" data-stop/)
  expect(html).not.toMatch(/data-zone="place-0-1" data-stop/)
  expect(drawBoard(board, texts, asked(s))).not.toContain('aria-label="Back to your Realm"')
})

test('how far each Villain is', () => {
  const t = scene(
    ['gaston', { pieces: [0, 0, 1, 2] }],
    ['horned-king', { pieces: [1], realm: { 'cauldron-born': 'morva', 'cauldron-born 2': 'dungeons' } }],
    [
      'lady-tremaine',
      { unlocked: ['the-ballroom'], realm: { 'the-prince': 'the-ballroom', 'wedding-bells': 'the-castle' } },
    ],
  )
  expect([0, 1, 2].map((seat) => progressOf(t.s, seat))).toEqual([
    { done: 5, of: 8 },
    { done: 3, of: 5 },
    { done: 3, of: 4 },
  ])
  expect(board.course.measures[0]?.values(t.s)).toEqual([63, 60, 75])
  expect(board.course.lines(t.s)).toHaveLength(3)
})

test('no event of whole games stops flights, places, turning points or sounds', () => {
  for (const { before, events, after } of randomGame(2)) {
    for (const event of events as VillainousEvent[]) {
      for (const seat of [0, 1]) board.flights(heardBy(seat, event), asked(after, seat))
      if (event.e === 'drawn' && event.seat !== 0)
        expect(board.flights(heardBy(0, event), asked(after))).toEqual([
          { from: id.deck(event.seat), to: id.hand(event.seat) },
        ])
      board.placeOf(heardBy(1, event))
      board.impacts?.(heardBy(1, event), asked(after, 1))
      board.course.turningPoint(before, after, [event], seats, 'fr')
      if (event.e in board.sounds) expect(board.sounds[event.e]).not.toBeUndefined()
    }
  }
})

test('three numbers tell what a seat did', () => {
  const { s } = scene(['gaston'], ['horned-king'])
  const events: VillainousEvent[] = [
    { e: 'power', seat: 0, n: 3 },
    { e: 'power', seat: 0, n: -2 },
    { e: 'fated', seat: 0, owner: 1, shown: [] },
    { e: 'defeated', owner: 0, card: 40, at: 1 },
  ]
  expect(board.tally(s, events, 0, 'en').map(({ value }) => value)).toEqual([1, 1, 3])
  expect(board.tally(s, events, 1, 'fr').map(({ value }) => value)).toEqual([0, 0, 0])
})

test.each(['en', 'fr'] as const)('every card of the box is in the gallery (%s)', (lang) => {
  const cards = board.cards.list(content.standard, lang)
  expect(cards.reduce((sum, { count }) => sum + count, 0)).toBe(135)
  expect(new Set(cards.map((card) => card.id)).size).toBe(cards.length)
  expect(new Set(cards.map(({ name }) => name)).size).toBe(cards.length)
  for (const card of cards) {
    expect(card.text.join(' ')).not.toMatch(/undefined|NaN/)
    for (const [filter, value] of Object.entries(card.facets)) expect(filter && value).toBeTruthy()
  }
  const reconstructed = cards.filter(({ provenance }) => provenance === 'reconstructed')
  expect(reconstructed.map((card) => card.id).sort()).toEqual(['guard-dog', 'gus'])
})

test('every card has a picture, and every picture is there', () => {
  const cards = board.cards.list(content.standard, 'en').map((card) => card.id)
  const portraits = cards.map(portraitOf)
  // The two Glass Slippers are a pair.
  expect(new Set(portraits).size).toBe(cards.length - 1)
  expect(portraits).not.toContain('person')
  const all = [
    ...portraits,
    ...Object.values(ACTION_ICONS),
    TILE_ICON,
    placeIcon('tavern'),
    portraitOf('stranger'),
  ]
  expect(all.filter((name) => !icons.includes(name))).toEqual([])
})
