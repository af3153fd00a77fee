/** A result as a few lines of text: how the day went, and nothing of what lay on the table. */
import type { DayPlayed } from './days-played.ts'

const SIGNS: { readonly [sign: string]: string } = { '+': '▲', '=': '▫', '-': '▽' }

/** So many signs stand in a line. */
const IN_A_LINE = 10

/** The signs of a course, line by line. */
export function signLines(course: string): readonly string[] {
  const lines: string[] = []
  for (let at = 0; at < course.length; at += IN_A_LINE) lines.push(course.slice(at, at + IN_A_LINE))
  return lines
}

export interface ShareWords {
  /** "Daily table". */
  readonly title: string
  readonly date: string
  readonly game: string
  /** "Won". */
  readonly result: string
  /** "Round 5". */
  readonly when: string
  /** "3 days in a row", or nothing. */
  readonly streak: string
  /** Where the hall stands. */
  readonly address: string
}

export function shareText({ course }: Pick<DayPlayed, 'course'>, words: ShareWords): string {
  const { title, date, game, result, when, streak, address } = words
  const signs = signLines(course).map((line) => [...line].map((sign) => SIGNS[sign]).join(' '))
  const lines = [`Duskhall · ${title} · ${date}`, `${game} · ${result} · ${when}`, ...signs, streak, address]
  return lines.filter((line) => line !== '').join('\n')
}
