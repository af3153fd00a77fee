/** The hardest mechanism of each game, on the kernel alone: what the contract must carry before a game leans on it. */
import { describe, expect, test } from 'vitest'
import { asked, moves, ORDER, play, push, raise, standing, waited } from './agenda.ts'
import { type Game, HIDDEN, type Question, type Seat, SPECTATOR } from './contract.ts'
import { canonical } from './hash.ts'
import { type Match, openMatch, type Refused, submit, type Taken } from './match.ts'
import { rngFrom, seedFrom } from './rng.ts'
import { openToy, type Toy, type ToyMove, type ToyStep, toyGame } from './testing/toy.ts'
import { undo } from './undo.ts'
import { guess, view } from './view.ts'
import { forget, reveal, shuffle, takeOut } from './zones.ts'

describe('several seats interrupt one action (Villainous, Conditions)', () => {
  // Cards of ten and more are Conditions; the rest of a hand is of no use in another's turn.
  const isCondition = (card: number) => card >= 10

  const window: Question<Toy, ToyStep, ToyMove> = {
    who: (_, q) => [q.seat as Seat],
    moves: (s, _, seat) => [
      { do: 'decline' },
      ...(s.hands[seat] as number[]).filter(isCondition).map((card) => ({ do: 'play', card })),
    ],
    answer(s, q, seat, move) {
      if (move.card === undefined) return
      takeOut(s.hands[seat] as number[], move.card)
      s.pile.push(move.card)
      // Its effect first; then the same seat may play another on the same event.
      push(s, { do: 'log', text: `${seat} plays ${move.card}` }, q)
    },
    // Asked of a seat with nothing to play too, so that the prompt tells nothing about its hand.
    always: () => true,
  }

  const steps = {
    deed(s: Toy, step: ToyStep) {
      const active = step.seat as Seat
      s.log.push('deed')
      const others = Array.from({ length: s.seats - 1 }, (_, i) => (active + 1 + i) % s.seats)
      push(s, ...others.map((seat): ToyStep => ({ do: 'window', seat })), { do: 'log', text: 'turn goes on' })
    },
  }

  const tableWith = (hands: number[][]) => {
    const game = toyGame({ seats: 3, hands, agenda: [{ do: 'deed', seat: 1 }], steps, questions: { window } })
    return { game, s: openToy(game) }
  }

  test('in turn order, each as often as it likes, and the turn then goes on', () => {
    const { game, s } = tableWith([[10, 3], [11], [12, 13, 14]])
    expect(asked(game, s)).toEqual([2])
    play(game, s, 2, { do: 'play', card: 13 })
    play(game, s, 2, { do: 'play', card: 12 })
    expect(asked(game, s)).toEqual([2])
    play(game, s, 2, { do: 'decline' })
    expect(asked(game, s)).toEqual([0])
    play(game, s, 0, { do: 'play', card: 10 })
    expect(asked(game, s)).toEqual([0])
    play(game, s, 0, { do: 'decline' })
    expect(s.log).toEqual(['deed', '2 plays 13', '2 plays 12', '0 plays 10', 'turn goes on'])
    expect(standing(s)).toBeNull()
  })

  test('and nobody can tell from the questions who holds one', () => {
    const withCondition = tableWith([[10], [1], [2]])
    const without = tableWith([[2], [1], [10]])
    for (const step of ['window of 2', 'window of 0', 'over']) {
      for (const seat of [1, SPECTATOR]) {
        const look = ({ game, s }: typeof without) => canonical(view(game, s, seat))
        expect(look(withCondition), step).toBe(look(without))
      }
      for (const { game, s } of [withCondition, without]) {
        const [seat] = asked(game, s)
        if (seat !== undefined) play(game, s, seat, { do: 'decline' })
      }
    }
    expect(standing(without.s)).toBeNull()
  })
})

describe('a limited trigger fires inside another effect (Terrors of London, triggered abilities)', () => {
  interface Terrors extends Toy {
    coins: number
    health: number
    used: { greed: number }
    /** Abilities triggered while a card is being played; they wait until it is completely resolved. */
    meanwhile: ToyStep[]
  }

  const draw = (s: Terrors) => {
    s.log.push('draw')
    // Greed: the first time you draw in a turn, gain a coin. Vigour: whenever you draw, gain one Health.
    if (s.used.greed === 0) {
      s.used.greed++
      s.meanwhile.push({ do: 'greed' })
    }
    s.meanwhile.push({ do: 'vigour' })
  }

  const steps = {
    playCard: (s: Toy) => push(s, { do: 'keyword' }, { do: 'unique' }, { do: 'triggered' }),
    keyword: (s: Toy) => draw(s as Terrors),
    unique(s: Toy) {
      s.log.push('unique')
      draw(s as Terrors)
    },
    triggered(s: Toy) {
      const table = s as Terrors
      for (const step of table.meanwhile) raise(s, 0, step)
      raise(s, 1, { do: 'log', text: 'opponent' })
      table.meanwhile = []
    },
    greed(s: Toy) {
      s.log.push('greed')
      ;(s as Terrors).coins++
    },
    vigour(s: Toy) {
      s.log.push('vigour')
      ;(s as Terrors).health++
    },
    endTurn(s: Toy) {
      ;(s as Terrors).used.greed = 0
    },
  }

  const tableWith = (agenda: ToyStep[]) => {
    const plain = toyGame({ agenda, steps })
    const game: Game<Toy, ToyMove, object> = {
      ...plain,
      setup: (setup: Parameters<typeof plain.setup>[0]) => {
        return { ...plain.setup(setup), coins: 0, health: 0, used: { greed: 0 }, meanwhile: [] }
      },
    }
    return { game, s: openToy(game) as Terrors }
  }

  const first = (name: string): ToyMove => ({ do: ORDER, first: { do: name } })

  test('after the card is resolved, in the order its owner chooses, the opponent after', () => {
    const { game, s } = tableWith([{ do: 'playCard' }])
    expect(s.log).toEqual(['draw', 'unique', 'draw'])
    expect(asked(game, s)).toEqual([0])
    expect(moves(game, s, 0)).toEqual([first('greed'), first('vigour')])
    play(game, s, 0, first('vigour'))
    // One of two alike is resolved; greed and the other are still to be put in order.
    expect(moves(game, s, 0)).toEqual([first('greed'), first('vigour')])
    play(game, s, 0, first('greed'))
    expect(s.log.slice(3)).toEqual(['vigour', 'greed', 'vigour', 'opponent'])
  })

  test('as often as its limit per turn allows', () => {
    const { game, s } = tableWith([
      { do: 'playCard' },
      { do: 'playCard' },
      { do: 'endTurn' },
      { do: 'keyword' },
    ])
    play(game, s, 0, first('greed'))
    expect([s.coins, s.health]).toEqual([1, 4])
    expect(s.meanwhile).toEqual([{ do: 'greed' }, { do: 'vigour' }])
  })
})

describe('seats act freely, each with a chain of its own (Kingdom Rush, phase 2)', () => {
  const phase: Question<Toy, ToyStep, ToyMove> = {
    // Whoever is ready may still withdraw, and is not waited for.
    who: (s) => Array.from({ length: s.seats }, (_, i) => i),
    // Once all are ready nobody is: the question falls away and the phase is over.
    waits: (_, q) => (q.ready as boolean[]).flatMap((ready, seat) => (ready ? [] : [seat])),
    moves: (s, q, seat) =>
      (q.ready as boolean[])[seat]
        ? [{ do: 'withdraw' }]
        : [{ do: 'ready' }, ...(s.hands[seat] as number[]).map((card) => ({ do: 'build', card }))],
    answer(s, q, seat, move) {
      const again: ToyStep = { ...q, ready: (q.ready as boolean[]).with(seat, move.do === 'ready') }
      // The open question waits below the chain.
      if (move.do === 'build') push(s, { do: 'site', seat, card: move.card }, again)
      else push(s, again)
    },
  }

  /** Card, then site, then turn: each part one small question, asked of the builder alone. */
  const site: Question<Toy, ToyStep, ToyMove> = {
    who: (_, q) => [q.seat as Seat],
    moves: () => [
      { do: 'site', at: 'north' },
      { do: 'site', at: 'south' },
    ],
    answer: (s, q, _, move) => push(s, { ...q, do: 'turn', at: move.at }),
  }

  const turn: Question<Toy, ToyStep, ToyMove> = {
    who: (_, q) => [q.seat as Seat],
    moves: () => [0, 90].map((angle) => ({ do: 'turn', angle })),
    answer(s, q, seat, move) {
      takeOut(s.hands[seat] as number[], q.card as number)
      s.pile.push(q.card as number)
      s.log.push(`${seat} builds ${q.card} ${q.at} ${move.angle}`)
    },
  }

  const game: Game<Toy, ToyMove, object> = toyGame({
    seats: 3,
    hands: [[1, 2], [3], [4]],
    agenda: [
      { do: 'phase', ready: [false, false, false] },
      { do: 'log', text: 'phase 3' },
    ],
    questions: { phase, site, turn },
  })

  type ToyMatch = Match<Toy, ToyMove, object>

  function matchOf(result: Taken<Toy, ToyMove, object> | ToyMatch | Refused): ToyMatch {
    if ('refused' in result) throw new Error(`refused: ${result.refused}`)
    return 'match' in result ? result.match : result
  }

  const after = (match: ToyMatch, ...played: [Seat, ToyMove][]) =>
    played.reduce((m, [seat, move]) => matchOf(submit(m, { question: m.state.asked, seat, move })), match)

  const start = () => openMatch(game, { seats: 3, seed: seedFrom('phase 2') }).match

  test('in any order, and only the builder is asked while a chain is open', () => {
    const building = after(start(), [2, { do: 'build', card: 4 }])
    expect(asked(game, building.state)).toEqual([2])
    const refused = submit(building, { question: 1, seat: 0, move: { do: 'build', card: 1 } })
    expect(refused).toEqual({ refused: 'not-asked' })
    const built = after(building, [2, { do: 'site', at: 'north' }], [2, { do: 'turn', angle: 90 }])
    expect(asked(game, built.state)).toEqual([0, 1, 2])
    const more = after(
      built,
      [0, { do: 'build', card: 2 }],
      [0, { do: 'site', at: 'south' }],
      [0, { do: 'turn', angle: 0 }],
    )
    expect(more.state.log).toEqual(['2 builds 4 north 90', '0 builds 2 south 0'])
  })

  test('until all are ready, and readiness may be withdrawn', () => {
    const two = after(start(), [0, { do: 'ready' }], [1, { do: 'ready' }])
    expect(moves(game, two.state, 0)).toEqual([{ do: 'withdraw' }])
    expect([asked(game, two.state), waited(game, two.state)]).toEqual([[0, 1, 2], [2]])
    expect(view(game, two.state, 0).question).toMatchObject({ seats: [0, 1, 2], waits: [2] })
    const again = after(two, [0, { do: 'withdraw' }], [2, { do: 'ready' }])
    expect(again.state.log).toEqual([])
    expect(moves(game, again.state, 0)).toContainEqual({ do: 'build', card: 1 })
    expect(after(again, [0, { do: 'ready' }]).state.log).toEqual(['phase 3'])
  })

  test('and an answer that crossed another is checked again: taken if still legal, refused if not', () => {
    const match = after(start(), [1, { do: 'ready' }])
    const late = (seat: Seat, question: number, move: ToyMove) => submit(match, { question, seat, move })
    expect(matchOf(late(2, 0, { do: 'ready' })).state.agenda.at(-1)).toMatchObject({
      ready: [false, true, true],
    })
    expect(late(0, 0, { do: 'withdraw' })).toEqual({ refused: 'illegal' })
    // Its own answer is later than what it saw: it has not seen what stands now.
    expect(late(1, 0, { do: 'build', card: 3 })).toEqual({ refused: 'illegal' })
    const withdrawn = after(match, [1, { do: 'withdraw' }])
    expect(submit(withdrawn, { question: 0, seat: 1, move: { do: 'ready' } })).toEqual({ refused: 'stale' })
  })

  test('and while a chain stands, the others are told to wait; what they answered to a part of it is not taken for more', () => {
    const building = after(start(), [1, { do: 'ready' }], [0, { do: 'build', card: 1 }])
    expect(submit(building, { question: 1, seat: 2, move: { do: 'ready' } })).toEqual({
      refused: 'not-asked',
    })
    const built = after(building, [0, { do: 'site', at: 'north' }], [0, { do: 'turn', angle: 0 }])
    // Seen before the build, and still good after it; seen in its middle, it was no answer to this question.
    expect('match' in submit(built, { question: 1, seat: 2, move: { do: 'ready' } })).toBe(true)
    expect(submit(built, { question: 2, seat: 2, move: { do: 'ready' } })).toEqual({ refused: 'stale' })
    for (const question of [0.5, Number.NaN, '1' as never, null as never])
      expect(submit(built, { question, seat: 2, move: { do: 'ready' } })).toEqual({ refused: 'stale' })
  })

  test('and no answer crosses into another phase', () => {
    const twice = toyGame({
      seats: 3,
      hands: [[1], [2], [3]],
      agenda: [1, 2].map(() => ({ do: 'phase', ready: [true, true, false] })),
      questions: { phase, site, turn },
    })
    const first = openMatch(twice, { seats: 3, seed: seedFrom('two phases') }).match
    const second = after(first, [2, { do: 'ready' }])
    expect(submit(second, { question: 0, seat: 0, move: { do: 'withdraw' } })).toEqual({ refused: 'stale' })
  })

  test('and the builder takes back the last part alone, part by part', () => {
    const open = after(start(), [1, { do: 'ready' }])
    const chosen = after(open, [0, { do: 'build', card: 1 }])
    const placed = after(chosen, [0, { do: 'site', at: 'north' }])
    expect(undo(placed, 1)).toEqual({ refused: 'nothing' })
    const back = matchOf(undo(placed, 0))
    expect(canonical(back.state)).toBe(canonical(chosen.state))
    expect(standing(back.state)?.do).toBe('site')
    expect(canonical(matchOf(undo(back, 0)).state)).toBe(canonical(open.state))
  })
})

describe('a card looked at and put back', () => {
  const deck = [0, 1, 2, 3, 4, 5, 6, 7]
  const idle: Question<Toy, ToyStep, ToyMove> = {
    who: () => [0],
    moves: () => [{ do: 'look' }, { do: 'mix' }, { do: 'draw' }, { do: 'show' }],
    answer(s, q, _, move) {
      const top = s.deck.at(-1) as number
      if (move.do === 'look') reveal(s, top, [0])
      if (move.do === 'mix') shuffle(s, s.deck)
      if (move.do === 'draw') s.hands[1]?.push(s.deck.pop() as number)
      if (move.do === 'show') {
        const shown = s.hands[1]?.pop() as number
        s.pile.push(shown)
        forget(s, [shown])
      }
      push(s, q)
    },
  }
  const game = toyGame({ deck, agenda: [{ do: 'idle' }], questions: { idle } })
  const deckSeenBy = (s: Toy, seat: Seat) => view(game, s, seat).state.deck
  const dark = deck.map(() => HIDDEN)

  test('is known in its place to that seat alone, until the shuffle', () => {
    const s = openToy(game)
    play(game, s, 0, { do: 'look' })
    expect(deckSeenBy(s, 0)).toEqual(dark.with(-1, 7))
    expect(deckSeenBy(s, 1)).toEqual(dark)
    expect(deckSeenBy(s, SPECTATOR)).toEqual(dark)
    play(game, s, 0, { do: 'mix' })
    expect(deckSeenBy(s, 0)).toEqual(dark)
  })

  test("is kept by every guess of that seat and by no other seat's", () => {
    const s = openToy(game)
    play(game, s, 0, { do: 'look' })
    const rng = rngFrom(seedFrom('guesses'))
    const tops = (seat: Seat) => {
      return new Set(Array.from({ length: 50 }, () => guess(game, view(game, s, seat), rng).deck.at(-1)))
    }
    expect(tops(0)).toEqual(new Set([7]))
    expect(tops(1).size).toBeGreaterThan(4)
  })

  test('is followed into the hand that draws it, and then open to all', () => {
    const s = openToy(game)
    for (const move of ['look', 'draw', 'draw']) play(game, s, 0, { do: move })
    expect(view(game, s, 0).state.hands[1]).toEqual([7, HIDDEN])
    expect(view(game, s, SPECTATOR).state.hands[1]).toEqual([HIDDEN, HIDDEN])
    for (const move of ['show', 'show']) play(game, s, 0, { do: move })
    expect(view(game, s, SPECTATOR).state.pile).toEqual([6, 7])
    expect(s.known.every((mask) => mask === 0)).toBe(true)
  })
})
