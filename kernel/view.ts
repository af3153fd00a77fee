/** What one seat may know of a table, and a guess at the rest. */
import {
  asked,
  moves,
  ORDER,
  type OrderStep,
  questionOf,
  refusalOf,
  refusals,
  standing,
  waited,
} from './agenda.ts'
import { type Backs, backsOf, dealByBacks } from './backs.ts'
import { clone } from './clone.ts'
import {
  type Game,
  HIDDEN,
  isSealed,
  type Move,
  type OpenStep,
  type Refusal,
  type RngState,
  type SealedStep,
  type Seat,
  SPECTATOR,
  type Step,
  type Table,
} from './contract.ts'
import { anyOf, next, rngFrom, seedFrom, shuffleWith } from './rng.ts'
import { arrange, isSeat, poolOf, seatBit, sees } from './zones.ts'

export interface View<S extends Table = Table, M extends Move = Move> {
  readonly seat: Seat
  /** The state with `HIDDEN` for every card this seat may not see; generator and fence are gone. */
  readonly state: S
  /** By pool: the cards that lie at the hidden places, in no order that means anything. */
  readonly unseen: { readonly [pool: string]: readonly number[] }
  /** By zone whose backs tell something: by place, what the back of a hidden card shows; null where nothing. */
  readonly backs: { readonly [zone: string]: Backs }
  readonly question: Asked<M> | null
}

export interface Asked<M extends Move = Move> {
  readonly number: number
  /** The number under which it was first asked: the same while others answer an open or sealed question. */
  readonly since: number
  readonly name: string
  /** Who may answer. */
  readonly seats: readonly Seat[]
  /** Whose answer the table waits for. */
  readonly waits: readonly Seat[]
  /** The legal answers of the viewing seat; empty when others are asked. */
  readonly moves: readonly M[]
}

/** Takes the place of an answer that another seat has given and not shown yet. */
const SEALED: Move = Object.freeze({ do: 'sealed' })

export function view<S extends Table, M extends Move>(game: Game<S, M>, s: S, of: Seat): View<S, M> {
  // Whoever has no seat at this table looks on.
  const seat = isSeat(s, of) ? of : SPECTATOR
  const q = standing(s)
  return {
    ...redacted(game, s, seat),
    question: q && {
      number: s.asked,
      since: (q as OpenStep).since ?? s.asked,
      name: q.do,
      seats: asked(game, s),
      waits: waited(game, s),
      moves: moves(game, s, seat),
    },
  }
}

function redacted<S extends Table, M extends Move>(game: Game<S, M>, s: S, seat: Seat) {
  const state = clone(s)
  const unseen: Record<string, number[]> = {}
  const backs: Record<string, Backs> = {}
  for (const zone of game.zones(state)) {
    if (zone.back) backs[zone.id] = backsOf(state, zone, seat)
    for (let i = 0; i < zone.cards.length; i++) {
      const card = zone.cards[i] as number
      if (sees(state, zone, card, seat)) continue
      const pool = poolOf(zone)
      unseen[pool] ??= []
      unseen[pool].push(card)
      zone.cards[i] = HIDDEN
    }
    arrange(zone, seat)
  }
  for (const cards of Object.values(unseen)) cards.sort((a, b) => a - b)
  state.agenda = state.agenda.map((step) => withoutSecret(step, seat))
  for (const step of state.agenda) {
    const question = questionOf(game, step.do)
    if (question && isSealed(question)) hideAnswers(step as SealedStep, seat)
  }
  state.rng = [0, 0, 0, 0]
  // The fence moves by what others learn.
  state.fence = 0
  // Which other seats know a card is nobody's business, nor how far a list grew for a card they were shown.
  state.known = state.known.map((mask) => mask & seatBit(seat))
  while (state.known.at(-1) === 0) state.known.pop()
  return { seat, state, unseen, backs }
}

function withoutSecret(step: Step, seat: Seat): Step {
  // Triggers that wait to be put in order are steps too.
  if (isOrder(step)) {
    const triggers = step.triggers.map((one) => withoutSecret(one, seat))
    return { ...step, triggers } as OrderStep
  }
  if (!step.secret || step.secret.seats.includes(seat)) return step
  const { secret: _, ...open } = step
  return open
}

function isOrder(step: Step): step is OrderStep {
  return step.do === ORDER
}

function holdsSecret(step: Step): boolean {
  return step.secret !== undefined || (isOrder(step) && step.triggers.some(holdsSecret))
}

function hideAnswers(step: SealedStep, seat: Seat): void {
  step.answers = step.answers.map((move, of) => (of === seat || move === null ? move : SEALED))
}

/**
 * A whole table that could be the true one as far as the viewer knows: unseen cards dealt at random over the
 * unseen places of their pool, sealed answers made up, future chance fresh. It can be played on when the viewer
 * is asked; in the middle of another seat's secret choice it is good for looking only.
 */
export function guess<S extends Table, M extends Move>(game: Game<S, M>, seen: View<S, M>, rng: RngState): S {
  const s = clone(seen.state)
  const decks = new Map<string, number[]>()
  for (const [pool, cards] of Object.entries(seen.unseen)) decks.set(pool, shuffleWith(rng, [...cards]))
  const zones = game.zones(s)
  // Places whose back tells something take a card that fits; the rest is dealt over what is left.
  for (const [pool, deck] of decks)
    dealByBacks(
      zones.filter((zone) => zone.back && poolOf(zone) === pool),
      seen.backs,
      deck,
    )
  for (const zone of zones) {
    const deck = decks.get(poolOf(zone))
    if (!deck) continue
    for (let i = 0; i < zone.cards.length; i++)
      if (zone.cards[i] === HIDDEN) zone.cards[i] = deck.pop() as number
  }
  s.rng = [next(rng), next(rng), next(rng), next(rng) | 1]
  for (const step of s.agenda) {
    const question = questionOf(game, step.do)
    if (question && isSealed(question)) guessAnswers(s, step as SealedStep<M>, question.moves, rng)
  }
  return s
}

/**
 * What looks possible to the viewer and is not, as far as the question lists it. Found on a guess: what a seat is
 * refused may depend on nothing that it does not know, so any table that looks the same will do.
 */
export function refusalsIn<S extends Table, M extends Move>(
  game: Game<S, M>,
  seen: View<S, M>,
): Refusal<M>[] {
  return refusals(game, anyGuess(game, seen), seen.seat)
}

/** The rule that forbids the viewer one answer; null where no rule is known to. */
export function refusalIn<S extends Table, M extends Move>(
  game: Game<S, M>,
  seen: View<S, M>,
  move: M,
): string | null {
  return refusalOf(game, anyGuess(game, seen), seen.seat, move)
}

const ANY = seedFrom('any guess')

function anyGuess<S extends Table, M extends Move>(game: Game<S, M>, seen: View<S, M>): S {
  return guess(game, seen, rngFrom(ANY))
}

function guessAnswers<S extends Table, M extends Move>(
  s: S,
  step: SealedStep<M>,
  legal: (s: S, q: never, seat: Seat) => M[],
  rng: RngState,
): void {
  step.answers.forEach((move, seat) => {
    if (move?.do !== SEALED.do) return
    const options = legal(s, step as never, seat)
    step.answers[seat] = anyOf(rng, options)
  })
}

/** Whether any seat knows something that another does not: else all may look at one screen. */
export function hasSecrets<S extends Table, M extends Move>(game: Game<S, M>, s: S): boolean {
  const q = standing(s)
  const question = q && questionOf(game, q.do)
  if (question && isSealed(question)) return true
  if (s.agenda.some(holdsSecret) || s.known.some((mask) => mask !== 0)) return true
  return game.zones(s).some(({ sight }) => typeof sight === 'number')
}
