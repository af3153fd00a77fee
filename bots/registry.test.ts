import { describe, expect, test } from 'vitest'
import { LEVELS } from './levels.ts'
import { BotError, botOf } from './registry.ts'

describe('words that name a bot', () => {
  test.each(['random', 'quick', 'greedy', 'search:200ms', 'search:500i', ...Object.keys(LEVELS)])(
    '%s',
    (spec) => {
      expect(botOf(spec).spec).toBe(spec)
    },
  )

  test.each([
    ['', 'There is no bot ""'],
    ['alphazero', 'There is no bot "alphazero"; a bot is random'],
    ['constructor', 'There is no bot "constructor"'],
    ['search', 'There is no bot "search"'],
    ['search:', 'needs a budget'],
    ['search:200', 'needs a budget'],
    ['search:0ms', 'needs a budget'],
    ['search:-5i', 'needs a budget'],
    ['search:99999999ms', 'needs a budget'],
    ['search:1e3i', 'needs a budget'],
  ])('"%s" is refused in a sentence', (spec, sentence) => {
    expect(() => botOf(spec)).toThrow(BotError)
    expect(() => botOf(spec)).toThrow(sentence)
  })
})
