import { describe, expect, test } from 'vitest'
import { DuskhallError } from './errors.ts'
import { redact } from './events.ts'
import { canonical } from './hash.ts'
import {
  check,
  type Match,
  midway,
  open,
  openMatch,
  type Refused,
  replay,
  submit,
  type Taken,
} from './match.ts'
import { rngFrom, seedFrom } from './rng.ts'
import { type LanternMove, type LanternOptions, type LanternTable, lantern } from './testing/lantern.ts'
import { anyChoice } from './testing/playout.ts'

type LanternMatch = Match<LanternTable, LanternMove, LanternOptions>

const seed = seedFrom('match')
const fresh = (): LanternMatch => openMatch(lantern, { seats: 2, seed }).match

function taken<T extends Taken<LanternTable, LanternMove, LanternOptions>>(result: T | Refused): T {
  if ('refused' in result) throw new Error(`refused: ${result.refused}`)
  return result
}

/** The match after these moves, each by the seat before it. */
function after(match: LanternMatch, ...played: [number, LanternMove][]): LanternMatch {
  return played.reduce((m, [seat, move]) => {
    return taken(submit(m, { question: m.state.asked, seat, move })).match
  }, match)
}

/** A card of seat 0 whose play leaves no triggers to put in order. */
function quiet({ state }: LanternMatch): number {
  return state.hands[0]?.find((card) => card % 2 === 1) as number
}

const pass: LanternMove = { do: 'pass' }
const draw: LanternMove = { do: 'draw' }
const stake = (n: number): LanternMove => ({ do: 'wager', stake: n })

describe('opening a table', () => {
  test('records what makes the match', () => {
    const { match, events } = openMatch(lantern, { seats: 3, seed, options: { mood: 'dawn' } })
    expect(match.record).toEqual({
      game: 'lantern',
      rulesVersion: 3,
      content: 'lantern-1',
      seats: 3,
      options: { cards: 20, mood: 'dawn', wagers: true },
      seed,
      moves: [],
    })
    expect(match.before).toBeNull()
    expect(events).toEqual([])
    expect(match.state.asked).toBe(0)
  })

  test.each([1, 5, 2.5, Number.NaN])('for %d seats is refused', (seats) => {
    expect(() => open(lantern, { seats, seed })).toThrow(
      new DuskhallError({ code: 'seats', facts: { game: 'lantern', min: 2, max: 4, seats } }),
    )
  })

  test('with content that is not there or options that are wrong is refused', () => {
    expect(() => open(lantern, { seats: 2, seed, content: 'mine' })).toThrow(
      'The content mine of lantern is not loaded; give its file.',
    )
    expect(() => open(lantern, { seats: 2, seed, options: { cards: 99 } })).toThrow(DuskhallError)
    expect(() => open(lantern, { seats: 2, seed: 'x' })).toThrow(RangeError)
  })

  test('gives the same table from the same seed, to the byte, and another from another', () => {
    const table = (words: string) => canonical(open(lantern, { seats: 4, seed: seedFrom(words) }))
    expect(table('a')).toBe(table('a'))
    expect(table('a')).not.toBe(table('b'))
  })
})

describe('an answer', () => {
  test('is taken, recorded and told; the old match stays as it was', () => {
    const match = fresh()
    const before = canonical(match.state)
    const { match: next, events } = taken(submit(match, { question: 0, seat: 0, move: draw }))
    expect(canonical(match.state)).toBe(before)
    expect(match.record.moves).toEqual([])
    expect(next.record.moves).toEqual([{ seat: 0, move: draw }])
    expect(next.state.hands[0]).toHaveLength(4)
    expect(events.map((event) => redact(event, 1))).toEqual([{ e: 'draw', seat: 0 }])
  })

  test('does not stay tied to the object it arrived in', () => {
    const move = { do: 'pass' as const }
    const { match } = taken(submit(fresh(), { question: 0, seat: 0, move }))
    expect(match.record.moves[0]?.move).not.toBe(move)
  })

  test('is the same answer whatever the order of its keys', () => {
    const match = fresh()
    const card = match.state.hands[0]?.[0] as number
    expect('match' in submit(match, { question: 0, seat: 0, move: { card, do: 'play' } })).toBe(true)
  })

  test.each<[string, number, number, LanternMove, Refused]>([
    ['to an earlier question', 0, 1, pass, { refused: 'stale' }],
    ['to a later question', 2, 1, pass, { refused: 'stale' }],
    ['by a seat that is not asked', 1, 0, pass, { refused: 'not-asked' }],
    ['by a seat that does not exist', 1, 7, pass, { refused: 'not-asked' }],
    ['that is not listed', 1, 1, { do: 'bury', card: 99 }, { refused: 'illegal' }],
    ['with something added', 1, 1, { ...pass, card: 1 } as LanternMove, { refused: 'illegal' }],
    ['that is nothing at all', 1, 1, null as unknown as LanternMove, { refused: 'illegal' }],
  ])('%s is refused', (_, question, seat, move, refused) => {
    const match = after(fresh(), [0, pass])
    const before = canonical(match)
    expect(submit(match, { question, seat, move })).toEqual(refused)
    expect(canonical(match)).toBe(before)
  })

  test('that a rule forbids is refused with the rule', () => {
    const match = fresh()
    const card = quiet(match)
    const later = after(match, [0, { do: 'play', card }])
    expect(submit(later, { question: 1, seat: 1, move: { do: 'play', card } })).toEqual({
      refused: 'illegal',
      rule: 'LAN-HAND1',
    })
  })

  test('after the end is refused', () => {
    const { match } = playedToTheEnd()
    expect(submit(match, { question: match.state.asked, seat: 0, move: pass })).toEqual({ refused: 'over' })
  })

  test('to a sealed question is taken although another came first, but only once and never to an older one', () => {
    const atWager = after(fresh(), [0, pass], [1, pass])
    const asked = atWager.state.asked
    const match = after(atWager, [1, stake(2)])
    expect(check(lantern, match.state, { question: asked, seat: 1, move: stake(0) })?.refused).toBe(
      'not-asked',
    )
    expect(check(lantern, match.state, { question: asked - 1, seat: 0, move: stake(1) })?.refused).toBe(
      'stale',
    )
    expect(check(lantern, match.state, { question: asked + 2, seat: 0, move: stake(1) })?.refused).toBe(
      'stale',
    )
    const settled = taken(submit(match, { question: asked, seat: 0, move: stake(1) })).match
    expect(settled.state.points).toEqual([1, 2])
    expect(check(lantern, settled.state, { question: asked, seat: 0, move: pass })?.refused).toBe('stale')
  })
})

function playedToTheEnd(): { match: LanternMatch; states: string[] } {
  const r = rngFrom(seedFrom('to the end'))
  let match = fresh()
  const states = [canonical(match.state)]
  while (!match.state.outcome) {
    const { seat, move } = anyChoice(lantern, match.state, r)
    match = after(match, [seat, move])
    states.push(canonical(match.state))
  }
  return { match, states }
}

test('a line of matches holds its moves once, and another line branches off where one was taken back', () => {
  const one = after(fresh(), [0, pass])
  const two = after(one, [1, pass])
  const other = after(one, [1, { do: 'mix' }])
  expect([one, two, other].map(({ record }) => record.moves.map(({ move }) => move.do))).toEqual([
    ['pass'],
    ['pass', 'pass'],
    ['pass', 'mix'],
  ])
  expect(two.before).toBe(one)
  // A record is a value of its own: who writes into it changes no match.
  two.record.moves.length = 0
  expect(two.record.moves).toHaveLength(2)
})

describe('a replay', () => {
  test('gives the state of every moment, to the byte', () => {
    const { match, states } = playedToTheEnd()
    expect(states.length).toBeGreaterThan(40)
    for (const [upTo, state] of states.entries()) {
      expect(canonical(replay(lantern, match.record, upTo).state)).toBe(state)
    }
    expect(replay(lantern, match.record)).toEqual({ ...match, before: null })
  })

  test('says which move is not legal and why', () => {
    const { record, state } = fresh()
    const wrong = (seat: number, move: LanternMove) => () => {
      replay(lantern, {
        ...record,
        moves: [
          { seat: 0, move: pass },
          { seat, move },
        ],
      })
    }
    expect(wrong(0, pass)).toThrow(
      'Move 2 of the record, {"do":"pass"} by seat 0, is not legal here: not-asked.',
    )
    const card = state.hands[0]?.[0] as number
    expect(wrong(1, { do: 'play', card })).toThrow(/by seat 1, is not legal here: illegal\.$/)
  })

  test('names the rule that forbids a move', () => {
    const { record } = fresh()
    const move: LanternMove = { do: 'play', card: quiet(fresh()) }
    const moves = [0, 1].map((seat) => ({ seat, move }))
    expect(() => replay(lantern, { ...record, moves })).toThrow(/illegal \(LAN-HAND1\)\.$/)
  })
})

describe('the middle of a play', () => {
  test('is the table as it was when the event was told; the match stays as it was', () => {
    const match = fresh()
    const before = canonical(match.state)
    const answer = { seat: 0, move: draw }
    const { match: then, events } = taken(submit(match, { question: 0, ...answer }))
    const told = events[0]?.e
    const seen = midway(match, answer, ({ e }) => e === told)
    expect(seen).toMatchObject({ seats: 2, agenda: [] })
    expect(canonical(seen)).not.toBe(canonical(then.state))
    expect(canonical(match.state)).toBe(before)
    expect(midway(match, answer, () => false)).toBeNull()
  })
})
