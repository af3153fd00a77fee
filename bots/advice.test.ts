import { type Knowledge, type Move, noKnowledge, open, seedFrom, view } from '@duskhall/kernel'
import { expect, test } from 'vitest'
import { adviceFor } from './advice.ts'
import { decide } from './bot.ts'
import { commons } from './testing/commons.ts'

const READY: Move = { do: 'ready' }
const CARRY: Move = { do: 'carry' }

/** It would rather do nothing; whoever carries stones does better. */
const advising: Knowledge = {
  ...noKnowledge,
  advice: () => [
    { steps: [[READY]], why: 'rest' },
    { steps: [[CARRY], [CARRY]], why: 'work' },
    { steps: [[{ do: 'fly' }]], why: 'magic' },
  ],
  rollout: (_s, _seat, moves) => moves.find((move) => move.do === 'carry') ?? moves[0],
}

const seen = view(commons, open(commons, { seats: 2, seed: seedFrom('wall') }), 0)
const asked = (knowledge: Knowledge) =>
  decide(adviceFor({ game: commons, knowledge, seed: seedFrom('a') }, seen, { iterations: 8 }))

test('ways to go on are tried, and the one that does best comes first; what is not legal is not told', () => {
  expect(asked(advising).map(({ why }) => why)).toEqual(['work', 'rest'])
})

test('a game without advice gives none', () => {
  expect(asked(noKnowledge)).toEqual([])
})
