import { describe, expect, test } from 'vitest'
import { choicesOf, fittingOptions, OptionError, type OptionSchema, readOptions } from './options.ts'

interface Options {
  mood: string
  open: boolean
  rounds: number
  gold: number[]
}

const schema: OptionSchema<Options> = {
  mood: { kind: 'choice', values: ['dusk', 'dawn'], default: 'dusk' },
  open: { kind: 'flag', default: false },
  rounds: { kind: 'number', min: 1, max: 9, default: 5 },
  gold: { kind: 'numbers', min: 0, max: 3, default: 2, length: (seats) => seats },
}

describe('options', () => {
  test('are their defaults when nothing is given', () => {
    const defaults = { mood: 'dusk', open: false, rounds: 5, gold: [2, 2, 2] }
    expect(readOptions(schema, 3)).toEqual(defaults)
    expect(readOptions(schema, 3, { mood: undefined })).toEqual(defaults)
  })

  test('are what was given, up to the ends of each range', () => {
    const given = { mood: 'dawn', open: true, rounds: 9, gold: [0, 3] }
    const read = readOptions(schema, 2, given)
    expect(read).toEqual(given)
    expect(read.gold).not.toBe(given.gold)
    expect(readOptions(schema, 2, { rounds: 1 }).rounds).toBe(1)
  })

  test.each<[unknown, string]>([
    [null, 'Options are an object of names and values.'],
    ['mood', 'Options are an object of names and values.'],
    [['dusk'], 'Options are an object of names and values.'],
    [{ toString: 1 }, 'There is no option "toString"; the options are mood, open, rounds, gold.'],
    [{ moon: 1 }, 'There is no option "moon"; the options are mood, open, rounds, gold.'],
    [{ mood: 'noon' }, 'Option "mood" is one of dusk, dawn, not "noon".'],
    [{ mood: null }, 'Option "mood" is one of dusk, dawn, not null.'],
    [{ open: 'yes' }, 'Option "open" is true or false, not "yes".'],
    [{ rounds: 0 }, 'Option "rounds" is a whole number from 1 to 9, not 0.'],
    [{ rounds: 10 }, 'Option "rounds" is a whole number from 1 to 9, not 10.'],
    [{ rounds: 1.5 }, 'Option "rounds" is a whole number from 1 to 9, not 1.5.'],
    [{ rounds: '5' }, 'Option "rounds" is a whole number from 1 to 9, not "5".'],
    [{ gold: [1] }, 'Option "gold" is a list of 2 whole numbers from 0 to 3, not [1].'],
    [{ gold: [1, 4] }, 'Option "gold" is a list of 2 whole numbers from 0 to 3, not [1,4].'],
    [{ gold: 1 }, 'Option "gold" is a list of 2 whole numbers from 0 to 3, not 1.'],
  ])('%j are refused with a sentence', (given, sentence) => {
    expect(() => readOptions(schema, 2, given)).toThrow(new OptionError(sentence))
  })

  test('quote a long wrong value in short', () => {
    const sentence = `Option "mood" is one of dusk, dawn, not "${'x'.repeat(56)}….`
    expect(() => readOptions(schema, 2, { mood: 'x'.repeat(1000) })).toThrow(new OptionError(sentence))
  })

  test('name a value that has no JSON', () => {
    expect(() => readOptions(schema, 2, { open: () => 0 })).toThrow(/not \(\) => 0\.$/)
  })

  test('of a choice may hang on the count of seats', () => {
    const first = { kind: 'choice', values: ['0', '1', '2'], default: '0', fits } as const
    expect(choicesOf(first, 3)).toEqual(['0', '1', '2'])
    expect(choicesOf(first, 2)).toEqual(['0', '1'])
    expect(() => readOptions({ first }, 2, { first: '2' })).toThrow('Option "first" is one of 0, 1, not "2".')
  })

  test('that no longer fit a smaller table are dropped, and the others kept', () => {
    const given = { mood: 'dawn', gold: [1, 1, 1], rounds: 99 }
    expect(fittingOptions(schema, 3, given)).toEqual({ mood: 'dawn', gold: [1, 1, 1] })
    expect(fittingOptions(schema, 2, given)).toEqual({ mood: 'dawn' })
  })
})

function fits(value: string, seats: number): boolean {
  return Number(value) < seats
}
