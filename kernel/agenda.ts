/** The machine: it runs the agenda until somebody has to choose, or the game is over. */
import { clone } from './clone.ts'
import {
  type Game,
  isSealed,
  type Move,
  type OpenStep,
  type Question,
  type Refusal,
  type SealedQuestion,
  type SealedStep,
  type Seat,
  type Step,
  type Table,
  type Waiting,
} from './contract.ts'
import { type KernelEvent, tell } from './events.ts'
import { same } from './hash.ts'
import { sidesOf } from './outcome.ts'

/** Far above what any honest chain of effects needs. */
const LOOP_GUARD = 10_000

/** The kernel's own rule: what goes on for ever without asking anybody is over. */
export const ENDLESS = 'KERNEL-ENDLESS'

/** The kernel's own question: which of one seat's waiting triggers comes first. */
export const ORDER = 'order-triggers'

export interface OrderStep extends Step {
  readonly do: typeof ORDER
  readonly owner: Seat
  readonly triggers: Step[]
}

export interface OrderMove extends Move {
  readonly do: typeof ORDER
  readonly first: Step
}

// biome-ignore lint/suspicious/noExplicitAny: its moves are the kernel's own, which every game takes beside its own
const orderTriggers: Question<Table, any, any> = {
  who: (_, q: OrderStep) => [q.owner],
  // Triggers alike need no order among themselves. A move is a copy: the trigger itself will stand on the agenda.
  moves: (_, q: OrderStep): OrderMove[] =>
    different(q.triggers).map((first) => ({ do: ORDER, first: clone(first) })),
  answer(s, q: OrderStep, _, move: OrderMove) {
    const at = q.triggers.findIndex((step) => same(step, move.first))
    const first = q.triggers.splice(at, 1)
    // The rest waits below the chosen one, and is asked about again once it is resolved.
    if (q.triggers.length > 0) push(s, q)
    s.agenda.push(...first)
  },
}

function different(steps: readonly Step[]): Step[] {
  return steps.filter((step, at) => steps.findIndex((other) => same(step, other)) === at)
}

/** Puts steps on the agenda so that they happen in the order they are written. */
export function push<T extends Step>(s: Table<T>, ...steps: NoInfer<T>[]): void {
  for (let i = steps.length - 1; i >= 0; i--) s.agenda.push(steps[i] as T)
}

/** Notes a triggered effect. It is resolved as soon as the present step is done, before whatever follows. */
export function raise<T extends Step>(s: Table<T>, owner: Seat, step: NoInfer<T>): void {
  s.waiting.push({ owner, step })
}

type AnyQuestion<S extends Table, M extends Move> = Question<S, never, M> | SealedQuestion<S, never, M>

export function questionOf<S extends Table, M extends Move>(
  game: Game<S, M>,
  name: string,
): AnyQuestion<S, M> | undefined {
  return game.questions[name] ?? (name === ORDER ? orderTriggers : undefined)
}

/** The question that stands, or null when the game is over. */
export function standing<S extends Table>(s: S): Step | null {
  return s.outcome ? null : (s.agenda[s.agenda.length - 1] ?? null)
}

/** The seats that may answer now. */
export function asked<S extends Table, M extends Move>(game: Game<S, M>, s: S): readonly Seat[] {
  const q = standing(s)
  return q ? (questionOf(game, q.do)?.who(s, q as never) ?? []) : []
}

/** The seats the table waits for; whoever else may answer can leave it be. */
export function waited<S extends Table, M extends Move>(game: Game<S, M>, s: S): readonly Seat[] {
  const q = standing(s)
  const question = q && questionOf(game, q.do)
  return question ? waitsOf(s, q, question) : []
}

function waitsOf<S extends Table, M extends Move>(
  s: S,
  q: Step,
  question: AnyQuestion<S, M>,
): readonly Seat[] {
  return !isSealed(question) && question.waits ? question.waits(s, q as never) : question.who(s, q as never)
}

/** Whether the question lets every seat act in its own time, rather than asking for one answer. */
export function isOpen<S extends Table, M extends Move>(game: Game<S, M>, s: S): boolean {
  const q = standing(s)
  const question = q && questionOf(game, q.do)
  return question ? !isSealed(question) && question.waits !== undefined : false
}

/** Every legal answer of a seat to the question that stands; empty when it may not answer. */
export function moves<S extends Table, M extends Move>(game: Game<S, M>, s: S, seat: Seat): M[] {
  const question = questionFor(game, s, seat)
  return question ? question.moves(s, standing(s) as never, seat) : []
}

/** What looks possible to a seat and is not, as far as the question lists it. */
export function refusals<S extends Table, M extends Move>(game: Game<S, M>, s: S, seat: Seat): Refusal<M>[] {
  return questionFor(game, s, seat)?.refusals?.(s, standing(s) as never, seat) ?? []
}

/** The rule that forbids one answer; null where no rule is known to. */
export function refusalOf<S extends Table, M extends Move>(
  game: Game<S, M>,
  s: S,
  seat: Seat,
  move: M,
): string | null {
  const listed = refusals(game, s, seat).find((refusal) => same(refusal.move, move))
  return listed?.rule ?? questionFor(game, s, seat)?.refusal?.(s, standing(s) as never, seat, move) ?? null
}

function questionFor<S extends Table, M extends Move>(game: Game<S, M>, s: S, seat: Seat) {
  const q = standing(s)
  const question = q && questionOf(game, q.do)
  return question?.who(s, q as never).includes(seat) ? question : undefined
}

/** Whether an answer to this question is one by which nothing happens. */
export function isIdle<S extends Table, M extends Move>(game: Game<S, M>, s: S, move: M): boolean {
  const q = standing(s)
  const question = q && questionOf(game, q.do)
  return question ? !isSealed(question) && (question.idle?.(move) ?? false) : false
}

/** Carries out an answer known to be legal, in place, and runs on to the next question. */
export function play<S extends Table, M extends Move>(
  game: Game<S, M>,
  s: S,
  seat: Seat,
  move: NoInfer<M>,
): void {
  s.asked++
  give(game, s, seat, move)
  run(game, s)
}

function give<S extends Table, M extends Move>(game: Game<S, M>, s: S, seat: Seat, move: M): void {
  const q = s.agenda.pop() as Step
  const question = questionOf(game, q.do)
  if (!question) throw new Error(`No question stands to be answered; the agenda holds ${namesOf(s, q)}.`)
  if (isSealed(question)) {
    const sealed = q as SealedStep<M>
    sealed.since ??= s.asked - 1
    sealed.answers[seat] = move
    s.agenda.push(q)
    tell?.<KernelEvent>({ e: 'sealed', seat })
  } else {
    if (question.waits) (q as OpenStep).since ??= s.asked - 1
    question.answer(s, q as never, seat, move)
  }
}

/** Runs steps, places triggers and gives forced answers until a question needs somebody. */
export function run<S extends Table, M extends Move>(game: Game<S, M>, s: S): void {
  for (let count = 0; !s.outcome; count++) {
    if (s.waiting.length > 0) placeTriggers(s)
    const top = s.agenda[s.agenda.length - 1]
    if (!top) throw new Error(`${game.id}: nothing is left to do and nobody has won.`)
    if (count > LOOP_GUARD) {
      endInADraw(game, s)
      return
    }
    const step = game.steps[top.do]
    if (step) {
      s.agenda.pop()
      step(s, top)
    } else if (!answersItself(game, s, top)) return
  }
}

/** A legal play may lead to where nobody is asked ever again; nobody has won there, and the page must not die of it. */
function endInADraw<S extends Table, M extends Move>(game: Game<S, M>, s: S): void {
  const sides = sidesOf(game, s)
  // Who plays against the game alone has not beaten it.
  s.outcome = { winners: sides.length > 1 ? sides.flat().toSorted((a, b) => a - b) : [], rule: ENDLESS }
  s.agenda = []
  s.waiting = []
  tell?.<KernelEvent>({ e: 'endless' })
}

/** True when the question on top has been dealt with without asking anybody. */
function answersItself<S extends Table, M extends Move>(game: Game<S, M>, s: S, q: Step): boolean {
  const question = questionOf(game, q.do)
  if (!question) throw new Error(`${game.id}: no step or question is called "${q.do}".`)
  const seats = waitsOf(s, q, question)
  const seat = seats[0]
  if (seat === undefined) {
    s.agenda.pop()
    if (isSealed(question)) settle(s, q, question)
    return true
  }
  if (seats.length > 1 || isSealed(question) || question.waits || question.always?.(s, q as never))
    return false
  const legal = question.moves(s, q as never, seat)
  const only = legal[0]
  if (only === undefined) throw new Error(`${game.id}: "${q.do}" has no legal answer; agenda ${namesOf(s)}.`)
  if (legal.length > 1) return false
  // The move may name a card that only its owner sees; what all may know of it the rules tell themselves.
  tell?.<KernelEvent>({ e: 'forced', seat, secret: { seats: [seat], move: only } })
  give(game, s, seat, only)
  return true
}

function settle<S extends Table, M extends Move>(s: S, q: Step, question: SealedQuestion<S, never, M>): void {
  // Everybody learns what the others chose: the last to answer may not think again.
  s.fence++
  question.settle(s, q as never)
}

/**
 * Simultaneous triggers resolve depth first, seat by seat in the order in which they were raised; the owner
 * of several is asked which comes first.
 */
function placeTriggers(s: Table): void {
  const waiting = s.waiting
  s.waiting = []
  const owners = [...new Set(waiting.map((trigger) => trigger.owner))]
  for (const owner of owners.reverse()) placeTriggersOf(s, owner, waiting)
}

function placeTriggersOf(s: Table, owner: Seat, waiting: readonly Waiting[]): void {
  const triggers = waiting.filter((trigger) => trigger.owner === owner).map((trigger) => trigger.step)
  if (triggers.length === 1) s.agenda.push(...triggers)
  else push(s, { do: ORDER, owner, triggers } as OrderStep)
}

function namesOf(s: Table, ...more: Step[]): string {
  return [...s.agenda, ...more].map((step) => step.do).join(' > ')
}
