/** A turn of Terrors of London takes few clicks: what needs no thought is done at once. */
import { expect, test } from 'vitest'
import { goOnFrom } from './records.ts'
import { look } from './seat.ts'
import { recordAt } from './terrors-moments.ts'
import { visitors } from './visits.ts'

const arrive = visitors()

test('an attack with everything ends the turn by the same press', async () => {
  const visitor = await arrive()
  const { page, words } = visitor
  await goOnFrom(visitor, recordAt('an attack is left, and the turn may end'))
  const before = await look(visitor)
  const question = page.getByRole('region', { name: words.question })
  await question.getByRole('button', { name: /^Attack for \d+, (heal \d+, )?end turn$/ }).click()
  await expect
    .poll(async () => {
      const { state, phase } = await look(visitor)
      return state === 'sure' || state === 'over' || phase !== before.phase
    })
    .toBe(true)
})
