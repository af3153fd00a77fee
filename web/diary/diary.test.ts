import type { Table } from '@duskhall/kernel'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { piecesMet } from '../collection/pieces-met.ts'
import { type DayPlayed, days } from '../daily/days-played.ts'
import { medalsWon } from '../medals/medals-won.ts'
import { LEVEL_NAMES } from '../play/levels.ts'
import { diary } from './diary.ts'
import { courseOf, mondayOf, percentOf, rowsBy, shareOf, streakOf, weeksOf, within } from './figures.ts'
import { bringIn, eveningsFile } from './file.ts'
import { type PlayedGame, playedOf } from './played.ts'
import { stubStorage } from './testing/kept.ts'

type Finished = Parameters<typeof playedOf>[0]

const DAY = 24 * 60 * 60 * 1000
const NOW = new Date(2026, 10, 18, 21, 0).getTime()

function played(at: number, part: Partial<PlayedGame> = {}): PlayedGame {
  return {
    table: `t${at}`,
    game: 'evil-corp',
    ended: NOW - DAY * at,
    seats: 2,
    result: 'won',
    hints: 0,
    ...part,
  }
}

function day(name: string, part: Partial<DayPlayed> = {}): DayPlayed {
  const when = { en: 'Round 5', fr: 'Manche 5' }
  return {
    ...{ day: name, game: 'evil-corp', table: `t${name}`, ended: NOW, result: 'won', hints: 0, when },
    course: '+=-+',
    ...part,
  }
}

const person = { name: 'Nora', kind: 'person', icon: 'cat' } as const
const bot = (level: string) => ({ name: 'Vex', kind: 'bot', icon: 'brain', level }) as const

function finished(part: Partial<Finished>): Finished {
  const players = [person, bot('regular')]
  return { id: 'a', game: 'evil-corp', players, started: 0, saved: 7, over: true, caption: '', ...part }
}

const standing = (winners: readonly number[]) => ({ outcome: { winners, rule: 'EC-1' } }) as Table

const nameless = { en: {}, fr: {} }
const kept = (table: Finished, winners = [0]) => playedOf(table, standing(winners), nameless, LEVEL_NAMES)

describe('what the diary keeps of a table', () => {
  it('is the result for the only person, and the strongest bot', () => {
    expect(kept(finished({}))).toEqual({
      table: 'a',
      game: 'evil-corp',
      ended: 7,
      seats: 2,
      result: 'won',
      hints: 0,
      level: 'regular',
    })
    const three = [bot('expert'), person, bot('apprentice')]
    expect(kept(finished({ players: three }))).toMatchObject({ result: 'lost', level: 'expert', seats: 3 })
    expect(kept(finished({}), [0, 1])).toMatchObject({ result: 'drawn' })
    expect(kept(finished({ resigned: 0 }))).toMatchObject({ result: 'lost' })
  })
  it('is won together where one side is all there is, or the partners are of one team', () => {
    const together = finished({ players: [person, person], teams: [[0, 1]] })
    expect(kept(together, [0, 1])).toMatchObject({ result: 'won' })
    expect(kept(together, [0, 1])).not.toHaveProperty('level')
    const teams = [
      [0, 2],
      [1, 3],
    ]
    const pairs = finished({ players: [person, bot('skilled'), person, bot('regular')], teams })
    expect(kept(pairs, [1, 3])).toMatchObject({ result: 'lost', level: 'skilled' })
  })
  it('is nothing of a game against each other, of bots alone, of a lesson, of a second try and of what goes on', () => {
    expect(kept(finished({ players: [person, person] }))).toBeNull()
    expect(kept(finished({ players: [bot('regular'), bot('regular')] }))).toBeNull()
    expect(kept(finished({ lesson: 'first' }))).toBeNull()
    expect(kept(finished({ room: { room: 'campaign', word: '', branched: true } }))).toBeNull()
    expect(kept(finished({ over: false }))).toBeNull()
  })
  it('names whom the player was in both languages, or nobody', () => {
    const texts = { en: { side: () => 'The Horned King' }, fr: { side: () => 'Le Seigneur des ténèbres' } }
    expect(playedOf(finished({}), standing([0]), texts, LEVEL_NAMES)?.side?.fr).toBe(
      'Le Seigneur des ténèbres',
    )
    const early = { en: { side: () => '' }, fr: { side: () => '' } }
    expect(playedOf(finished({}), standing([0]), early, LEVEL_NAMES)).not.toHaveProperty('side')
  })
})

describe('a diary as it is kept', () => {
  it('holds each table once, the oldest first, and drops what cannot be read', () => {
    const [a, b] = [played(3), played(1)]
    const broken = [
      null,
      4,
      {},
      { ...a, table: '' },
      { ...a, ended: -1 },
      { ...a, ended: 1e300 },
      { ...a, result: 'eaten' },
      { ...a, seats: 0 },
    ]
    expect(diary.listed([b, ...broken, a, b])).toEqual([a, b])
    for (const datum of [null, undefined, 'x', 7, { games: [] }]) expect(diary.listed(datum)).toEqual([])
  })
})

describe('everything as a file', () => {
  afterEach(() => vi.unstubAllGlobals())
  const games = [played(2, { level: 'expert', side: { en: 'Gaston', fr: 'Gaston' } }), played(1)]
  it('is brought in elsewhere, each thing once', () => {
    stubStorage()
    diary.add(games)
    days.add([day('2026-11-16'), day('2026-11-17')])
    medalsWon.add([{ game: 'g', medal: 'm', table: 't', at: 1 }])
    piecesMet.add([{ game: 'g', piece: 'p', at: 1 }])
    const file = eveningsFile()
    stubStorage()
    expect([diary.entries, days.entries]).toEqual([[], []])
    days.add([day('2026-11-17', { result: 'lost' })])
    expect(bringIn(file)).toEqual({ games: 2, days: 1, medals: 1, pieces: 1 })
    expect(bringIn(file)).toEqual({ games: 0, days: 0, medals: 0, pieces: 0 })
    expect(diary.entries).toEqual(games)
    expect(days.entries.map(({ result }) => result)).toEqual(['won', 'lost'])
  })
  it('of a page that knew no days is read all the same', () => {
    stubStorage()
    expect(bringIn(JSON.stringify({ format: 'duskhall-diary-1', games }))).toEqual({
      games: 2,
      days: 0,
      medals: 0,
      pieces: 0,
    })
  })
  it('is nothing else', () => {
    stubStorage()
    for (const text of [
      '',
      '{',
      'null',
      '[]',
      '{"format":"duskhall-diary-1"}',
      '{"format":"other","games":[]}',
    ])
      expect(bringIn(text)).toBeNull()
  })
  it('nothing damaged is ever written over: it is laid aside', () => {
    const kept = stubStorage()
    kept.set('duskhall-diary', '[{"table":')
    diary.add(games)
    expect(diary.entries).toEqual(games)
    expect(kept.get('duskhall-diary-unread')).toBe('[{"table":')
  })
})

describe('what a diary adds up to', () => {
  const results = ['won', 'won', 'lost', 'won', 'drawn', 'won', 'won', 'won'] as const
  const games = results.map((result, at) => played(10 - at, { result }))
  it('a share of fewer than five games is not told', () => {
    expect(percentOf(shareOf(games))).toBe(75)
    expect(percentOf(shareOf(games.slice(0, 4)))).toBeNull()
    expect(courseOf(games).map(({ percent }) => percent)).toEqual([60, 67, 71, 75])
  })
  it('the course forgets what is more than twenty games ago', () => {
    const long = Array.from({ length: 40 }, (_, at) => played(40 - at, { result: at < 20 ? 'lost' : 'won' }))
    expect(courseOf(long).at(-1)?.percent).toBe(100)
    expect(courseOf(long)[15]?.percent).toBe(0)
  })
  it('a streak ends with any game that is not won', () => {
    expect(streakOf(games)).toEqual({ best: 3, now: 3 })
    expect(streakOf([...games, played(0, { result: 'drawn' })])).toEqual({ best: 3, now: 0 })
    expect(streakOf([])).toEqual({ best: 0, now: 0 })
  })
  it('weeks begin on Monday and are there without a game too', () => {
    const weeks = weeksOf([played(0), played(1, { game: 'villainous' }), played(8)], NOW, 4)
    expect(weeks.map(({ monday }) => new Date(monday).getDay())).toEqual([1, 1, 1, 1])
    expect(weeks.map(({ counts }) => [...counts.values()].reduce((a, b) => a + b, 0))).toEqual([0, 0, 1, 2])
    expect(mondayOf(weeks[3]?.monday ?? 0)).toBe(weeks[3]?.monday)
  })
  it('every week of three years begins on a Monday, also where the clocks change', () => {
    const weeks = weeksOf([], NOW, 160)
    expect(new Set(weeks.map(({ monday }) => monday)).size).toBe(160)
    for (const { monday } of weeks)
      expect([new Date(monday).getDay(), new Date(monday).getHours()]).toEqual([1, 0])
  })
  it('rows stand in the order in which they are met, and a period leaves the older games out', () => {
    const mixed = [
      played(400, { level: 'expert' }),
      played(20, { level: 'regular', result: 'lost' }),
      played(1, { level: 'expert' }),
      played(0),
    ]
    expect(rowsBy(mixed, ({ level }) => level)).toEqual([
      { name: 'expert', won: 2, of: 2 },
      { name: 'regular', won: 0, of: 1 },
    ])
    expect([
      within(mixed, 'month', NOW).length,
      within(mixed, 'year', NOW).length,
      within(mixed, 'all', NOW).length,
    ]).toEqual([3, 3, 4])
  })
})
