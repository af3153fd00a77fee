import { expect, test } from 'vitest'
import { breakable } from './hyphens.ts'

const shown = (text: string) => breakable(text).replaceAll('\u00ad', '·')

test('a long word may break between its syllables, a short one stays whole', () => {
  expect(shown('Résurrectionniste')).toBe('Résur·rec·tion·niste')
  expect(shown('Resurrectionist')).toBe('Resur·rec·tio·nist')
  expect(shown('Chasseur de reliques')).toBe('Chasseur de reliques')
})

test('nothing of the words is lost', () => {
  expect(breakable('Ordre du long lever-de-soleil').replaceAll('\u00ad', '')).toBe(
    'Ordre du long lever-de-soleil',
  )
})
