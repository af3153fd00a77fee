import { readRecord } from '@duskhall/kernel'
import { expect, test } from 'vitest'
import { speak } from '../i18n/index.ts'
import { OpenError } from './hall.ts'
import { problemOf, reasonOf } from './problems.ts'

function complaint(text: string): string {
  try {
    readRecord(text)
  } catch (error) {
    return (error as Error).message
  }
  throw new Error('It was read.')
}

test('a reason is said in the language of the hall', () => {
  speak('fr')
  expect(reasonOf(complaint('{'))).toBe('son texte est coupé ou abîmé.')
  expect(reasonOf(complaint('{}'))).toBe('il ne vient pas de Duskhall.')
  expect(reasonOf('Move 12 of the record is not legal: illegal.')).toBe('le coup 12 n’est pas permis.')
  expect(problemOf(new OpenError('notRecord', { reason: complaint('{') }))).toBe(
    'Ce n’est pas une partie enregistrée : son texte est coupé ou abîmé.',
  )
  expect(reasonOf('Something else.')).toBe('Something else.')
  speak('en')
  expect(problemOf(new OpenError('brokenLink'))).toContain('cut short or damaged')
})
