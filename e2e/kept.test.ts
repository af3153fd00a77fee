/** What the browser keeps outlives the program: older stores, corrected cards, games that are gone. */
import { readFile } from 'node:fs/promises'
import { gameOf } from '@duskhall/games'
import { corrected } from '@duskhall/games/testing/content.ts'
import { type Game, openMatch, seedFrom, takeSnapshot } from '@duskhall/kernel'
import type { Page } from 'playwright-core'
import { expect, inject, test } from 'vitest'
import { openReplay } from './records.ts'
import { awaitTurn, playOn } from './seat.ts'
import { layTable, type Visitor } from './visitor.ts'
import { visitors } from './visits.ts'

const arrive = visitors()

const address = inject('address')
const game = gameOf('evil-corp') as Game

interface Kept {
  readonly id: string
  readonly snapshot: { readonly record: { readonly content: string; readonly moves: readonly unknown[] } }
}

/** A page of the hall's address that is not the hall: it leaves the store alone. */
const aside = (page: Page) => page.goto(`${address}/icon.svg`)

/** Puts a table into the store as that version keeps it, and holds the store open until the page is left. */
async function keep(page: Page, version: 1 | 2, table: Kept, contentFile?: unknown): Promise<void> {
  const { snapshot, ...rest } = table
  const info = { ...rest, moves: snapshot.record.moves.length }
  const content = { id: snapshot.record.content, game: 'evil-corp', file: contentFile }
  await aside(page)
  await page.evaluate(
    async ({ version, table, info, content }) => {
      const ended = <T>(request: IDBRequest<T>) =>
        new Promise<T>((resolve, reject) => {
          request.onsuccess = () => resolve(request.result)
          request.onerror = () => reject(request.error)
        })
      await ended(indexedDB.deleteDatabase('duskhall'))
      const request = indexedDB.open('duskhall', version)
      const boxes = version === 1 ? ['tables', 'list'] : ['tables', 'list', 'contents']
      request.onupgradeneeded = () => {
        for (const name of boxes) request.result.createObjectStore(name, { keyPath: 'id' })
      }
      const transaction = (await ended(request)).transaction(boxes, 'readwrite')
      await ended(transaction.objectStore('tables').put(table))
      await ended(transaction.objectStore('list').put(info))
      if (content.file) await ended(transaction.objectStore('contents').put(content))
    },
    { version, table, info, content },
  )
}

/** The file that is kept under that name, if it is. */
function keptFile(page: Page, id: string): Promise<unknown> {
  return page.evaluate(
    (id) =>
      new Promise((resolve) => {
        const request = indexedDB.open('duskhall')
        request.onsuccess = () => {
          const found = request.result.transaction('contents').objectStore('contents').get(id)
          found.onsuccess = () => {
            request.result.close()
            resolve(found.result?.file)
          }
        }
      }),
    id,
  )
}

/** A fresh game with cards that are in no box. */
function withOtherCards() {
  const file = corrected(game.content.file(game.content.standard) as object, 'victory.tokens', 1)
  const content = game.content.load(file)
  const { match } = openMatch(game, { seats: 2, seed: seedFrom('kept'), content })
  const table = {
    id: '00112233445566aa',
    game: 'evil-corp',
    players: [
      { name: 'Nora', kind: 'person', icon: 'cat' },
      { name: 'Vex', kind: 'bot', level: 'apprentice', icon: 'brain' },
    ],
    snapshot: takeSnapshot(match),
    started: 1,
    saved: 2,
    over: false,
    caption: { en: 'Round 1', fr: 'Manche 1' },
  }
  return { file, table }
}

async function saved({ page }: Visitor, button: string): Promise<string> {
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: button }).click()
  return readFile(await (await download).path(), 'utf8')
}

test('a store of the first version is taken over, and its games get their cards beside them', async () => {
  const text = await readFile(new URL('../web/play/fixtures/evil-corp-table.json', import.meta.url), 'utf8')
  const table = JSON.parse(text) as Kept
  const visitor = await arrive()
  const { context, page: old } = visitor
  await keep(old, 1, table)
  const page = await context.newPage()
  await page.goto(address)
  // As long as a tab with the older page is open, the store cannot be rearranged.
  await page.getByText('Duskhall is open in another tab, in another version.', { exact: false }).waitFor()
  await old.close()
  const link = page.getByRole('link', { name: /Evil Corp\..*Continue/ })
  await link.waitFor()
  const { content } = table.snapshot.record
  await expect.poll(() => keptFile(page, content)).toEqual(game.content.file(content))
  await link.click()
  const sight = await awaitTurn({ ...visitor, page })
  expect(sight.offers.length).toBeGreaterThan(0)
})

test('a saved game goes on with the cards it began with, the bots too, and takes them along', async () => {
  const { file, table } = withOtherCards()
  const visitor = await arrive()
  const { page, words } = visitor
  await keep(page, 2, table, file)
  await page.goto(`${address}/#/table/${table.id}`)
  await playOn(visitor, ({ state }, answers) => state === 'asked' && answers >= 3)
  await page.getByRole('button', { name: words.more, exact: true }).click()
  const download = page.waitForEvent('download')
  await page.getByRole('menuitem', { name: 'Save the record as a file' }).click()
  const text = await readFile(await (await download).path(), 'utf8')
  expect(JSON.parse(text).contentFile).toEqual(file)

  const other = await arrive()
  await openReplay(other, text)
  expect(await keptFile(other.page, table.snapshot.record.content)).toEqual(file)
  // Cards that no game plays with any more go with the last one that did.
  await other.page.goto(`${address}/#/`)
  await layTable(other, { seed: 'with the cards in the box' })
  await other.page.goto(`${address}/#/`)
  await other.page.getByRole('button', { name: words.library }).click()
  await other.page.getByRole('button', { name: 'Remove' }).last().click()
  await expect.poll(() => keptFile(other.page, table.snapshot.record.content)).toBeUndefined()
  expect(await keptFile(other.page, game.content.standard)).toEqual(game.content.file(game.content.standard))
})

test('a game whose cards or whose rules are gone says so, stays, and leaves as a record', async () => {
  const { table } = withOtherCards()
  const visitor = await arrive({ language: 'fr' })
  const { page, words } = visitor
  await keep(page, 2, table)
  await page.goto(`${address}/#/table/${table.id}`)
  await page.getByRole('alert').filter({ hasText: 'une autre version de ses cartes et plateaux' }).waitFor()
  const record = JSON.parse(await saved(visitor, 'Enregistrer la partie dans un fichier'))
  expect(record).toMatchObject({ format: 'duskhall-record-1', ...table.snapshot.record })
  expect(record.state).toEqual(table.snapshot.state)

  await keep(page, 2, { ...table, game: 'chess' } as Kept)
  await page.goto(address)
  await page.getByRole('button', { name: words.library }).click()
  await page.getByRole('dialog').getByText("Ce hall n'a pas de table pour").waitFor()
  expect(JSON.parse(await saved(visitor, 'Enregistrer la partie dans un fichier')).hash).toBe(record.hash)
})
