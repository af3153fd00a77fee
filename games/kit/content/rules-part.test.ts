import { expect, test } from 'vitest'
import { rulesPart } from './rules-part.ts'

test('where data come from is left out on every entry, and all else stays', () => {
  const file = {
    game: { title: 'Lantern', provenance: 'rulebook', sources: ['https://example.org'] },
    cards: [
      { id: 'wick', cost: 0, action: null, provenance: { cost: 'source' }, confidence: 'low' },
      { id: 'glass', effects: [[{ op: 'hide', note: 'Seen once.' }]], note: 'Known.' },
    ],
  }
  expect(rulesPart(file)).toEqual({
    game: { title: 'Lantern' },
    cards: [
      { id: 'wick', cost: 0, action: null },
      { id: 'glass', effects: [[{ op: 'hide' }]] },
    ],
  })
})
