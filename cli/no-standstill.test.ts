/** In Villainous: a game between bots comes to an end. This one once went on until the cap on moves. */
import { botOf, playBout } from '@duskhall/bots'
import { gameOf, knowledgeOf } from '@duskhall/games'
import { type Game, type Move, seedFrom, type Table } from '@duskhall/kernel'
import { expect, test } from 'vitest'

test('nobody sits on a hand that cannot be played', () => {
  const { record, state } = playBout({
    game: gameOf('villainous') as Game<Table, Move>,
    knowledge: knowledgeOf('villainous'),
    bots: [botOf('greedy'), botOf('greedy')],
    seed: seedFrom('vb', 'g', 58),
    options: { villains: ['lady-tremaine', 'gaston'] },
  })
  expect(state.outcome).not.toBeNull()
  expect(record.moves.length).toBeLessThan(2000)
})
