/** Whoever hears a replay hears what happened in each move, once, and after a jump where they are. */
import { expect, test } from 'vitest'
import { LISTENING } from './ears.ts'
import { openReplay, recordOf } from './records.ts'
import { visitors } from './visits.ts'

const arrive = visitors()

test('stepping through a replay says each move once', async () => {
  const visitor = await arrive({ before: LISTENING })
  const { page } = visitor
  const heard = () => page.evaluate(() => (globalThis as unknown as { heard: string[] }).heard)
  await openReplay(visitor, recordOf('evil-corp', 'heard', 12))
  // At first it tells how the table was set out.
  await expect.poll(heard).toContainEqual('Beginning.')
  const log = page.getByRole('log')
  for (let move = 1; move <= 4; move++) {
    const before = (await heard()).length
    await page.keyboard.press('ArrowRight')
    await page.getByText(`Move ${move} of 12`, { exact: true }).waitFor()
    await expect.poll(async () => (await heard()).length).toBeGreaterThan(before)
    const said = (await heard()).slice(before).filter((sentence) => sentence !== `Move ${move} of 12.`)
    expect(new Set(said).size).toBe(said.length)
    const text = (await log.innerText()).replace(/\s+/g, ' ').toLowerCase()
    for (const sentence of said) expect(text).toContain(sentence.replace(/\s+/g, ' ').toLowerCase())
  }
  const before = (await heard()).length
  await page.keyboard.press('ArrowLeft')
  await expect.poll(async () => (await heard())[before]).toBe('Move 3 of 12.')
})
