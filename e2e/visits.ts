/** Visitors for the tests of one file: one browser for all of them, and each goes home when its test is over. */
import type { Browser } from 'playwright-core'
import { afterAll, afterEach, beforeAll, expect, inject } from 'vitest'
import { openBrowser, type Visitor, type VisitorSettings, visit } from './visitor.ts'

export function visitors(): (wishes?: Partial<VisitorSettings>) => Promise<Visitor> {
  let browser: Browser
  beforeAll(async () => {
    browser = await openBrowser()
  })
  afterAll(() => browser.close())

  const here: Visitor[] = []
  afterEach(async () => {
    const leaving = here.splice(0)
    const heard = leaving.flatMap(({ complaints }) => complaints)
    for (const { context } of leaving) await context.close()
    // Whatever a test is about, the page has nothing to complain of.
    expect(heard).toEqual([])
  })

  return async (wishes = {}) => {
    const visitor = await visit(browser, { address: inject('address'), ...wishes })
    here.push(visitor)
    return visitor
  }
}
