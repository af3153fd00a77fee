/**
 * Lantern, a whole game in a page, so that the kernel is tested on one: draw, play, peek or bury a card, and
 * wager in secret after each round. It has what games have: chance, hands, a deck whose cards some seats know,
 * a trigger, a sealed question, options and an end.
 */
import { type OrderMove, push, raise } from '../agenda.ts'
import type { Game, Question, SealedQuestion, SealedStep, Seat, Step, Table } from '../contract.ts'
import { tell } from '../events.ts'
import { emptyTable } from '../table.ts'
import { forget, reveal, seatBit, shuffle, takeOut } from '../zones.ts'

export interface LanternTable extends Table<LanternStep> {
  deck: number[]
  hands: number[][]
  pile: number[]
  points: number[]
}

export interface Turn extends Step {
  readonly do: 'turn'
  readonly seat: Seat
}

export interface Wager extends SealedStep<WagerMove> {
  readonly do: 'wager'
}

type Happening =
  | { readonly do: 'next'; readonly seat: Seat }
  | { readonly do: 'score'; readonly seat: Seat; readonly points: number }
  | { readonly do: 'over' }

type LanternStep = Happening | Turn | Wager

export type LanternEvent =
  | { e: 'draw' | 'peek' | 'bury'; seat: Seat; secret: { seats: readonly Seat[]; card: number } }
  | { e: 'mix'; seat: Seat }
  | { e: 'play'; seat: Seat; card: number }
  | { e: 'wagers'; stakes: readonly number[] }
  | { e: 'score'; seat: Seat; points: number }

interface WagerMove {
  readonly do: 'wager'
  readonly stake: number
}

export type LanternMove =
  | { readonly do: 'draw' | 'peek' | 'mix' | 'pass' }
  | { readonly do: 'play' | 'bury'; readonly card: number }
  | WagerMove
  | OrderMove

export interface LanternOptions {
  readonly cards: number
  readonly mood: string
  readonly wagers: boolean
}

export const turn: Question<LanternTable, Turn, LanternMove> = {
  who: (_, q) => [q.seat],
  moves(s, q) {
    const hand = s.hands[q.seat] as number[]
    const free: LanternMove[] = [{ do: 'pass' }]
    if (s.deck.length > 0) free.push({ do: 'draw' }, { do: 'peek' }, { do: 'mix' })
    return [
      ...free,
      ...hand.flatMap((card): LanternMove[] => [
        { do: 'play', card },
        { do: 'bury', card },
      ]),
    ]
  },
  answer(s, q, _, move) {
    act(s, q.seat, move)
    push(s, { do: 'next', seat: q.seat })
  },
  refusals(s, q) {
    const hand = s.hands[q.seat] as number[]
    const away = s.pile.filter((card) => !hand.includes(card))
    return away.map((card) => ({ move: { do: 'play', card }, rule: 'LAN-HAND1' }))
  },
  // Somebody with an empty hand and an empty deck can only pass; that both are empty is public.
  always: () => true,
}

function act(s: LanternTable, seat: Seat, move: LanternMove): void {
  const hand = s.hands[seat] as number[]
  switch (move.do) {
    case 'draw': {
      const card = s.deck.pop() as number
      hand.push(card)
      reveal(s, card, [seat])
      tell?.<LanternEvent>({ e: 'draw', seat, secret: { seats: [seat], card } })
      break
    }
    case 'peek': {
      const card = s.deck.at(-1) as number
      reveal(s, card, [seat])
      tell?.<LanternEvent>({ e: 'peek', seat, secret: { seats: [seat], card } })
      break
    }
    case 'mix':
      shuffle(s, s.deck)
      tell?.<LanternEvent>({ e: 'mix', seat })
      break
    case 'play':
      takeOut(hand, move.card)
      s.pile.push(move.card)
      forget(s, [move.card])
      tell?.<LanternEvent>({ e: 'play', seat, card: move.card })
      raise(s, seat, { do: 'score', seat, points: move.card % 3 })
      if (move.card % 2 === 0) raise(s, seat, { do: 'score', seat, points: 1 })
      break
    case 'bury':
      takeOut(hand, move.card)
      s.deck.unshift(move.card)
      // Whoever had seen it in this hand cannot tell that it is this one that went under the deck.
      forget(s, [move.card])
      reveal(s, move.card, [seat])
      tell?.<LanternEvent>({ e: 'bury', seat, secret: { seats: [seat], card: move.card } })
      break
  }
}

export const wager: SealedQuestion<LanternTable, Wager, LanternMove> = {
  who: (_, q) => q.answers.flatMap((answer, seat) => (answer ? [] : [seat])),
  moves: () => [0, 1, 2].map((stake) => ({ do: 'wager', stake })),
  settle(s, q) {
    const stakes = q.answers.map((answer) => (answer as WagerMove).stake)
    tell?.<LanternEvent>({ e: 'wagers', stakes })
    stakes.forEach((stake, seat) => {
      const alone = stakes.filter((other) => other === stake).length === 1
      s.points[seat] = (s.points[seat] as number) + (alone ? stake : -stake)
    })
  },
}

const ROUNDS = 12

export const lantern: Game<LanternTable, LanternMove, LanternOptions, Happening, Turn | Wager> = {
  id: 'lantern',
  rulesVersion: 3,
  seats: { min: 2, max: 4 },
  options: {
    cards: { kind: 'number', min: 12, max: 30, default: 20 },
    mood: { kind: 'choice', values: ['dusk', 'dawn'], default: 'dusk' },
    wagers: { kind: 'flag', default: true },
  },
  content: {
    standard: 'lantern-1',
    load: () => 'lantern-1',
    has: (id) => id === 'lantern-1',
    file: () => ({}),
  },
  setup(setup) {
    const { seats, options } = setup
    const s: LanternTable = {
      ...emptyTable(setup),
      agenda: [{ do: 'over' }],
      deck: Array.from({ length: options.cards }, (_, card) => card),
      hands: [],
      pile: [],
      points: new Array(seats).fill(0),
    }
    shuffle(s, s.deck)
    for (let seat = 0; seat < seats; seat++) s.hands.push(s.deck.splice(-3))
    const round: (Turn | Wager)[] = [{ do: 'turn', seat: 0 }]
    if (options.wagers) round.push({ do: 'wager', answers: new Array(seats).fill(null) })
    for (let i = 0; i < ROUNDS; i++) push(s, ...structuredClone(round))
    return s
  },
  steps: {
    next(s, { seat }) {
      if (seat + 1 < s.seats) push(s, { do: 'turn', seat: seat + 1 })
    },
    score(s, { seat, points }) {
      s.points[seat] = (s.points[seat] as number) + points
      tell?.<LanternEvent>({ e: 'score', seat, points })
    },
    over(s) {
      const most = Math.max(...s.points)
      s.outcome = { winners: s.points.flatMap((n, seat) => (n === most ? [seat] : [])), rule: 'LAN-END1' }
    },
  },
  questions: { turn, wager },
  zones: (s) => [
    { id: 'deck', cards: s.deck, sight: 'none', ordered: true, pool: 'dark' },
    ...s.hands.map((cards, seat) => {
      return { id: `hand ${seat}`, cards, sight: seatBit(seat), ordered: false, pool: 'dark' }
    }),
    { id: 'pile', cards: s.pile, sight: 'all' as const, ordered: true },
  ],
}
