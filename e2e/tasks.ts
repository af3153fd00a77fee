/** The longest tasks of the page's main thread while a game is played on a slow processor. */
import type { Browser } from 'playwright-core'
import { answer, awaitTurn } from './seat.ts'
import { PHONE, type Visitor, visit } from './visitor.ts'

export interface Longest {
  /** By the clock, as PerformanceObserver sees it: on a busy machine this counts others' work too. */
  readonly clockMs: number
  readonly processorMs: number
}

interface Task {
  /** Milliseconds since the page began. */
  readonly from: number
  readonly clock: number
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
/** How many answers are given while it is watched. */
const ANSWERS = 14

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

function longest(tasks: readonly Task[]): Longest {
  const most = (by: 'clock' | 'processor') => Math.round(Math.max(0, ...tasks.map((task) => task[by])))
  return { clockMs: most('clock'), processorMs: most('processor') }
}

/** Sits down at a table and plays some answers while the tasks are timed. */
export async function longestTasks(
  browser: Browser,
  address: string,
  slower: number,
  sitDown: (visitor: Visitor) => Promise<unknown>,
) {
  const visitor = await visit(browser, {
    address,
    viewport: PHONE,
    motion: 'no-preference',
    settings: { pace: 'normal', level: 'regular' },
  })
  const { page, context } = visitor
  await sitDown(visitor)
  await awaitTurn(visitor)
  const cdp = await context.newCDPSession(page)
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: slower })
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
  for (let answers = 0; answers < ANSWERS; answers++) {
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
  return { botTurn: longest(ofBots), ownMove: longest(tasks) }
}
