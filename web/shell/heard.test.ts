import { expect, test } from 'vitest'
import { Heard } from './heard.ts'

test('whoever listens hears of a change, until they stop', () => {
  const heard = new Heard(1)
  const told: number[] = []
  const stop = heard.onChange(() => told.push(heard.now))
  heard.put(2)
  stop()
  heard.put(3)
  expect(told).toEqual([2])
  expect(heard.now).toBe(3)
})
