/** Records of every game that were cut short, changed or are of another: refused by their code, whatever is wrong. */
import {
  DuskhallError,
  type Game,
  type Match,
  openMatch,
  readRecord,
  rngFrom,
  seedFrom,
  verifyRecord,
  writeRecord,
} from '@duskhall/kernel'
import { describe, expect, test } from 'vitest'
import { games } from './index.ts'
import { damaged } from './testing/damage.ts'
import { randomGame } from './testing/random-game.ts'

/** Moves of each record, and how often one is damaged. */
const MOVES = 60
const DAMAGES = 200

/** A record of a random game that was left in the middle. */
function recorded(game: Game): string {
  const seats = game.seats.max
  const moves: Match['record']['moves'][number][] = []
  let state: Match['state'] | undefined
  for (const { seat, move, after } of randomGame(game, { seats, at: 1 })) {
    moves.push({ seat, move })
    state = after
    if (moves.length === MOVES) break
  }
  const { match } = openMatch(game, { seats, seed: seedFrom('table', seats, 1) })
  return writeRecord({ ...match, record: { ...match.record, moves }, state: state ?? match.state })
}

/** Why it is refused; null where it is opened. Anything but a refusal fails the test. */
function problemOf(game: Game, text: string): string | null {
  try {
    verifyRecord(game, readRecord(text))
    return null
  } catch (error) {
    if (error instanceof DuskhallError) return error.code
    throw error
  }
}

describe.each(games.map((game) => ({ id: game.id, game })))('a record of $id', ({ game }) => {
  const text = recorded(game)

  test('opens, and is refused for the rules of any other game', () => {
    expect(problemOf(game, text)).toBe(null)
    for (const other of games)
      if (other.id !== game.id) expect(problemOf(other, text)).toBe('record-of-other-game')
  })

  test('is refused under another name, too: the options, the content or the moves of one are not those of the other', () => {
    for (const other of games) {
      if (other.id === game.id) continue
      const { rulesVersion } = other
      const { standard: content } = other.content
      expect(
        problemOf(other, JSON.stringify({ ...JSON.parse(text), game: other.id, rulesVersion })),
      ).not.toBe(null)
      const disguised = { ...JSON.parse(text), game: other.id, rulesVersion, content, options: {} }
      expect(['seats', 'move-illegal']).toContain(problemOf(other, JSON.stringify(disguised)))
    }
  })

  test('cut short is refused wherever it is cut', () => {
    for (let end = 0; end < text.length - 2; end += 1 + Math.floor(text.length / 97))
      expect(problemOf(game, text.slice(0, end))).toBe('record-cut')
  })

  test('of cards that are not at hand is refused by their name', () => {
    const content = '0123456789abcdef'.repeat(2)
    expect(problemOf(game, JSON.stringify({ ...JSON.parse(text), content }))).toBe('content-unknown')
  })

  test('damaged anywhere is refused by a code, or is the same game', () => {
    const r = rngFrom(seedFrom('damage', game.id))
    const codes = new Set<string | null>()
    for (let i = 0; i < DAMAGES; i++) {
      codes.add(problemOf(game, JSON.stringify(damaged(r, JSON.parse(text)))))
    }
    // Most of what can be wrong did go wrong.
    for (const code of ['record-field', 'record-no-move', 'move-illegal', 'option-value'])
      expect([...codes]).toContain(code)
  })
})
