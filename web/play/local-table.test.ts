import { gameOf } from '@duskhall/games'
import { fromSnapshot, type Game, type Move, moves, type view, waited } from '@duskhall/kernel'
import { describe, expect, test, vi } from 'vitest'
import { readTable } from '../store/entries.ts'
import type { Player } from '../store/tables.ts'
import { historyOf } from './history.ts'
import type { LocalTable } from './local-table.ts'
import type { LocalTableSetup, Thinker } from './table-state.ts'
import { bot, laidTable, person, settle } from './testing/table.ts'
import { teller, viewer } from './told.ts'

const game = gameOf('evil-corp') as Game
/** A bot that passes when it can, and takes the first answer otherwise. */
const passing: Thinker = {
  async think({ view: seen }) {
    const answers = seen.question?.moves ?? []
    const answer = answers.find((move) => move.do === 'pass') ?? answers[0]
    if (!answer) throw new Error('asked without a question')
    return answer
  },
}

const tableOf = (players: Player[], parts: Partial<LocalTableSetup> = {}) =>
  laidTable(game, players, { thinker: passing, ...parts }, { firstPlayer: '0' })

const mine = (table: LocalTable) => table.state.view.question?.moves ?? []

const answer = (table: LocalTable, move: Move, question = table.record().state.asked) =>
  table.answer({ question, seat: table.state.seat, move })

function play(table: LocalTable, name: string) {
  const move = mine(table).find((answer) => answer.do === name)
  expect(move, `no ${name} among ${JSON.stringify(mine(table))}`).toBeDefined()
  expect(answer(table, move as { do: string })).toBeNull()
}

describe('a table against a bot', () => {
  test('takes an answer, saves it, lets the bot answer, and waits again', async () => {
    const { table, store } = tableOf([person('Nora'), bot('Vex')])
    play(table, 'pass')
    await settle()
    await table.saved()
    const saved = readTable(await store.load('t'))
    expect(saved?.snapshot.record.moves.length).toBe(table.record().record.moves.length)
    expect(saved?.snapshot.record.moves.length).toBeGreaterThan(1)
    expect(saved && fromSnapshot(game, saved.snapshot).state).toEqual(table.record().state)
    expect(table.state.thinking).toBeNull()
    expect(mine(table).length).toBeGreaterThan(0)
    expect(table.state.log.length).toBe(table.record().record.moves.length + 1)
  })

  test('refuses what is stale or not legal and stays as it was', () => {
    const { table } = tableOf([person('Nora'), bot('Vex')])
    const before = table.record()
    expect(answer(table, mine(table)[0] as { do: string }, 99)).toEqual({ refused: 'stale' })
    expect(answer(table, { do: 'fly' })?.refused).toBe('illegal')
    expect(table.record()).toBe(before)
  })

  test('of the day keeps its mark, and takes back nothing that the bot has answered, unless it is practice', async () => {
    const players = [person('Nora'), bot('Vex')]
    for (const daily of [{ day: '2026-11-16' }, { day: '2026-11-16', practice: true }]) {
      const { table, store } = tableOf(players, { daily })
      play(table, 'pass')
      await settle()
      await table.saved()
      expect(readTable(await store.load('t'))?.daily).toEqual(daily)
      expect(table.state.takingBack).toBe(daily.practice ? 'freely' : 'no')
      expect(table.undo()?.refused).toBe(daily.practice ? undefined : 'nothing')
    }
  })

  test('takes back everything when alone, with what the bot did since', async () => {
    const { table } = tableOf([person('Nora'), bot('Vex')])
    const before = table.record().state
    play(table, 'pass')
    await settle()
    expect(table.state.takingBack).toBe('freely')
    expect(table.undo()).toBeNull()
    expect(table.record().state).toEqual(before)
    expect(table.state.log).toHaveLength(1)
    expect(table.undo()?.refused).toBe('nothing')
  })

  test('has nothing to take back before the own first move, whatever the bot did', async () => {
    const { table } = tableOf([bot('Vex'), person('Nora')])
    await settle()
    expect(table.record().record.moves.length).toBeGreaterThan(0)
    expect(table.state.takingBack).toBe('no')
  })

  test('steps back one part of a chain only', () => {
    const { table } = tableOf([person('Nora'), bot('Vex')])
    const before = table.record().state
    const asked = mine(table)
    expect(table.state.exchange).toBeNull()
    play(table, 'deploy')
    expect(table.record().state.agenda.at(-1)?.do).toBe('place')
    expect(table.state.canStepBack).toBe(true)
    // Another tile may take its place: those are the answers of the part before.
    const given = table.record().record.moves.at(-1)?.move
    expect(table.state.exchange).toEqual({ given, moves: asked })
    expect(table.stepBack()).toBeNull()
    expect(table.record().state).toEqual(before)
  })

  test('gives the answers that the page gives by itself, and takes them back with the one before', () => {
    const place = (seen: ReturnType<typeof view>) =>
      seen.question?.name === 'place' ? (seen.question.moves[0] ?? null) : null
    const { table } = tableOf([person('Nora'), bot('Vex')], {
      conventions: { autoAnswer: place, isChained: () => false },
      thinker: { think: () => new Promise(() => {}) },
    })
    const before = table.record().state
    play(table, 'deploy')
    expect(table.record().record.moves).toHaveLength(2)
    expect(table.undo()).toBeNull()
    expect(table.record().state).toEqual(before)
  })

  test('goes on with a plain answer when a bot fails, and says so', async () => {
    const onBotError = vi.fn()
    let calls = 0
    const thinker: Thinker = {
      think: (request, signal) =>
        calls++ === 0 ? Promise.reject(new Error('dizzy')) : passing.think(request, signal),
    }
    const { table } = tableOf([person('Nora'), bot('Vex')], { thinker, onBotError })
    play(table, 'pass')
    await settle()
    expect(onBotError).toHaveBeenCalledOnce()
    expect(table.record().record.moves.length).toBeGreaterThan(1)
  })

  test('can be undone while the bot thinks; its answer then comes too late', async () => {
    let finish: (move: { do: string }) => void = () => {}
    const thinker: Thinker = {
      think: () =>
        new Promise((resolve) => {
          finish = resolve
        }),
    }
    const { table } = tableOf([person('Nora'), bot('Vex')], { thinker })
    play(table, 'pass')
    expect(table.state.thinking).toBe(1)
    expect(table.undo()).toBeNull()
    finish({ do: 'pass' })
    await settle()
    expect(table.record().record.moves).toHaveLength(0)
    expect(table.state.thinking).toBeNull()
  })
})

describe('two people at one screen', () => {
  test('each begins behind a curtain, and nobody answers through it', () => {
    const { table } = tableOf([person('Nora'), person('Ana')])
    expect(table.state.curtain).toBe(0)
    const pass = { do: 'pass' }
    expect(answer(table, pass)?.refused).toBe('not-asked')
    table.raiseCurtain()
    play(table, 'pass')
    expect(table.state.curtain).toBe(1)
    expect(table.state.seat).toBe(0)
    table.raiseCurtain()
    expect(table.state.seat).toBe(1)
    expect(mine(table).length).toBeGreaterThan(0)
  })

  test('a move that another has answered cannot be taken back', () => {
    const { table } = tableOf([person('Nora'), person('Ana')])
    table.raiseCurtain()
    play(table, 'pass')
    table.raiseCurtain()
    expect(table.state.takingBack).toBe('if-all-agree')
    expect(table.undo()?.refused).toBe('nothing')
    expect(table.undo(true)).toBeNull()
    expect(table.record().record.moves).toEqual([])
    expect(table.state.curtain).toBe(0)
  })
})

test('a history is the record heard again', async () => {
  const { table } = tableOf([person('Nora'), bot('Vex')])
  play(table, 'pass')
  await settle()
  const again = teller(viewer(game))(historyOf(game, table.record().record), 0)
  const heard = (log: typeof again) =>
    log.map(({ at, seat, events, before }) => ({ at, seat, events, before }))
  expect(heard(again)).toEqual(heard(table.state.log))
  expect(moves(game, table.record().state, table.state.seat)).toEqual(mine(table))
})

test('undo takes back a whole action, a step back only its last part', () => {
  const { table } = tableOf([person('Nora'), bot('Vex')], {
    conventions: { autoAnswer: () => null, isChained: (seen) => seen.question?.name === 'place' },
    thinker: { think: () => new Promise(() => {}) },
  })
  const before = table.record().state
  play(table, 'deploy')
  play(table, 'place')
  expect(table.record().record.moves).toHaveLength(2)
  expect(table.undo()).toBeNull()
  expect(table.record().state).toEqual(before)
})

describe('giving up', () => {
  test('ends the game without an outcome: it is kept as over, asks nobody, and is told with all cards open', async () => {
    const { table, store } = tableOf([person(''), bot('Vex')])
    play(table, 'deploy')
    table.resign()
    await table.saved()
    expect(table.state).toMatchObject({ resigned: 0, thinking: null, takingBack: 'no', canStepBack: false })
    expect(table.state.view.question).toBeNull()
    expect(table.record().state.outcome).toBeNull()
    expect(table.story()).not.toBeNull()
    const saved = readTable(await store.load('t'))
    expect(saved).toMatchObject({ over: true, resigned: 0 })
    expect(saved?.snapshot.record.moves).toHaveLength(1)
    const move = { do: 'pass' }
    expect(answer(table, move)).toEqual({ refused: 'over' })
    expect(table.undo()).toEqual({ refused: 'over' })
  })

  test('is not forgotten when the table is opened again, and raises no curtain', () => {
    const { table } = tableOf([person('Nora'), person('Ben')], { resigned: 1 })
    expect(table.state).toMatchObject({ resigned: 1, curtain: null })
    expect(table.state.view.question).toBeNull()
    expect(table.story()).not.toBeNull()
  })

  test('calls off the bot that is thinking', async () => {
    const thinker: Thinker = { think: () => new Promise(() => {}) }
    const { table } = tableOf([bot('Vex'), person('')], { thinker })
    expect(table.state.thinking).toBe(0)
    table.resign()
    await settle()
    expect(table.state).toMatchObject({ thinking: null, resigned: 1 })
  })
})

test('a table of teams keeps who plays with whom', async () => {
  const { table, store } = tableOf([person(''), bot('Vex'), bot('Mortimer'), bot('Grizelda')])
  await table.saved()
  const teams = readTable(await store.load('t'))?.teams
  expect(teams).toHaveLength(2)
  expect(teams?.every((team) => team.length === 2)).toBe(true)
  const { table: duel, store: other } = tableOf([person(''), bot('Vex')])
  await duel.saved()
  expect(await other.load('t')).not.toHaveProperty('teams')
})

describe('what happens by itself', () => {
  const holding = {
    autoAnswer: () => null,
    isChained: () => false,
    interludes: {
      holds: (events: readonly { readonly e: string }[]) => events.some(({ e }) => e === 'night'),
    },
  }

  test('holds the table: no bot is asked and nothing is answered or taken back before it goes on', async () => {
    const think = vi.fn(passing.think)
    const { table } = tableOf([person('Nora'), bot('Vex')], { conventions: holding, thinker: { think } })
    play(table, 'pass')
    await settle()
    // Vex has passed, and Night has fallen.
    expect(table.state.interlude?.events.map(({ e }) => e)).toContain('night')
    const asked = think.mock.calls.length
    const { question } = table.state.view
    expect(table.answer({ question: question?.number ?? 0, seat: 0, move: { do: 'pass' } })?.refused).toBe(
      'not-asked',
    )
    expect([table.undo()?.refused, table.state.takingBack, table.state.thinking]).toEqual([
      'not-asked',
      'no',
      null,
    ])
    await settle()
    expect(think.mock.calls.length).toBe(asked)
    table.goOn()
    await settle()
    expect(table.state.interlude).toBeNull()
    expect(mine(table).length).toBeGreaterThan(0)
    table.goOn()
    expect(table.state.interlude).toBeNull()
  })

  test('lowers no curtain and changes no seat before it goes on', () => {
    const { table } = tableOf([person('Nora'), person('Ana')], { conventions: holding })
    table.raiseCurtain()
    play(table, 'pass')
    table.raiseCurtain()
    play(table, 'pass')
    expect(table.record().state.round).toBe(2)
    table.sitAt(0)
    expect([table.state.interlude !== null, table.state.curtain, table.state.seat]).toEqual([true, null, 1])
    table.goOn()
    const begins = waited(game, table.record().state)[0]
    expect(table.state.curtain ?? table.state.seat).toBe(begins)
  })

  test('is told with the table in its middle, as the seat saw it', async () => {
    const { table } = tableOf([person('Nora'), bot('Vex')], { conventions: holding })
    play(table, 'pass')
    await settle()
    const dusk = table.state.interlude?.midway?.(({ e }) => e === 'night')
    expect(dusk).toMatchObject({ passed: 3, round: 1 })
    expect(Reflect.get(dusk ?? {}, 'screens')[1].every((tile: number) => tile < 0)).toBe(true)
    expect(table.state.interlude?.midway?.(() => false)).toBeNull()
  })
})

test('a lesson that was left is kept with its table, and can be resumed', async () => {
  const { table, store } = tableOf([person('Nora'), bot('Vex')], { lesson: 'first-game' })
  const kept = async () => {
    await table.saved()
    const saved = readTable(await store.load('t'))
    return [saved?.lesson, saved?.leftLesson]
  }
  table.resumeLesson()
  expect([table.lesson, table.leftLesson]).toEqual(['first-game', null])
  table.endLesson()
  expect([table.lesson, table.leftLesson]).toEqual([null, 'first-game'])
  expect(await kept()).toEqual([undefined, 'first-game'])
  table.resumeLesson()
  expect([table.lesson, table.leftLesson]).toEqual(['first-game', null])
  expect(await kept()).toEqual(['first-game', undefined])
})
