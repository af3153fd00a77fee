import { drawBoard } from '@duskhall/ui/testing/draw.tsx'
import { readingOf } from '@duskhall/ui/testing/reading.ts'
import { expect, test } from 'vitest'
import { boxOf, content } from '../content/box.ts'
import type { KingdomRushEvent } from '../events.ts'
import { kingdomRush } from '../game.ts'
import type { KingdomRush, KingdomRushMove } from '../state.ts'
import { texts } from '../text/index.ts'
import icons from './icons.json' with { type: 'json' }
import board from './index.ts'
import { DAMAGE_ICONS, enemyLook, FAMILY_ICONS, heroIcon, spellIcon, TRAIT_ICONS } from './looks.ts'
import { momentOf, randomGame } from './testing/random-game.ts'

const { seats, asked, heardBy } = readingOf(board, kingdomRush, 4)

test('a tile that is aimed at tells how many enemies it covers, and the map shows it', () => {
  const { before, seat, legal } = momentOf('cells')
  const move = legal.find((one) => one.do === 'cells') as KingdomRushMove
  expect(board.consequence(asked(before, seat), move, seats, 'en')).toMatch(/\d|no enemy/)
  expect(board.verb?.(asked(before, seat), move, 'fr')).toMatch(/^Placer(, (recouvrir|détruire) .+)?$/)
  expect(drawBoard(board, texts, asked(before, seat), { aim: move })).toContain('data-zone="aim"')
})

test('a part of an action can be taken back, the open question cannot', () => {
  const play = momentOf('play')
  expect(board.isChained(asked(play.before, play.seat))).toBe(false)
  expect(board.endTurn?.(asked(play.before, play.seat))).toEqual({ do: 'ready' })
  const site = momentOf('site')
  expect(board.isChained(asked(site.before, site.seat))).toBe(true)
  expect(board.endTurn?.(asked(site.before, site.seat))).toBeNull()
})

test('to be ready is asked about once more while a tower in hand could hit a Horde', () => {
  const ready: KingdomRushMove = { do: 'ready' }
  const full = momentOf(
    'play',
    ({ before, seat }) => board.confirm(asked(before, seat), ready, seats, 'en') !== null,
  )
  const view = asked(full.before, full.seat)
  expect(board.confirm(view, ready, seats, 'en')).toMatch(
    /^[1-9] towers? in your hand could still hit a Horde\./,
  )
  expect(board.confirm(view, ready, seats, 'fr')).toMatch(/^[1-9] Tours? de votre main peu.* Horde\./)
  const moves = view.question?.moves ?? []
  for (const move of moves) if (move.do !== 'ready') expect(board.confirm(view, move, seats, 'en')).toBeNull()
  const without = (change: (s: KingdomRush) => void) => {
    const s = structuredClone(full.before)
    change(s)
    return board.confirm(asked(s, full.seat), ready, seats, 'en')
  }
  expect(without(({ trays }) => trays.splice(0))).toBeNull()
  const empty = (s: KingdomRush) => {
    for (const { hand } of s.players) hand.length = 0
  }
  expect(without(empty)).toBeNull()
  const spend = momentOf('spend')
  expect(board.confirm(asked(spend.before, spend.seat), ready, seats, 'en')).toBeNull()
})

test('the tracker shows the six phases, and before the first round what is set up', () => {
  const { before, seat } = momentOf('play')
  const shown = board.phase(asked(before, seat), 'en')
  expect(shown.steps.map(({ id }) => id)).toEqual(['spawn', 'play', 'destroy', 'advance', 'pickup', 'spend'])
  expect([shown.now, shown.title, shown.short]).toEqual(['play', 'Round 1', 'R1'])
  const setup = momentOf('choose-ability')
  expect(board.phase(asked(setup.before, setup.seat), 'fr').now).toBe('setup')
})

test('no event of whole games stops flights, places, turning points or sounds', () => {
  for (const at of [1, 4])
    for (const { before, events, after } of randomGame(at))
      for (const event of events as KingdomRushEvent[]) {
        board.flights(heardBy(0, event), asked(after))
        board.placeOf(heardBy(0, event))
        board.impacts?.(heardBy(0, event), asked(after))
        board.course.turningPoint(before, after, [event], seats, 'fr')
        if (event.e in board.sounds) expect(board.sounds[event.e]).not.toBeUndefined()
      }
})

test('three numbers tell what a seat did: whoever lays the last piece has finished a Horde', () => {
  const { before } = momentOf('play')
  const events: KingdomRushEvent[] = [
    { e: 'tile-placed', seat: 0, piece: 0, tray: 1, cells: 3, enemies: 2, left: 1 },
    { e: 'soldier-placed', seat: 0, tray: 1, cells: 1, left: 1 },
    { e: 'tile-placed', seat: 1, piece: 0, tray: 1, cells: 4, enemies: 1, left: 0 },
    { e: 'destroyed', card: 1, space: 0 },
  ]
  expect(board.tally(before, events, 0, 'en').map(({ value }) => value)).toEqual([3, 0, 0])
  expect(board.tally(before, events, 1, 'fr').map(({ value }) => value)).toEqual([1, 1, 0])
})

test.each(['en', 'fr'] as const)('towers, heroes, abilities and spells are in the gallery (%s)', (lang) => {
  const cards = board.cards.list(content.standard, lang)
  expect(cards).toHaveLength(20 + 5 + 20 + 6)
  expect(new Set(cards.map((card) => card.id)).size).toBe(cards.length)
  for (const card of cards) {
    expect(card.name && card.text.join(' ')).not.toMatch(/undefined|NaN|^$/)
    for (const [filter, value] of Object.entries(card.facets)) expect(filter && value).toBeTruthy()
  }
})

test('everything in the box has a picture, and every picture is there', () => {
  const { file } = boxOf({ content: content.standard })
  const looks = file.enemies.map(({ id }) => enemyLook(id).icon)
  expect(new Set(looks).size).toBe(looks.length)
  const all = [
    ...looks,
    ...FAMILY_ICONS,
    ...DAMAGE_ICONS,
    ...Object.values(TRAIT_ICONS),
    ...file.heroes.map(({ id }) => heroIcon(id)),
    ...file.spells.map(({ id }) => spellIcon(id)),
  ]
  expect(all.filter((name) => !icons.includes(name))).toEqual([])
})
