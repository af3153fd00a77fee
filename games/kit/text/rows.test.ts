import { expect, it } from 'vitest'
import { cardsIn, glossaryIn, optionsIn } from './rows.ts'

it('cards are read in one language from entries that hold both', () => {
  const sheet = { imp: { en: ['Imp', 'Works late'], fr: ['Lutin', 'Finit tard'] } }
  expect(cardsIn(sheet, 'en').imp).toEqual({ name: 'Imp', flavour: 'Works late' })
  expect(cardsIn(sheet, 'fr').imp.name).toBe('Lutin')
})

it('a glossary is read with the names of its groups', () => {
  const groups = {
    zones: {
      heading: { en: 'Places', fr: 'Lieux' },
      terms: { bag: { en: ['Bag', 'Tiles are drawn from it.'], fr: ['Sac', 'On y pioche.'] } },
    },
  }
  const { glossary, headings } = glossaryIn(groups, 'fr')
  expect(glossary.zones.bag).toEqual({ name: 'Sac', help: 'On y pioche.' })
  expect(headings.zones).toBe('Lieux')
  expect(glossaryIn(groups, 'en').glossary.zones.bag.name).toBe('Bag')
})

it('options are read with their values, where they have any', () => {
  const sheet = {
    seats: { en: ['Seats', 'How many play.'], fr: ['Places', 'Combien jouent.'] },
    moss: {
      en: ['Moss', 'Whether stones slip.'],
      fr: ['Mousse', 'Si les pierres glissent.'],
      values: { true: { en: ['Yes', 'They slip.'], fr: ['Oui', 'Elles glissent.'] } },
      clashes: { dry: { en: 'Moss needs rain.', fr: 'La mousse veut de la pluie.' } },
    },
  }
  const { seats, moss } = optionsIn(sheet, 'fr')
  expect(seats).toEqual({ label: 'Places', help: 'Combien jouent.' })
  expect(moss.values.true).toEqual({ label: 'Oui', help: 'Elles glissent.' })
  expect(moss.clashes).toEqual({ dry: 'La mousse veut de la pluie.' })
  expect(optionsIn(sheet, 'en').moss.label).toBe('Moss')
})
