/** The contract suite catches a game that shows a seat what it may not know. */
import { type Game, type GameEvent, push, type Question, type Seat, type Step, tell } from '@duskhall/kernel'
import { describe, expect, test } from 'vitest'
import {
  type LanternMove,
  type LanternTable,
  lantern,
  type Turn,
  turn,
  type Wager,
  wager,
} from '../kernel/testing/lantern.ts'
import { verdict, withBacks, withTurn } from './testing/verdict.ts'

const SECRECY = 'shows nobody what is hidden'

describe('a game that leaks', () => {
  /** Something happens after each turn of a seat. */
  const afterTurn = (then: (s: LanternTable, seat: Seat, move: LanternMove) => void) =>
    withTurn((s, q, seat, move) => {
      turn.answer(s, q, seat, move)
      then(s, seat, move)
    })

  test('by an event that names a buried card', () => {
    const game = afterTurn((_, seat, move) => {
      if (move.do === 'bury') tell?.<GameEvent>({ e: 'buried', seat, card: move.card })
    })
    expect(verdict(game, SECRECY)).toMatch(/the events tell them apart/)
  })

  test('by an event that names a drawn card', () => {
    const game = afterTurn((s, seat, move) => {
      if (move.do === 'draw') tell?.<GameEvent>({ e: 'drawn', seat, card: s.hands[seat]?.at(-1) as number })
    })
    expect(verdict(game, SECRECY)).toMatch(/the events tell them apart/)
  })

  test('by an event whose number depends on a hidden hand', () => {
    const game = afterTurn((s, seat) => {
      const high = s.hands[seat]?.filter((card) => card > 9).length as number
      tell?.<GameEvent>({ e: 'smile', seat, high })
    })
    expect(verdict(game, SECRECY)).toMatch(/the events tell them apart/)
  })

  test('by a note of a drawn card beside the zones', () => {
    const game = afterTurn((s, seat, move) => {
      if (move.do === 'draw') Object.assign(s, { last: s.hands[seat]?.at(-1) })
    })
    expect(verdict(game, SECRECY)).toMatch(/the view tells them apart/)
  })

  test('by a step that names a card still hidden, unless the name is secret', () => {
    type Placing = Step & { seat: Seat; card?: number; secret?: { seats: Seat[]; card: number } }
    const asks = (naming: (seat: Seat, card: number) => Partial<Placing>): Game => {
      const place: Question<LanternTable, Placing, LanternMove> = {
        who: (_, q) => [q.seat],
        moves: (_, q) =>
          ['play', 'bury'].map((how) => ({ do: how, card: q.card ?? q.secret?.card }) as LanternMove),
        answer: (s, q, seat, move) => turn.answer(s, q as unknown as Turn, seat, move),
      }
      const choose: Question<LanternTable, Turn, LanternMove> = {
        ...turn,
        moves: (s, q, seat) => turn.moves(s, q, seat).filter((move) => move.do !== 'bury'),
        answer(s, q, seat, move) {
          if (move.do === 'play') push<Step>(s, { do: 'place', seat, ...naming(seat, move.card) } as Placing)
          else turn.answer(s, q, seat, move)
        },
      }
      return { ...lantern, questions: { turn: choose, place, wager } }
    }
    const named = asks((_, card) => ({ card }))
    const secret = asks((seat, card) => ({ secret: { seats: [seat], card } }))
    expect(verdict(named, SECRECY)).toMatch(/the view tells them apart/)
    expect(verdict(secret, SECRECY)).toBe('nothing found')
    expect(verdict(secret, 'guesses tables that look the same')).toBe('nothing found')
  })

  test('by a forced answer that depends on a hidden hand', () => {
    // Only a holder of a high card is asked; whoever holds none "declines" without being asked.
    const respond: Question<LanternTable, Turn, LanternMove> = {
      who: (_, q) => [q.seat],
      moves: (s, q) => {
        const high = s.hands[q.seat]?.filter((card) => card >= 10) ?? []
        return [{ do: 'pass' }, ...high.map((card): LanternMove => ({ do: 'play', card }))]
      },
      answer: (s, q, seat, move) => turn.answer(s, q, seat, move),
    }
    const asks = (always: boolean): Game => ({
      ...lantern,
      steps: {
        ...lantern.steps,
        next(s: LanternTable, { seat }: Turn) {
          if (seat + 1 < s.seats) push<Step>(s, { do: seat % 2 ? 'turn' : 'respond', seat: seat + 1 } as Step)
        },
      },
      questions: { turn, wager, respond: always ? { ...respond, always: () => true } : respond },
    })
    expect(verdict(asks(false), SECRECY)).toMatch(/the (view tells|events tell) them apart/)
    expect(verdict(asks(true), SECRECY)).toBe('nothing found')
  })

  test('by a rule that shows who has sealed what', () => {
    const game: Game = {
      ...lantern,
      questions: {
        turn,
        wager: {
          ...wager,
          refusals: (_: LanternTable, q: Wager) => {
            const sealed = q.answers.filter((answer) => answer !== null)
            return sealed.map((move) => ({ move: { ...move, again: 1 } as LanternMove, rule: 'LAN-X' }))
          },
        },
      },
    }
    expect(verdict(game, 'keeps sealed answers sealed')).toMatch(/sees what seat \d sealed/)
  })

  test('is excused where an event says that it shows the card', () => {
    const showing = (fields: (card: number) => object) =>
      afterTurn((s, seat, move) => {
        if (move.do === 'draw')
          tell?.<GameEvent>({ e: 'flash', seat, ...fields(s.hands[seat]?.at(-1) as number) })
      })
    expect(
      verdict(
        showing((card) => ({ shown: [card] })),
        SECRECY,
      ),
    ).toBe('nothing found')
    expect(
      verdict(
        showing((card) => ({ flashed: [card] })),
        SECRECY,
      ),
    ).toMatch(/the events tell them apart/)
  })

  test('cannot hide behind having too little to compare, but may have nothing to hide', () => {
    const openFrom = (first: number): Game => ({
      ...lantern,
      zones: (s: LanternTable) =>
        lantern.zones(s).map((zone) => (s.asked < first ? zone : { ...zone, sight: 'all' as const })),
    })
    expect(verdict(openFrom(2), SECRECY)).toMatch(
      /^Seat -1: only \d+ comparisons; the check proves nothing.$/,
    )
    expect(verdict(openFrom(0), SECRECY)).toBe('nothing found')
  })
})

describe('a game whose backs tell something', () => {
  test('is caught when it tells more than its backs do', () => {
    const third = (card: number) => card % 3
    const game: Game = {
      ...withBacks(),
      setup(setup) {
        return Object.assign(lantern.setup(setup), { top: 0 })
      },
      questions: {
        wager,
        turn: {
          ...turn,
          answer(s: LanternTable, q: Turn, seat, move) {
            turn.answer(s, q, seat, move)
            Object.assign(s, { top: third(s.deck.at(-1) ?? 0) })
          },
        },
      },
    }
    expect(verdict(game, SECRECY)).toMatch(/the view tells them apart/)
  })
})
