import { expect, it } from 'vitest'
import { alike, flawsIn, standing } from './flaws.ts'

const flaw = flawsIn('EC', ['night-imp', 'ghoul'])

it('plain words have no flaw', () => {
  expect(flaw('The ghoul draws 2 tiles: well done!', 'en')).toBeNull()
  expect(flaw('La goule pioche\u00a0: «\u00a0bravo\u00a0!\u00a0»', 'fr')).toBeNull()
})

it.each([
  ['en', 'undefined draws', 'undefined'],
  ['en', 'Two  spaces', '  '],
  ['en', 'See EC-ACT1', 'EC-A'],
  ['en', 'Place night-imp', 'night-imp'],
  ['en', 'The ownCountIsMaximum', 'ownCo'],
  ['en', 'Card -1', '-1'],
  ['en', 'You draw 1 tiles', '1 tiles'],
  ['fr', 'Vous perdez 1 Pièces', '1 Pièces'],
  ['en', 'Really ?', ' ?'],
  ['fr', 'Vraiment ?', ' ?'],
  ['fr', 'Vraiment?', 't?'],
] as const)('in %s, "%s" is not for players', (language, text, found) => {
  expect(flaw(text, language)).toBe(`"${text}" contains "${found}"`)
})

it('a word that the rulebook does not use is found, and a short form is a label', () => {
  const named = flawsIn('EC', [], { en: /\bFort\b/, fr: /\bFort\b/, labels: ['Fort'] })
  expect(named('A tile on a Fort', 'en')).toBe('"A tile on a Fort" contains "Fort"')
  expect([named('Fort', 'fr'), named('A Fortification', 'en'), named('11 tiles', 'en')]).toEqual([
    null,
    null,
    null,
  ])
})

it('standing texts are found however deep, and those two languages share', () => {
  const en = { title: 'Evil', zones: { bag: ['Bag', 'Port'] }, say: () => 'Said' }
  expect(standing(en)).toEqual(['Evil', 'Bag', 'Port'])
  expect(standing({ name: 'Bag', rule: 'EC-BAG1' })).toEqual(['Bag'])
  expect(alike(en, { title: 'Evil', zones: { bag: ['Sac', 'Port'] } })).toEqual(['Evil', 'Port'])
})
