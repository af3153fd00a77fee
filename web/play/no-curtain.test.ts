/** Where nothing is secret between players, one screen is shared without a curtain, by any number of people. */
import kingdomRush from '@duskhall/games/kingdom-rush/index.ts'
import type { Move } from '@duskhall/kernel'
import { describe, expect, test } from 'vitest'
import type { Thinker } from './table-state.ts'
import { bot, laidTable, person, settle } from './testing/table.ts'

/** The first answer, and ready as soon as that is one; who is ready stays so. */
const thinker: Thinker = {
  async think({ view }) {
    const moves = view.question?.moves ?? []
    return moves.find(({ do: name }) => name === 'ready') ?? (moves[0] as Move)
  },
}

const HEROES = ['malik', 'ignus', 'magnus', 'alleria']

function tableOf(players: Parameters<typeof laidTable>[1]) {
  const { table } = laidTable(
    kingdomRush,
    players,
    { thinker, conventions: { autoAnswer: () => null, isChained: () => false } },
    { heroes: HEROES.slice(0, players.length) },
  )
  const answer = (wish: string) => {
    const { seat, view } = table.state
    const moves = view.question?.moves ?? []
    const move = moves.find((one) => one.do === wish) ?? moves[0]
    return table.answer({ question: view.question?.number ?? 0, seat, move: move as never })
  }
  /** The first answer to everything, until all may act. */
  const untilOpen = async () => {
    for (let i = 0; i < 40 && table.state.choices.length === 0; i++) {
      if (answer('')) await settle()
    }
  }
  return { table, answer, untilOpen }
}

describe('Kingdom Rush', () => {
  test('four heroes at one screen: whoever plays them switches freely, and is asked nothing in between', async () => {
    const { table, answer, untilOpen } = tableOf([person(''), person(''), person(''), person('')])
    await untilOpen()
    expect(table.state.choices).toEqual([0, 1, 2, 3])
    for (const seat of [3, 1, 2]) {
      table.sitAt(seat)
      expect(table.state).toMatchObject({ seat, curtain: null })
      expect(table.state.view.seat).toBe(seat)
    }
    // Whoever is ready makes room for somebody who is not.
    expect(answer('ready')).toBeNull()
    expect(table.state.seat).not.toBe(2)
    expect(table.state.curtain).toBeNull()
  })

  test('two people beside a bot: the bot is not to be switched to', async () => {
    const { table, untilOpen } = tableOf([person('Nora'), bot('Vex'), person('Ana')])
    await untilOpen()
    expect(table.state.choices).toEqual([0, 2])
    table.sitAt(1)
    expect(table.state.seat).not.toBe(1)
    table.sitAt(2)
    expect(table.state).toMatchObject({ seat: 2, curtain: null })
  })

  test('alone there is nobody to switch to', () => {
    const { table, answer } = tableOf([person('')])
    for (let i = 0; i < 12; i++) {
      expect(table.state).toMatchObject({ seat: 0, curtain: null, choices: [] })
      if (answer('ready') !== null) break
    }
  })
})
