/** What keeps people from reading or using the screen that is shown: barriers, and what the eye complains about. */
import { barriers } from './axe.ts'
import { flawsOf } from './layout.ts'
import type { Visitor } from './visitor.ts'

export type Scrolling = 'may scroll' | 'stands still'

/** What fades in is measured when it has; what breathes never ends. */
async function settled({ page }: Visitor): Promise<void> {
  await page.evaluate(async () => {
    const ending = document
      .getAnimations()
      .filter(({ effect }) => effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY)
    await Promise.allSettled(ending.map(({ finished }) => finished))
  })
}

/** Complaints of the eye and the finger about what is on the screen now, under the name of the screen. */
export async function read(
  visitor: Visitor,
  screen: string,
  scrolling: Scrolling,
  by: 'the eye' | 'eye and finger' = 'the eye',
): Promise<string[]> {
  await settled(visitor)
  const { small, cut, covered, unreachable, empty, notched, glaring, sideways, upAndDown, narrow } =
    await flawsOf(visitor.page)
  return [
    ...small.map((what) => `${screen}: too small: ${what}`),
    ...cut.map((what) => `${screen}: cut off: ${what}`),
    ...(by === 'the eye' ? [] : covered.map((what) => `${screen}: hidden: ${what}`)),
    ...(by === 'the eye' ? [] : narrow.map((what) => `${screen}: too small for a finger: ${what}`)),
    ...unreachable.map((what) => `${screen}: out of reach: ${what}`),
    ...empty.map((what) => `${screen}: nothing in it: ${what}`),
    ...notched.map((what) => `${screen}: under the edge of the screen: ${what}`),
    ...glaring.map((what) => `${screen}: drawn for the other light: ${what}`),
    ...(sideways ? [`${screen}: the page scrolls sideways`] : []),
    ...(upAndDown && scrolling === 'stands still' ? [`${screen}: the page scrolls up and down`] : []),
  ]
}

/** What has just come makes others smaller, and they notice with the next picture. */
async function drawn({ page }: Visitor): Promise<void> {
  await page.evaluate(
    () =>
      new Promise<void>((done) => {
        setTimeout(done, 500)
        requestAnimationFrame(() => requestAnimationFrame(() => done()))
      }),
  )
}

/** All complaints about what is on the screen now. */
export async function inspect(
  visitor: Visitor,
  screen: string,
  complaints: string[],
  scrolling: Scrolling,
): Promise<void> {
  await drawn(visitor)
  complaints.push(...(await read(visitor, screen, scrolling)))
  complaints.push(...(await barriers(visitor.page)).map((what) => `${screen}: ${what}`))
}

/** A table is also read in the other language, where its button is at hand. */
export async function inspectTable(visitor: Visitor, screen: string, complaints: string[]): Promise<void> {
  const { page } = visitor
  await inspect(visitor, screen, complaints, 'stands still')
  if (visitor.phone) return
  const language = page.getByRole('banner').getByRole('button', { name: /Language:|Langue\s:/ })
  const spoken = (other: boolean) =>
    page.locator(`html[lang=${(visitor.language === 'fr') === other ? 'en' : 'fr'}]`).waitFor()
  await language.click()
  await spoken(true)
  complaints.push(...(await read(visitor, `${screen}, translated`, 'stands still')))
  await language.click()
  await spoken(false)
}
