/** axe-core in the page: what keeps people with a screen reader, a keyboard or weak eyes from playing. */
import axe from 'axe-core'
import type { Page } from 'playwright-core'

/** Findings as sentences, of whatever weight: the rule, what is wrong, and where. */
export async function barriers(page: Page): Promise<string[]> {
  // Once for each document: it is half a megabyte to read.
  if (await page.evaluate(() => !('axe' in globalThis))) await page.evaluate(axe.source)
  const found = await page.evaluate(async () => {
    const { violations } = await (globalThis as unknown as { axe: typeof axe }).axe.run(document, {
      resultTypes: ['violations'],
    })
    return violations.map(({ id, help, nodes }) => ({
      id,
      help,
      nodes: nodes.slice(0, 4).map(({ html, failureSummary }) => {
        return `${html.slice(0, 200)}\n      ${(failureSummary ?? '').split('\n').slice(1).join(' ').slice(0, 300)}`
      }),
    }))
  })
  return found.map(({ id, help, nodes }) => `${id}: ${help}\n    ${nodes.join('\n    ')}`)
}
