/** What a diary adds up to. Everything here is a plain sum over its games, the oldest first. */
import type { PlayedGame } from './played.ts'

export const PERIODS = ['month', 'year', 'all'] as const
export type Period = (typeof PERIODS)[number]

const DAY = 24 * 60 * 60 * 1000
const DAYS: { readonly [P in Period]: number } = { month: 30, year: 365, all: Number.POSITIVE_INFINITY }

/** Of fewer games a share says nothing. */
export const ENOUGH = 5
/** Over so many games a share is told as it goes. */
export const ROLLING = 20

export function within(games: readonly PlayedGame[], period: Period, now: number): PlayedGame[] {
  return games.filter(({ ended }) => now - ended < DAYS[period] * DAY)
}

export interface Share {
  readonly won: number
  readonly of: number
}

export function shareOf(games: readonly PlayedGame[]): Share {
  return { won: games.filter(({ result }) => result === 'won').length, of: games.length }
}

/** In per cent; null of too few games. */
export function percentOf({ won, of }: Share): number | null {
  return of < ENOUGH ? null : Math.round((100 * won) / of)
}

/** How many games were won one after the other: at most, and up to now. */
export function streakOf(games: readonly PlayedGame[]): { readonly best: number; readonly now: number } {
  let [best, now] = [0, 0]
  for (const { result } of games) {
    now = result === 'won' ? now + 1 : 0
    best = Math.max(best, now)
  }
  return { best, now }
}

/** The share of games won among the last twenty, after each game from the fifth on. */
export function courseOf(
  games: readonly PlayedGame[],
): { readonly ended: number; readonly percent: number }[] {
  return games.flatMap(({ ended }, at) => {
    const percent = percentOf(shareOf(games.slice(Math.max(0, at + 1 - ROLLING), at + 1)))
    return percent === null ? [] : [{ ended, percent }]
  })
}

/** Midnight before the Monday of a day, by the clock of this place. */
export function mondayOf(time: number): number {
  const day = new Date(time)
  day.setHours(0, 0, 0, 0)
  day.setDate(day.getDate() - ((day.getDay() + 6) % 7))
  return day.getTime()
}

export interface Week {
  readonly monday: number
  /** How many games of each. */
  readonly counts: ReadonlyMap<string, number>
}

/** The last weeks up to this one, those without a game too. */
export function weeksOf(games: readonly PlayedGame[], now: number, count: number): Week[] {
  const mondays: number[] = [mondayOf(now)]
  // Not by milliseconds: twice a year a week is an hour shorter or longer.
  while (mondays.length < count) mondays.unshift(mondayOf((mondays[0] as number) - DAY))
  return mondays.map((monday) => ({
    monday,
    counts: counted(games.filter(({ ended }) => mondayOf(ended) === monday).map(({ game }) => game)),
  }))
}

function counted(names: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>()
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1)
  return counts
}

export interface Row extends Share {
  readonly name: string
}

/** The games by what they have in common, in the order in which it is first met. */
export function rowsBy(
  games: readonly PlayedGame[],
  by: (game: PlayedGame) => string | undefined,
): readonly Row[] {
  const groups = new Map<string, PlayedGame[]>()
  for (const game of games) {
    const name = by(game)
    if (name === undefined) continue
    const group = groups.get(name)
    if (group) group.push(game)
    else groups.set(name, [game])
  }
  return [...groups].map(([name, group]) => ({ name, ...shareOf(group) }))
}
