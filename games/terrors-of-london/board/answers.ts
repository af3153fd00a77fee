/** Where on the table the answers to a question lie. */
import { type Language, ORDER, type Refusal, type View } from '@duskhall/kernel'
import { type Answers, targetsBy } from '@duskhall/ui'
import { type Card, playerOf, type Resource, type TerrorsMove, type TerrorsOfLondon } from '../state.ts'
import { wordsOf } from '../text/index.ts'
import { id } from './seen.ts'

export type TerrorsView = View<TerrorsOfLondon, TerrorsMove>

export type Link = Extract<TerrorsMove, { do: 'link' }>
export type Spending = Extract<TerrorsMove, { readonly amount: number }>

const onCard = ({ card }: { readonly card: Card }) => id.card(card)
const amount = (move: Spending) => `${spendKey(move)} ${move.amount}`

export const targetOf = targetsBy<TerrorsMove>({
  play: onCard,
  buy: onCard,
  relic: onCard,
  card: onCard,
  influence: onCard,
  haunt: ({ card }) => id.token(card),
  ability: ({ card, ability }) => id.ability(card, ability),
  faction: ({ faction }) => id.faction(faction),
  choose: ({ overlord }) => id.choose(overlord),
  gain: ({ resource }) => id.orb(resource),
  link: ({ left, right }) => id.link(left, right),
  acolyte: () => id.acolytes,
  convert: amount,
  attack: amount,
  heal: amount,
})

/** One thing to spend on: 'attack', 'heal', or 'coin>power'. */
export type SpendKey = 'attack' | 'heal' | `${Resource}>${Resource}`

export function spendKey(move: Spending): SpendKey {
  return move.do === 'convert' ? `${move.from}>${move.to}` : move.do
}

const isSpending = (move: TerrorsMove): move is Spending => 'amount' in move

export interface TerrorsAnswers extends Answers<TerrorsMove> {
  /** Every way to put two monsters side by side. */
  readonly links: readonly Link[]
  /** Why these two do not go together, in either order. */
  linkRefusal(one: Card, other: Card): Refusal<TerrorsMove> | null
  /** What can be spent, by what it is spent on; the largest amount. */
  readonly spending: ReadonlyMap<SpendKey, Spending>
  /** Every amount, the smallest first. */
  amounts(key: SpendKey): readonly Spending[]
  refusedSpending(key: SpendKey): Refusal<TerrorsMove> | null
  /** Whether some answer lies in the own discard pile. */
  readonly inDiscard: boolean
  /** Cards on top of a pile that answer: they are being looked at. */
  readonly onTop: readonly Card[]
}

/** A monster that fits nowhere says so last: every other reason tells more. */
const MISFIT = 'TL-HORDE5'

const LOOKS: readonly string[] = ['take', 'put-back']

export function answersOf(answers: Answers<TerrorsMove>, view: TerrorsView): TerrorsAnswers {
  const { moves, refusals, at } = answers
  const own = view.seat < 0 ? null : playerOf(view.state, view.seat)
  const cards = moves.flatMap((move) => (move.do === 'card' ? [move.card] : []))
  return {
    ...answers,
    links: moves.filter((move) => move.do === 'link'),
    linkRefusal(one, other) {
      const both = [at(id.link(one, other)).refusal, at(id.link(other, one)).refusal]
      return both.find((refusal) => refusal && refusal.rule !== MISFIT) ?? both[0] ?? both[1] ?? null
    },
    spending: spendingOf(moves),
    amounts: (key) =>
      moves
        .filter(isSpending)
        .filter((move) => spendKey(move) === key)
        .reverse(),
    refusedSpending: (key) =>
      refusals.find(({ move }) => 'amount' in move && spendKey(move as Spending) === key) ?? null,
    inDiscard: cards.some((card) => own?.discard.includes(card)),
    onTop: LOOKS.includes(view.question?.name ?? '') ? cards : [],
  }
}

/** The ways in which a monster can join another. */
export function linksOf(moves: readonly TerrorsMove[], card: Card): readonly Link[] {
  return moves
    .filter((move) => move.do === 'link')
    .filter(({ left, right }) => left === card || right === card)
}

export function spendingOf(moves: readonly TerrorsMove[]): ReadonlyMap<SpendKey, Spending> {
  const most = new Map<SpendKey, Spending>()
  for (const move of moves) {
    if (!isSpending(move)) continue
    const key = spendKey(move)
    if (move.amount > (most.get(key)?.amount ?? 0)) most.set(key, move)
  }
  return most
}

const BUTTONS: readonly string[] = ['gain', 'lose-health', 'claim', 'pay', 'discard-top', 'decline', ORDER]

/** Legal answers that have no place on the table, or whose amount is better read on a button. */
export function isButton(_: TerrorsView, move: TerrorsMove): boolean {
  return BUTTONS.includes(move.do)
}

/** What the button says that confirms it, where the whole label says more than fits. */
export function verb(view: TerrorsView, move: TerrorsMove, lang: Language): string | null {
  const words = wordsOf(lang)
  if (move.do === 'attack') return words.attackFor(move.amount)
  if (move.do === 'heal') return words.healBy(move.amount)
  if (move.do === 'pass') return words.pass
  if (move.do === 'link') return words.joinHorde
  if (move.do === 'card') return words.pickVerbs[view.question?.name ?? ''] ?? null
  return move.do === 'buy' || move.do === 'acolyte' ? words.buy : null
}

export function passOf({ question }: TerrorsView): TerrorsMove | null {
  return question?.moves.find((move) => move.do === 'pass') ?? null
}

const ALONE: readonly string[] = ['action', 'faction', 'curse']

/** Whether the question follows from the player's own last move. */
export function isChained({ state, seat, question }: TerrorsView): boolean {
  if (!question?.seats.includes(seat) || ALONE.includes(question.name)) return false
  return question.name !== 'influence' || playerOf(state, seat).discard.length > 0
}

/** Set-up: no turn has begun. */
export function isSetup(s: TerrorsOfLondon): boolean {
  return s.turn === 0
}
