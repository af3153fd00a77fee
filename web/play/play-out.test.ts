import { gameOf } from '@duskhall/games'
import { seedFrom } from '@duskhall/kernel'
import { expect, test } from 'vitest'
import { playOut } from './play-out.ts'

test('a game between bots is played to its end, with the content that it is given', async () => {
  const content = gameOf('evil-corp')?.content
  const order = { seats: 2, level: 'apprentice', options: {}, seed: seedFrom('out') }
  const end = await playOut('evil-corp', { ...order, content: content?.file(content.standard) })
  expect(end.outcome.winners.length).toBeGreaterThan(0)
  expect(end.state.content).toBe(content?.standard)
  expect(await playOut('evil-corp', order)).toEqual(end)
})
