/** The contract suite plays every value of every option. */
import { canonical, choicesOf, type Game, type OptionField, readOptions, same } from '@duskhall/kernel'
import { describe, expect, test } from 'vitest'
import { lantern } from '../kernel/testing/lantern.ts'
import { optionSets } from './contract-options.ts'
import { games } from './index.ts'
import { verdict } from './testing/verdict.ts'

describe('every option is played', () => {
  test('each value of each option at least once, at every count of seats, the first game as documented', () => {
    for (const { options, seats } of [lantern, ...games].flatMap(tablesOf)) {
      const sets = optionSets({ options }, seats, 3)
      expect(sets[0]).toEqual({})
      const played = sets.map((set) => readOptions<Record<string, unknown>>(options, seats, set))
      for (const [name, field] of Object.entries<OptionField>(options)) {
        const values = new Set(played.flatMap((set) => chosenOf(field, set[name])).map(canonical))
        const wanted = valuesOf(field, seats).map(canonical)
        expect([...values], name).toEqual(expect.arrayContaining(wanted))
      }
    }
  })

  test.each([
    ['a flag', { wagers: false }],
    ['a choice', { mood: 'dawn' }],
    ['the least number', { cards: 12 }],
    ['the greatest number', { cards: 30 }],
    ['a list of the greatest numbers', { stakes: [5, 5, 5] }],
    ['a list of different numbers', { stakes: [1, 5, 1] }],
  ])('so that a game is caught which breaks with %s', (_, options) => {
    const game: Game = {
      ...lantern,
      options: {
        ...lantern.options,
        stakes: { kind: 'numbers', min: 1, max: 5, default: 1, length: (seats) => seats },
      },
      setup(setup) {
        const s = lantern.setup(setup)
        const breaks = Object.entries(options).every(([name, value]) => same(setup.options[name], value))
        return breaks ? { ...s, agenda: [], outcome: { winners: [], rule: '' } } : s
      },
    }
    const said = JSON.stringify(options).slice(1, -1)
    expect(verdict(game, 'ends, and always asks somebody who can answer')).toContain(said)
  })
})

test('where few lists of choices are possible all are played, in every order; else one that begins with each', () => {
  const lists = (values: readonly string[], chosen: number) => {
    const few = { min: chosen, max: chosen }
    const field = {
      kind: 'choices',
      values,
      default: () => values.slice(0, chosen),
      count: () => few,
    } as const
    const sets = optionSets({ options: { villains: field } }, 2, 1)
    return sets.map(({ villains = field.default() }) => (villains as string[]).join(' ')).sort()
  }
  expect(lists(['a', 'b', 'c'], 2)).toEqual(['a b', 'a c', 'b a', 'b c', 'c a', 'c b'])
  expect(lists(['a', 'b', 'c'], 3)).toEqual(['a b c', 'a c b', 'b a c', 'b c a', 'c a b', 'c b a'])
  expect(lists(['a', 'b', 'c', 'd'], 3)).toEqual(['a b c', 'b c d', 'c d a', 'd a b'])
})

test('options that clash are no table, and what they keep apart is played apart', () => {
  const options = {
    ...lantern.options,
    heroes: {
      kind: 'choices',
      values: ['archer', 'mage'],
      default: () => ['archer'],
      count: () => ({ min: 1, max: 1 }),
    },
  } as const satisfies Record<string, OptionField>
  const clash = ({ heroes, wagers, mood }: { heroes: string[]; wagers: boolean; mood: string }) =>
    heroes.includes('mage') && (!wagers || mood === 'dawn') ? { option: 'heroes', reason: 'mage' } : null
  const played = optionSets({ options, clash }, 2, 5).map((set) => readOptions(options, 2, set) as never)
  expect(played.length).toBeGreaterThanOrEqual(5)
  expect(played.filter(clash)).toEqual([])
  const values = (name: string) => played.map((set) => Reflect.get(set, name))
  expect(values('heroes')).toContainEqual(['mage'])
  expect(values('wagers')).toContain(false)
  expect(values('mood')).toContain('dawn')
})

function tablesOf({ options, seats }: Game): { options: Game['options']; seats: number }[] {
  return [1, 2, 3, 4].filter((n) => n >= seats.min && n <= seats.max).map((n) => ({ options, seats: n }))
}

/** Of a list of choices each for itself. */
const chosenOf = (field: OptionField, value: unknown) =>
  field.kind === 'choices' ? (value as string[]) : [value]

function valuesOf(field: OptionField, seats: number): unknown[] {
  if (field.kind === 'flag') return [true, false]
  if (field.kind === 'choice') return [...choicesOf(field, seats)]
  if (field.kind === 'number') return [field.default, field.min, field.max]
  if (field.kind === 'choices') return [...field.values]
  return [field.default, field.min, field.max].map((n) => new Array(field.length(seats)).fill(n))
}
