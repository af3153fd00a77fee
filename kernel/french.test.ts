import { expect, it } from 'vitest'
import { spaced } from './french.ts'

it('French keeps its signs on the line, however deep the words stand', () => {
  const words = spaced({
    ask: (name: string) => ({ text: `${name} ? Oui !`, seats: [0] }),
    list: ['« a »', 'b ; c : d', 'e: f'],
    none: null,
  })
  expect(words.ask('Mina')).toEqual({ text: 'Mina\u00a0? Oui\u00a0!', seats: [0] })
  expect(words.list).toEqual(['«\u00a0a\u00a0»', 'b\u00a0; c\u00a0: d', 'e: f'])
  expect(words.none).toBeNull()
})
