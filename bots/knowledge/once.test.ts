import { expect, test, vi } from 'vitest'
import { oncePerBox } from './once.ts'

test('what comes from a box is made once, and for another box again', () => {
  const small = { cards: 12 }
  const large = { cards: 30 }
  const make = vi.fn(({ cards }: { readonly cards: number }) => cards * 2)
  const doubled = oncePerBox((s: { readonly box: typeof small }) => s.box, make)
  expect([doubled({ box: small }), doubled({ box: small }), doubled({ box: large })]).toEqual([24, 24, 60])
  expect(make).toHaveBeenCalledTimes(2)
})
