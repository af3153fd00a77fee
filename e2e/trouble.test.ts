/** When things go wrong: no network, damaged or old games. Each is said in a sentence. */
import { openHall } from '@duskhall/server'
import { inject, test } from 'vitest'
import { BUILT } from './hall.ts'
import { openRecord, recordOf } from './records.ts'
import { awaitTurn, playOn } from './seat.ts'
import { layTable, type Visitor } from './visitor.ts'
import { visitors } from './visits.ts'

const arrive = visitors()

const address = inject('address')

/** Changes the only saved game behind the page's back. */
function tamper({ page }: Visitor, how: 'damage' | 'age'): Promise<void> {
  return page.evaluate(async (change) => {
    const ended = <T>(request: IDBRequest<T>) =>
      new Promise<T>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result)
        request.onerror = () => reject(request.error)
      })
    const database = await ended(indexedDB.open('duskhall'))
    const tables = database.transaction('tables', 'readwrite').objectStore('tables')
    const [table] = await ended(tables.getAll())
    if (change === 'damage') table.snapshot.state.round += 1
    else table.snapshot.record.rulesVersion -= 1
    await ended(tables.put(table))
  }, how)
}

test('once visited, the hall opens and plays without a network', async () => {
  const hall = await openHall({ port: 0, host: '127.0.0.1', built: BUILT })
  const visitor = await arrive({ address: hall.address })
  const { page, words, context } = visitor
  // Everything is kept once the worker is in charge.
  await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated', null, {
    timeout: 60_000,
  })
  await hall.close()
  await context.setOffline(true)
  await page.reload()
  await page.getByRole('button', { name: words.setUp }).waitFor()
  await layTable(visitor, { seed: 'offline' })
  await playOn(visitor, ({ state }, answers) => state === 'asked' && answers >= 4)
  await page.reload()
  await awaitTurn(visitor)
  await page.getByRole('banner').getByRole('button', { name: words.rules }).click()
  await page
    .getByRole('dialog')
    .getByText(/EC-SETUP1/)
    .first()
    .waitFor()
})

test('a damaged save is explained, and the way back stays open', async () => {
  const visitor = await arrive()
  const { page, words } = visitor
  await layTable(visitor, { seed: 'damage' })
  await awaitTurn(visitor)
  await page.goto(`${address}/#/`)
  await page.getByRole('button', { name: words.playNow, exact: true }).waitFor()
  await tamper(visitor, 'damage')
  await page.getByRole('link', { name: /Evil Corp\..*Continue/ }).click()
  await page.getByRole('alert').filter({ hasText: 'This saved game is damaged' }).waitFor()
  await page.getByRole('button', { name: 'To the hall' }).click()
  await page.getByRole('button', { name: words.playNow, exact: true }).waitFor()
})

test('a game begun under older rules goes on, and says what it cannot do', async () => {
  const visitor = await arrive()
  const { page, words } = visitor
  await layTable(visitor, { seed: 'age' })
  await playOn(visitor, ({ state }, answers) => state === 'asked' && answers >= 2)
  await page.goto(`${address}/#/`)
  await page.getByRole('button', { name: words.playNow, exact: true }).waitFor()
  await tamper(visitor, 'age')
  await page.getByRole('link', { name: /Evil Corp\..*Continue/ }).click()
  await page.getByText('This game was begun under older rules.', { exact: false }).waitFor()
  await playOn(visitor, ({ state }, answers) => state === 'asked' && answers >= 2)
})

test('records that are old, cut short or no records at all are refused with a reason', async () => {
  const visitor = await arrive()
  const { page, words } = visitor
  const record = recordOf('evil-corp', 'old', 6)
  const old = record.replace(/"rulesVersion":(\d+)/, '"rulesVersion":999')
  const changed = record.replace(
    /"hash":"./,
    (text) => `${text.slice(0, -1)}${text.endsWith('0') ? '1' : '0'}`,
  )
  const cases: [string, RegExp][] = [
    [old, /This game was played under version 999 of its rules/],
    [changed, /This record was changed: its moves do not lead where it says/],
    [record.slice(0, -40), /This is not a game record: .*cut short/],
    ['{"hello":"world"}', /This is not a game record: it was not made by Duskhall/],
  ]
  for (const [text, sentence] of cases) {
    await openRecord(visitor, text)
    await page.getByText(sentence).waitFor()
    await page.getByRole('dialog').getByRole('button', { name: words.close }).click()
  }
  await page.goto(`${address}/#/record/abc`)
  await page.getByRole('alert').filter({ hasText: 'The link is cut short or damaged' }).waitFor()
  await page.goto(`${address}/#/table/0123456789abcdef`)
  await page.getByRole('alert').filter({ hasText: 'There is no such game in this browser' }).waitFor()
})

test('bots that cannot be loaded leave a simpler one in the page, which is said', async () => {
  const visitor = await arrive({
    // Nothing is kept, so that the network decides.
    before: 'delete Navigator.prototype.serviceWorker',
    expects: /Failed to load resource/,
  })
  const { page } = visitor
  await page.route('**/assets/bots/**', (route) => route.abort())
  await layTable(visitor, { seed: 'no worker' })
  await Promise.all([
    page.getByText('plays more simply', { exact: false }).waitFor(),
    playOn(visitor, ({ state }, answers) => state === 'asked' && answers >= 4),
  ])
})
