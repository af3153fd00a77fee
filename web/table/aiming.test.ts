import type { View } from '@duskhall/kernel'
import { expect, test } from 'vitest'
import { legalAim } from './aiming.ts'

const asking = (...moves: { do: string; card: number }[]) => ({ question: { moves } }) as never as View

test('what is pointed at is aimed at while it is an answer of the question that stands', () => {
  const pointed = { do: 'take', card: 1 }
  expect(legalAim(asking({ do: 'take', card: 1 }, { do: 'take', card: 2 }), pointed)).toBe(pointed)
  expect(legalAim(asking({ do: 'take', card: 2 }), pointed)).toBeNull()
  expect(legalAim({ question: null }, pointed)).toBeNull()
  expect(legalAim(asking({ do: 'take', card: 1 }), null)).toBeNull()
})
