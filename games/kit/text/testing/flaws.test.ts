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
  ['en', 'Really ?', ' ?'],
  ['fr', 'Vraiment ?', ' ?'],
  ['fr', 'Vraiment?', 't?'],
] as const)('in %s, "%s" is not for players', (language, text, found) => {
  expect(flaw(text, language)).toBe(`"${text}" contains "${found}"`)
})

it('standing texts are found however deep, and those two languages share', () => {
  const en = { title: 'Evil', zones: { bag: ['Bag', 'Port'] }, say: () => 'Said' }
  expect(standing(en)).toEqual(['Evil', 'Bag', 'Port'])
  expect(alike(en, { title: 'Evil', zones: { bag: ['Sac', 'Port'] } })).toEqual(['Evil', 'Port'])
})
