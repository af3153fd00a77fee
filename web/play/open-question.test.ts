/** A question that all may answer at any time, at a real table: people and bots side by side, several seats on one screen. */
import { type CommonsMove, type CommonsTable, commons } from '@duskhall/bots/testing/commons.ts'
import type { Move, View } from '@duskhall/kernel'
import { describe, expect, test } from 'vitest'
import type { Player } from '../store/tables.ts'
import type { LocalTable } from './local-table.ts'
import type { Thinker } from './table-state.ts'
import { bot, laidTable, person, settle } from './testing/table.ts'

/** Carries while it can, then is ready. */
const diligent: Thinker = {
  async think({ view }) {
    const legal = view.question?.moves ?? []
    return legal.find((move) => move.do === 'carry') ?? (legal[0] as Move)
  },
}

/** Thinks until it is told to stop. */
function slow() {
  const waiting: { seat: number; answer(move: CommonsMove): void }[] = []
  const thinker: Thinker = {
    think: ({ seat }) => new Promise((resolve) => waiting.push({ seat, answer: resolve })),
  }
  return { waiting, thinker }
}

function tableOf(
  players: Player[],
  thinker: Thinker = diligent,
  isChained: (seen: View) => boolean = () => false,
) {
  const { table } = laidTable(commons, players, {
    thinker,
    conventions: { autoAnswer: () => null, isChained },
    onBotError: (_, error) => {
      throw error
    },
  })
  const answer = (name: CommonsMove['do']) =>
    table.answer({
      question: table.state.view.question?.number ?? 0,
      seat: table.state.seat,
      move: { do: name },
    })
  return { table, answer }
}

describe('a person beside bots', () => {
  test('may still answer while the bots act, and the bots wait for nobody', async () => {
    const { table, answer } = tableOf([person('Nora'), bot('Vex'), bot('Fenn')])
    await settle()
    // Both bots have carried everything and are ready; nobody but the person is waited for.
    expect(table.state.view.question?.waits).toEqual([0])
    expect(table.record().state).toMatchObject({ wall: 6, stones: [3, 0, 0] })
    expect(table.state.thinking).toBeNull()
    expect(answer('ready')).toBeNull()
    await settle()
    expect(table.record().state.outcome).toMatchObject({ winners: [0, 1, 2], stars: 3 })
  })

  test('who is ready is waited for no more, and may withdraw while others think', async () => {
    const { waiting, thinker } = slow()
    const { table, answer } = tableOf([person('Nora'), bot('Vex')], thinker)
    expect(answer('ready')).toBeNull()
    expect(table.state.view.question?.moves).toEqual([{ do: 'withdraw' }])
    expect(answer('withdraw')).toBeNull()
    expect(answer('carry')).toBeNull()
    // The bot has thought all the while about the table it saw first: its answer crossed ours, and is still good.
    expect(waiting).toHaveLength(1)
    waiting[0]?.answer({ do: 'carry' })
    await settle()
    expect(table.record().state).toMatchObject({ wall: 2, stones: [2, 2] })
    expect(waiting).toHaveLength(2)
  })

  test('is not disturbed: what was aimed at an open question is still the same question', async () => {
    const { table } = tableOf([person('Nora'), bot('Vex')])
    const first = table.state.view.question
    await settle()
    const now = table.state.view.question
    expect(now?.number).toBeGreaterThan(first?.number as number)
    expect(now?.since).toBe(first?.since)
  })

  test('takes back the own last move with what the bots did since', async () => {
    const { table, answer } = tableOf([person('Nora'), bot('Vex')])
    await settle()
    const before = table.record().state
    answer('carry')
    await settle()
    expect(table.undo()).toBeNull()
    expect(table.record().state).toBe(before)
  })
})

describe('several seats on one screen', () => {
  test('need no curtain where nothing is secret, and are switched between freely', () => {
    const { table, answer } = tableOf([person('Nora'), person('Ana')])
    expect(table.state).toMatchObject({ seat: 0, curtain: null, choices: [0, 1] })
    table.sitAt(1)
    expect(table.state).toMatchObject({ seat: 1, curtain: null })
    expect(answer('carry')).toBeNull()
    expect(table.record().state).toMatchObject({ stones: [3, 2] })
    // Whoever is ready makes room for who is not.
    answer('ready')
    expect(table.state.seat).toBe(0)
    table.sitAt(1)
    expect(table.state.view.question?.moves).toEqual([{ do: 'withdraw' }])
  })

  test("take back another seat's last part, because they play together (KR-PLAY-R6)", () => {
    const { table, answer } = tableOf([person('Nora'), person('Ana')])
    answer('carry')
    table.sitAt(1)
    expect(table.state.takingBack).toBe('freely')
    expect(table.undo()).toBeNull()
    expect(table.record().record.moves).toEqual([])
  })

  test("take back another seat's whole action where it had several parts", () => {
    // After the first stone, seat 0 is in the middle of something; seat 1 never is.
    const isChained = ({ seat, state }: View) => seat === 0 && (state as CommonsTable).stones[0] === 2
    const { table, answer } = tableOf([person('Nora'), person('Ana')], diligent, isChained)
    answer('carry')
    answer('carry')
    table.sitAt(1)
    expect(table.undo()).toBeNull()
    expect(table.record().record.moves).toEqual([])
  })
})

describe('two people and a bot', () => {
  /** The same game with a hand for each seat that nobody else sees. */
  const secretive: typeof commons = {
    ...commons,
    zones: (s) =>
      s.stones.map((_, seat) => ({ id: `hand ${seat}`, cards: [], sight: 1 << seat, ordered: false })),
  }
  const answerAt = (table: LocalTable, name: CommonsMove['do']) =>
    table.answer({ question: table.record().state.asked, seat: table.state.seat, move: { do: name } })

  test('take back by consent what a person did, though the bot moved last', async () => {
    const { table, answer } = tableOf([person('Nora'), person('Ana'), bot('Vex')])
    await settle()
    answer('carry')
    table.sitAt(1)
    answer('carry')
    await settle()
    const { length } = table.record().record.moves
    expect(table.undo()).toBeNull()
    expect(table.undo()).toBeNull()
    await settle()
    expect(table.record().state.stones.slice(0, 2)).toEqual([3, 3])
    expect(table.record().record.moves.length).toBeLessThan(length)
  })

  test('sit where they like: nothing but their own answer makes room for another', async () => {
    const { waiting, thinker } = slow()
    const { table, answer } = tableOf([person('Nora'), person('Ana'), bot('Vex')], thinker)
    answer('ready')
    expect(table.state.seat).toBe(1)
    table.sitAt(0)
    waiting.at(-1)?.answer({ do: 'carry' })
    await settle()
    expect(table.state.seat).toBe(0)
    expect(answer('withdraw')).toBeNull()
  })

  test('sit there behind a curtain where there are secrets, and can withdraw', () => {
    const { thinker } = slow()
    const { table } = laidTable(secretive, [person('Nora'), person('Ana')], { thinker })
    table.raiseCurtain()
    answerAt(table, 'ready')
    expect(table.state.curtain).toBe(1)
    table.raiseCurtain()
    table.sitAt(0)
    expect(table.state.curtain).toBe(0)
    table.raiseCurtain()
    expect(table.state).toMatchObject({ seat: 0, curtain: null })
    expect(answerAt(table, 'withdraw')).toBeNull()
  })

  test('an answer of a seat that has left the front is not taken for who sits there now', () => {
    const { table } = tableOf([person('Nora'), person('Ana')])
    table.sitAt(1)
    expect(table.answer({ question: 0, seat: 0, move: { do: 'carry' } })).toEqual({ refused: 'not-asked' })
  })
})

test('the page answers by itself only for who is waited for', () => {
  const { thinker } = slow()
  const { table } = laidTable(commons, [person('Nora'), bot('Vex')], {
    thinker,
    conventions: {
      autoAnswer: ({ question }) => (question?.moves.length === 1 ? (question.moves[0] ?? null) : null),
      isChained: () => false,
    },
  })
  table.answer({ question: 0, seat: 0, move: { do: 'ready' } })
  expect(table.record().record.moves.map(({ move }) => move.do)).toEqual(['ready'])
})

test('a bot whose answer is refused gives a plain one, and the table goes on', async () => {
  const errors: unknown[] = []
  const thinker: Thinker = { think: async () => ({ do: 'fly' }) }
  const { table } = laidTable(commons, [person('Nora'), bot('Vex')], {
    thinker,
    onBotError: (_, error) => errors.push(error),
  })
  await settle()
  expect(table.state.view.question?.waits).toEqual([0])
  expect(errors.length).toBeGreaterThan(0)
})

test('one answer builds one view of the table', () => {
  let looks = 0
  const counting = {
    ...commons,
    zones: () => {
      looks++
      return []
    },
  }
  const thinker: Thinker = { think: () => new Promise(() => {}) }
  const { table } = laidTable(counting, [person('Nora'), bot('Vex')], { thinker })
  looks = 0
  expect(table.answer({ question: 0, seat: 0, move: { do: 'carry' } })).toBeNull()
  expect(looks).toBe(1)
})
