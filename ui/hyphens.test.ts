import { expect, test } from 'vitest'
import { syllables } from './hyphens.ts'

test('a long word may break between its syllables, a short one stays whole', () => {
  expect(syllables('Résurrectionniste')).toEqual(['Résur', 'rec', 'tion', 'niste'])
  expect(syllables('Resurrectionist')).toEqual(['Resur', 'rec', 'tio', 'nist'])
  expect(syllables('Chasseur de reliques')).toEqual(['Chasseur de reliques'])
  expect(syllables("Philosopher's Stone")).toEqual(["Philosopher's Stone"])
  expect(syllables('Le Résurrectionniste dort')).toEqual(['Le Résur', 'rec', 'tion', 'niste dort'])
})

test('nothing of the words is lost', () => {
  for (const text of ['Ordre du long lever de soleil', 'Poltergeist', ''])
    expect(syllables(text).join('')).toBe(text)
})
