/** A network that stalls, and a hall that is renewed while somebody has it open. */
import { cpSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { type Hall, openHall } from '@duskhall/server'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { BUILT } from './hall.ts'
import { awaitTurn, playOn } from './seat.ts'
import { layTable } from './visitor.ts'
import { visitors } from './visits.ts'

const arrive = visitors()

const isNew = (page: Page) => page.evaluate(() => document.querySelector('meta[name=renewed]') !== null)
let renewed = ''

/** The next version of the page: the same, under other names. */
function renew(): string {
  const folder = mkdtempSync(join(tmpdir(), 'duskhall-renewed-'))
  // What is compressed ahead would still be the old one; the server does without.
  cpSync(BUILT, folder, { recursive: true, filter: (path) => !path.endsWith('.br') })
  const paths = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  const printed = paths.filter((path) => path.startsWith('assets') && PRINT.test(path))
  const names = printed.map((path) => basename(path))
  for (const path of paths.filter((path) => /\.(js|css|html)$/.test(path))) {
    const old = readFileSync(join(folder, path), 'utf8')
    const text = names.reduce((text, name) => text.replaceAll(name, newName(name)), old)
    writeFileSync(
      join(folder, path),
      text
        .replace(/(const VERSION = ['"`])/, '$1next-')
        .replace('</head>', '<meta name="renewed" content=""></head>'),
    )
  }
  for (const path of printed) renameSync(join(folder, path), join(folder, newName(path)))
  return folder
}

/** The fingerprint in the name of a file. */
const PRINT = /-([\w-]{8})\.(?=\w+$)/
const newName = (name: string) => name.replace(PRINT, (_, print) => `-${[...print].reverse().join('')}.`)

beforeAll(() => {
  renewed = renew()
})
afterAll(() => rmSync(renewed, { recursive: true }))

/** A hall that goes when its test is over, if it has not gone before. */
async function hallOf(built: string, port = 0): Promise<Hall & { port: number }> {
  const hall = await openHall({ port, host: '127.0.0.1', built })
  let closing: Promise<void> | null = null
  const close = () => {
    closing ??= hall.close()
    return closing
  }
  onTestFinished(close)
  return { ...hall, close, port: Number(new URL(hall.address).port) }
}

/** The versions of the hall that lie in the browser; none while a worker is still at its installing. */
function kept(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const { active, waiting, installing } = (await navigator.serviceWorker.getRegistration()) ?? {}
    const isAtWork = active?.state === 'activated' && active === navigator.serviceWorker.controller
    return isAtWork && !waiting && !installing ? await caches.keys() : []
  })
}

/** Everything is kept once the worker is in charge. */
function untilKept(page: Page, version = ''): Promise<void> {
  return expect
    .poll(() => kept(page), { timeout: 60_000 })
    .toContainEqual(expect.stringMatching(`^duskhall-${version}`))
}

test('a network that stalls keeps nobody from the hall, nor from a game', async () => {
  const hall = await hallOf(BUILT)
  const visitor = await arrive({ address: hall.address })
  const { page, words } = visitor
  await untilKept(page)
  await hall.close()
  // It takes every connection and never answers.
  const stalled = createServer()
  await new Promise<void>((done) => stalled.listen(hall.port, '127.0.0.1', done))
  onTestFinished(() => {
    stalled.close()
  })
  await page.reload({ waitUntil: 'commit' })
  await page.getByRole('button', { name: words.setUp }).waitFor({ timeout: 5000 })
  await layTable(visitor, { seed: 'stalled' })
  await playOn(visitor, ({ state }, answers) => state === 'asked' && answers >= 2)
})

test('an old page plays on after an update, and the next one is new', async () => {
  const old = await hallOf(BUILT)
  const visitor = await arrive({ address: old.address })
  const { page, context, words } = visitor
  await untilKept(page)
  await old.close()
  await hallOf(renewed, old.port)
  await page.evaluate(async () => void (await (await navigator.serviceWorker.getRegistration())?.update()))
  await untilKept(page, 'next-')
  // The parts of a table were not loaded yet, and the server has them no more.
  await layTable(visitor, { seed: 'old page' })
  await playOn(visitor, ({ state }, answers) => state === 'asked' && answers >= 2)
  expect(await isNew(page)).toBe(false)
  const next = await context.newPage()
  await next.goto(old.address)
  await next.getByRole('link', { name: /Evil Corp\..*Continue/ }).waitFor()
  expect(await isNew(next)).toBe(true)
  // Both are open: the old page still has what it needs.
  expect(await kept(next)).toHaveLength(2)
  await page.close()
  await next.close()
  const alone = await context.newPage()
  await alone.goto(old.address)
  await alone.getByRole('button', { name: words.setUp }).waitFor()
  await expect.poll(() => kept(alone), { timeout: 20_000 }).toHaveLength(1)
})

test('where nothing is kept and a part is gone, a sentence says so, and loading anew loses nothing', async () => {
  const old = await hallOf(BUILT)
  const visitor = await arrive({
    address: old.address,
    before: 'delete Navigator.prototype.serviceWorker',
    expects: /Failed to load|Refused to apply style|Unable to preload CSS|dynamically imported module/,
  })
  const { page, context, words } = visitor
  await layTable(visitor, { seed: 'kept' })
  await awaitTurn(visitor)
  await page.goto(`${old.address}/#/`)
  await page.reload()
  await page.getByRole('link', { name: /Evil Corp\..*Continue/ }).waitFor()
  const browser = await context.newCDPSession(page)
  await browser.send('Network.clearBrowserCache')
  await old.close()
  await hallOf(renewed, old.port)
  await page.getByRole('link', { name: /Evil Corp\..*Continue/ }).click()
  const alert = page.getByRole('alert').filter({ hasText: 'A part of the hall is missing.' })
  await alert.getByRole('button', { name: 'Load the hall anew' }).click()
  await page.getByRole('main', { name: words.table }).waitFor()
  await awaitTurn(visitor)
  expect(await isNew(page)).toBe(true)
})
