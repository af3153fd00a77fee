/** What the browser keeps may fail at any moment, in any way: nothing is lost, and the player knows. */
import { readFile } from 'node:fs/promises'
import type { Page } from 'playwright-core'
import { expect, inject, test } from 'vitest'
import { awaitTurn, playOn } from './seat.ts'
import { layTable, type Visitor } from './visitor.ts'
import { visitors } from './visits.ts'

const arrive = visitors()
const address = inject('address')

/** How many moves the store holds of its games, by their names. */
function keptMoves(page: Page): Promise<{ [id: string]: number }> {
  return page.evaluate(
    () =>
      new Promise((resolve, reject) => {
        const request = indexedDB.open('duskhall')
        request.onerror = () => reject(request.error)
        request.onsuccess = () => {
          const database = request.result
          database.onversionchange = () => database.close()
          if (!database.objectStoreNames.contains('tables')) {
            database.close()
            resolve({})
            return
          }
          const tables = database.transaction('tables').objectStore('tables').getAll()
          tables.onsuccess = () => {
            database.close()
            resolve(
              Object.fromEntries(
                tables.result.map(({ id, snapshot }) => [id, snapshot?.record?.moves?.length]),
              ),
            )
          }
        }
      }),
  )
}

const tableIn = (page: Page) => /table\/([0-9a-f]+)/.exec(page.url())?.[1] ?? ''
const total = async (page: Page) => (await keptMoves(page))[tableIn(page)] ?? 0

/** Gives the page so much room, or as much as the browser has. */
async function limit({ page, context }: Visitor, quotaSize?: number): Promise<void> {
  const session = await context.newCDPSession(page)
  await session.send('Storage.overrideQuotaForOrigin', {
    origin: address,
    ...(quotaSize === undefined ? {} : { quotaSize }),
  })
}

const answers = (visitor: Visitor, count: number) =>
  playOn(visitor, ({ state }, given) => state === 'asked' && given >= count)

test('a full disk is said as long as it is full, survives a reload, and all is saved when there is room', async () => {
  // The browser asks for the room it has when the store is first written to, and then not for a while.
  const visitor = await arrive({ address: `${address}/icon.svg` })
  const { page, words } = visitor
  await limit(visitor, 1)
  await page.goto(address)
  await layTable(visitor, { seed: 'full disk' })
  const notice = page.getByRole('button', { name: 'Not saved: no room left' })
  await notice.waitFor()
  await page.getByText('The browser has no room left', { exact: false }).waitFor()
  await answers(visitor, 2)
  // The table fits into what is left of the screen.
  expect(await page.evaluate(() => document.documentElement.scrollHeight - innerHeight)).toBe(0)

  await page.reload()
  const { prompt, phase } = await awaitTurn(visitor)
  await notice.waitFor()
  await page.getByRole('link', { name: words.toHall }).click()
  await page.getByRole('link', { name: /Evil Corp\..*Continue/ }).click()
  expect(await awaitTurn(visitor)).toMatchObject({ prompt, phase })
  expect(await total(page)).toBe(0)
  await limit(visitor)
  await page.getByText('Everything is saved again.').waitFor()
  await notice.waitFor({ state: 'detached' })
  expect(await total(page)).toBeGreaterThan(1)
  await answers(visitor, 1)
  expect(await page.evaluate(() => Object.keys(localStorage))).toEqual(['duskhall-settings'])
})

test('a store that somebody deletes or clears is opened anew, and the table is saved whole', async () => {
  const visitor = await arrive()
  const { page, context } = visitor
  await layTable(visitor, { seed: 'deleted' })
  await answers(visitor, 2)
  await expect.poll(() => total(page)).toBeGreaterThan(1)
  const before = await total(page)
  const other = await context.newPage()
  await other.goto(`${address}/icon.svg`)
  await other.evaluate(
    () =>
      new Promise<void>((resolve, reject) => {
        const request = indexedDB.deleteDatabase('duskhall')
        request.onsuccess = () => resolve()
        request.onerror = () => reject(request.error)
      }),
  )
  await expect.poll(() => total(page)).toBe(before)
  const session = await context.newCDPSession(page)
  await session.send('Storage.clearDataForOrigin', { origin: address, storageTypes: 'indexeddb' })
  await expect.poll(() => total(page)).toBe(before)
  await answers(visitor, 1)
  await expect.poll(() => total(page)).toBeGreaterThan(before)
})

test('a later version of the store says so and what to do, and keeps nothing from being played', async () => {
  const visitor = await arrive()
  const { page, context } = visitor
  await layTable(visitor, { seed: 'newer' })
  await awaitTurn(visitor)
  const newer = await context.newPage()
  await newer.goto(`${address}/icon.svg`)
  await newer.evaluate(
    () =>
      new Promise<void>((resolve, reject) => {
        const request = indexedDB.open('duskhall', 99)
        request.onsuccess = () => resolve()
        request.onerror = () => reject(request.error)
      }),
  )
  await page.getByRole('button', { name: 'Not saved: reload this page' }).waitFor()
  await page.getByText('A newer version of Duskhall has taken over', { exact: false }).waitFor()
  await answers(visitor, 2)
  await page.reload()
  await page.getByRole('button', { name: 'Not saved: reload this page' }).waitFor()
  await awaitTurn(visitor)
})

test('damaged entries are shown as such, leave as files and can be removed; the rest goes on', async () => {
  const visitor = await arrive()
  const { page, words } = visitor
  await layTable(visitor, { seed: 'sound' })
  await answers(visitor, 1)
  const id = tableIn(page)
  await page.goto(`${address}/#/`)
  await page.getByRole('link', { name: /Evil Corp\..*Continue/ }).waitFor()
  await page.evaluate(
    (sound) =>
      new Promise<void>((resolve, reject) => {
        const request = indexedDB.open('duskhall')
        request.onsuccess = () => {
          const transaction = request.result.transaction(['tables', 'list', 'contents'], 'readwrite')
          const [tables, list, contents] = ['tables', 'list', 'contents'].map((name) =>
            transaction.objectStore(name),
          ) as [IDBObjectStore, IDBObjectStore, IDBObjectStore]
          const info = list.get(sound)
          info.onsuccess = () => {
            let deep: unknown = null
            for (let level = 0; level < 500; level++) deep = [deep]
            const junk = [null, 7, 'x'.repeat(1e6), [], {}, deep, Number.NaN, true, new Map([[1, 2]])]
            const fields = ['game', 'players', 'saved', 'over', 'caption', 'teams', 'resigned', 'moves']
            for (const [at, field] of fields.entries())
              for (const [which, value] of junk.entries())
                list.put({ ...info.result, id: `damaged-${at}-${which}`, [field]: value })
            for (const key of [7, [1, 'a'], new Date(5)]) tables.put({ id: key, snapshot: deep })
            tables.put({ id: 'no-list', game: 'evil-corp', saved: 1e12 })
            list.delete(sound)
            for (const [at, value] of junk.entries())
              contents.put({ id: `junk-${at}`, game: value, file: value })
          }
          transaction.oncomplete = () => {
            request.result.close()
            resolve()
          }
          transaction.onabort = () => reject(transaction.error)
        }
      }),
    id,
  )
  await page.reload()
  // Its line in the list is gone, and is made anew of the game.
  await page.getByRole('link', { name: /Evil Corp\..*Continue/ }).waitFor()
  await page.getByRole('button', { name: words.library }).click()
  const library = page.getByRole('dialog', { name: words.library })
  await library.getByRole('heading', { name: 'Damaged games' }).waitFor()
  const damaged = library.getByRole('listitem').filter({ hasText: 'amaged game' })
  const count = await damaged.count()
  expect(count).toBe(8 * 9 + 4)
  const download = page.waitForEvent('download')
  await damaged.first().getByRole('button', { name: 'Save it as a file' }).click()
  expect(JSON.parse(await readFile(await (await download).path(), 'utf8'))).toMatchObject({
    format: 'duskhall-damaged-1',
  })
  await damaged.first().getByRole('button', { name: 'Remove' }).click()
  await expect.poll(() => damaged.count()).toBe(count - 1)
  await page.getByRole('button', { name: words.close }).click()
  await page.goto(`${address}/#/table/no-list`)
  await page.getByRole('alert').filter({ hasText: 'This saved game is damaged' }).waitFor()
  await page.getByRole('button', { name: 'Remove' }).click()
  await page.getByRole('link', { name: /Evil Corp\..*Continue/ }).click()
  await answers(visitor, 1)
})

test('where the browser has no storage at all, settings included, the hall opens and plays', async () => {
  const before = `
    for (const name of ['localStorage', 'sessionStorage', 'indexedDB', 'caches'])
      Object.defineProperty(window, name, { get() { throw new DOMException('Insecure.', 'SecurityError') } })`
  const visitor = await arrive({ before })
  const { page } = visitor
  await page.getByRole('button', { name: 'Nothing is kept in this browser' }).waitFor()
  await layTable(visitor, { seed: 'nothing' })
  await awaitTurn(visitor)
  await page.getByRole('button', { name: 'Nothing is kept in this browser' }).waitFor()
})
