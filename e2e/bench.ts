/**
 * `npm run bench:web`: what travels before the first page and before each board, how soon the page answers, and the
 * longest task of the main thread while bots play, on a processor four times slower. `--json` prints the numbers alone.
 */
import type { Browser, Page } from 'playwright-core'
import { openBuiltHall } from './hall.ts'
import { answer, awaitTurn } from './seat.ts'
import { chooseWindow, layTable, openBrowser, PHONE, visit } from './visitor.ts'
import type { GameId } from './words.ts'

const TARGETS = { firstPageKb: 150, boardKb: 250, longestTaskMs: 100 } as const
const SLOWER = 4
const GAMES: readonly GameId[] = ['evil-corp', 'terrors-of-london']

interface Travelled {
  readonly name: string
  readonly kb: number
}

interface Report {
  /** Compressed JavaScript, file by file. */
  readonly firstPage: readonly Travelled[]
  readonly firstPageKb: number
  readonly games: { readonly [G in GameId]: GameReport }
}

interface GameReport {
  readonly board: readonly Travelled[]
  readonly boardKb: number
  /** From the request until the first button answers, slowed down. */
  readonly interactiveMs: number
  /** From the click until the first question, slowed down. */
  readonly firstQuestionMs: number
  /** The longest task of the main thread while bots move, and in all of the play. */
  readonly botTurn: Longest
  readonly ownMove: Longest
}

interface Longest {
  readonly clockMs: number
  readonly processorMs: number
}

/** Listens to the scripts that travel, by their compressed size. */
async function listen(page: Page): Promise<() => Travelled[]> {
  const cdp = await page.context().newCDPSession(page)
  await cdp.send('Network.enable')
  const names = new Map<string, string>()
  let heard: Travelled[] = []
  cdp.on('Network.responseReceived', ({ requestId, response }) => {
    const { pathname } = new URL(response.url)
    if (pathname.endsWith('.js') && pathname !== '/sw.js')
      names.set(requestId, pathname.replace('/assets/', ''))
  })
  cdp.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const name = names.get(requestId)
    if (name) heard.push({ name, kb: encodedDataLength / 1000 })
  })
  return () => {
    const until = heard
    heard = []
    return until.toSorted((a, b) => b.kb - a.kb)
  }
}

const sum = (files: readonly Travelled[]) => files.reduce((total, { kb }) => total + kb, 0)

/** A visit without a service worker, which would fetch everything at once in the background. */
async function travel(browser: Browser, address: string, game: GameId) {
  const visitor = await visit(browser, { address: 'about:blank', settings: { level: 'regular' } })
  const { page, context, words } = visitor
  await context.addInitScript(`delete Navigator.prototype.serviceWorker`)
  const heard = await listen(page)
  await page.goto(address, { waitUntil: 'networkidle' })
  const playNow = page.getByRole('button', { name: words.playNow, exact: true })
  await playNow.waitFor()
  const firstPage = heard()
  await chooseWindow(visitor, game)
  await playNow.click()
  await page.getByRole('main', { name: words.table }).waitFor()
  await page.waitForLoadState('networkidle')
  const board = heard()
  await context.close()
  return { firstPage, board }
}

interface Task {
  /** Milliseconds since the page began. */
  readonly from: number
  /** By the clock, as PerformanceObserver sees it: on a busy machine this counts others' work too. */
  readonly clock: number
  /** On the processor. */
  readonly processor: number
}

interface TraceEvent {
  readonly name: string
  readonly pid: number
  readonly tid: number
  readonly ts: number
  readonly dur?: number
  readonly tdur?: number
  readonly args: { readonly name?: string; readonly data?: { readonly message?: string } }
}

const MARK = 'bench-begins'

/** The tasks of the page's main thread, from a trace; the mark tells where the page's clock stands in it. */
function tasksOf(trace: Buffer, markedAt: number): Task[] {
  const { traceEvents } = JSON.parse(trace.toString('utf8')) as { traceEvents: TraceEvent[] }
  const mark = traceEvents.find(({ name, args }) => name === 'TimeStamp' && args.data?.message === MARK)
  if (!mark) throw new Error('The trace does not hold its mark.')
  return traceEvents
    .filter(({ name, pid, tid }) => name === 'RunTask' && pid === mark.pid && tid === mark.tid)
    .map(({ ts, dur = 0, tdur = 0 }) => ({
      from: markedAt + (ts - mark.ts) / 1000,
      clock: dur / 1000,
      processor: tdur / 1000,
    }))
}

/** A phone with a slow processor: opens the hall, sits down and plays while the tasks are timed. */
async function play(browser: Browser, address: string, game: GameId) {
  const visitor = await visit(browser, {
    address: 'about:blank',
    viewport: PHONE,
    motion: 'no-preference',
    settings: { pace: 'normal', level: 'regular' },
  })
  const { page, context, words } = visitor
  const cdp = await context.newCDPSession(page)
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: SLOWER })
  const asked = Date.now()
  await page.goto(address, { waitUntil: 'commit' })
  await page.getByRole('button', { name: words.setUp }).click()
  const interactiveMs = Date.now() - asked
  await page.getByRole('dialog').getByRole('button', { name: words.close }).click()
  const sat = Date.now()
  await layTable(visitor, { game, seed: 'bench' })
  await awaitTurn(visitor)
  const firstQuestionMs = Date.now() - sat
  await page.waitForTimeout(1500)

  const now = () => page.evaluate(() => performance.now())
  await browser.startTracing(page, {
    categories: ['devtools.timeline', 'disabled-by-default-devtools.timeline'],
  })
  const markedAt = await page.evaluate((mark) => {
    console.timeStamp(mark)
    return performance.now()
  }, MARK)
  const botTurns: [from: number, to: number][] = []
  for (let answers = 0; answers < 14; answers++) {
    const sight = await awaitTurn(visitor)
    if (sight.state === 'over') break
    await answer(visitor, sight)
    const from = await now()
    await awaitTurn(visitor)
    botTurns.push([from, await now()])
  }
  const tasks = tasksOf(await browser.stopTracing(), markedAt)
  await context.close()
  const ofBots = tasks.filter(({ from }) => botTurns.some(([began, ended]) => from >= began && from <= ended))
  const longest = (some: readonly Task[], by: 'clock' | 'processor') =>
    Math.round(Math.max(0, ...some.map((task) => task[by])))
  return {
    interactiveMs,
    firstQuestionMs,
    botTurn: { clockMs: longest(ofBots, 'clock'), processorMs: longest(ofBots, 'processor') },
    ownMove: { clockMs: longest(tasks, 'clock'), processorMs: longest(tasks, 'processor') },
  }
}

function print({ firstPage, firstPageKb, games }: Report): void {
  const line = (name: string, value: string) => console.log(`${name.padEnd(44)}${value.padStart(28)}`)
  const part = (title: string, files: readonly Travelled[], total: number, target: number) => {
    line(title, `${total.toFixed(1)} kB`)
    for (const { name, kb } of files) line(`  ${name}`, `${kb.toFixed(1)} kB`)
    line('  target', `${target} kB`)
  }
  const longest = ({ processorMs, clockMs }: Longest) => `${processorMs} ms (${clockMs} by the clock)`
  part('First page, compressed JavaScript', firstPage, firstPageKb, TARGETS.firstPageKb)
  for (const [game, report] of Object.entries(games)) {
    console.log(`\n${game}, on a processor ${SLOWER} times slower`)
    part('Its board more', report.board, report.boardKb, TARGETS.boardKb)
    line('Until the page answers', `${report.interactiveMs} ms`)
    line('From the form to the first question', `${report.firstQuestionMs} ms`)
    line('Longest task during a bot turn', longest(report.botTurn))
    line('Longest task, own moves included', longest(report.ownMove))
    line('  target', `${TARGETS.longestTaskMs} ms`)
  }
}

const hall = await openBuiltHall()
const browser = await openBrowser()
try {
  let firstPage: readonly Travelled[] = []
  const games: Partial<Record<GameId, GameReport>> = {}
  for (const game of GAMES) {
    const travelled = await travel(browser, hall.address, game)
    firstPage = travelled.firstPage
    const { board } = travelled
    games[game] = { board, boardKb: sum(board), ...(await play(browser, hall.address, game)) }
  }
  const report: Report = { firstPage, firstPageKb: sum(firstPage), games: games as Report['games'] }
  if (process.argv.includes('--json')) console.log(JSON.stringify({ targets: TARGETS, ...report }, null, 2))
  else print(report)
} finally {
  await browser.close()
  await hall.close()
}
