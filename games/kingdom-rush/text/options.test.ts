/** What a table is laid with says the numbers that it then begins with. */
import { LANGUAGES } from '@duskhall/kernel'
import { describe, expect, test } from 'vitest'
import { boxOf, content } from '../content/box.ts'
import { Scene } from '../rules/testing/scene.ts'
import { texts } from './index.ts'
import { namesOf } from './names.ts'
import { flaw } from './testing/plain.ts'

const { scenarios, difficulties } = boxOf({ content: content.standard }).file

/** Scenarios that nothing but a number stands in the texts of, with how many play them. */
const TABLES = [
  [1, 1],
  [1, 2],
  [2, 3],
  [8, 4],
] as const

describe.each(LANGUAGES)('%s', (language) => {
  const { options } = texts[language]
  const { words } = namesOf({ content: content.standard }, language)

  test('scenarios are chosen by name, with what is new in each', () => {
    const values = options.scenario.values ?? {}
    expect(Object.keys(values).map(Number)).toEqual(scenarios.map(({ number }) => number))
    for (const { number, title, news } of scenarios) {
      expect(values[number]?.label).toBe(`${number}. ${words(title)}`)
      for (const thing of news[language])
        expect(values[number]?.help).toContain(words({ en: thing, fr: thing }))
      expect(flaw(values[number]?.help ?? '', language)).toBeNull()
    }
  })

  test('a level says what the table begins with, and what a victory is worth', () => {
    for (const [scenario, seats] of TABLES) {
      for (const { id: difficulty, stars } of difficulties) {
        const { s } = new Scene({ seats, options: { scenario, difficulty } }).until('play')
        const said = options.difficulty.here?.({ scenario, difficulty }, seats) ?? ''
        expect(said.match(/\d+/g)?.map(Number)).toEqual(
          [s.hearts, s.diamonds, stars].filter((number) => number > 0),
        )
        expect(said.includes(words(scenarios[s.scenario]?.ironRule.text))).toBe(difficulty === 'iron')
        expect(flaw(said, language)).toBeNull()
      }
    }
  })
})
