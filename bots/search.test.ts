import { type Knowledge, noKnowledge, open, seedFrom, view } from '@duskhall/kernel'
import { describe, expect, test } from 'vitest'
import { decide, decideInSlices } from './bot.ts'
import { search } from './search.ts'
import { type NimTable, nim } from './testing/nim.ts'

function viewOf(heap: number) {
  return view(nim, open(nim, { seats: 2, seed: seedFrom('nim'), options: { heap } }), 0)
}

function seatedWith(iterations: number, seed = 'a') {
  return search(`search:${iterations}i`, { iterations }).sit(nim, noKnowledge, seedFrom(seed))
}

describe('the search', () => {
  test.each([
    [5, 1],
    [6, 2],
    [7, 3],
    [9, 1],
  ])('leaves a multiple of four of a heap of %i', (heap, count) => {
    expect(decide(seatedWith(3000).think(viewOf(heap)))).toEqual({ do: 'take', count })
  })

  test('repeats itself exactly with iterations and a seed', () => {
    const answers = Array.from({ length: 3 }, () => decide(seatedWith(50, 'same').think(viewOf(11))))
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1)
  })

  test('pauses again and again while it thinks, and comes to the same answer', async () => {
    let pauses = 0
    const pause = async () => {
      pauses++
    }
    const answer = await decideInSlices(seatedWith(4000).think(viewOf(30)), pause)
    expect(pauses).toBeGreaterThan(1)
    expect(answer).toEqual(decide(seatedWith(4000).think(viewOf(30))))
  })

  test('plays on quickly to where a plan ends', () => {
    const quickTo = (heap: number) => {
      let quick = 0
      const counting: Knowledge = {
        ...noKnowledge,
        planEnd: (s) => (s as NimTable).heap <= heap,
        rollout: (...given) => {
          quick++
          return noKnowledge.rollout(...given)
        },
      }
      decide(search('search:50i', { iterations: 50 }).sit(nim, counting, seedFrom('a')).think(viewOf(30)))
      return quick
    }
    expect(quickTo(0)).toBeGreaterThan(quickTo(15))
    expect(quickTo(29)).toBe(0)
  })

  test('looks beyond the end of a plan, as far as the game says, once it has thought for long', () => {
    const answer = (iterations: number, beyond: number) => {
      const blind: Knowledge = {
        ...noKnowledge,
        planEnd: (s, from) => s.heap !== from.heap,
        evaluate: () => 0.5,
        beyond,
      }
      const seated = search('search', { iterations }).sit(nim, blind, seedFrom('a'))
      return decide(seated.think(viewOf(6)))
    }
    const anything = { do: 'take', count: 1 }
    expect(answer(2000, 0)).toEqual(anything)
    expect(answer(200, 5)).toEqual(anything)
    expect(answer(2000, 5)).toEqual({ do: 'take', count: 2 })
  })

  test('takes the better of answers that it has tried as often', () => {
    const oneMove: Knowledge = {
      ...noKnowledge,
      planEnd: (s, from) => s.heap !== from.heap,
      evaluate: (s) => 1 / (s as NimTable).heap,
    }
    const seated = search('search:3i', { iterations: 3 }).sit(nim, oneMove, seedFrom('a'))
    expect(decide(seated.think(viewOf(10)))).toEqual({ do: 'take', count: 3 })
  })

  test('can be called off', async () => {
    const off = new AbortController()
    const answer = await decideInSlices(
      search('search:60000ms', { ms: 60_000 }).sit(nim, noKnowledge, seedFrom('a')).think(viewOf(50)),
      async () => off.abort(),
      off.signal,
    )
    expect(answer).toBeNull()
  })

  test('ends within its time', () => {
    const player = search('search:30ms', { ms: 30 }).sit(nim, noKnowledge, seedFrom('a'))
    const began = performance.now()
    decide(player.think(viewOf(50)))
    expect(performance.now() - began).toBeLessThan(1000)
  })

  test('plays an obvious answer without a thought', () => {
    const thinking = search('search:60000ms', { ms: 60_000 })
      .sit(nim, noKnowledge, seedFrom('a'))
      .think(viewOf(1))
    expect(thinking.next()).toEqual({ done: true, value: { do: 'take', count: 1 } })
  })
})
