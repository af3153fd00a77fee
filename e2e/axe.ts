/** axe-core in the page: what keeps people with a screen reader, a keyboard or weak eyes from playing. */
import axe from 'axe-core'
import type { Page } from 'playwright-core'

const GRAVE = ['serious', 'critical']

/** Findings as sentences: the rule, what is wrong, and where. */
export async function barriers(page: Page): Promise<string[]> {
  // Once for each document: it is half a megabyte to read.
  if (await page.evaluate(() => !('axe' in globalThis))) await page.evaluate(axe.source)
  const found = await page.evaluate(async () => {
    const { violations } = await (globalThis as unknown as { axe: typeof axe }).axe.run(document, {
      resultTypes: ['violations'],
      runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
    })
    return violations.map(({ id, impact, help, nodes }) => ({
      id,
      impact,
      help,
      nodes: nodes.slice(0, 4).map(({ html, failureSummary }) => {
        return `${html.slice(0, 200)}\n      ${(failureSummary ?? '').split('\n').slice(1).join(' ').slice(0, 300)}`
      }),
    }))
  })
  return found
    .filter(({ impact }) => GRAVE.includes(impact ?? ''))
    .map(({ id, help, nodes }) => `${id}: ${help}\n    ${nodes.join('\n    ')}`)
}
