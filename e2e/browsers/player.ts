/** Plays a seat in a browser that Playwright does not drive, by the same eyes and the same plan as elsewhere. */
import { awaitTurn, choose, heard, type Looker, look, type Sight, spotOf } from '../seat.ts'
import { type GameId, WORDS } from '../words.ts'
import type { Driver } from './driver.ts'

const words = WORDS.en

export interface Player extends Looker {
  readonly driver: Driver
}

const pause = (ms: number) => new Promise<void>((next) => setTimeout(next, ms))

export function playerAt(driver: Driver): Player {
  return {
    driver,
    words,
    page: {
      evaluate: (work: unknown, arg?: unknown) =>
        driver.evaluate(`(${String(work)})(${JSON.stringify(arg) ?? ''})`),
      waitForTimeout: pause,
    },
  }
}

/** Something to press, by what it is and how it is called. */
interface Thing {
  readonly inside: string
  readonly what: string
  readonly name: string
}

/** Its middle, once it is there and nothing lies over it. */
async function middleOf({ driver }: Player, thing: Thing): Promise<{ x: number; y: number }> {
  const find = `(({ inside, what, name }) => {
    const named = (one) => (one.getAttribute('aria-label') ?? one.textContent).replace(/\\s+/g, ' ').trim()
    const found = [...document.querySelectorAll(inside)]
      .flatMap((area) => [...area.querySelectorAll(what)])
      .find((one) => new RegExp(name, 'i').test(named(one)))
    if (!found) return 'is not there'
    found.scrollIntoView({ block: 'nearest' })
    const box = found.getBoundingClientRect()
    const x = box.left + box.width / 2
    const y = box.top + box.height / 2
    const hit = document.elementFromPoint(x, y)
    return found.contains(hit) ? { x, y } : 'lies under ' + hit?.outerHTML.slice(0, 200)
  })(${JSON.stringify(thing)})`
  let spot: { x: number; y: number } | string = ''
  for (const until = Date.now() + 20_000; Date.now() < until; await pause(50)) {
    spot = await driver.evaluate<{ x: number; y: number } | string>(find)
    if (typeof spot !== 'string') return spot
  }
  throw new Error(`“${thing.name}” ${spot}`)
}

async function pressThing(player: Player, inside: string, what: string, name: string): Promise<void> {
  const { x, y } = await middleOf(player, { inside, what, name })
  await player.driver.click(x, y)
}

/** A press that comes while the dialog is still opening may miss it. */
async function unfold(player: Player, name: string): Promise<void> {
  const isOpen = `[...document.querySelectorAll('[role=dialog] details')].some((one) =>
    one.open && one.querySelector('summary').textContent.includes(${JSON.stringify(name)}))`
  for (
    const until = Date.now() + 20_000;
    !(await player.driver.evaluate<boolean>(isOpen));
    await pause(300)
  ) {
    if (Date.now() > until) throw new Error(`“${name}” does not unfold.`)
    await pressThing(player, '[role=dialog]', 'summary', name)
  }
}

/** Arrives with quick bots and no Nights to watch; from then on, what the page complains of is kept. */
export async function arrive(player: Player, address: string): Promise<void> {
  const chosen = JSON.stringify({ pace: 'instant', level: 'apprentice', interludes: 'never' })
  await player.driver.goto(address)
  await player.driver.evaluate(`localStorage.setItem('duskhall-settings', ${JSON.stringify(chosen)})`)
  await player.driver.evaluate('navigator.serviceWorker.ready.then(() => true)')
  await comeBack(player)
}

/** Reloads the page. */
export async function comeBack(player: Player): Promise<void> {
  await player.driver.reload()
  await player.driver.evaluate(`(() => {
    window.complaints = []
    const keep = (...words) => { window.complaints.push(words.map(String).join(' ')) }
    console.error = console.warn = keep
    addEventListener('error', ({ message }) => keep(message))
    addEventListener('unhandledrejection', ({ reason }) => keep(reason))
  })()`)
}

export function complaints({ driver }: Player): Promise<string[]> {
  return driver.evaluate('window.complaints')
}

export async function layTable(player: Player, game: GameId, seed: string): Promise<void> {
  const { title } = words.tables[game]
  const window = `article[aria-label^="${title}"], article:has(h2, h3)`
  const isOpen = `[...document.querySelectorAll('article')].some((one) =>
    one.textContent.includes(${JSON.stringify(title)}) && one.textContent.includes(${JSON.stringify(words.setUp)}))`
  await middleOf(player, { inside: 'main', what: 'article button', name: '' })
  if (!(await player.driver.evaluate<boolean>(isOpen))) await pressThing(player, window, 'button', title)
  await pressThing(player, 'main', 'article button', `^${words.setUp}`)
  await unfold(player, words.variants)
  await pressThing(player, '[role=dialog]', 'label', words.seed)
  await player.driver.type(seed)
  await pressThing(player, '[role=dialog]', 'button', `^${words.start}$`)
}

async function answer(player: Player, sight: Sight): Promise<void> {
  if (sight.state === 'sure') return pressThing(player, '[role=dialog]', 'button', `^${words.doIt}$`)
  const question = `section[aria-label="${words.question}"]`
  if (sight.keeping) return pressThing(player, question, 'button', 'keep')
  const chosen = choose(sight, player)
  if (!chosen) throw new Error(`Nothing can be chosen; the prompt says “${sight.prompt}”.`)
  let spot = await spotOf(player, chosen)
  for (const until = Date.now() + 2000; typeof spot === 'string' && Date.now() < until; await pause(30))
    spot = await spotOf(player, chosen)
  if (typeof spot === 'string') throw new Error(spot)
  if (spot === null) return
  await player.driver.click(spot.x, spot.y)
  if (chosen.name === words.otherAnswers) return pressThing(player, '[role=menu]', '[role=menuitem]', '')
  for (const until = Date.now() + 5000; heard(await look(player)) === heard(sight); await pause(30))
    if (Date.now() > until) throw new Error(`Pressing “${chosen.name}” did nothing.`)
}

/** Gives so many answers, or fewer if the game ends; says what is seen then. */
export async function playOn(player: Player, answers: number): Promise<Sight> {
  try {
    for (let given = 0; given < answers; given++) {
      const sight = await awaitTurn(player)
      if (sight.state === 'over') return sight
      await answer(player, sight)
    }
    return await awaitTurn(player)
  } catch (error) {
    const shown = await player.driver.evaluate<string>('document.body.innerText.slice(0, 600)')
    throw new Error(`${error instanceof Error ? error.message : error} The page shows: ${shown}`)
  }
}
