import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

test('the gallery colours its own words and none that are printed on a card', () => {
  const css = readFileSync(new URL('./GalleryDialog.module.css', import.meta.url), 'utf8')
  // A bare element anywhere inside a card may be a number of its face: 1.2:1 on its own ground.
  expect(css.match(/^\.cards? [a-z][^{]*/gm)).toBeNull()
  expect(css).toMatch(/^\.about > b > span/m)
})
