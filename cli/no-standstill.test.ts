/** In Villainous: a game between bots comes to an end. Each of these once went on until the cap on moves. */
import { botOf, playBout } from '@duskhall/bots'
import { gameOf, knowledgeOf } from '@duskhall/games'
import { type Game, type Move, type Seed, seedFrom, type Table } from '@duskhall/kernel'
import { expect, test } from 'vitest'

const STANDSTILLS: readonly { bots: string[]; villains: string[]; seed: Seed }[] = [
  { bots: ['greedy', 'greedy'], villains: ['lady-tremaine', 'gaston'], seed: seedFrom('vb', 'g', 58) },
  { bots: ['expert', 'skilled'], villains: ['horned-king', 'gaston'], seed: seedFrom('vb', 'e17', 314) },
]

test.each(STANDSTILLS)('$villains: nobody sits on a hand that cannot be played', (bout) => {
  const { record, state } = playBout({
    game: gameOf('villainous') as Game<Table, Move>,
    knowledge: knowledgeOf('villainous'),
    bots: bout.bots.map((spec) => botOf(spec)),
    seed: bout.seed,
    options: { villains: bout.villains },
  })
  expect(state.outcome).not.toBeNull()
  expect(record.moves.length).toBeLessThan(2000)
})
