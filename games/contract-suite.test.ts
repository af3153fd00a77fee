/** The contract suite passes a sound game and catches each kind of broken one. */
import {
  asked,
  canonical,
  choicesOf,
  ENDLESS,
  type Game,
  type GameEvent,
  int,
  moves,
  type OptionField,
  type Outcome,
  open,
  play,
  push,
  type Question,
  readOptions,
  resultFor,
  rngFrom,
  type Seat,
  type Step,
  same,
  seedFrom,
  type Table,
  tell,
} from '@duskhall/kernel'
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
import { optionSets } from './contract-options.ts'
import { BrokenContract } from './contract-playout.ts'
import { contractSuite } from './contract-suite.ts'
import { games } from './index.ts'

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
      play(endless, s, seat, legal[int(r, legal.length)])
    }
    expect(s.outcome).toEqual({ winners: [0, 1, 2], rule: ENDLESS })
    for (const seat of [0, 1, 2]) expect(resultFor(endless, s, s.outcome as Outcome, seat)).toBe('drawn')
  })
})

describe('every option is played', () => {
  test('each value of each option at least once, at every count of seats, the first game as documented', () => {
    for (const { options, seats } of [lantern, ...games].flatMap(tablesOf)) {
      const sets = optionSets({ options }, seats, 3)
      expect(sets[0]).toEqual({})
      const played = sets.map((set) => readOptions<Record<string, unknown>>(options, seats, set))
      for (const [name, field] of Object.entries<OptionField>(options)) {
        const values = new Set(played.flatMap((set) => chosenOf(field, set[name])).map(canonical))
        const wanted = valuesOf(field, seats).map(canonical)
        expect([...values], name).toEqual(expect.arrayContaining(wanted))
      }
    }
  })

  test.each([
    ['a flag', { wagers: false }],
    ['a choice', { mood: 'dawn' }],
    ['the least number', { cards: 12 }],
    ['the greatest number', { cards: 30 }],
    ['a list of the greatest numbers', { stakes: [5, 5, 5] }],
    ['a list of different numbers', { stakes: [1, 5, 1] }],
  ])('so that a game is caught which breaks with %s', (_, options) => {
    const game: Game = {
      ...lantern,
      options: {
        ...lantern.options,
        stakes: { kind: 'numbers', min: 1, max: 5, default: 1, length: (seats) => seats },
      },
      setup(setup) {
        const s = lantern.setup(setup)
        const breaks = Object.entries(options).every(([name, value]) => same(setup.options[name], value))
        return breaks ? { ...s, agenda: [], outcome: { winners: [], rule: '' } } : s
      },
    }
    const said = JSON.stringify(options).slice(1, -1)
    expect(verdict(game, 'ends, and always asks somebody who can answer')).toContain(said)
  })
})

test('options that clash are no table, and what they keep apart is played apart', () => {
  const options = {
    ...lantern.options,
    heroes: {
      kind: 'choices',
      values: ['archer', 'mage'],
      default: () => ['archer'],
      count: () => ({ min: 1, max: 1 }),
    },
  } as const satisfies Record<string, OptionField>
  const clash = ({ heroes, wagers, mood }: { heroes: string[]; wagers: boolean; mood: string }) =>
    heroes.includes('mage') && (!wagers || mood === 'dawn') ? { option: 'heroes', reason: 'mage' } : null
  const played = optionSets({ options, clash }, 2, 5).map((set) => readOptions(options, 2, set) as never)
  expect(played.length).toBeGreaterThanOrEqual(5)
  expect(played.filter(clash)).toEqual([])
  const values = (name: string) => played.map((set) => Reflect.get(set, name))
  expect(values('heroes')).toContainEqual(['mage'])
  expect(values('wagers')).toContain(false)
  expect(values('mood')).toContain('dawn')
})

function tablesOf({ options, seats }: Game): { options: Game['options']; seats: number }[] {
  return [1, 2, 3, 4].filter((n) => n >= seats.min && n <= seats.max).map((n) => ({ options, seats: n }))
}

/** Of a list of choices each for itself. */
const chosenOf = (field: OptionField, value: unknown) =>
  field.kind === 'choices' ? (value as string[]) : [value]

function valuesOf(field: OptionField, seats: number): unknown[] {
  if (field.kind === 'flag') return [true, false]
  if (field.kind === 'choice') return [...choicesOf(field, seats)]
  if (field.kind === 'number') return [field.default, field.min, field.max]
  if (field.kind === 'choices') return [...field.values]
  return [field.default, field.min, field.max].map((n) => new Array(field.length(seats)).fill(n))
}

describe('a sound game whose backs tell something', () => {
  test.each(contractSuite(withBacks()))('$name, with $seats seats', ({ run }) => run())

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

/** Lantern with a sign on the back of every second card, which everybody sees while it lies in the deck. */
function withBacks(): Game {
  return {
    ...lantern,
    zones: (s) =>
      lantern
        .zones(s)
        .map((zone) => (zone.id === 'deck' ? { ...zone, back: (card: number) => card % 2 } : zone)),
  }
}

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

/** Lantern with another way to carry out a turn's answer. */
function withTurn(answer: typeof turn.answer, more: Partial<Game> = {}): Game {
  return { ...lantern, questions: { ...lantern.questions, turn: { ...turn, answer } }, ...more }
}

/** The sentence with which one check of the suite, at the given count of seats, refuses a game. */
function verdict(game: Game, name: string, bound = 2000): string {
  const found = contractSuite(game, bound).find((check) => check.name === name && check.seats === 3)
  if (!found) throw new Error(`The suite has no check "${name}".`)
  try {
    found.run()
  } catch (error) {
    if (error instanceof BrokenContract) return error.message
    throw error
  }
  return 'nothing found'
}

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

  test('to the mover, who could draw, look and take it back', () => {
    const game = withTurn((s, q, seat, move) => {
      const { fence } = s
      turn.answer(s, q, seat, move)
      if (move.do === 'draw') s.fence = fence
    })
    expect(verdict(game, 'moves the fence whenever something is learned')).toMatch(
      /came to see card \d+, and/,
    )
  })

  test('chance to the mover, who could mix again', () => {
    const game = withTurn((s, q, seat, move) => {
      const { fence } = s
      turn.answer(s, q, seat, move)
      if (move.do === 'mix') s.fence = fence
    })
    expect(verdict(game, 'moves the fence whenever something is learned')).toMatch(/chance decided before it/)
  })
})

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
