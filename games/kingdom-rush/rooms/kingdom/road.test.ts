import { expect, test } from 'vitest'
import { shown } from './RoadMap.tsx'

test('the whole road is shown where it has room, else what lies around the chosen place', () => {
  const places = [
    [40, 100],
    [400, 460],
    [900, 960],
  ] as const
  expect(shown(places, 70, 950)).toBe(25)
  expect(shown(places, 930, 950)).toBe(25)
  expect(shown(places, 930, 500)).toBe(680)
})
