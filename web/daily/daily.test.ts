import { gameOf } from '@duskhall/games'
import { GAMES, loadBoard } from '@duskhall/games/registry.ts'
import { bySort, randomGame } from '@duskhall/games/testing/random-game.ts'
import { type Game, openMatch, readOptions, type Table } from '@duskhall/kernel'
import { afterEach, describe, expect, it, vi } from 'vitest'
import type { PlayedGame } from '../diary/played.ts'
import { stubStorage } from '../diary/testing/kept.ts'
import type { Told } from '../play/told.ts'
import type { SavedTable } from '../store/tables.ts'
import { type Day, dayAfter, dayOf, isDay, monthAfter, noonOf, untilTomorrow, weeksOfMonth } from './days.ts'
import { days, streakOfDays } from './days-played.ts'
import { courseSigns, noteDay } from './note-day.ts'
import { shareText } from './share.ts'
import { optionsOfDay, tableOfDay } from './table-of-day.ts'

const FOUR = ['evil-corp', 'terrors-of-london', 'villainous', 'kingdom-rush']
const rangeFrom = (first: Day, count: number) => Array.from({ length: count }, (_, at) => dayAfter(first, at))

describe('the table of a day', () => {
  it('is what it always was', () => {
    const pinned = ['2026-11-16', '2026-11-17', '2027-01-01', '2028-02-29', '2031-07-14']
    expect(pinned.map((day) => tableOfDay(day, FOUR))).toMatchInlineSnapshot(`
      [
        {
          "day": "2026-11-16",
          "game": "evil-corp",
          "seed": "74a9dc5e26b530cf729a1ddaa3aac86d",
        },
        {
          "day": "2026-11-17",
          "game": "kingdom-rush",
          "seed": "99c1d3ba2634856798545f51e7ab7aa7",
        },
        {
          "day": "2027-01-01",
          "game": "evil-corp",
          "seed": "3ac50b2abc9d10343844ad772d2590a8",
        },
        {
          "day": "2028-02-29",
          "game": "terrors-of-london",
          "seed": "2465f00990fb79c16a173d6133711c7c",
        },
        {
          "day": "2031-07-14",
          "game": "terrors-of-london",
          "seed": "cb925ea0260ba01a8cbe50aaf3cd36be",
        },
      ]
    `)
    const drawn = pinned.map((day) => {
      const { game, seed } = tableOfDay(day, FOUR)
      return optionsOfDay(gameOf(game) as Game, game === 'kingdom-rush' ? 1 : 2, seed)
    })
    expect(drawn).toMatchInlineSnapshot(`
      [
        {},
        {
          "scenario": 6,
        },
        {},
        {},
        {},
      ]
    `)
  })
  it('is of every game, about as often, and no two days are alike', () => {
    const tables = rangeFrom('2026-11-16', 1000).map((day) => tableOfDay(day, FOUR))
    for (const id of FOUR) {
      const share = tables.filter(({ game }) => game === id).length / tables.length
      expect(share).toBeGreaterThan(0.2)
      expect(share).toBeLessThan(0.3)
    }
    expect(new Set(tables.map(({ seed }) => seed)).size).toBe(1000)
  })
  it('stays when another game is added, unless it is that game', () => {
    for (const day of rangeFrom('2026-11-16', 200)) {
      const { game } = tableOfDay(day, [...FOUR, 'another'])
      if (game !== 'another') expect(tableOfDay(day, FOUR).game).toBe(game)
    }
  })
  it.each(GAMES)('%s can be laid on any day, and other things are drawn', (id) => {
    const game = gameOf(id) as Game
    const seats = game.seats.min
    const seen = new Set<string>()
    for (const day of rangeFrom('2026-11-16', 120)) {
      const { seed } = tableOfDay(day, [id])
      const options = optionsOfDay(game, seats, seed)
      expect(game.clash?.(readOptions(game.options, seats, options), seats) ?? null).toBeNull()
      seen.add(JSON.stringify(options))
      if (seen.size <= 12) expect(openMatch(game, { seats, seed, options }).match.state.outcome).toBeNull()
    }
    expect(seen.size).toBe({ villainous: 6, 'kingdom-rush': 10 }[id] ?? 1)
  })
})

describe('days', () => {
  it('are those of this place, and written so that they compare', () => {
    expect(dayOf(+new Date(2026, 10, 6, 0, 0, 1))).toBe('2026-11-06')
    expect(dayOf(+new Date(2026, 10, 6, 23, 59, 59))).toBe('2026-11-06')
    expect(dayAfter('2026-12-31')).toBe('2027-01-01')
    expect(dayAfter('2028-03-01', -1)).toBe('2028-02-29')
    expect(untilTomorrow(+new Date(2026, 10, 6, 23, 0))).toBe(3_600_000)
    expect(rangeFrom('2026-01-01', 800).every((day) => isDay(day) && dayOf(+noonOf(day)) === day)).toBe(true)
  })
  it('are no other texts', () => {
    const none = ['2026-02-30', '2026-13-01', '26-01-01', '2026-1-1', '', null, 20261116, '2026-11-16T00:00']
    for (const text of none) expect(isDay(text)).toBe(false)
  })
  it('stand in weeks from Monday', () => {
    const weeks = weeksOfMonth('2026-11-16')
    expect(weeks.every((week) => week.length === 7)).toBe(true)
    expect(weeks.flat().filter((day) => day !== null)).toEqual(rangeFrom('2026-11-01', 30))
    expect(weeks[0]).toEqual([null, null, null, null, null, null, '2026-11-01'])
    // February of a year in which it fills four weeks.
    expect(weeksOfMonth('2027-02-10')).toHaveLength(4)
    expect(monthAfter('2026-11-30', -9)).toBe('2026-02-01')
  })
  it('in a row end with one that was left out; today may still be played', () => {
    const played = ['2026-11-01', '2026-11-02', '2026-11-03', '2026-11-05', '2026-11-06']
    expect(streakOfDays(played, '2026-11-06')).toEqual({ best: 3, now: 2 })
    expect(streakOfDays(played, '2026-11-07')).toEqual({ best: 3, now: 2 })
    expect(streakOfDays(played, '2026-11-08')).toEqual({ best: 3, now: 0 })
    expect(streakOfDays([], '2026-11-08')).toEqual({ best: 0, now: 0 })
  })
  it('that a clock ahead has left do not count yet', () => {
    expect(streakOfDays(['2026-11-05', '2026-11-06', '2099-01-01'], '2026-11-05')).toEqual({
      best: 1,
      now: 1,
    })
  })
})

/** A board on which two numbers are compared, by turns. */
const course = {
  moment: (s: { turn: number }) => s.turn,
  momentLabel: (moment: number, lang: string) => `${lang} ${moment}`,
  lines: () => [{ seats: [0] }, { seats: [1] }],
  measures: [{ id: 'health', label: () => '', values: (s: { health: number[] }) => s.health }],
  turningPoint: () => null,
} as never

const told = (turn: number, ...health: number[]) =>
  ({ before: {}, events: [], view: { state: { turn, health } } }) as unknown as Told

const saved = (part: Partial<SavedTable>) =>
  ({
    id: 'a',
    game: 'evil-corp',
    players: [{ kind: 'person', name: '', icon: '' }],
    snapshot: { state: { turn: 3 } },
    daily: { day: '2026-11-16' },
    ...part,
  }) as unknown as SavedTable
const won = { result: 'won', ended: 5, hints: 0 } as PlayedGame

describe('the result of a day', () => {
  afterEach(() => vi.unstubAllGlobals())
  const log = [told(1, 9, 9), told(2, 8, 9), told(2, 8, 7), told(3, 5, 7)]
  it('tells by signs who was ahead after each turn', () => {
    expect(courseSigns(log, course, 0)).toBe('=+-')
    expect(courseSigns(log, course, 1)).toBe('=-+')
    expect(
      courseSigns(
        [told(1, 9), told(2, 9), told(3, 4)],
        { ...(course as object), lines: () => [{ seats: [0] }] } as never,
        0,
      ),
    ).toBe('++-')
    expect(courseSigns([], course, 0)).toBe('')
  })
  it('is that of the first try that was finished, whatever comes later', () => {
    stubStorage()
    noteDay(saved({}), won, log, course)
    noteDay(saved({}), { ...won, result: 'lost' }, log, course)
    noteDay(saved({ id: 'b' }), { ...won, result: 'lost' }, log, course)
    expect(days.entries).toEqual([
      {
        ...{ day: '2026-11-16', game: 'evil-corp', table: 'a', ended: 5, result: 'won', hints: 0 },
        when: { en: 'en 3', fr: 'fr 3' },
        course: '=+-',
      },
    ])
  })
  it('says that it was given up', () => {
    stubStorage()
    noteDay(saved({ resigned: 0 }), { ...won, result: 'lost' }, log, course)
    expect(days.entries.map(({ result, gaveUp }) => [result, gaveUp])).toEqual([['lost', true]])
    const [entry] = days.entries
    expect(days.listed([{ ...entry, gaveUp: 'yes' }])[0]?.gaveUp).toBeUndefined()
  })
  it('is none of practice, of other tables and of what goes on', () => {
    stubStorage()
    noteDay(saved({ daily: { day: '2026-11-16', practice: true } }), won, log, course)
    const { daily: _, ...other } = saved({})
    noteDay(other, won, log, course)
    noteDay(saved({}), null, log, course)
    noteDay(saved({ daily: { day: 'yesterday' } }), won, log, course)
    expect(days.entries).toEqual([])
  })
  it('is not there where it cannot be read', () => {
    const kept = stubStorage()
    const whole = {
      day: '2026-11-16',
      game: 'g',
      table: 't',
      ended: 5,
      result: 'won',
      hints: 0,
      when: { en: 'a', fr: 'b' },
      course: '+',
    }
    const broken = [
      { course: '+x' },
      { course: '+'.repeat(99) },
      { day: '2026-02-30' },
      { result: 'eaten' },
      { ended: -1 },
      { when: 'then' },
      { hints: null },
    ]
    kept.set(
      'duskhall-daily',
      JSON.stringify([...broken.map((part) => ({ ...whole, ...part })), null, 7, whole]),
    )
    expect(days.entries).toEqual([whole])
  })
  it('as text names no piece', () => {
    const words = { title: 'Daily table', date: '16 November', game: 'Evil Corp.', result: 'Won' }
    const rest = { when: 'Round 5', streak: '', address: 'x' }
    expect(shareText({ course: '+=-+++++++--' }, { ...words, ...rest }).split('\n')).toEqual([
      'Duskhall · Daily table · 16 November',
      'Evil Corp. · Won · Round 5',
      '▲ ▫ ▽ ▲ ▲ ▲ ▲ ▲ ▲ ▲',
      '▽ ▽',
      'x',
    ])
  })
  it.each(GAMES)('%s: every board can be told by signs', async (id) => {
    const game = gameOf(id) as Game
    const board = await loadBoard(id)
    const tale: Told[] = []
    for (const { before, after, events } of randomGame(game, {
      seats: game.seats.min,
      at: 2,
      choose: bySort,
    }))
      tale.push({
        at: 0,
        seat: 0,
        events,
        before,
        view: { state: structuredClone(after) as Table },
      } as unknown as Told)
    expect(courseSigns(tale, board.course, 0)).toMatch(/^[-+=]{2,60}$/)
  })
})
