/** Whether whoever goes through the page by Tab sees where they are: the ring is photographed, with and without it. */
import { lightsOf } from './light.ts'
import type { Visitor } from './visitor.ts'

/** So much of an element's edge must change its light by 3 to 1 when the ring comes. */
const LEAST_PART = 0.4
const CONTRAST = 3
/** A long list is not gone through to its end: its lines are alike. */
const MOST_STOPS = 48
/** Two photographs take most of the time of a stop; of things styled alike on the same ground so many are taken. */
const OF_ONE_LOOK = 2

interface Stop {
  readonly name: string
  /** How it and what it lies on are styled: by their classes and states. */
  readonly look: string
  readonly box: { readonly x: number; readonly y: number; readonly width: number; readonly height: number }
  /** Where the focus is, known again when it comes back there. */
  readonly again: boolean
}

/** What has the focus now; null where nothing does. */
function stopNow({ page }: Visitor): Promise<Stop | null> {
  return page.evaluate(() => {
    const element = document.activeElement
    if (!element || element === document.body) return null
    const again = element.hasAttribute('data-visited')
    element.setAttribute('data-visited', '')
    // What is not seen itself (the radio of a switch) has its ring on what stands for it.
    const hidden = getComputedStyle(element).opacity === '0' || element.getBoundingClientRect().width < 4
    const seen = hidden ? (element.parentElement ?? element) : element
    const { x, y, right, bottom } = seen.getBoundingClientRect()
    const left = Math.max(0, x - 8)
    const top = Math.max(0, y - 8)
    const width = Math.min(innerWidth, right + 8) - left
    const height = Math.min(innerHeight, bottom + 8) - top
    const name = element.getAttribute('aria-label') ?? element.textContent ?? ''
    const words = name.replace(/\s+/g, ' ').trim().slice(0, 60)
    const styled = (one: Element | null) =>
      one &&
      [
        one.tagName,
        one.className,
        ...one.getAttributeNames().filter((name) => name.startsWith('data-')),
      ].join()
    const look = `${styled(element)} on ${styled(element.parentElement)}`
    return { name: `${element.tagName} “${words}”`, look, box: { x: left, y: top, width, height }, again }
  })
}

/** Takes every ring away, or gives them back. */
function hideRings({ page }: Visitor, hidden: boolean): Promise<void> {
  return page.evaluate((hide) => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(hide ? '* { outline-color: transparent !important }' : '')
    document.adoptedStyleSheets = [sheet]
  }, hidden)
}

/** How many points of two pictures of the same place differ in their light by the contrast. */
async function difference({ page }: Visitor, one: string, other: string): Promise<number> {
  const lights = await lightsOf(page, [one, other])
  return lights.evaluate(([first = [], second = []], contrast) => {
    return first.filter((light, at) => {
      const [high, low] = [Math.max(light, second[at] ?? 0), Math.min(light, second[at] ?? 0)]
      return (high + 0.05) / (low + 0.05) >= contrast
    }).length
  }, CONTRAST)
}

async function hasRing(visitor: Visitor, { box }: Stop): Promise<boolean> {
  const { page } = visitor
  const picture = async () =>
    (await page.screenshot({ clip: box, animations: 'disabled' })).toString('base64')
  const lit = await picture()
  await hideRings(visitor, true)
  const unlit = await picture()
  await hideRings(visitor, false)
  const edge = 2 * (box.width + box.height)
  return (await difference(visitor, lit, unlit)) >= edge * LEAST_PART
}

/** The name of what has the focus, where that shows no ring; null where it does. */
export async function withoutRing(visitor: Visitor): Promise<string | null> {
  const stop = await stopNow(visitor)
  if (!stop) return 'nothing has the focus'
  return (await hasRing(visitor, stop)) ? null : stop.name
}

/** Goes through everything that Tab comes to, once round; returns what shows no ring, and how many stops there were. */
export async function tabThrough(visitor: Visitor): Promise<{ stops: number; blind: string[] }> {
  const { page } = visitor
  const blind: string[] = []
  await page.evaluate(() => {
    for (const visited of document.querySelectorAll('[data-visited]')) visited.removeAttribute('data-visited')
  })
  let stops = 0
  const looks = new Map<string, number>()
  for (let pressed = 0; pressed < MOST_STOPS; pressed++) {
    await page.keyboard.press('Tab')
    const stop = await stopNow(visitor)
    // Past the end of the page it begins anew.
    if (!stop) continue
    if (stop.again) break
    stops++
    const met = looks.get(stop.look) ?? 0
    looks.set(stop.look, met + 1)
    if (met < OF_ONE_LOOK && !(await hasRing(visitor, stop))) blind.push(stop.name)
  }
  return { stops, blind }
}
