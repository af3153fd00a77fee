/** A game between bots comes to an end: these once went on until the cap on moves. */
import { botOf, playBout } from '@duskhall/bots'
import { seedFrom } from '@duskhall/kernel'
import { expect, test } from 'vitest'
import { villainous } from '../index.ts'
import { knowledge } from './index.ts'

test('nobody sits on a hand that cannot be played', () => {
  const { record, state } = playBout({
    game: villainous,
    knowledge,
    bots: [botOf('greedy'), botOf('greedy')],
    seed: seedFrom('vb', 'g', 58),
    options: { villains: ['lady-tremaine', 'gaston'] },
  })
  expect(state.outcome).not.toBeNull()
  expect(record.moves.length).toBeLessThan(2000)
})
