import { type Game, open, play, push, seedFrom, type Table, tell, view } from '@duskhall/kernel'
import { expect, test } from 'vitest'
import { previewBefore } from './ahead.ts'

interface State extends Table {
  gold: number
  nights: number
}
type Act = { readonly do: 'earn' | 'rest' | 'gamble' }
type Told = { e: 'earned' } | { e: 'revealed' }

let played = 0
const game = {
  id: 'day',
  rulesVersion: 1,
  seats: { min: 1, max: 1 },
  options: {},
  content: { standard: 'box', load: () => 'box', has: () => true },
  setup: ({ seats, rng }: { seats: number; rng: Table['rng'] }) => ({
    ...{ agenda: [{ do: 'act' }], waiting: [], rng, fence: 0, asked: 0, content: 'box', seats, known: [] },
    ...{ outcome: null, gold: 0, nights: 0 },
  }),
  steps: {
    night(s: State) {
      s.nights++
      push(s, { do: 'act' })
    },
  },
  questions: {
    act: {
      who: () => [0],
      moves: () => [{ do: 'earn' }, { do: 'rest' }, { do: 'gamble' }],
      answer(s: State, _: unknown, __: number, move: Act) {
        played++
        if (move.do === 'rest') return push(s, { do: 'night' })
        if (move.do === 'gamble') tell?.<Told>({ e: 'revealed' })
        s.gold++
        tell?.<Told>({ e: 'earned' })
        push(s, { do: 'act' })
      },
    },
  },
  zones: () => [],
} as never as Game<State, Act>

const previewOf = previewBefore<State, Act, Told>(game, { before: ['night'], chance: ['revealed'] })
const table = () => view(game, open(game, { seats: 1, seed: seedFrom('ahead') }), 0)

test('a move is played ahead on another table, and once for each view', () => {
  const seen = table()
  played = 0
  const ahead = previewOf(seen, { do: 'earn' })
  expect(ahead.after.gold).toBe(1)
  expect(seen.state.gold).toBe(0)
  expect(ahead.events).toEqual([{ e: 'earned' }])
  expect(ahead.next).toEqual({ name: 'act', seats: [0] })
  expect(previewOf(seen, { do: 'earn' })).toBe(ahead)
  expect(played).toBe(1)
})

test('the game waits before the step that is for its own time', () => {
  const { after, waits, next } = previewOf(table(), { do: 'rest' })
  expect([after.nights, waits, next]).toEqual([0, true, null])
})

test('from a card that nobody has seen on nothing is told', () => {
  const seen = table()
  const { after, events } = previewOf(seen, { do: 'gamble' })
  expect(after).toBe(seen.state)
  expect(events).toEqual([{ e: 'revealed' }])
})

test('what is not to be shown is not even played', () => {
  const hiding = previewBefore<State, Act, Told>(game, { before: ['night'], unshown: ['earn'] })
  const seen = table()
  played = 0
  expect(hiding(seen, { do: 'earn' })).toEqual({ after: seen.state, events: [], next: null, waits: false })
  expect(played).toBe(0)
  play(game, seen.state, 0, { do: 'earn' })
  expect(played).toBe(1)
})
