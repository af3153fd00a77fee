/** The contract suite catches a game that tells a seat, move by move or by a number, what only others know. */
import { type Game, type GameEvent, push, type Question, type Seat, type Step, tell } from '@duskhall/kernel'
import { describe, expect, test } from 'vitest'
import {
  type LanternMove,
  type LanternTable,
  lantern,
  type Turn,
  turn,
  wager,
} from '../kernel/testing/lantern.ts'
import { verdict, withTurn } from './testing/verdict.ts'

const WHOLE = 'shows nobody in a whole game what is hidden'
const STEP_BY_STEP = 'shows nobody what is hidden'

/** Something happens before each turn of a seat is carried out. */
const beforeTurn = (first: (s: LanternTable, seat: Seat, move: LanternMove) => void) =>
  withTurn((s, q, seat, move) => {
    first(s, seat, move)
    turn.answer(s, q, seat, move)
  })

const others = (s: LanternTable, seat: Seat) => s.hands.filter((_, of) => of !== seat)

describe('a game that leaks', () => {
  test('by a number that moves when somebody sees a card for the first time', () => {
    const game = beforeTurn((s, seat, move) => {
      const isNews = ((s.known[s.deck.at(-1) ?? 0] ?? 0) & (1 << seat)) === 0
      if (move.do === 'draw' && isNews) s.points[0] = (s.points[0] as number) + 1
    })
    expect(verdict(game, WHOLE)).toMatch(
      /others have seen other cards, \d+ moves on: the view tells them apart/,
    )
    expect(verdict(game, STEP_BY_STEP)).toBe('nothing found')
  })

  test('by what may be taken back', () => {
    const game = beforeTurn((s, seat, move) => {
      if (move.do === 'pass' && others(s, seat).some((hand) => hand.some((card) => card > 15))) s.fence++
    })
    expect(verdict(game, WHOLE)).toMatch(/exchanged, \d+ moves on: taking back tells them apart/)
    expect(verdict(game, STEP_BY_STEP)).toBe('nothing found')
  })

  test('by the rule that forbids an answer nobody lists', () => {
    const refusal = (s: LanternTable, _: Turn, __: Seat, move: LanternMove) =>
      'card' in move && s.deck.includes(move.card) ? 'LAN-DECK' : null
    const game = { ...lantern, questions: { wager, turn: { ...turn, refusal } } }
    expect(verdict(game, WHOLE)).toMatch(/what is answered to a wrong move tells them apart/)
    expect(verdict(game, STEP_BY_STEP)).toBe('nothing found')
  })

  test('by the order of a hand that is shown', () => {
    const shows = (order: (hand: number[]) => number[]) =>
      beforeTurn((s, seat, move) => {
        if (move.do === 'pass')
          tell?.<GameEvent>({ e: 'laid', seat, shown: order(s.hands[seat] as number[]) })
      })
    expect(
      verdict(
        shows((hand) => [...hand]),
        WHOLE,
      ),
    ).toMatch(/of one hand exchanged.*the events tell them apart/s)
    expect(
      verdict(
        shows((hand) => hand.toSorted((a, b) => a - b)),
        WHOLE,
      ),
    ).toBe('nothing found')
  })

  test('by an answer that was given in secret some moves ago', () => {
    const game = beforeTurn((s, seat, move) => {
      const bottom = s.deck[0] ?? 0
      if (move.do === 'play') tell?.<GameEvent>({ e: 'rumble', seat, loud: bottom % 2 })
    })
    expect(verdict(game, WHOLE)).toMatch(/the events tell them apart/)
  })

  test('cannot hide behind having too little to compare', () => {
    const game = {
      ...lantern,
      zones: (s: LanternTable) =>
        lantern.zones(s).map((zone) => (s.asked < 2 ? zone : { ...zone, sight: 'all' as const })),
    }
    expect(verdict(game, WHOLE)).toMatch(/^Seat -?\d: only \d+ comparisons; the check proves nothing.$/)
  })
})

test('an answer that is kept secret for a while may be told when it is complete', () => {
  type Naming = Step & { seat: Seat; secret: { seats: Seat[]; named: number[] } }
  /** Who passes names two numbers, which all hear. */
  const naming = (): Game => {
    const name: Question<LanternTable, Naming, LanternMove> = {
      who: (_, q) => [q.seat],
      moves: () => [0, 1, 2].map((stake) => ({ do: 'wager', stake })),
      answer(s, q, seat, move) {
        const named = [...q.secret.named, move.do === 'wager' ? move.stake : 0]
        if (named.length < 2) push<Step>(s, { ...q, secret: { seats: [seat], named } } as Naming)
        else {
          tell?.<GameEvent>({ e: 'named', seat, named })
          push<Step>(s, { do: 'next', seat } as Step)
        }
      },
    }
    const choose: typeof turn.answer = (s, q, seat, move) => {
      if (move.do === 'pass')
        push<Step>(s, { do: 'name', seat, secret: { seats: [seat], named: [] } } as Naming)
      else turn.answer(s, q, seat, move)
    }
    return { ...lantern, questions: { turn: { ...turn, answer: choose }, wager, name } }
  }
  expect(verdict(naming(), WHOLE)).toBe('nothing found')
})
