/** What a team begins with, as the table and the campaign tell it alike. */
import { expect, test } from 'vitest'
import { boxOf, content } from './box.ts'
import { stockFor } from './stock.ts'

const { file } = boxOf({ content: content.standard })

function stockAt(number: number, seats: number) {
  const entry = file.scenarios.find((scenario) => scenario.number === number)
  return entry && stockFor(file, entry, 'star3', seats)
}

test('KR-SETUP-R9: hearts of the level, but for a scenario that has its own', () => {
  expect([stockAt(2, 2)?.hearts, stockAt(5, 2)?.hearts]).toEqual([6, 5])
})

test('KR-SETUP-R9: diamonds by the number of players, and no more than may be held', () => {
  const entry = file.scenarios[1]
  const rich = entry && { ...entry, bonusDiamonds: { ...entry.bonusDiamonds, star3: [3, 4, 40, 0] as const } }
  const diamonds = [1, 2, 3, 4].map(
    (seats) => rich && stockFor(file, rich as typeof entry, 'star3', seats).diamonds,
  )
  expect(diamonds).toEqual([3, 4, file.limits.diamonds, 0])
})
