/** Two people, one screen: whoever does not play sees no hand but their own. */
import { expect, test } from 'vitest'
import { playOn } from './seat.ts'
import { layTable } from './visitor.ts'
import { visitors } from './visits.ts'

const arrive = visitors()

test('the curtain hides each hand until its owner confirms', async () => {
  const visitor = await arrive()
  const { page, words } = visitor
  await layTable(visitor, { seed: 'two people', together: true })

  const hands = new Map<string, string[]>()
  const passed: string[] = []
  for (let turn = 0; turn < 6; turn++) {
    const title = page.getByRole('heading', { level: 1, name: /^Pass the screen to/ })
    await title.waitFor()
    const name = /to (.+)$/.exec((await title.textContent()) ?? '')?.[1] ?? ''
    passed.push(name)
    // Nothing of the table is there, neither to see nor to hear.
    expect(await page.getByRole('main', { name: words.table }).count()).toBe(0)
    expect(await page.getByRole('option').count()).toBe(0)
    expect(await page.getByRole('log').count()).toBe(0)
    if (turn === 3) {
      await page.reload()
      await title.waitFor()
      // Whatever was played a moment ago is kept.
      expect(await title.textContent()).toContain(name)
      expect(await page.getByRole('option').count()).toBe(0)
    }
    await page.getByRole('button', { name: `I am ${name}` }).click()
    const hand = page.getByRole('listbox', { name: 'Behind your screen' })
    await hand.waitFor()
    const shown = await hand
      .getByRole('option')
      .evaluateAll((tiles) => tiles.map((tile) => tile.ariaLabel ?? ''))
    expect(shown.length).toBeGreaterThan(0)
    if (!hands.has(name)) hands.set(name, shown)
    const { sight, answers } = await playOn(visitor)
    expect(answers).toBeGreaterThan(0)
    expect(sight.state).toBe('curtain')
  }
  const [first, second] = passed
  expect(passed.slice(0, 4)).toEqual([first, second, first, second])
  expect([first, second].sort()).toEqual(['Player 1', 'Player 2'])
  expect(hands.size).toBe(2)
})
