import { describe, expect, test } from 'vitest'
import { play } from './agenda.ts'
import { DuskhallError, problem } from './errors.ts'
import { openMatch, submit } from './match.ts'
import { readRecord, verifyRecord, writeRecord } from './record.ts'
import { rngFrom, seedFrom } from './rng.ts'
import { shelf } from './shelf.ts'
import { lantern } from './testing/lantern.ts'
import { anyChoice } from './testing/playout.ts'

/** A match of some random moves. */
function played(count = 30) {
  let { match } = openMatch(lantern, { seats: 3, seed: seedFrom('record') })
  const r = rngFrom(seedFrom('choices of the record'))
  for (let i = 0; i < count; i++) {
    const result = submit(match, { question: match.state.asked, ...anyChoice(lantern, match.state, r) })
    if ('match' in result) match = result.match
  }
  return match
}

const match = played()
const text = writeRecord(match)
const changed = (change: object) => JSON.stringify({ ...JSON.parse(text), ...change })

describe('a record file', () => {
  test('comes back as the match it was written from', () => {
    expect(match.record.moves).toHaveLength(30)
    const file = readRecord(text)
    expect(file).toMatchObject({ format: 'duskhall-record-1', ...match.record })
    expect(verifyRecord(lantern, file)).toEqual({ ...match, before: null })
    expect(writeRecord(verifyRecord(lantern, file))).toBe(text)
  })

  test('brings nothing into the match but the record, whatever stands beside it', () => {
    const named = readRecord(changed({ players: ['Nora'], state: match.state }))
    expect(verifyRecord(lantern, named).record).toEqual(match.record)
  })

  test('cut short anywhere is refused', () => {
    for (let end = 0; end < text.trimEnd().length; end += 7) {
      expect(() => readRecord(text.slice(0, end))).toThrow(
        'This is not a whole record file: its JSON is cut short or damaged.',
      )
    }
  })

  test.each(['null', '3', '[]', '{}', changed({ format: 'duskhall-record-2' })])(
    'that is %.30s is none',
    (t) => {
      expect(() => readRecord(t)).toThrow(
        'This is not a Duskhall record: "format" should be "duskhall-record-1".',
      )
    },
  )

  test.each<[object, string]>([
    [{ game: '' }, 'The record\'s "game" should be the name of a game.'],
    [{ game: 'x'.repeat(101) }, 'The record\'s "game" should be the name of a game.'],
    [{ rulesVersion: '1' }, 'The record\'s "rulesVersion" should be a whole number.'],
    [{ content: 7 }, 'The record\'s "content" should be the identity of a content file.'],
    [{ seats: 2.5 }, 'The record\'s "seats" should be a whole number.'],
    [{ options: null }, 'The record\'s "options" should be an object.'],
    [{ seed: 'dusk' }, 'The record\'s "seed" should be 32 hexadecimal digits.'],
    [{ hash: undefined }, 'The record\'s "hash" should be 32 hexadecimal digits.'],
    [{ moves: {} }, 'The record\'s "moves" should be a list of moves.'],
    [{ moves: [match.record.moves[0], null] }, 'Move 2 of the record has no seat or no move.'],
    [{ moves: [{ seat: 0 }] }, 'Move 1 of the record has no seat or no move.'],
    [{ moves: [{ seat: 'a', move: { do: 'pass' } }] }, 'Move 1 of the record has no seat or no move.'],
    [{ moves: [{ seat: 0, move: {} }] }, 'Move 1 of the record has no seat or no move.'],
  ])('with %.40j is refused with a sentence', (change, sentence) => {
    expect(() => readRecord(changed(change))).toThrow(sentence)
  })

  test('with a huge list of moves is refused before any is played', () => {
    const moves = new Array(20_001).fill({ seat: 0, move: { do: 'pass' } })
    expect(() => readRecord(changed({ moves }))).toThrow(
      problem('record-long', { moves: 20_001, most: 20_000 }),
    )
  })

  test('that is huge is refused before it is read', () => {
    expect(() => readRecord(`${text}${' '.repeat(5_000_000)}`)).toThrow(
      problem('record-large', { most: 5_000_000 }),
    )
  })
})

describe('a record that was changed', () => {
  const verify = (change: object) => () => verifyRecord(lantern, readRecord(changed(change)))

  test('in a move to one that is not legal is refused with the move', () => {
    const moves = match.record.moves.with(4, { seat: 0, move: { do: 'play', card: 999 } as never })
    expect(verify({ moves })).toThrow(/^Move 5 of the record/)
  })

  test('in a move to another legal one is found by its fingerprint', () => {
    const { state } = played(29)
    const r = rngFrom(seedFrom('another choice'))
    const before = match.record.moves.at(-1)
    let other = anyChoice(lantern, state, r)
    while (JSON.stringify(other) === JSON.stringify(before)) other = anyChoice(lantern, state, r)
    play(lantern, state, other.seat, other.move)
    expect(verify({ moves: match.record.moves.with(-1, other) })).toThrow(/^The record was changed/)
  })

  test('by losing its last move is found by its fingerprint', () => {
    expect(verify({ moves: match.record.moves.slice(0, -1) })).toThrow(/^The record was changed/)
  })

  test('in its fingerprint or seed is refused', () => {
    const hash = '0'.repeat(32)
    expect(verify({ hash })).toThrow(`but it says ${hash}.`)
    expect(verify({ seed: seedFrom('another') })).toThrow()
  })

  test('to another game or version of its rules is refused before it is played', () => {
    expect(verify({ game: 'chess' })).toThrow('This record is of chess, not of lantern.')
    expect(verify({ rulesVersion: 2 })).toThrow(
      'This was played under version 2 of the rules of lantern; this program has version 3.',
    )
  })
})

describe('a record and the content it was played with', () => {
  const usual = { cards: 'the usual ones' }
  const other = { cards: 'others' }
  const read = (json: unknown) => json as typeof usual
  /** The game in a program that knows no content but this. */
  const programWith = (standard: object): typeof lantern => {
    const content = shelf({ read, make: (id) => id, essence: (file) => file, standard })
    return { ...lantern, content }
  }
  const before = programWith(usual)
  const { match: kept } = openMatch(before, { seats: 2, seed: seedFrom('content') })

  test('travel together, so that a program with corrected cards opens it', () => {
    const after = programWith(other)
    const file = readRecord(writeRecord(kept, true))
    expect(file.contentFile).toEqual(usual)
    expect(verifyRecord(after, file).state).toEqual(kept.state)
    expect(after.content.has(kept.record.content)).toBe(true)
  })

  test('part where it has to be short: then the cards are missed by name', () => {
    const file = readRecord(writeRecord(kept))
    expect(file).not.toHaveProperty('contentFile')
    expect(codeOf(() => verifyRecord(programWith(other), file))).toBe('content-unknown')
  })

  test('must be of each other', () => {
    const file = { ...readRecord(writeRecord(kept)), contentFile: { cards: 'yet others' } }
    expect(codeOf(() => verifyRecord(programWith(other), file))).toBe('content-other')
  })
})

function codeOf(open: () => unknown): string {
  try {
    open()
  } catch (error) {
    if (error instanceof DuskhallError) return error.code
  }
  return 'opened'
}
