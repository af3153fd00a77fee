/** Bots at a question that all may answer at any time (Kingdom Rush, phase 2). */
import { type Knowledge, noKnowledge, open, play, type Seat, seedFrom, view } from '@duskhall/kernel'
import { describe, expect, test } from 'vitest'
import { playBout } from './arena.ts'
import { decide } from './bot.ts'
import { botOf } from './registry.ts'
import { type CommonsTable, commons } from './testing/commons.ts'

/** Never settled before the end: a plan that could go round in a circle would. */
const restless: Knowledge = { ...noKnowledge, settled: () => false }

/** What a bot answers in that seat. */
const thought = (spec: string, game: typeof commons, knowledge: Knowledge, s: CommonsTable, seat: Seat) =>
  decide(
    botOf(spec)
      .sit(game, knowledge, seedFrom('bot'))
      .think(view(game, s, seat)),
  )

describe.each(['random', 'greedy', 'search:40i'])('%s', (spec) => {
  test.each([2, 3])('comes to an end among %i, though whoever is ready may withdraw', (seats) => {
    const bots = Array.from({ length: seats }, () => botOf(spec))
    const { record, state } = playBout({ game: commons, knowledge: restless, bots, seed: seedFrom(spec) })
    expect(state.outcome).not.toBeNull()
    expect(record.moves.filter(({ move }) => move.do === 'withdraw')).toEqual([])
  })

  test('answers while another who may still answer is not waited for', () => {
    const s: CommonsTable = open(commons, { seats: 2, seed: seedFrom('beside') })
    play(commons, s, 0, { do: 'ready' })
    const move = thought(spec, commons, restless, s, 1)
    expect(['carry', 'ready']).toContain(move.do)
  })
})

describe.each(['greedy', 'search:40i'])('%s, asked although it is not waited for,', (spec) => {
  test('answers all the same', () => {
    const s: CommonsTable = open(commons, { seats: 2, seed: seedFrom('beside') })
    play(commons, s, 1, { do: 'ready' })
    const move = thought(spec, commons, noKnowledge, s, 1)
    expect(move).toEqual({ do: 'withdraw' })
  })
})

test.each(['greedy', 'search:10i'])('%s values a plan that goes round in a circle where it is', (spec) => {
  // Stones come back to whoever carried them: the first answer is always to carry on.
  const [labour] = [commons.questions.labour]
  const circling: typeof commons = {
    ...commons,
    questions: {
      labour: {
        ...labour,
        moves: (s, q, seat) => labour.moves(s, q, seat).toReversed(),
        answer(s, q, seat, move) {
          labour.answer(s, q, seat, move)
          s.stones[seat] = 3
        },
      },
    },
  }
  const first: Knowledge = { ...restless, rollout: (_s, _seat, moves) => moves[0] }
  const s: CommonsTable = open(circling, { seats: 2, seed: seedFrom('circle') })
  const move = thought(spec, circling, first, s, 0)
  expect(['carry', 'ready']).toContain(move.do)
})

test('a search sees that all win together: it carries until the wall stands', () => {
  const bots = [0, 1].map(() => botOf('search:200i'))
  const { state } = playBout({ game: commons, knowledge: noKnowledge, bots, seed: seedFrom('wall') })
  expect(state.outcome).toEqual({ winners: [0, 1], rule: 'COM-WALL1', stars: 3 })
})
