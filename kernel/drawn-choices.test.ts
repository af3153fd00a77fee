import { describe, expect, test } from 'vitest'
import { drawnChoices } from './drawn-choices.ts'
import { type OptionSchema, oneForEachSeat, readOptions } from './options.ts'
import { seedFrom } from './rng.ts'

describe('who is played, drawn by lot', () => {
  const schema: OptionSchema<Record<string, unknown>> = {
    villains: oneForEachSeat(['moss', 'rime', 'soot', 'dew']),
    spells: {
      kind: 'choices',
      values: ['quake'],
      default: () => ['quake'],
      count: () => ({ min: 0, max: 1 }),
    },
    dusk: { kind: 'flag', default: true },
  }
  const draw = (seats: number, seed: string) => drawnChoices(schema, seats, seedFrom(seed))
  const seeds = Array.from({ length: 200 }, (_, i) => `draw ${i}`)

  test('is what the table takes: as many as it wants, none twice, nothing else', () => {
    for (const seed of seeds)
      for (const seats of [2, 3, 4]) {
        const drawn = draw(seats, seed)
        expect(Object.keys(drawn)).toEqual(['villains'])
        expect(() => readOptions(schema, seats, drawn)).not.toThrow()
      }
  })

  test('is the same for the same seed, and sooner or later every order', () => {
    expect(draw(2, 'a')).toEqual(draw(2, 'a'))
    expect(new Set(seeds.map((seed) => draw(2, seed).villains?.join(' '))).size).toBe(12)
  })
})
