import { type DuskhallError, problem, readRecord } from '@duskhall/kernel'
import { afterEach, expect, test } from 'vitest'
import { speak } from '../i18n/index.ts'
import { StoreError } from '../store/store-error.ts'
import { OpenError } from './hall.ts'
import { problemOf } from './problems.ts'

afterEach(() => speak('en'))

function complaint(text: string): DuskhallError {
  try {
    readRecord(text)
  } catch (error) {
    return error as DuskhallError
  }
  throw new Error('It was read.')
}

test('a problem is said in the language of the hall, by its code', () => {
  speak('fr')
  expect(problemOf(complaint('{'))).toBe(
    "Ce n'est pas une partie enregistrée\u00a0: son texte est coupé ou abîmé.",
  )
  expect(problemOf(complaint('{}'))).toContain('ne vient pas de Duskhall')
  speak('en')
  expect(problemOf(complaint('{'))).toBe('This is not a game record: its text is cut short or damaged.')
})

test('the facts of the case stand in the sentence', () => {
  const facts = { game: 'evil-corp', theirs: 7, ours: 1 }
  expect(problemOf(problem('rules-other', facts))).toMatch(/version 7 .* version 1\./)
  speak('fr')
  expect(problemOf(problem('rules-other', facts))).toMatch(/version 7 .* version 1\./)
})

test('English that no code stands for reaches nobody', () => {
  const sentences = [
    new Error('The sky fell.'),
    new StoreError('failed', 'The sky fell.'),
    new OpenError('broken', 'evil-corp', new Error('The sky fell.')),
    problem('record-field', { field: 'seed', wanted: 'a sky that fell.' }),
    problem('option-value', { option: 'hands', wanted: 'a sky that fell', given: '7' }),
  ].map(problemOf)
  for (const sentence of sentences) expect(sentence).not.toMatch(/sky/)
})

test('what the hall itself cannot open has a sentence too', () => {
  expect(problemOf(new OpenError('brokenLink'))).toContain('cut short or damaged')
  expect(problemOf(new OpenError('unknownGame', 'chess'))).toBe('This hall has no table for “chess”.')
  expect(problemOf(new StoreError('waiting', ''))).toContain('another tab')
  expect(problemOf(new StoreError('newer', ''))).toContain('Reload this page')
})
