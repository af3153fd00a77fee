import { expect, it } from 'vitest'
import { cards, choices, terms } from './rows.ts'

it('rows of two are read into what they are of', () => {
  expect(terms({ bag: ['Bag', 'Tiles are drawn from it.'] })).toEqual({
    bag: { name: 'Bag', help: 'Tiles are drawn from it.' },
  })
  expect(choices({ true: ['Yes', 'It does.'], false: ['No', 'It does not.'] }).false.label).toBe('No')
  expect(cards({ imp: ['Imp', 'Works late'] }).imp).toEqual({ name: 'Imp', flavour: 'Works late' })
})
