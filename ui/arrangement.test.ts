import { expect, it } from 'vitest'
import { ARRANGEMENTS, type Arrangement, arrangementFor, isSmall } from './arrangement.ts'

const NAMED: { readonly [A in Arrangement]: readonly string[] } = {
  tiny: ['320x180', '320x480', '360x640'],
  tall: ['390x664', '390x844'],
  low: ['600x400', '720x450', '844x390'],
  tablet: ['820x1180'],
  wide: ['1024x768', '1043x906', '1280x600', '1440x900', '2560x1440'],
}

it.each(ARRANGEMENTS)('%s is for these sizes', (arrangement) => {
  for (const size of NAMED[arrangement]) {
    const [width = 0, height = 0] = size.split('x').map(Number)
    expect([size, arrangementFor(width, height)]).toEqual([size, arrangement])
  }
})

/** The room an arrangement was drawn for; the smallest windows scroll. */
const FITS: { readonly [A in Arrangement]: (width: number, height: number) => boolean } = {
  wide: (width, height) => width >= 900 && height >= 600,
  tablet: (width, height) => width >= 700 && height >= 1000,
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
