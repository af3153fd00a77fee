/** The contract suite passes a sound game and catches each kind of broken one. */
import type { Game, Outcome, Table } from '@duskhall/kernel'
import {
  anyOf,
  asked,
  ENDLESS,
  moves,
  open,
  play,
  push,
  resultFor,
  rngFrom,
  same,
  seedFrom,
  tell,
} from '@duskhall/kernel'
import { describe, expect, test } from 'vitest'
import type { LanternMove, LanternTable, Turn } from '../kernel/testing/lantern.ts'
import { lantern, turn, wager } from '../kernel/testing/lantern.ts'
import { contractSuite } from './contract-suite.ts'
import { verdict, withBacks, withTurn } from './testing/verdict.ts'

describe('a sound game', () => {
  test.each(contractSuite(lantern))('$name, with $seats seats', ({ run }) => run())
})

describe('a game that ends in going round for ever without asking anybody', () => {
  const endless: Game = { ...lantern, steps: { ...lantern.steps, over: (s) => push(s, { do: 'over' }) } }
  const small = contractSuite(endless).filter(({ seats }) => seats === 2)
  test.each(small)('$name, with $seats seats', ({ run }) => run())

  test('KERNEL-ENDLESS: is drawn', () => {
    const s: Table = open(endless, { seats: 3, seed: seedFrom('endless') })
    const r = rngFrom(seedFrom('choices'))
    for (let [seat] = asked(endless, s); seat !== undefined; [seat] = asked(endless, s)) {
      const legal = moves(endless, s, seat)
      play(endless, s, seat, anyOf(r, legal))
    }
    expect(s.outcome).toEqual({ winners: [0, 1, 2], rule: ENDLESS })
    for (const seat of [0, 1, 2]) expect(resultFor(endless, s, s.outcome as Outcome, seat)).toBe('drawn')
  })
})

describe('a sound game whose backs tell something', () => {
  test.each(contractSuite(withBacks()))('$name, with $seats seats', ({ run }) => run())
})

describe('a sound game whose cards have copies that nobody can tell apart', () => {
  test.each(contractSuite(kindred()))('$name, with $seats seats', ({ run }) => run())
})

/** Lantern with two of each card, and without looking at the deck, which is only for cards that are one of a kind. */
function kindred(): Game {
  const once = (move: LanternMove, at: number, all: LanternMove[]) =>
    all.findIndex((m) => same(m, move)) === at
  return {
    ...lantern,
    setup(setup) {
      const s = lantern.setup(setup)
      const halved = (cards: number[]) => cards.map((card) => card >> 1)
      return { ...s, deck: halved(s.deck), hands: s.hands.map(halved) }
    },
    questions: {
      wager,
      turn: {
        ...turn,
        moves: (s: LanternTable, q: Turn, seat) => {
          const legal = turn
            .moves(s, q, seat)
            .filter(({ do: name }) => ['pass', 'play', 'mix'].includes(name))
          return [...legal, ...(s.deck.length > 0 ? [{ do: 'draw' } as const] : [])].filter(once)
        },
        answer(s: LanternTable, q: Turn, seat, move: LanternMove) {
          turn.answer(s, q, seat, move)
          s.known = []
        },
      },
    },
  }
}

describe('a game that breaks another promise', () => {
  test.each<[string, string, Game, RegExp]>([
    [
      'leaves a seat without an answer',
      'ends, and always asks somebody who can answer',
      { ...lantern, questions: { turn: { ...turn, moves: () => [] }, wager } },
      /"turn" leaves seat 0 no answer/,
    ],
    [
      'asks a seat that is not there',
      'ends, and always asks somebody who can answer',
      { ...lantern, questions: { turn: { ...turn, who: () => [3, 4] }, wager } },
      /"turn" asks seat 3/,
    ],
    [
      'never ends',
      'ends, and always asks somebody who can answer',
      withTurn((s, q) => push(s, q)),
      /not over after 2000 moves/,
    ],
    [
      'reads chance from elsewhere',
      'gives the same table for the same seed and choices',
      withTurn((s, q, seat, move) => {
        turn.answer(s, q, seat, move)
        s.points[seat] = Math.random()
      }),
      /the same choices gave another table/,
    ],
    [
      'plays otherwise when somebody listens',
      'gives the same table for the same seed and choices',
      withTurn((s, q, seat, move) => {
        turn.answer(s, q, seat, move)
        if (tell) s.points[seat] = 77
      }),
      /the same choices gave another table/,
    ],
    [
      'keeps what JSON does not',
      'goes on from JSON at every question',
      withTurn((s, q, seat, move) => {
        turn.answer(s, q, seat, move)
        Object.assign(s, { last: undefined })
      }),
      /holds something that JSON does not keep/,
    ],
    [
      'compares objects by identity',
      'goes on from JSON at every question',
      remembersObjects(),
      /went another way from JSON/,
    ],
    [
      'keeps a list that mixes numbers and objects, which a clone shares',
      'plays on a clone without touching the original',
      sharesThroughClones(),
      /playing on a clone changed the original/,
    ],
    [
      'keeps part of its state outside the table',
      'replays to the same table',
      countsOutside(),
      /the replay is not the game/,
    ],
    [
      'lists an answer twice',
      'takes no answer that is not listed or comes late',
      {
        ...lantern,
        questions: { wager, turn: { ...turn, moves: (s, q, seat) => twice(turn.moves(s, q, seat)) } },
      },
      /has an answer twice/,
    ],
    [
      'forbids what it lists',
      'takes no answer that is not listed or comes late',
      {
        ...lantern,
        questions: { wager, turn: { ...turn, refusals: () => [{ move: { do: 'pass' }, rule: 'LAN-X' }] } },
      },
      /is legal and forbidden by LAN-X/,
    ],
    [
      'changes the table when asked',
      'takes no answer that is not listed or comes late',
      {
        ...lantern,
        questions: {
          wager,
          turn: {
            ...turn,
            refusals: (s: LanternTable) => {
              s.points.reverse()
              s.points.push(0)
              return []
            },
          },
        },
      },
      /asking and refusing changed the table/,
    ],
    [
      'loses a card',
      'loses no card and makes none',
      withTurn((s, q, seat, move) => {
        turn.answer(s, q, seat, move)
        if (move.do === 'mix') s.deck.pop()
      }),
      /cards were lost or made/,
    ],
    [
      'computes a view from what is hidden',
      'guesses tables that look the same',
      {
        ...lantern,
        questions: {
          wager,
          turn: { ...turn, moves: (s, q, seat) => [...turn.moves(s, q, seat), ...hints(s)] },
        },
      },
      /a guess looks different to seat \d/,
    ],
  ])('%s', (_, name, game, sentence) => {
    expect(verdict(game, name)).toMatch(sentence)
  })
})

function twice<T>(list: T[]): T[] {
  return [...list, ...list]
}

function hints(s: LanternTable): LanternMove[] {
  return (s.deck.at(-1) ?? 0) > 9 ? [{ do: 'wager', stake: 9 }] : []
}

function countsOutside(): Game {
  let total = 0
  return withTurn((s, q, seat, move) => {
    turn.answer(s, q, seat, move)
    total++
    s.points[seat] = total
  })
}

function sharesThroughClones(): Game {
  const withTally = (s: LanternTable) => s as LanternTable & { tally: [number, { count: number }] }
  return withTurn(
    (s, q, seat, move) => {
      turn.answer(s, q, seat, move)
      withTally(s).tally[1].count++
    },
    { setup: (setup) => ({ ...lantern.setup(setup), tally: [0, { count: 0 }] }) as Table },
  )
}

function remembersObjects(): Game {
  const lists = new WeakSet<number[]>()
  return withTurn((s, q, seat, move) => {
    turn.answer(s, q, seat, move)
    const pile = s.pile
    if (lists.has(pile)) s.points[seat] = 77
    lists.add(pile)
  })
}
