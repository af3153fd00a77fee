import { type Knowledge, type Move, noKnowledge, open, seedFrom, view } from '@duskhall/kernel'
import { expect, test } from 'vitest'
import { decide } from './bot.ts'
import { greedy } from './greedy.ts'
import { search } from './search.ts'
import { type CommonsTable, commons } from './testing/commons.ts'

const READY: Move = { do: 'ready' }
const CARRY: Move = { do: 'carry' }

/** Its first plan is to do nothing; the second carries two stones. Everybody else carries all they have. */
const planning: Knowledge = {
  ...noKnowledge,
  plans: (_, __, most) => [[READY], [CARRY, CARRY]].slice(0, most),
  rollout: (_s, _seat, moves) => moves.find((move) => move.do === 'carry') ?? moves[0],
}

const table = () => open(commons, { seats: 2, seed: seedFrom('wall') })
const seen = (s: CommonsTable) => view(commons, s, 0)

test('greedy follows the first plan of the game', () => {
  const player = greedy('greedy').sit(commons, planning, seedFrom('a'))
  expect(decide(player.think(seen(table())))).toEqual(READY)
})

test('search plays each plan on and follows the one that does best, to its end', () => {
  const player = search('search:8i', { iterations: 8 }).sit(commons, planning, seedFrom('a'))
  const s = table()
  expect(decide(player.think(seen(s)))).toEqual(CARRY)
  s.stones[0] = 2
  expect(decide(player.think(seen(s)))).toEqual(CARRY)
})

test('what is planned and no longer legal is not played', () => {
  const player = greedy('greedy').sit(commons, { ...planning, plans: () => [[CARRY]] }, seedFrom('a'))
  const s = table()
  s.stones[0] = 0
  expect(decide(player.think(seen(s)))).toEqual(READY)
})
