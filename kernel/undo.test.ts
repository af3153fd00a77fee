import { describe, expect, test } from 'vitest'
import type { Question, Seat } from './contract.ts'
import { type Match, openMatch, type Refused, replay, submit } from './match.ts'
import { rngFrom, seedFrom } from './rng.ts'
import { fromSnapshot, takeSnapshot } from './snapshot.ts'
import { type LanternMove, type LanternOptions, type LanternTable, lantern } from './testing/lantern.ts'
import { anyChoice } from './testing/playout.ts'
import { type Toy, type ToyMove, type ToyStep, toyGame } from './testing/toy.ts'
import { movesToUndo, undo } from './undo.ts'

type LanternMatch = Match<LanternTable, LanternMove, LanternOptions>

const seed = seedFrom('match')
const fresh = (): LanternMatch => openMatch(lantern, { seats: 2, seed }).match
const pass: LanternMove = { do: 'pass' }
const draw: LanternMove = { do: 'draw' }
const stake = (n: number): LanternMove => ({ do: 'wager', stake: n })

/** The match after these moves, each by the seat before it. */
function after<M extends Match>(match: M, ...played: [Seat, M['record']['moves'][number]['move']][]): M {
  return played.reduce((m, [seat, move]) => {
    const taken = submit(m, { question: m.state.asked, seat, move })
    if ('refused' in taken) throw new Error(`refused: ${taken.refused}`)
    return taken.match as M
  }, match)
}

/** A card of seat 0 whose play leaves no triggers to put in order. */
function quiet({ state }: LanternMatch): number {
  return state.hands[0]?.find((card) => card % 2 === 1) as number
}

describe('taking back', () => {
  const undone = <M extends Match>(result: M | Refused): M => {
    if ('refused' in result) throw new Error(`refused: ${result.refused}`)
    return result
  }

  /** One seat acts five times, so that there is something to take back move by move. */
  const solo: typeof lantern = {
    ...lantern,
    steps: {
      ...lantern.steps,
      next: (s) => {
        if (s.asked < 5) s.agenda.push({ do: 'turn', seat: 0 })
      },
    },
  }

  test('goes move by move to the fence and not past it', () => {
    const start = openMatch(solo, { seats: 2, seed }).match
    const first = quiet(start)
    const drawn = after(start, [0, draw])
    const one = after(drawn, [0, { do: 'play', card: first }])
    const two = after(one, [0, pass])
    const back = undone(undo(two, 0))
    expect(back).toEqual(one)
    expect(undone(undo(back, 0))).toEqual(drawn)
    expect(movesToUndo(drawn, 0)).toBe(0)
    expect(undo(drawn, 0)).toEqual({ refused: 'fence' })
  })

  test('is not possible after another seat has moved', () => {
    const match = after(fresh(), [0, pass], [1, pass])
    expect(movesToUndo(match, 0)).toBe(0)
    expect(undo(match, 0)).toEqual({ refused: 'nothing' })
    expect(undone(undo(match, 1)).record.moves).toEqual([{ seat: 0, move: pass }])
  })

  test('is not possible before anything was done', () => {
    expect(undo(fresh(), 0)).toEqual({ refused: 'nothing' })
    expect(undo(fresh(), 0, 'alone')).toEqual({ refused: 'nothing' })
  })

  test('is not possible for the last to answer a sealed question, who has seen the others', () => {
    const sealed = after(fresh(), [0, pass], [1, pass], [0, stake(1)])
    expect(movesToUndo(sealed, 0)).toBe(1)
    expect(undo(after(sealed, [1, stake(1)]), 1)).toEqual({ refused: 'fence' })
  })

  test('alone goes past chance and through the moves of bots to the own last one', () => {
    const start = after(fresh(), [0, pass], [1, pass], [0, stake(0)], [1, stake(1)])
    const match = after(start, [0, draw], [1, { do: 'mix' }])
    expect(movesToUndo(match, 0, 'alone')).toBe(2)
    expect(undone(undo(match, 0, 'alone'))).toEqual(start)
    expect(movesToUndo(match, 1, 'alone')).toBe(1)
    expect(undone(undo(match, 1, 'alone')).record.moves).toHaveLength(5)
  })

  test('equals the replay of the shorter record', () => {
    const r = rngFrom(seedFrom('to the end'))
    let match = fresh()
    while (!match.state.outcome) {
      const { seat, move } = anyChoice(lantern, match.state, r)
      match = after(match, [seat, move])
    }
    const seat = match.record.moves.at(-1)?.seat as number
    const short = { ...match.record, moves: match.record.moves.slice(0, -1) }
    const back = undone(undo(match, seat, 'alone'))
    expect({ ...back, before: null }).toEqual(replay(lantern, short))
  })

  test('hands back the very state the table had: nothing is played again', () => {
    const one = after(fresh(), [0, pass])
    const two = after(one, [1, pass])
    expect(undone(undo(two, 1)).state).toBe(one.state)
    expect(undone(undo(two, 0, 'alone')).state).toBe(one.before?.state)
  })

  test('reaches, from a snapshot, what was played since and no further', () => {
    const saved = takeSnapshot(after(fresh(), [0, pass]))
    const back = fromSnapshot({ ...lantern, rulesVersion: 4 }, JSON.parse(JSON.stringify(saved)))
    expect(undo(back, 0)).toEqual({ refused: 'rules' })
    expect(undo(back, 0, 'alone')).toEqual({ refused: 'rules' })
    const on = after(back, [1, pass])
    expect(undone(undo(on, 1)).state).toBe(back.state)
    expect(undo(on, 0)).toEqual({ refused: 'nothing' })
  })

  test('by consent takes back anything, whoever did it and whatever was shown', () => {
    const start = after(fresh(), [0, pass], [1, draw])
    expect(movesToUndo(start, 1)).toBe(0)
    const back = undone(undo(start, 0, 'consent'))
    expect(back.record.moves).toEqual([{ seat: 0, move: pass }])
    expect(undone(undo(back, 1, 'consent')).record.moves).toEqual([])
    expect(undo(fresh(), 0, 'consent')).toEqual({ refused: 'nothing' })
  })

  test('passes over what others answered within the action of that seat (KR-PLAY-R11)', () => {
    const start = openMatch({ ...lantern, acting: () => 0 }, { seats: 2, seed }).match
    const answered = after(start, [0, pass], [1, pass])
    expect(undone(undo(answered, 0)).state).toBe(start.state)
    // In an action of the other it may not.
    const others = openMatch({ ...lantern, acting: () => 1 }, { seats: 2, seed }).match
    expect(undo(after(others, [0, pass], [1, pass]), 0)).toEqual({ refused: 'nothing' })
  })

  test('by consent stops at the fence where the game says so (KR-PLAY-R6)', () => {
    const game = { ...lantern, consent: 'to-the-fence' as const }
    const start = openMatch(game, { seats: 2, seed }).match
    const passed = after(start, [0, pass])
    expect(undone(undo(passed, 1, 'consent')).state).toBe(start.state)
    expect(undo(after(passed, [1, draw]), 0, 'consent')).toEqual({ refused: 'fence' })
  })
})

describe('a window that is declined', () => {
  const window: Question<Toy, ToyStep, ToyMove> = {
    who: (_, q) => [q.seat as Seat],
    moves: (s, _, seat) => [
      { do: 'decline' },
      ...(s.hands[seat] as number[]).map((card) => ({ do: 'play', card })),
    ],
    answer(s, _, seat, move) {
      if (move.do === 'play') s.log.push(`${seat} plays ${move.card}`)
    },
    always: () => true,
    idle: (move) => move.do === 'decline',
  }
  const deed: Question<Toy, ToyStep, ToyMove> = {
    who: () => [0],
    moves: () => [{ do: 'deed' }],
    answer: () => {},
    always: () => true,
  }
  const table = (hands: number[][]) => {
    const agenda = [{ do: 'deed' }, { do: 'window', seat: 1 }, { do: 'window', seat: 2 }, { do: 'deed' }]
    const game = toyGame({ seats: 3, hands, agenda, questions: { deed, window } })
    return after(openMatch(game, { seats: 3, seed }).match, [0, { do: 'deed' }], [1, { do: 'decline' }])
  }

  test("never ends another seat's undo, and it cannot be told from it what was in the hand", () => {
    for (const hands of [
      [[], [], []],
      [[], [7], []],
    ]) {
      const match = after(table(hands), [2, { do: 'decline' }])
      expect(movesToUndo(match, 0)).toBe(3)
      expect((undo(match, 0) as Match).record.moves).toEqual([])
    }
  })

  test('ends it once something is played', () => {
    const match = after(table([[], [], [9]]), [2, { do: 'play', card: 9 }])
    expect(movesToUndo(match, 0)).toBe(0)
    expect(movesToUndo(match, 2)).toBe(1)
  })
})
