import { afterEach, expect, test, vi } from 'vitest'
import { ranked } from './ranking.ts'

/** What was tried, in order, and what was taken; each try takes a millisecond. */
function tried(worths: readonly number[], budget: number | { ms: number }, curiosity = 0.1) {
  const log: [one: number, time: number][] = []
  const spent = typeof budget === 'number' ? { iterations: budget } : budget
  let now = 0
  vi.spyOn(performance, 'now').mockImplementation(() => now)
  const thinking = ranked([...worths.keys()], spent, curiosity, (one, time) => {
    now++
    log.push([one, time])
    return worths[one] as number
  })
  let step = thinking.next()
  while (!step.done) step = thinking.next()
  return { log, best: step.value[0], all: step.value }
}

afterEach(() => {
  vi.restoreAllMocks()
})

test('each alternative is tried once, then the better ones more often', () => {
  const { log, best, all } = tried([0.2, 0.9, 0.4], 30)
  expect(log.slice(0, 3)).toEqual([
    [0, 0],
    [1, 0],
    [2, 0],
  ])
  expect(best).toBe(1)
  expect(all).toEqual([1, 2, 0])
  expect(log.filter(([one]) => one === 1).length).toBeGreaterThan(20)
})

test('an alternative is told how often it was tried before', () => {
  const { log } = tried([0.5, 0.5], 6)
  for (const one of [0, 1])
    expect(log.filter(([tried]) => tried === one).map(([, time]) => time)).toEqual([0, 1, 2])
})

test('with too little time for all, one that was tried is taken', () => {
  expect(tried([0.1, 0.9, 0.9], 1).best).toBe(0)
})

test('time ends when it is spent, or earlier where nothing can overtake the one that leads', () => {
  expect(tried([0.5, 0.5], { ms: 40 }).log).toHaveLength(40)
  const { log, best } = tried([0.1, 0.9], { ms: 40 })
  expect(best).toBe(1)
  expect(log.length).toBeGreaterThan(20)
  expect(log.length).toBeLessThan(30)
})
