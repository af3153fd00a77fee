/** The table of Kingdom Rush by keyboard: the focus is seen, and what stood there stands there again after a reload. */
import { expect, test } from 'vitest'
import { recordAt } from './kingdom-rush-moments.ts'
import { goOnFrom } from './records.ts'
import { tabThrough } from './rings.ts'
import { awaitTurn } from './seat.ts'
import { LAPTOP } from './visitor.ts'
import { visitors } from './visits.ts'

const arrive = visitors()

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
  await visitor.page.reload()
  expect((await awaitTurn(visitor)).state).toBe('asked')
})
