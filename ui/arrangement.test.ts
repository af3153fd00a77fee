import { expect, it } from 'vitest'
import { ARRANGEMENTS, type Arrangement, arrangementFor, isSmall } from './arrangement.ts'

const NAMED: readonly (readonly [width: number, height: number, arrangement: Arrangement])[] = [
  [320, 180, 'tiny'],
  [320, 480, 'tiny'],
  [360, 640, 'tiny'],
  [390, 664, 'tall'],
  [390, 844, 'tall'],
  [600, 400, 'low'],
  [720, 450, 'low'],
  [844, 390, 'low'],
  [820, 1180, 'tablet'],
  [1024, 768, 'wide'],
  [1280, 600, 'wide'],
  [1440, 900, 'wide'],
  [2560, 1440, 'wide'],
]

it.each(NAMED)('%i by %i is %s', (width, height, arrangement) => {
  expect(arrangementFor(width, height)).toBe(arrangement)
})

/** The room an arrangement was drawn for; the smallest windows scroll. */
const FITS: { readonly [A in Arrangement]: (width: number, height: number) => boolean } = {
  wide: (width, height) => width >= 900 && height >= 600,
  tablet: (width, height) => width >= 700 && height >= 900,
  tall: (width, height) => height >= 660 && width < 900,
  tiny: (width, height) => width < 700 && height < 660,
  low: (width, height) => width >= 560 && height < 900,
}

it('no size is without an arrangement that has room in it', () => {
  const met = new Set<Arrangement>()
  const cramped: string[] = []
  for (let width = 200; width <= 2600; width += 7) {
    for (let height = 150; height <= 1500; height += 7) {
      const arrangement = arrangementFor(width, height)
      met.add(arrangement)
      if (!FITS[arrangement](width, height)) cramped.push(`${arrangement} at ${width} by ${height}`)
    }
  }
  expect(cramped).toEqual([])
  expect([...met].sort()).toEqual([...ARRANGEMENTS].sort())
})

it('a window that grows never gets a smaller arrangement', () => {
  const shrunk: string[] = []
  for (let width = 320; width < 2560; width += 20) {
    for (let height = 480; height < 1440; height += 20) {
      if (isSmall(arrangementFor(width, height))) continue
      if (isSmall(arrangementFor(width + 20, height))) shrunk.push(`${width} by ${height}`)
    }
  }
  expect(shrunk).toEqual([])
})
