import { type Knowledge, type Move, noKnowledge, open, seedFrom, view } from '@duskhall/kernel'
import { expect, test } from 'vitest'
import { type Appraisal, appraise, type Closeness, chancesOf } from './appraisal.ts'
import { decide } from './bot.ts'
import { commons } from './testing/commons.ts'
import { nim, type Take } from './testing/nim.ts'

const take = (count: number): Take => ({ do: 'take', count })

/** Plays perfectly where it can, so that who stands before a multiple of four has lost. */
const perfect: Knowledge = {
  ...noKnowledge,
  rollout: (s, _seat, moves) => moves.find(({ count }: Take) => (s.heap - count) % 4 === 0) ?? moves[0],
  motives: () => [],
}

function appraised(heap: number, count: number, closeness: Closeness): Appraisal {
  const s = open(nim, { seats: 2, seed: seedFrom('heap'), options: { heap } })
  const trial = { game: nim, knowledge: perfect, seed: seedFrom('luck') }
  return decide(appraise(trial, view(nim, s, 0), [take(count)], closeness))
}

test('a mistake has cost what the better answer would have brought', () => {
  const glance = appraised(6, 1, 'glance')
  expect(glance).toMatchObject({ played: { chance: 0, low: 0, high: 0 }, swing: 1, otherwise: null })
  const { played, otherwise } = appraised(6, 1, 'close')
  expect(played.chance).toBe(0)
  expect(otherwise).toMatchObject({ gain: 1, doubt: 0, estimate: { chance: 1 } })
  expect(otherwise?.advice.steps[0]).toEqual([take(2)])
})

test('the best answer is compared with the next best', () => {
  expect(appraised(6, 2, 'glance')).toMatchObject({ played: { chance: 1 }, swing: -1 })
  const { played, otherwise } = appraised(6, 2, 'close')
  expect(played.chance).toBe(1)
  expect(otherwise?.gain).toBe(-1)
  expect(otherwise?.advice.steps[0]).not.toEqual([take(2)])
})

test('where every answer comes to the same, nothing has changed', () => {
  expect(appraised(8, 3, 'glance')).toMatchObject({ played: { chance: 0 }, swing: 0 })
  expect(appraised(8, 3, 'close').otherwise?.gain).toBe(0)
})

test('a game without advice has no better move to tell', () => {
  const s = open(nim, { seats: 2, seed: seedFrom('heap'), options: { heap: 6 } })
  const trial = { game: nim, knowledge: noKnowledge, seed: seedFrom('luck') }
  const { otherwise } = decide(appraise(trial, view(nim, s, 0), [take(1)], 'close'))
  expect(otherwise).toBeNull()
})

const READY: Move = { do: 'ready' }
const CARRY: Move = { do: 'carry' }

/** All work as long as there is a stone. */
const diligent: Knowledge = {
  ...noKnowledge,
  chance: () => 0.25,
  planEnd: (s) => s.wall === 5,
  plans: () => [[CARRY, CARRY, CARRY], [READY]],
  advice: () => [
    { steps: [[CARRY], [CARRY], [CARRY]], why: 'work' },
    { steps: [[READY]], why: 'rest' },
  ],
  rollout: (_s, _seat, moves) => moves.find((move) => move.do === 'carry') ?? moves[0],
}

test('a plan is tried as a whole, and valued in the measure of games won where the game has one', () => {
  const seen = view(commons, open(commons, { seats: 2, seed: seedFrom('wall') }), 0)
  const trial = { game: commons, knowledge: diligent, seed: seedFrom('a') }
  const lazy = decide(appraise(trial, seen, [READY], 'close'))
  // One alone cannot build it: the game is lost, and nothing is left to be valued.
  expect(lazy.played.chance).toBe(0)
  expect(lazy.otherwise).toMatchObject({ gain: 0.25, estimate: { chance: 0.25 } })
  expect(lazy.otherwise?.advice.why).toBe('work')
  expect(decide(appraise(trial, seen, [READY], 'glance')).swing).toBe(0.25)
})

test('the ways of a hint have their chances, each by itself and the same again', () => {
  const seen = view(commons, open(commons, { seats: 2, seed: seedFrom('wall') }), 0)
  const trial = { game: commons, knowledge: diligent, seed: seedFrom('a') }
  const ways = diligent.advice?.(seen.state, 0, 2) ?? []
  expect(decide(chancesOf(trial, seen, ways))).toEqual([0.25, 0])
  expect(decide(chancesOf(trial, seen, ways))).toEqual(decide(chancesOf(trial, seen, ways)))
  expect(decide(chancesOf(trial, seen, []))).toEqual([])
})
