import { expect, test } from 'vitest'
import { syllables } from './hyphens.ts'

test('a long word may break between its syllables, a short one stays whole', () => {
  expect(syllables('Résurrectionniste')).toEqual(['Résur', 'rec', 'tion', 'niste'])
  expect(syllables('Resurrectionist')).toEqual(['Resur', 'rec', 'tio', 'nist'])
  expect(syllables('Chasseur de reliques')).toEqual(['Chasseur de reliques'])
  // An ending behind its apostrophe is no word of its own, and what is one sound stays together.
  expect(syllables("Philosopher's Stone")).toEqual(['Philo', 'so', "pher's Stone"])
  expect(syllables('Cartomancienne')).toEqual(['Carto', 'man', 'cienne'])
  expect(syllables('Poltergeist')).toEqual(['Polter', 'geist'])
  expect(syllables('Pantoufle de Verre')).toEqual(['Pantou', 'fle de Verre'])
  expect(syllables('Pierre philosophale')).toEqual(['Pierre philo', 'so', 'phale'])
  expect(syllables('Catastrophique')).toEqual(['Catas', 'tro', 'phique'])
  expect(syllables('Le Résurrectionniste dort')).toEqual(['Le Résur', 'rec', 'tion', 'niste dort'])
})

test('nothing of the words is lost', () => {
  for (const text of ['Ordre du long lever de soleil', 'Poltergeist', ''])
    expect(syllables(text).join('')).toBe(text)
})
