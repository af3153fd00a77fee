import type { Grounds, Shift } from '@duskhall/kernel'
import { expect, test } from 'vitest'
import { apartInWords, hintsBy, percentOf } from './hints.ts'

const shift = (motive: string, from: Shift['from'] = [], to: Shift['to'] = []): Shift => ({
  motive,
  gain: 1,
  from,
  to,
})

/** A game in which a motive is its own words, and numbers are told. */
const { told } = hintsBy({
  texts: { en: { move: () => 'Play it' }, fr: { move: () => 'Jouez-la' } },
  reasons: () => ({
    gain: ({ motive, to: [n] }) => (motive === 'a token' ? null : `brings ${n ?? motive}`),
    fact: ({ motive, to: [n] }) => (motive === 'health' ? `takes ${n} Health` : null),
    unsure: ({ motive }) => (motive === 'a token' ? 'brings a token nearer' : null),
    loss: ({ motive, from: [a = null], to: [b = null] }) => (a !== null && b !== null ? `${b - a}` : motive),
    wins: 'It wins.',
    quiet: 'Nothing.',
    even: (chances) => (chances ? `${chances.best} against ${chances.own}` : 'nothing with a name'),
  }),
  deed: (_, move) => (move.do === 'dull' ? null : `does ${move.do}`),
  targetsOf: () => [],
})
const beside = (gains: readonly Shift[], givenUp: readonly Shift[]) => {
  const why: Grounds = { moments: [], wins: false, gains, givenUp }
  const advice = { steps: [], why }
  return told({ state: {} } as never, advice, advice, { you: 0, names: [] }, 'en').givesUp
}

test('ways that read the same are told once, whatever the order of their steps', () => {
  const ways = [
    ['Use Canopic Jar', 'Play Fanatic'],
    ['Play Fanatic', 'Use Canopic Jar'],
    ['Use Canopic Jar', 'Play Cultist'],
    ['Use Canopic Jar', 'Play Fanatic'],
  ]
  expect(apartInWords(ways, (steps) => steps)).toEqual([ways[0], ways[2]])
})

test('what a way is praised for itself is not what another has more, unless it can be counted', () => {
  expect(beside([shift('a better hand')], [shift('a better hand'), shift('better cards')])).toBe(
    'better cards.',
  )
  expect(beside([shift('coins', [0], [2])], [shift('coins', [2], [5])])).toBe('3.')
  // Where there is nothing else it has more of the same.
  expect(beside([shift('a better hand')], [shift('a better hand')])).toBe('a better hand.')
  expect(beside([], [])).toBe('nothing with a name.')
})

test('where the weights see no gain, numbers are told, then what cannot be counted, and only then that nothing can', () => {
  const why = (grounds: Partial<Grounds>) => {
    const advice = { steps: [], why: { moments: [], wins: false, gains: [], givenUp: [], ...grounds } }
    return told({ state: {} } as never, advice, null, { you: 0, names: [] }, 'en').why
  }
  const health = shift('health', [11], [5])
  const token = shift('a token')
  expect(why({ gains: [token, shift('a better hand')], facts: [health] })).toBe('Brings a better hand.')
  expect(why({ gains: [token], facts: [shift('power', [1], [0]), health] })).toBe('Takes 5 Health.')
  expect(why({ gains: [token], facts: [] })).toBe('Brings a token nearer.')
  // As in what was kept before facts were looked at.
  expect(why({})).toBe('Nothing.')
})

test('where nothing is gained, it is told what the answers do, each sort once; only where that says nothing, that nothing stands out', () => {
  const why: Grounds = { moments: [], wins: false, gains: [], givenUp: [] }
  const said = (grounds: Grounds, ...deeds: string[]) =>
    told(
      { state: {} } as never,
      { steps: [deeds.map((name) => ({ do: name }))], why: grounds },
      null,
      { you: 0, names: [] },
      'en',
    ).why
  expect(said(why, 'dull', 'rest', 'rest')).toBe('Does rest.')
  expect(said({ ...why, gains: [shift('a better hand')] }, 'rest')).toBe('Brings a better hand.')
  expect(said(why, 'dull')).toBe('Nothing.')
})

test('where the best has nothing more that has a name, it is told how both went in trial games, in steps of five', () => {
  const why: Grounds = { moments: [], wins: false, gains: [], givenUp: [] }
  const [best, own] = [0.63, 0.48].map((chance) => ({ steps: [], why, chance }))
  if (!best || !own) throw new Error('There are two ways.')
  expect(told({ state: {} } as never, own, best, { you: 0, names: [] }, 'en').givesUp).toBe('65 against 50.')
  expect([0, 0.5, 1].map(percentOf)).toEqual([5, 50, 95])
})
