/** Every screen, in both layouts and languages: no barrier, no small or cut word, no scrolling where none belongs. */
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { barriers } from './axe.ts'
import { flawsOf } from './layout.ts'
import { playOn } from './seat.ts'
import { DESKTOP, LAPTOP, layTable, PHONE, type Visitor, visit } from './visitor.ts'
import { openBrowser } from './visitor.ts'

let browser: Browser
beforeAll(async () => {
  browser = await openBrowser()
})
afterAll(() => browser.close())

const address = inject('address')

interface Look {
  readonly name: string
  readonly language: 'en' | 'fr'
  readonly viewport: { readonly width: number; readonly height: number }
}

const LOOKS: readonly Look[] = [
  { name: 'desktop, English', language: 'en', viewport: DESKTOP },
  { name: 'laptop, French', language: 'fr', viewport: LAPTOP },
  { name: 'phone, French', language: 'fr', viewport: PHONE },
  { name: 'phone, English', language: 'en', viewport: PHONE },
]

/** All complaints about what is on the screen now, under the name of the screen. */
async function inspect(
  { page }: Visitor,
  screen: string,
  complaints: string[],
  mayScroll: boolean,
): Promise<void> {
  // Entrances fade in; contrast is measured when they have.
  await page.waitForTimeout(350)
  const { small, cut, sideways, upAndDown } = await flawsOf(page)
  complaints.push(...small.map((what) => `${screen}: too small: ${what}`))
  complaints.push(...cut.map((what) => `${screen}: cut off: ${what}`))
  if (sideways) complaints.push(`${screen}: the page scrolls sideways`)
  if (upAndDown && !mayScroll) complaints.push(`${screen}: the page scrolls up and down`)
  complaints.push(...(await barriers(page)).map((what) => `${screen}: ${what}`))
}
