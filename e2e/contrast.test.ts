/** Every word can be read: 4.5 to 1 against whatever lies behind it, and 3 to 1 where it is large. */
import { expect, test } from 'vitest'
import { faintWords } from './faint.ts'
import { goOnFrom, openReplay, recordOf } from './records.ts'
import { awaitTurn, playOn } from './seat.ts'
import { recordAt } from './terrors-moments.ts'
import { DESKTOP, layTable, PHONE, type Visitor } from './visitor.ts'
import { visitors } from './visits.ts'

const arrive = visitors()

async function read({ page }: Visitor, screen: string, found: string[]): Promise<void> {
  found.push(...(await faintWords(page)).map((what) => `${screen}: ${what}`))
}

const LOOKS = [
  { on: 'a desktop', language: 'en', viewport: DESKTOP },
  { on: 'a phone', language: 'fr', viewport: PHONE },
] as const

test.each(LOOKS)('the hall and Evil Corp. on $on ($language)', async ({ language, viewport }) => {
  const visitor = await arrive({ language, viewport })
  const { page, words } = visitor
  const found: string[] = []
  await page.getByRole('button', { name: words.playNow, exact: true }).waitFor()
  await read(visitor, 'hall', found)
  await layTable(visitor, { seed: 'contrast' })
  await awaitTurn(visitor)
  await read(visitor, 'first Day', found)
  await playOn(visitor, ({ state, phase }) => state === 'asked' && / 2,/.test(phase))
  await read(visitor, 'round 2', found)
  await page.goto(`${visitor.address}/#/`)
  const id = await openReplay(visitor, recordOf('evil-corp', 'a finished game'))
  await page.goto(`${visitor.address}/#/table/${id}`)
  await page.getByRole('region', { name: words.course }).waitFor()
  await read(visitor, 'end screen', found)
  expect(found).toEqual([])
})

test.each(LOOKS)('Terrors of London on $on ($language)', async ({ language, viewport }) => {
  const visitor = await arrive({ language, viewport })
  const found: string[] = []
  await layTable(visitor, { game: 'terrors-of-london', seed: 'contrast' })
  await awaitTurn(visitor)
  await read(visitor, 'factions', found)
  for (const moment of [
    'hordes can grow in several ways',
    'a haunting monster acts again',
    'a Horde ability is chosen',
  ] as const) {
    await goOnFrom(visitor, recordAt(moment))
    await read(visitor, moment, found)
  }
  expect(found).toEqual([])
})
