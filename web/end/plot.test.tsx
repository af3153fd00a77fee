/** The course as a picture: what is counted in whole things is drawn and said so. */
import '../i18n/end.ts'
import type { SeatInfo } from '@duskhall/ui'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Plot } from './Plot.tsx'

const lines = [{ seat: { seat: 0, shape: 'disc', colour: 'red' } as unknown as SeatInfo, name: 'Growl' }]
const points = [1 / 3, 2 / 3, 1 + 1 / 3].map((value, at) => ({
  ...{ moment: at, label: `Round ${at + 1}`, moves: at, marks: [] },
  values: [[value]],
}))
const drawn = (whole?: true) =>
  renderToStaticMarkup(
    <Plot points={points} measure={0} max={2} whole={whole} lines={lines} label="Tokens" />,
  )
const heights = (picture: string) =>
  [...picture.matchAll(/translate\([-\d.]+ ([-\d.]+)\)/g)].map(([, y]) => Number(y))

test('no third of a token is drawn or said', () => {
  expect(drawn(true)).toContain('Growl: 1"')
  const [first, second, third] = heights(drawn(true))
  expect(first).toBe(second)
  expect(third).not.toBe(second)
  const [before, after] = heights(drawn())
  expect(before).not.toBe(after)
})
