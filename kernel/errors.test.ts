import { expect, test } from 'vitest'
import { ContentError, DuskhallError, problem } from './errors.ts'

test('a problem has a code, its facts, and a sentence for the terminal', () => {
  const error = problem('rules-other', { game: 'lantern', theirs: 4, ours: 3 })
  expect(error).toBeInstanceOf(DuskhallError)
  expect(error.code).toBe('rules-other')
  expect(error.problem.facts).toEqual({ game: 'lantern', theirs: 4, ours: 3 })
  expect(error.message).toBe(
    'This was played under version 4 of the rules of lantern; this program has version 3.',
  )
})

test('a rule is named where there is one', () => {
  const facts = { number: 2, move: '{"do":"pass"}', seat: 0, refused: 'illegal' }
  expect(problem('move-illegal', { ...facts, rule: 'LAN-1' }).message).toMatch(/illegal \(LAN-1\)\.$/)
  expect(problem('move-illegal', { ...facts, rule: '' }).message).toMatch(/not legal here: illegal\.$/)
})

test('a content error is a problem too', () => {
  expect(new ContentError('Content of Lantern, card 3: has no cost').problem).toEqual({
    code: 'content-wrong',
    facts: { what: 'Content of Lantern, card 3: has no cost' },
  })
})
