/** What the net sees where a turn begins. */
import { expect, test } from 'vitest'
import type { Given } from '../rules/testing/lay.ts'
import { scene } from '../rules/testing/scene.ts'
import type { TerrorsOfLondon } from '../state.ts'
import { foresight } from './foresight.ts'

function measured(given: Given): { [name: string]: number } {
  const out = new Float64Array(foresight.inputs.length)
  foresight.measure(scene(given).s, out)
  return Object.fromEntries(foresight.inputs.map((name, at) => [name, out[at] as number]))
}

function chances(s: TerrorsOfLondon): number[] {
  const out = new Float64Array(2)
  foresight.chances(s, out)
  return [...out]
}

function chance(given: Given): number {
  return chances(scene(given).s)[0] as number
}

test('every input has a name of its own', () => {
  expect(new Set(foresight.inputs).size).toBe(foresight.inputs.length)
})

test('it looks through the eyes of the player whose turn begins, and nowhere else', () => {
  const { s } = scene()
  expect(foresight.eyes(s)).toBe(s.active)
  expect(foresight.eyes(scene({ coin: 1 }).s)).toBeNull()
})

test('both players are measured, each for what they have', () => {
  const seen = measured({ health: [30, 20], relics: [[], ['tower-cuirass']] })
  expect([seen['own health'], seen['their health']]).toEqual([3, 2])
  expect([seen['own armor'], seen['their armor']]).toEqual([0, 2])
})

test('the chances of both seats make one', () => {
  const { s } = scene({ health: [20, 31] })
  const [first = 0, second = 0] = chances(s)
  expect(first + second).toBeCloseTo(1)
})

test('Health and a good deck make a good chance', () => {
  const draws = [['werewolf', 'leviathan', 'mummy', 'pack-alpha', 'chimera']] as const
  expect(chance({ health: [40, 10] })).toBeGreaterThan(chance({ health: [40, 40] }))
  expect(chance({ health: [30, 30], draws })).toBeGreaterThan(chance({ health: [30, 30] }))
})
