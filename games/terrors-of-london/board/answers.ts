/** The legal moves and refusals of the standing question, found by the thing on the table they point at. */
import { ORDER, type Refusal, type View } from '@duskhall/kernel'
import { type Card, playerOf, type Resource, type TerrorsMove, type TerrorsOfLondon } from '../state.ts'

export type TerrorsView = View<TerrorsOfLondon, TerrorsMove>

/** What a thing answers with, or why it does not. */
interface Answering {
  readonly move: TerrorsMove | null
  readonly refusal: Refusal<TerrorsMove> | null
}

const SILENT: Answering = { move: null, refusal: null }

export type Link = Extract<TerrorsMove, { do: 'link' }>
export type Spending = Extract<TerrorsMove, { readonly amount: number }>

/** Where on the table a move is given; moves of one place never collide within a question. */
function targetOf(move: TerrorsMove): string {
  switch (move.do) {
    case 'play':
    case 'buy':
    case 'relic':
    case 'card':
    case 'influence':
      return `card ${move.card}`
    case 'haunt':
      return `token ${move.card}`
    case 'ability':
      return `ability ${move.card} ${move.ability}`
    case 'faction':
      return `faction ${move.faction}`
    case 'choose':
      return `choose ${move.overlord}`
    case 'gain':
      return `gain ${move.resource}`
    case 'link':
      return `link ${move.left} ${move.right}`
    case 'convert':
      return `${spendKey(move)} ${move.amount}`
    case 'attack':
    case 'heal':
      return `${move.do} ${move.amount}`
    default:
      return move.do
  }
}

/** One thing to spend on: 'attack', 'heal', or 'coin>power'. */
export type SpendKey = 'attack' | 'heal' | `${Resource}>${Resource}`

export function spendKey(move: Spending): SpendKey {
  return move.do === 'convert' ? `${move.from}>${move.to}` : move.do
}

export interface Answers {
  card(card: Card): Answering
  token(card: Card): Answering
  ability(card: Card, ability: number): Answering
  faction(faction: string): Answering
  choose(overlord: string): Answering
  gain(resource: Resource): Answering
  readonly acolyte: Answering
  readonly overlord: Answering
  readonly pass: Answering
  /** Every way to put two monsters side by side. */
  readonly links: readonly Link[]
  /** Why these two do not go together, in either order. */
  linkRefusal(one: Card, other: Card): Refusal<TerrorsMove> | null
  /** What can be spent, by what it is spent on; the largest amount. */
  readonly spending: ReadonlyMap<SpendKey, Spending>
  spend(key: SpendKey, amount: number): TerrorsMove | null
  refusedSpending(key: SpendKey): Refusal<TerrorsMove> | null
  /** Whether some answer lies in the own discard pile. */
  readonly inDiscard: boolean
  /** Cards of the own draw pile that answer: they are being looked at. */
  readonly onTop: readonly Card[]
}

/** A monster that fits nowhere says so last: every other reason tells more. */
const MISFIT = 'TL-HORDE5'

export function answersOf(view: TerrorsView): Answers {
  const found = new Map<string, Answering>()
  const moves = view.question?.moves ?? []
  const refusals = view.question?.refusals ?? []
  for (const refusal of refusals) found.set(targetOf(refusal.move), { move: null, refusal })
  for (const move of moves) found.set(targetOf(move), { move, refusal: null })
  const at = (target: string) => found.get(target) ?? SILENT
  const spending = spendingOf(moves)
  const own = view.seat < 0 ? null : playerOf(view.state, view.seat)
  const cards = moves.flatMap((move) => (move.do === 'card' ? [move.card] : []))
  return {
    card: (card) => at(`card ${card}`),
    token: (card) => at(`token ${card}`),
    ability: (card, ability) => at(`ability ${card} ${ability}`),
    faction: (faction) => at(`faction ${faction}`),
    choose: (overlord) => at(`choose ${overlord}`),
    gain: (resource) => at(`gain ${resource}`),
    acolyte: at('acolyte'),
    overlord: at('overlord'),
    pass: at('pass'),
    links: moves.filter((move) => move.do === 'link'),
    linkRefusal(one, other) {
      const both = [at(`link ${one} ${other}`).refusal, at(`link ${other} ${one}`).refusal]
      return both.find((refusal) => refusal && refusal.rule !== MISFIT) ?? both[0] ?? both[1] ?? null
    },
    spending,
    spend: (key, amount) => at(`${key} ${amount}`).move,
    refusedSpending: (key) =>
      refusals.find(({ move }) => 'amount' in move && spendKey(move as Spending) === key) ?? null,
    inDiscard: cards.some((card) => own?.discard.includes(card)),
    onTop: cards.filter((card) => own?.draw.includes(card)),
  }
}

function spendingOf(moves: readonly TerrorsMove[]): ReadonlyMap<SpendKey, Spending> {
  const most = new Map<SpendKey, Spending>()
  for (const move of moves) {
    if (move.do !== 'attack' && move.do !== 'heal' && move.do !== 'convert') continue
    const key = spendKey(move)
    if (move.amount > (most.get(key)?.amount ?? 0)) most.set(key, move)
  }
  return most
}

const BUTTONS: readonly string[] = ['lose-health', 'claim', 'pay', 'discard-top', 'decline', ORDER]

/** Legal answers that have no place on the table. */
export function isButton(_: TerrorsView, move: TerrorsMove): boolean {
  return BUTTONS.includes(move.do)
}

export function passOf(view: TerrorsView): TerrorsMove | null {
  return answersOf(view).pass.move
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
