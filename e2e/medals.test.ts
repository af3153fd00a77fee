/** Medals and pieces met: what a finished game has earned and shown is kept; each medal leads to its rule. */
import { readFileSync } from 'node:fs'
import { gameOf } from '@duskhall/games'
import { type Game, playable, readRecord, replay, takeSnapshot } from '@duskhall/kernel'
import { expect, inject, test } from 'vitest'
import { contentToBring } from '../web/play/contents.ts'
import { inspect } from './inspect.ts'
import { awaitTurn } from './seat.ts'
import { DESKTOP, layTable, PHONE, type Visitor } from './visitor.ts'
import { visitors } from './visits.ts'

const arrive = visitors()
const address = inject('address')

/** A game of Terrors of London that the first seat has won: somebody's, against a bot. */
function wonTable(part: object) {
  const game = gameOf('terrors-of-london') as Game
  const file = new URL('../games/terrors-of-london/fixtures/won-by-an-attack.json', import.meta.url)
  const record = playable(game, readRecord(readFileSync(file, 'utf8')))
  const players = [
    { name: 'Nora', kind: 'person', icon: 'cat' },
    { name: 'Vex', kind: 'bot', icon: 'brain', level: 'regular' },
  ]
  const snapshot = takeSnapshot(replay(game, record))
  return { game: game.id, players, snapshot, started: 1, saved: 2, over: true, caption: '', ...part }
}

/** Keeps tables as the hall does, with the content of an older box that they may have. */
async function keep({ page }: Visitor, ...tables: ReturnType<typeof wonTable>[]): Promise<void> {
  const contents = tables.map(({ game, snapshot }) => {
    const id = snapshot.record.content
    return { id, game, file: contentToBring(gameOf(game) as Game, id) }
  })
  const kept = { tables, contents: contents.filter(({ file }) => file !== undefined) }
  await page.evaluate(async ({ tables, contents }) => {
    const ended = <T>(request: IDBRequest<T>) =>
      new Promise<T>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result)
        request.onerror = () => reject(request.error)
      })
    const database = await ended(indexedDB.open('duskhall'))
    const boxes = database.transaction(['tables', 'list', 'contents'], 'readwrite')
    for (const content of contents) await ended(boxes.objectStore('contents').put(content))
    for (const table of tables) {
      const { snapshot, ...info } = table
      await ended(boxes.objectStore('tables').put(table))
      await ended(boxes.objectStore('list').put({ ...info, moves: snapshot.record.moves.length }))
    }
    database.close()
  }, kept)
}

test.each([
  { language: 'en', viewport: DESKTOP },
  { language: 'fr', viewport: PHONE },
] as const)('a game earns them once, without hints ($language, $viewport.width wide)', async (wishes) => {
  const visitor = await arrive(wishes)
  const { page } = visitor
  const french = wishes.language === 'fr'
  await page.getByRole('link', { name: french ? 'Table du jour' : 'Daily table' }).waitFor()
  await keep(visitor, wonTable({ id: 'hinted', hints: [{ at: 3, seat: 0 }] }), wonTable({ id: 'own' }))
  const dialog = page.getByRole('dialog')
  const fresh = dialog.getByRole('region', { name: french ? '3 nouvelles médailles' : '3 new medals' })
  await page.goto(`${address}/#/table/hinted`)
  await dialog.waitFor()
  await page.goto(`${address}/#/table/own`)
  await fresh.getByText(french ? "Dix d'un coup" : 'Ten at a blow').waitFor()
  const flaws: string[] = []
  await inspect(visitor, 'end with medals', flaws, 'may scroll')
  const kept = await page.evaluate(() => localStorage.getItem('duskhall-medals') ?? '')
  expect(JSON.parse(kept).map(({ table }: { table: string }) => table)).toEqual(['own', 'own', 'own'])

  await fresh.getByRole('link', { name: french ? 'Toutes les médailles' : 'All medals' }).click()
  const terrors = page.getByRole('region', { name: 'Terrors of London' })
  await terrors.getByText(french ? '3 sur 10' : '3 of 10').waitFor()
  await page
    .getByRole('region', { name: 'Kingdom Rush' })
    .getByText(french ? '0 sur 10' : '0 of 10')
    .waitFor()
  await inspect(visitor, 'medals', flaws, 'may scroll')
  await terrors.getByRole('button', { name: /TL-ATK2/ }).click()
  await dialog.locator('[data-rule="TL-ATK2"][data-target]').waitFor()
  expect(flaws).toEqual([])
})

test('what came up in one’s own games is marked in the gallery', async () => {
  const visitor = await arrive()
  const { page, words } = visitor
  await page.getByRole('link', { name: 'Daily table' }).waitFor()
  await keep(visitor, wonTable({ id: 'own' }))
  await page.goto(`${address}/#/table/own`)
  await page.getByRole('dialog').waitFor()
  await page.goto(`${address}/#/`)
  await layTable(visitor, { game: 'terrors-of-london', seed: 'gallery' })
  await awaitTurn(visitor)
  await page.getByRole('banner').getByRole('button', { name: words.gallery }).click()
  const gallery = page.getByRole('dialog', { name: /^Everything in the box/ })
  const [met = 0, all = 0] =
    (await gallery.getByText(/met in your games/).innerText()).match(/\d+/g)?.map(Number) ?? []
  expect(met).toBeGreaterThan(5)
  expect(met).toBeLessThan(all)
  const only = (choice: string) => gallery.getByLabel('In your games').selectOption(choice)
  await only('Met')
  expect(await gallery.getByRole('listitem').count()).toBe(met)
  await only('Not met yet')
  expect(await gallery.getByRole('listitem').count()).toBe(all - met)
})

test('whoever has finished no game is told how the gallery is filled', async () => {
  const visitor = await arrive()
  const { page, words } = visitor
  await layTable(visitor, { seed: 'gallery' })
  await awaitTurn(visitor)
  await page.getByRole('banner').getByRole('button', { name: words.gallery }).click()
  await page.getByRole('dialog').getByText('None met yet: what your own finished games show').waitFor()
})

test('what cannot be read among them stands in nobody’s way, at the smallest size', async () => {
  const visitor = await arrive({ language: 'fr', viewport: { width: 320, height: 480 } })
  const { page } = visitor
  const one = { game: 'villainous', medal: 'gaston', table: 't', at: 1 }
  await page.evaluate(
    (entries) => localStorage.setItem('duskhall-medals', JSON.stringify(entries)),
    [null, { ...one, at: 'then' }, { ...one, medal: 'of another version' }, one],
  )
  await page.goto(`${address}/#/medals`)
  await page.getByRole('region', { name: 'Villainous' }).getByText('1 sur 9').waitFor()
  const flaws: string[] = []
  await inspect(visitor, 'medals', flaws, 'may scroll')
  expect(flaws).toEqual([])
})
