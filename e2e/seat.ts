/**
 * Plays a seat as a person does: looks at what glows and at the buttons of the prompt, and presses one, found by its
 * role and name. Which one is decided by a simple plan and never by chance, so that a game repeats itself.
 */
import type { Locator, Page } from 'playwright-core'
import type { Visitor } from './visitor.ts'
import type { Words } from './words.ts'

/** Whoever can only look: in a browser that Playwright does not drive, too. */
export interface Looker {
  readonly page: Pick<Page, 'evaluate' | 'waitForTimeout'>
  readonly words: Words
}

/** Something that can be answered with, as it is announced. */
export interface Offer {
  readonly role: string
  readonly name: string
  readonly at: 'table' | 'prompt'
  /** A place where something picked may go. */
  readonly place: boolean
  /** Tapped once: the next tap commits. */
  readonly aimed: boolean
}

export interface Sight {
  readonly state: 'asked' | 'sure' | 'over' | 'curtain' | 'waiting'
  readonly offers: readonly Offer[]
  /** A composed answer stands ready to be confirmed. */
  readonly keeping: boolean
  readonly prompt: string
  /** As in "Round 2, Night". */
  readonly phase: string
  /** How far the log has come; on a phone, how many of its lines are new. */
  readonly told: string
  /** Tabs of the phone behind which something glows. */
  readonly tabs: readonly string[]
}

/** What stands on the screen, read in one go. */
export function look({ page, words }: Looker): Promise<Sight> {
  return page.evaluate((words) => {
    const named = (element: Element) =>
      (element.getAttribute('aria-label') ?? element.textContent ?? '').replace(/\s+/g, ' ').trim()
    const section = (name: string) => document.querySelector(`section[aria-label="${name}"]`)
    const dialog = document.querySelector('[role=dialog]')
    const heading = dialog?.querySelector('h2')
    const stage = document.querySelector(`main[aria-label="${words.table}"]`)
    const question = section(words.question)
    const glowing = [...(stage?.querySelectorAll('[data-legal]') ?? [])].map((element) => ({
      role: element.getAttribute('role') ?? 'button',
      name: named(element),
      at: 'table' as const,
      place: element.hasAttribute('data-zone'),
      aimed: element.hasAttribute('data-aimed'),
    }))
    const buttons = [...(question?.querySelectorAll('[data-answer]') ?? [])].map((element) => ({
      role: 'button',
      name: named(element),
      at: 'prompt' as const,
      place: false,
      aimed: false,
    }))
    const offers = [...glowing, ...buttons]
    const tabs = [...(stage?.querySelectorAll('[role=tab][data-calls][aria-selected=false]') ?? [])].map(
      named,
    )
    const state = dialog?.querySelector(`section[aria-label="${words.course}"]`)
      ? ('over' as const)
      : heading && named(heading) === words.sure
        ? ('sure' as const)
        : dialog
          ? ('waiting' as const)
          : document.querySelector('main[data-curtain]')
            ? ('curtain' as const)
            : offers.length > 0 || tabs.length > 0
              ? ('asked' as const)
              : ('waiting' as const)
    const keeping = [...(stage?.querySelectorAll('[role=group][aria-label]') ?? [])].some((group) =>
      named(group).endsWith(words.keep),
    )
    const prompt = question?.querySelector('[role=status] p')?.textContent ?? ''
    const step = document.querySelector('header [aria-current=step]')
    const title = step?.closest('ol')?.previousElementSibling?.textContent ?? ''
    const phase = `${title}, ${step?.textContent ?? ''}`
    const log = document.querySelector('[role=log]')?.textContent?.length
    const told = String(log ?? document.querySelector(`header [aria-label^="${words.log}"]`)?.ariaLabel)
    return { state, offers, keeping, prompt, phase, told, tabs }
  }, words)
}

/** Milliseconds; bots on a slow machine may need some. */
const PATIENCE = 30_000

/** Waits until there is something to do. */
export async function awaitTurn(visitor: Looker): Promise<Sight> {
  const until = Date.now() + PATIENCE
  for (;;) {
    const sight = await look(visitor)
    if (sight.state !== 'waiting') return sight
    if (Date.now() > until) {
      throw new Error(`Nothing to answer for ${PATIENCE / 1000} s; the prompt says “${sight.prompt}”.`)
    }
    await visitor.page.waitForTimeout(25)
  }
}

/** Where on the screen an offer can be pressed; null when it is gone, a sentence when something lies over it. */
export function spotOf(
  { page, words }: Looker,
  offer: Offer,
): Promise<{ x: number; y: number } | string | null> {
  const regions = {
    table: `main[aria-label="${words.table}"]`,
    prompt: `section[aria-label="${words.question}"]`,
  }
  return page.evaluate(
    ({ region, role, name }) => {
      const named = (element: Element) =>
        (element.getAttribute('aria-label') ?? element.textContent ?? '').replace(/\s+/g, ' ').trim()
      const offers = document.querySelector(region)?.querySelectorAll('[data-legal], [data-answer]') ?? []
      const found = [...offers].find(
        (one) => named(one) === name && (one.getAttribute('role') ?? 'button') === role,
      )
      if (!found) return null
      found.scrollIntoView({ block: 'nearest', inline: 'nearest' })
      const box = found.getBoundingClientRect()
      const x = box.left + box.width / 2
      const y = box.top + box.height / 2
      const hit = document.elementFromPoint(x, y)
      return found.contains(hit) ? { x, y } : `“${name}” lies under ${hit?.outerHTML.slice(0, 200)}`
    },
    { region: regions[offer.at], role: offer.role, name: offer.name },
  )
}

function endsTurn({ name }: Offer, { words }: Looker): boolean {
  return Object.values(words.tables).some(({ endTurn }) => endTurn === name)
}

function rank(offer: Offer, visitor: Looker): number {
  if (endsTurn(offer, visitor)) return 4
  if (offer.at === 'prompt') return 3
  if (offer.place) return 0
  return offer.role === 'option' ? 1 : 2
}

/** Puts down what is picked, plays its hand, does what the table offers, and ends the turn when nothing else is left. */
export function choose({ offers }: Sight, visitor: Looker): Offer | undefined {
  return [...offers].sort((a, b) => rank(a, visitor) - rank(b, visitor))[0]
}

/** What would be different if a press was heard; a pointer that only lies there aims too. */
export const heard = ({ state, prompt, offers, phase, told }: Sight) =>
  JSON.stringify([state, prompt, phase, told, offers.map(({ name }) => name)])

/** Milliseconds after which a press that changed nothing was none. */
const MISSED = 2000

/**
 * Presses it; with a finger a place is tapped twice, once to see and once to commit. By hand rather than through
 * Playwright's own press, which asks the page so many questions that whole games take minutes.
 */
export async function press(visitor: Visitor, offer: Offer): Promise<void> {
  const { page, words, phone } = visitor
  const before = await look(visitor)
  let spot = await spotOf(visitor, offer)
  // What is still flying lands soon.
  for (const until = Date.now() + 1000; typeof spot === 'string' && Date.now() < until; ) {
    await page.waitForTimeout(30)
    spot = await spotOf(visitor, offer)
  }
  // Somebody else answered first.
  if (spot === null) return
  if (typeof spot === 'string') throw new Error(spot)
  const pressAt = ({ x, y }: { x: number; y: number }) =>
    phone ? page.touchscreen.tap(x, y) : page.mouse.click(x, y)
  await pressAt(spot)
  if (offer.name === words.otherAnswers) {
    await page.getByRole('menuitem').first().click()
    return
  }
  let confirmed = false
  // One tap picks a card of the hand, and another would drop it again: only where the first did no more than aim.
  const patience = Date.now() + (offer.role === 'option' ? 600 : 0)
  // A table that turned its front while the finger came down was missed: one looks, and presses once more.
  let again = Date.now() + MISSED
  for (const until = Date.now() + 3 * MISSED; ; ) {
    const after = await look(visitor)
    if (heard(after) !== heard(before)) return
    const aimed = after.offers.some(({ name, aimed }) => aimed && name === offer.name)
    if (phone && aimed && !confirmed && Date.now() >= patience) {
      confirmed = true
      await pressAt(spot)
    } else if (Date.now() > again) {
      again = Number.POSITIVE_INFINITY
      const anew = await spotOf(visitor, offer)
      if (anew === null) return
      if (typeof anew !== 'string') {
        spot = anew
        await pressAt(spot)
      }
    }
    if (Date.now() > until) throw new Error(`Pressing “${offer.name}” did nothing.`)
    await page.waitForTimeout(25)
  }
}

/** One answer of the person whose turn it is. */
export async function answer(visitor: Visitor, sight: Sight): Promise<void> {
  const { page, words, phone } = visitor
  const act = (target: Locator) => (phone ? target.tap() : target.click())
  if (sight.state === 'sure') return act(page.getByRole('dialog').getByRole('button', { name: words.doIt }))
  if (sight.keeping) return act(confirmButton(visitor))
  const chosen = choose(sight, visitor)
  // On a phone there may be more to do behind another tab.
  const elsewhere = !chosen || endsTurn(chosen, visitor) ? sight.tabs[0] : undefined
  if (elsewhere !== undefined) return act(page.getByRole('tab', { name: elsewhere }))
  if (!chosen) throw new Error(`Nothing can be chosen; the prompt says “${sight.prompt}”.`)
  await press(visitor, chosen)
}

/** The prompt's own button for the Night's answer, composed of one choice for each Fortification. */
function confirmButton({ page, words }: Visitor): Locator {
  return page
    .getByRole('region', { name: words.question })
    .getByRole('button', { name: /keep|garder|laisser/i })
}

/** Says when to stop. */
export type Until = (sight: Sight, answers: number) => boolean

/** Far more than a person gives in any game. */
const MOST_ANSWERS = 600

/** Plays on until the game is over or somebody says stop; returns what is seen then and how many answers were given. */
export async function playOn(
  visitor: Visitor,
  until: Until = () => false,
): Promise<{ sight: Sight; answers: number }> {
  for (let answers = 0; answers < MOST_ANSWERS; answers++) {
    const sight = await awaitTurn(visitor)
    if (sight.state === 'over' || sight.state === 'curtain' || until(sight, answers))
      return { sight, answers }
    await answer(visitor, sight)
  }
  throw new Error(`The game was not over after ${MOST_ANSWERS} answers.`)
}
