/** What is left of a thing to be seen where the system forces its colours. */
import type { Locator, Page } from 'playwright-core'
import { lightsOf } from './light.ts'

/** What is painted around it, whatever becomes of grounds and shadows. */
export const painted = (thing: Locator) =>
  thing.evaluate((element) => {
    const { outlineStyle, outlineWidth, outlineColor } = getComputedStyle(element)
    return outlineStyle === 'none' ? 'nothing' : `${outlineWidth} ${outlineStyle} ${outlineColor}`
  })

/** How far the darkest and the lightest tenth of its picture are apart. */
export async function spread(page: Page, thing: Locator): Promise<number> {
  const picture = (await thing.screenshot()).toString('base64')
  const found = await lightsOf(page, [picture])
  return found.evaluate(([lights = []]) => {
    lights.sort((a, b) => a - b)
    const at = (share: number) => (lights[Math.floor(lights.length * share)] ?? 0) + 0.05
    return at(0.95) / at(0.05)
  })
}
