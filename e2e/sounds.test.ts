/** What is heard in a real browser: nothing before it is asked for, everything at the volume that was chosen. */
import { expect, inject, test } from 'vitest'
import { answer, awaitTurn } from './seat.ts'
import { layTable } from './visitor.ts'
import { visitors } from './visits.ts'

const arrive = visitors()
const address = inject('address')

/** Counts what the page asks its speakers for. */
const LISTEN = `
  window.heard = { contexts: 0, voices: 0 }
  const Real = window.AudioContext
  window.AudioContext = class extends Real {
    constructor() { super(); window.heard.contexts++ }
    createOscillator() { window.heard.voices++; return super.createOscillator() }
    createBufferSource() { window.heard.voices++; return super.createBufferSource() }
  }
`

interface Heard {
  readonly contexts: number
  readonly voices: number
}

test('the volume is moved by keys, said, heard and remembered; nothing sounds before', async () => {
  const { page, words } = await arrive({ address, before: LISTEN })
  const heard = () => page.evaluate<Heard>('window.heard')
  await page.getByRole('button', { name: words.settings, exact: true }).click()
  const volume = page.getByRole('slider', { name: 'Volume' })
  expect(await volume.getAttribute('aria-valuetext')).toBe('50%, sound is off')
  expect(await heard()).toEqual({ contexts: 0, voices: 0 })
  await volume.press('ArrowRight')
  await volume.press('ArrowRight')
  expect(await volume.getAttribute('aria-valuetext')).toBe('60%')
  expect(await page.getByRole('checkbox', { name: /^Sound/ }).isChecked()).toBe(true)
  await expect.poll(async () => (await heard()).contexts).toBe(1)
  await page.reload()
  await page.getByRole('button', { name: words.settings, exact: true }).click()
  expect(await volume.getAttribute('aria-valuetext')).toBe('60%')
  expect(await volume.inputValue()).toBe('60')
})

test('a table is heard once the sound is on', async () => {
  const visitor = await arrive({ address, before: LISTEN, settings: { sound: true } })
  const { page } = visitor
  const voices = async () => (await page.evaluate<Heard>('window.heard')).voices
  await layTable(visitor, { seed: 'sounds' })
  const before = await voices()
  for (let answers = 0; answers < 3; answers++) await answer(visitor, await awaitTurn(visitor))
  await awaitTurn(visitor)
  await expect.poll(voices).toBeGreaterThan(before + 3)
})
