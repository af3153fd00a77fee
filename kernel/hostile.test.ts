/** What comes from outside may be anything: it is refused, nothing of it stays, and it shows nothing. */
import { describe, expect, test } from 'vitest'
import { HIDDEN, SPECTATOR } from './contract.ts'
import { canonical, same } from './hash.ts'
import { type Answer, check, type Match, openMatch, submit } from './match.ts'
import { seedFrom } from './rng.ts'
import { lantern } from './testing/lantern.ts'
import { movesToUndo, type UndoPolicy, undo } from './undo.ts'
import { view } from './view.ts'

const fresh = (): Match => openMatch(lantern, { seats: 2, seed: seedFrom('hostile') }).match

/** Values that no type allows. */
const given = <T>(value: unknown) => value as T

class Pass {
  readonly do = 'draw'
}

/** Another value each time it is read. */
function shifting(...words: string[]) {
  let reads = 0
  return {
    get do() {
      return words[Math.min(reads++, words.length - 1)]
    },
  }
}

const throwing = {
  get do() {
    throw new Error('read')
  },
}

const endless: Record<string, unknown> = { do: 'endless' }
endless.self = endless

describe('a move', () => {
  test.each<[string, unknown]>([
    ['nothing', undefined],
    ['a text', 'draw'],
    ['a number', 0],
    ['a list', ['draw']],
    ['a function', () => ({ do: 'draw' })],
    ['an object that throws', throwing],
    ['an object that holds itself', endless],
    [
      'a proxy that throws',
      new Proxy(
        {},
        {
          ownKeys: () => {
            throw new Error('keys')
          },
        },
      ),
    ],
    ['an inherited move', Object.create({ do: 'draw' })],
    ['a move with a prototype of its own', JSON.parse('{"do":"draw","__proto__":{"do":"pass"}}')],
    ['a move with a constructor', { do: 'draw', constructor: 1 }],
    ['a move named like a method', { do: 'toString' }],
    ['a move named like the prototype', { do: '__proto__' }],
    ['a card that is no number', { do: 'play', card: Number.NaN }],
    ['a card without end', { do: 'play', card: Number.POSITIVE_INFINITY }],
    ['a huge card', { do: 'play', card: 2 ** 53 }],
    ['a card as a text', { do: 'play', card: '3' }],
    ['a card in a list', { do: 'play', card: [3] }],
    ['a very long name', { do: 'x'.repeat(1_000_000) }],
    ['something left undefined', { do: 'draw', card: undefined }],
  ])('that is %s is refused, and the match stays as it was', (_, move) => {
    const match = fresh()
    const before = canonical(match.state)
    expect(submit(match, { question: 0, seat: 0, move: given(move) })).toEqual({ refused: 'illegal' })
    expect(canonical(match.state)).toBe(before)
    expect(Reflect.get({}, 'do')).toBeUndefined()
  })

  test('leaves nothing of itself in the match but what the rules list', () => {
    for (const move of [new Pass(), Object.assign({ do: 'draw' }, { [Symbol('more')]: 1 })]) {
      const result = submit(fresh(), { question: 0, seat: 0, move: given(move) })
      const [played] = 'match' in result ? result.match.record.moves : []
      expect(played?.move).toStrictEqual({ do: 'draw' })
      expect(Reflect.ownKeys(played?.move ?? {})).toEqual(['do'])
    }
  })

  test('is what it was when it was found legal, whatever it says later', () => {
    const result = submit(fresh(), { question: 0, seat: 0, move: given(shifting('pass', 'draw')) })
    expect('match' in result && result.match.record.moves).toEqual([{ seat: 0, move: { do: 'pass' } }])
  })
})

describe('an answer', () => {
  test.each<[string, unknown, string]>([
    ['nothing', null, 'illegal'],
    ['a text', 'draw', 'illegal'],
    ['to no question', { seat: 0, move: { do: 'draw' } }, 'stale'],
    ['to a question that is no number', { question: Number.NaN, seat: 0, move: { do: 'draw' } }, 'stale'],
    ['to a question as a text', { question: '0', seat: 0, move: { do: 'draw' } }, 'stale'],
    ['to a question before the first', { question: -1, seat: 0, move: { do: 'draw' } }, 'stale'],
    ['to a question far ahead', { question: 2 ** 53, seat: 0, move: { do: 'draw' } }, 'stale'],
    ['by a seat as a text', { question: 0, seat: '0', move: { do: 'draw' } }, 'not-asked'],
    ['by a seat that is no number', { question: 0, seat: Number.NaN, move: { do: 'draw' } }, 'not-asked'],
    ['by half a seat', { question: 0, seat: 0.5, move: { do: 'draw' } }, 'not-asked'],
    ['by a seat whose bit would be the first', { question: 0, seat: 32, move: { do: 'draw' } }, 'not-asked'],
    ['by who looks on', { question: 0, seat: SPECTATOR, move: { do: 'draw' } }, 'not-asked'],
    ['by nobody', { question: 0, move: { do: 'draw' } }, 'not-asked'],
  ])('that is %s is refused', (_, answer, refused) => {
    expect(submit(fresh(), given<Answer>(answer))).toEqual({ refused })
    expect(check(lantern, fresh().state, given(answer))).toEqual({ refused })
  })
})

test.each([
  SPECTATOR,
  2,
  30,
  31,
  32,
  64,
  -32,
  0.5,
  Number.NaN,
  Number.POSITIVE_INFINITY,
  '0',
  undefined,
  null,
])('who looks from %s, where nobody sits, sees what everybody sees', (seat) => {
  const { state } = fresh()
  const seen = view(lantern, state, given(seat))
  expect(seen.state.hands.flat().every((card: number) => card === HIDDEN)).toBe(true)
  expect(seen).toEqual(view(lantern, state, SPECTATOR))
})

describe('taking back', () => {
  const drawn = () => {
    const result = submit(fresh(), { question: 0, seat: 0, move: { do: 'draw' } })
    if ('refused' in result) throw new Error(result.refused)
    return result.match
  }

  test.each([SPECTATOR, 2, 32, 0.5, Number.NaN, '0', undefined])(
    'is not for %s, where nobody sits',
    (seat) => {
      for (const policy of ['own', 'alone', 'consent'] as const) {
        expect(movesToUndo(drawn(), given(seat), policy)).toBe(0)
        expect(undo(drawn(), given(seat), policy)).toEqual({ refused: 'nothing' })
      }
    },
  )

  test.each(['everything', '', 'toString', null, 7])(
    'under a policy that is none (%s) stops at the fence',
    (policy) => {
      expect(undo(drawn(), 0, given<UndoPolicy>(policy))).toEqual({ refused: 'fence' })
      expect(undo(drawn(), 1, given<UndoPolicy>(policy))).toEqual({ refused: 'nothing' })
    },
  )
})

test('a list of holes is not an empty list', () => {
  expect(same([], new Array(3))).toBe(false)
  expect(same({ kept: [] }, { kept: new Array(1) })).toBe(false)
})
