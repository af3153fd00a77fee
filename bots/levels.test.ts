import { type Knowledge, noKnowledge, open, seedFrom, view } from '@duskhall/kernel'
import { expect, test } from 'vitest'
import { decide } from './bot.ts'
import { LEVELS, type Level } from './levels.ts'
import { nim } from './testing/nim.ts'

/** What a level takes from a heap of 7; whoever thinks takes 3. */
function takenBy(level: Level, levels?: Knowledge['levels']) {
  const table = open(nim, { seats: 2, seed: seedFrom('nim'), options: { heap: 7 } })
  const knowledge = levels ? { ...noKnowledge, levels } : noKnowledge
  return decide(LEVELS[level].sit(nim, knowledge, seedFrom('level')).think(view(nim, table, 0)))
}

test('a game may set the pace of a level, and of that level alone', () => {
  const levels = { regular: { iterations: 3000 } }
  expect(takenBy('regular')).toEqual({ do: 'take', count: 1 })
  expect(takenBy('regular', levels)).toEqual({ do: 'take', count: 3 })
  expect(takenBy('expert', levels)).toEqual(takenBy('expert'))
})

test('a game may have a level that searches elsewhere glance', () => {
  expect(takenBy('master', { master: { margin: 0 } })).toEqual({ do: 'take', count: 1 })
})
