/** The table of Kingdom Rush for every reader: one visit, read by axe, by the eye and in both languages, for contrast and by Tab. */
import { expect, test } from 'vitest'
import { faintWords } from './faint.ts'
import { inspectTable } from './inspect.ts'
import { type Moment, recordAt } from './kingdom-rush-moments.ts'
import { goOnFrom } from './records.ts'
import { tabThrough } from './rings.ts'
import { awaitTurn } from './seat.ts'
import { DESKTOP, LAPTOP, PHONE } from './visitor.ts'
import { visitors } from './visits.ts'

const arrive = visitors()

const MOMENTS: readonly Moment[] = [
  'abilities to choose from',
  'the first towers',
  'pieces for several trays',
  'a tile in the air',
  'a hero to be activated',
  'a boss on the map',
]

test.each([
  { on: 'a desktop', language: 'en', viewport: DESKTOP },
  { on: 'a phone', language: 'fr', viewport: PHONE },
] as const)('no barrier, no cut and no faint word on $on ($language)', async ({ language, viewport }) => {
  const visitor = await arrive({ language, viewport })
  const { page } = visitor
  const found: string[] = []
  for (const moment of MOMENTS) {
    await goOnFrom(visitor, recordAt(moment))
    await inspectTable(visitor, moment, found)
    found.push(...(await faintWords(page)).map((what) => `${moment}: ${what}`))
  }
  expect(found).toEqual([])
  // What stood there stands there again.
  await page.reload()
  expect((await awaitTurn(visitor)).state).toBe('asked')
})

test('whoever plays by Tab sees where they are', async () => {
  const visitor = await arrive({ viewport: LAPTOP })
  const unseen: string[] = []
  for (const moment of ['the first towers', 'a tile in the air'] as const) {
    await goOnFrom(visitor, recordAt(moment))
    const { stops, blind } = await tabThrough(visitor)
    expect(stops, moment).toBeGreaterThanOrEqual(8)
    unseen.push(...blind.map((what) => `${moment}: ${what}`))
  }
  expect(unseen).toEqual([])
})
