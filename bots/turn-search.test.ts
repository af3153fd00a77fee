import { type Knowledge, noKnowledge, open, seedFrom, view } from '@duskhall/kernel'
import { expect, test } from 'vitest'
import { decide } from './bot.ts'
import { search } from './search.ts'
import { type CommonsTable, commons } from './testing/commons.ts'
import { type NimTable, nim } from './testing/nim.ts'

const CARRY = { do: 'carry' }
const READY = { do: 'ready' }

/** A turn is all that somebody carries before being ready; only the end of it is worth anything. */
function carrying(worth: (wall: number) => number): Knowledge {
  return {
    ...noKnowledge,
    turns: {
      end: (_, moves) => moves.find(({ do: what }) => what === 'ready') ?? null,
      worth: (s: CommonsTable) => worth(s.wall),
    },
    rollout: (_s, _seat, moves) => moves[0],
  }
}

function answerOf(knowledge: Knowledge, game = commons, iterations = 4) {
  const s = open(game, { seats: 2, seed: seedFrom('turns') })
  const player = search(`search:${iterations}i`, { iterations }).sit(game, knowledge, seedFrom('a'))
  return decide(player.think(view(game, s, 0)))
}

test('a whole turn is tried: what only its last action brings is worth the first', () => {
  expect(answerOf(carrying((wall) => (wall === 3 ? 1 : 0.2)))).toEqual(CARRY)
})

test('a turn ends where that is worth most', () => {
  expect(answerOf(carrying((wall) => (wall === 0 ? 1 : 0.2)))).toEqual(READY)
})

test('a turn that goes round in a circle is valued where it is', () => {
  const { labour } = commons.questions
  const circling: typeof commons = {
    ...commons,
    questions: {
      labour: {
        ...labour,
        answer(s, q, seat, move) {
          labour.answer(s, q, seat, move)
          s.stones[seat] = 3
        },
      },
    },
  }
  expect(
    answerOf(
      carrying((wall) => (wall === 1 ? 1 : 0.2)),
      circling,
    ),
  ).toEqual(CARRY)
})

test.each([
  [5, 1],
  [6, 2],
  [7, 3],
])('the turn after it counts: of a heap of %i it leaves four', (heap, count) => {
  const knowledge: Knowledge = { ...noKnowledge, turns: { end: () => null, worth: () => 0.5 } }
  const s: NimTable = open(nim, { seats: 2, seed: seedFrom('nim'), options: { heap } })
  const player = search('search:60i', { iterations: 60 }).sit(nim, knowledge, seedFrom('a'))
  expect(decide(player.think(view(nim, s, 0)))).toEqual({ do: 'take', count })
})
