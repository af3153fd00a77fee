import { expect, test } from 'vitest'
import { bySort, randomGame } from '../../testing/random-game.ts'
import { kingdomRush } from '../game.ts'

test('KR-TOWER-R3: an attack whose last piece lies is over by itself; only what is left is ever left out', () => {
  let leftOut = 0
  let placed = 0
  for (let at = 1; at <= 60; at++)
    for (const { events } of randomGame(kingdomRush, { seats: 2, at, choose: bySort })) {
      placed += events.filter(({ e }) => e === 'tile-placed').length
      events.forEach((event, no) => {
        if (event.e !== 'forced' || !JSON.stringify(event).includes('"confirm"')) return
        leftOut++
        expect(events[no + 1]?.e).toBe('held-back')
      })
    }
  expect(placed).toBeGreaterThan(20)
  expect(leftOut).toBeGreaterThan(0)
})
