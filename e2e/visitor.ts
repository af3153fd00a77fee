/** Somebody in front of a real browser, who sees every complaint of the page. */
import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core'
import { type GameId, WORDS, type Words } from './words.ts'

const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

export function openBrowser(): Promise<Browser> {
  const executablePath = process.env.CHROME_PATH
  if (!executablePath) {
    throw new Error('CHROME_PATH names no browser; "npm run e2e" finds one, or installs it.')
  }
  return chromium.launch({ executablePath, args: FLAGS })
}

export const DESKTOP = { width: 1440, height: 900 } as const
export const LAPTOP = { width: 1280, height: 720 } as const
export const PHONE = { width: 390, height: 844 } as const

export interface VisitorSettings {
  readonly address: string
  readonly language?: 'en' | 'fr'
  readonly viewport?: { readonly width: number; readonly height: number }
  /** By a finger rather than a mouse; left out: in a narrow window. */
  readonly finger?: boolean
  readonly motion?: 'reduce' | 'no-preference'
  /** What the player chose on an earlier visit. */
  readonly settings?: { readonly [name: string]: unknown }
  /** Runs in the page before anything of it. */
  readonly before?: string
  /** What the browser may say in the console, because the test breaks something. */
  readonly expects?: RegExp
}

export interface Visitor {
  readonly page: Page
  readonly context: BrowserContext
  readonly address: string
  readonly language: 'en' | 'fr'
  readonly words: Words
  readonly phone: boolean
  /** What the console and uncaught errors said. */
  readonly complaints: readonly string[]
}

/** A visitor with an empty browser. Bots answer at once and are easy and no Night is shown, unless the settings say otherwise. */
export async function visit(browser: Browser, wishes: VisitorSettings): Promise<Visitor> {
  const { address, language = 'en', viewport = DESKTOP, motion = 'reduce' } = wishes
  const phone = wishes.finger ?? viewport.width <= 760
  const context = await browser.newContext({
    viewport,
    locale: language === 'fr' ? 'fr-FR' : 'en-GB',
    timezoneId: 'Europe/Paris',
    reducedMotion: motion,
    hasTouch: phone,
    isMobile: phone,
    permissions: ['clipboard-read', 'clipboard-write'],
  })
  context.setDefaultTimeout(20_000)
  const chosen = JSON.stringify({
    pace: 'instant',
    level: 'apprentice',
    interludes: 'never',
    // Whoever comes to play has played before: no first game opens by itself.
    taught: Object.keys(WORDS[language].tables),
    ...wishes.settings,
  })
  await context.addInitScript(`
    try {
      if (!localStorage.getItem('duskhall-settings'))
        localStorage.setItem('duskhall-settings', ${JSON.stringify(chosen)})
    } catch {}
  `)
  if (wishes.before) await context.addInitScript(wishes.before)
  const page = await context.newPage()
  const complaints: string[] = []
  page.on('console', (message) => {
    // A browser that shows a bare file looks for an icon beside it by itself.
    if (message.location().url.endsWith('/favicon.ico')) return
    if (wishes.expects?.test(message.text())) return
    if (message.type() === 'error' || message.type() === 'warning') complaints.push(message.text())
  })
  page.on('pageerror', (error) => {
    if (!wishes.expects?.test(String(error))) complaints.push(String(error))
  })
  await page.goto(address)
  return { page, context, address, language, words: WORDS[language], phone, complaints }
}

/** Opens the window of a game in the hall; the first one stands open already. */
export async function chooseWindow({ page, words }: Visitor, game: GameId): Promise<void> {
  const window = page.getByRole('article', { name: words.tables[game].title })
  const setUp = window.getByRole('button', { name: words.setUp })
  await window.waitFor()
  if ((await setUp.count()) === 0) await window.getByRole('button').click()
  await setUp.waitFor()
}

export interface TableWishes {
  readonly seed: string
  readonly game?: GameId
  readonly seats?: number
  /** Two people in front of one screen instead of one against bots. */
  readonly together?: boolean
}

/** Lays a table through the form, with a seed, and waits until it stands. */
export async function layTable(visitor: Visitor, wishes: TableWishes): Promise<void> {
  const { page, words } = visitor
  const { seed, game = 'evil-corp', seats = 2, together = false } = wishes
  await chooseWindow(visitor, game)
  await page.getByRole('button', { name: together ? words.oneScreen : words.setUp }).click()
  const dialog = page.getByRole('dialog')
  if (seats === 1)
    await dialog.getByRole('button', { name: /Remove the last seat|Retirer la dernière/ }).click()
  for (let seat = 2; seat < seats; seat++) {
    await dialog.getByRole('button', { name: /Add a seat|Ajouter une place/ }).click()
  }
  await dialog.getByText(words.variants).click()
  await dialog.getByRole('textbox', { name: words.seed }).fill(seed)
  await dialog.getByRole('button', { name: words.start }).click()
  // Whoever plays with a finger has no pointer resting where buttons come to lie.
  if (visitor.phone) await page.mouse.move(0, 0)
  if (!together) await page.getByRole('main', { name: words.table }).waitFor()
}
