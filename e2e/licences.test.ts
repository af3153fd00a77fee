/** Whoever wants to know whose work is in the page finds out from the hall, without a network, too. */
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { visitors } from './visits.ts'

const arrive = visitors()

/** What the page is made with, by the packages of its own parts; types are not in it. */
function packages(): string[] {
  return ['web', 'ui', 'games'].flatMap((part) => {
    const { dependencies } = JSON.parse(
      readFileSync(new URL(`../${part}/package.json`, import.meta.url), 'utf8'),
    )
    return Object.keys(dependencies).filter((name) => !name.startsWith('@duskhall/'))
  })
}

test.each([
  { language: 'en', link: 'All licences' },
  { language: 'fr', link: 'Toutes les licences' },
] as const)('the credits lead to all licences ($language)', async ({ language, link }) => {
  const { page, context } = await arrive({ language })
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready
  })
  await context.setOffline(true)
  await page.getByRole('contentinfo').getByRole('link', { name: link }).click()
  await page.waitForURL('**/licences.txt')
  const text = await page.evaluate(() => document.body.textContent)
  for (const name of packages()) expect(text).toMatch(new RegExp(`^${name} \\d`, 'm'))
  expect(text).toContain('Icons made by Lorc')
})
