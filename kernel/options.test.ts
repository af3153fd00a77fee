import { describe, expect, test } from 'vitest'
import { tableOptions } from './match.ts'
import {
  choice,
  choicesOf,
  fittingOptions,
  flag,
  type OptionSchema,
  oneForEachSeat,
  readOptions,
} from './options.ts'

interface Options {
  mood: string
  open: boolean
  rounds: number
  gold: number[]
}

const schema: OptionSchema<Options> = {
  mood: choice('dusk', 'dawn'),
  open: flag(false),
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
    [{ ['x'.repeat(5000)]: 1 }, `There is no option "${'x'.repeat(57)}…"`],
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
    expect(() => readOptions(schema, 2, given)).toThrow(sentence)
  })

  test('quote a long wrong value in short', () => {
    const sentence = `Option "mood" is one of dusk, dawn, not "${'x'.repeat(56)}….`
    expect(() => readOptions(schema, 2, { mood: 'x'.repeat(1000) })).toThrow(sentence)
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

describe('a list of choices', () => {
  interface Party {
    heroes: string[]
    spells: string[]
  }
  const heroes = ['asra', 'bolt', 'cass', 'dunn']
  const party: OptionSchema<Party> = {
    heroes: oneForEachSeat(heroes),
    spells: {
      kind: 'choices',
      values: ['rain', 'quake'],
      default: () => [],
      count: () => ({ min: 0, max: 2 }),
    },
  }
  const game = {
    options: party,
    clash: ({ heroes: chosen, spells }: Party) =>
      spells.includes('quake') && !chosen.includes('dunn')
        ? { option: 'spells' as const, reason: 'noDunn' }
        : null,
  }

  test('has defaults by the count of seats and keeps the order of what was chosen', () => {
    expect(tableOptions(game, 2)).toEqual({ heroes: ['asra', 'bolt'], spells: [] })
    const given = { heroes: ['dunn', 'asra'] }
    const read = tableOptions(game, 2, given)
    expect(read.heroes).toEqual(['dunn', 'asra'])
    expect(read.heroes).not.toBe(given.heroes)
  })

  test.each([[['asra']], [['asra', 'asra']], [['asra', 'nobody']], [['asra', 'bolt', 'cass']], ['asra']])(
    '%j is refused for two seats',
    (chosen) => {
      expect(() => tableOptions(game, 2, { heroes: chosen })).toThrow(
        `Option "heroes" is a list of 2 of asra, bolt, cass, dunn, none twice, not ${JSON.stringify(chosen)}.`,
      )
    },
  )

  test('with a hole in it is refused, as a list of numbers is', () => {
    const hole = new Array(2)
    hole[0] = 'asra'
    expect(() => tableOptions(game, 2, { heroes: hole })).toThrow('not ["asra",null].')
    const bids = { bids: { kind: 'numbers', min: 0, max: 9, default: 0, length: () => 2 } } as const
    expect(() => readOptions(bids, 2, { bids: new Array(2) })).toThrow('not [null,null].')
  })

  test('is checked against the others, and what should change is named', () => {
    expect(tableOptions(game, 1, { heroes: ['dunn'], spells: ['quake'] }).spells).toEqual(['quake'])
    expect(() => tableOptions(game, 1, { spells: ['quake'] })).toThrow(
      expect.objectContaining({
        problem: { code: 'options-clash', facts: { option: 'spells', reason: 'noDunn' } },
      }),
    )
  })
})

function fits(value: string, seats: number): boolean {
  return Number(value) < seats
}

describe('a list by seat', () => {
  const bySeat: OptionSchema<{ heroes: readonly string[] }> = {
    heroes: {
      kind: 'choices',
      values: ['archer', 'mage', 'knight'],
      later: 'later',
      default: () => [],
      count: (seats) => ({ min: 0, max: seats }),
    },
  }
  const heroes = (...given: string[]) => readOptions(bySeat, 3, { heroes: given }).heroes

  test('may leave seats open, as many as it likes, and names nobody twice', () => {
    expect(heroes('later', 'mage', 'later')).toEqual(['later', 'mage', 'later'])
    expect(heroes('later')).toEqual(['later'])
    const wanted = 'a list of 0 to 3 of archer, mage, knight, none twice, or later'
    expect(() => heroes('mage', 'later', 'mage')).toThrow(wanted)
    expect(() => heroes('later', 'dragon')).toThrow(wanted)
    expect(() => heroes('later', 'later', 'later', 'later')).toThrow(wanted)
  })

  test('keeps what it said of the seats that stay', () => {
    const given = { heroes: ['later', 'mage', 'knight'] }
    expect(fittingOptions(bySeat, 2, given)).toEqual({ heroes: ['later', 'mage'] })
    expect(fittingOptions(bySeat, 3, given)).toEqual(given)
  })
})
