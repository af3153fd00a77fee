/**
 * Non-interference over whole games. Two games that differ only in what a seat may not know are played on side by side,
 * by the same answers and the same takings back. That seat sees, hears, is refused and may take back the same in both,
 * for as long as no card that it comes to see tells them apart: no counter, number or order may.
 */
import {
  anyOf,
  canonical,
  check,
  clone,
  type Game,
  type GameEvent,
  int,
  listen,
  type Match,
  type Move,
  moves,
  movesToUndo,
  openMatch,
  play,
  type RngState,
  redact,
  refusals,
  rngFrom,
  type Seat,
  SPECTATOR,
  same,
  seedFrom,
  shuffleWith,
  standing,
  submit,
  type Table,
  undo,
  type View,
  view,
} from '@duskhall/kernel'
import { choicesAt, moments, must, mustEqual, openingOf, type Playing } from './contract-playout.ts'
import { type Twin, twinsOf } from './contract-twin-kinds.ts'
import { hiddenPlaces, isHand, rename, type Swap, seenBy } from './contract-twins.ts'

/** Moments of a random game from which two games part, fewer where more games are played than this. */
const PARTINGS = 3
const GAMES = 4
/** Moves that two games are played side by side. */
const LONGEST = 150
/** One move in so many is taken back. */
const UNDO_RATE = 10
/** Fewer comparisons than this for any viewer prove nothing. */
const LEAST_COMPARISONS = 100

const POLICIES = ['own', 'alone', 'consent'] as const

/** Two games side by side, and for whom they must look the same. */
interface Side {
  readonly game: Game
  readonly viewer: Seat
  readonly twin: Twin
  readonly where: string
}

/** Every seat and the spectator; counts the comparisons, because a suite that compares nothing must fail. */
export function wholeGamesStaySecret(games: readonly Playing[]): void {
  const compared = new Map<Seat, number>()
  const partings = Math.ceil((PARTINGS * GAMES) / Math.max(GAMES, games.length))
  for (const p of games) {
    const { match } = openMatch(p.game, openingOf(p))
    const r = rngFrom(seedFrom('side by side', p.game.id, p.seats, p.index))
    for (const { s, choice, where } of moments(p, partings)) {
      for (let viewer = SPECTATOR; viewer < p.seats; viewer++) {
        if (hiddenPlaces(p.game, s, viewer).length === 0) continue
        let times = compared.get(viewer) ?? 0
        for (const twin of twinsOf(p.game, s, viewer, choice, r)) {
          const side: Side = { game: p.game, viewer, twin, where: `${where}, seat ${viewer}, ${twin.how}` }
          times += playSideBySide(side, { ...match, state: twin.one }, { ...match, state: twin.other }, r)
        }
        compared.set(viewer, times)
      }
    }
  }
  for (const [viewer, times] of compared)
    must(times >= LEAST_COMPARISONS, `Seat ${viewer}: only ${times} comparisons; the check proves nothing.`)
}

/** Returns how many times the two were compared. */
function playSideBySide(side: Side, one: Match, other: Match, r: RngState): number {
  for (let step = 0; step < LONGEST; step++) {
    const now = `${side.where}, ${step} moves on`
    mustLookTheSame(side, one, other, now)
    const choice = standing(one.state) && sameChoice(side, one, other, r)
    if (!choice) return step
    const { seat, move, renamed } = choice
    const taken = submit(one, { question: one.state.asked, seat, move })
    const otherwise = submit(other, { question: other.state.asked, seat, move: renamed })
    must('match' in taken && 'match' in otherwise, `${now}: a listed answer was refused.`)
    if (isInTheOpen(side, one.state, taken.match.state, otherwise.match.state)) return step
    const [told, toldOtherwise] = [taken, otherwise].map(({ events }) => heardBy(events, side.viewer))
    const isTold =
      isAnswerComplete(side, [one, other], [taken.match, otherwise.match]) &&
      !same([told, seen(side, taken.match)], [toldOtherwise, seen(side, otherwise.match)])
    if (isTold) return step
    if (!same(told, toldOtherwise)) {
      if (mayTell(side, { one, other, choice, events: taken.events, otherwise: otherwise.events }))
        return step
      const how = `${now}, after ${canonical(move)} by seat ${seat}`
      mustEqual(canonical(toldOtherwise), canonical(told), `${how}: the events tell them apart.`)
    }
    one = taken.match
    other = otherwise.match
    if (int(r, UNDO_RATE) === 0) [one, other] = takenBack(one, other, seat, r)
  }
  return LONGEST
}

interface SameChoice {
  readonly seat: Seat
  readonly move: Move
  /** The same in the other game, where another card may lie in its place. */
  readonly renamed: Move
}

/** A choice of somebody's that can be made in both games; null where there is none. */
function sameChoice({ game, twin, where }: Side, one: Match, other: Match, r: RngState): SameChoice | null {
  const choices = choicesAt(game, one.state, where)
  const { seat, legal } = anyOf(r, choices)
  const inOther: Move[] = moves(game, other.state, seat)
  for (const move of shuffleWith(r, legal.slice())) {
    const wanted = twin.swap?.unique ? rename(move, twin.swap) : move
    const renamed = inOther.find((listed) => same(listed, wanted))
    if (renamed) return { seat, move, renamed }
  }
  return null
}

/** Somebody takes back, if that somebody may in both. */
function takenBack(one: Match, other: Match, seat: Seat, r: RngState): [Match, Match] {
  const policy = anyOf(r, POLICIES)
  const [back, otherBack] = [undo(one, seat, policy), undo(other, seat, policy)]
  return 'state' in back && 'state' in otherBack ? [back, otherBack] : [one, other]
}

function mustLookTheSame({ game, viewer, twin }: Side, one: Match, other: Match, now: string): void {
  const seen = view(game, one.state, viewer)
  mustBeSame(view(game, other.state, viewer), seen, `${now}: the view tells them apart.`)
  const refused = (match: Match) => refusals(game, match.state, viewer)
  mustBeSame(refused(other), refused(one), `${now}: what is refused tells them apart.`)
  if (viewer === SPECTATOR) return
  mustBeSame(takingBack(other, viewer), takingBack(one, viewer), `${now}: taking back tells them apart.`)
  const tried = probes(seen, twin.swap)
  const replies = ({ state }: Match) =>
    tried.flatMap((move) =>
      [0, 1].map((late) => check(game, state, { question: state.asked - late, seat: viewer, move })),
    )
  mustBeSame(replies(other), replies(one), `${now}: what is answered to a wrong move tells them apart.`)
}

/** What the seat may take back under each policy, and why not more. */
function takingBack(match: Match, seat: Seat): unknown[] {
  return POLICIES.map((policy) => {
    const back = undo(match, seat, policy)
    return 'refused' in back ? back.refused : movesToUndo(match, seat, policy)
  })
}

/** Answers that name a card the seat may not know where it lies. */
function probes({ question }: View, swap: Swap | null): Move[] {
  const some = (question?.moves ?? []).filter((_, at) => at % 7 === 0).slice(0, 3)
  const named = swap ? [swap.a, swap.b] : []
  return [
    { do: 'no-such-move' },
    ...some.flatMap((move) =>
      named.map((card) =>
        'card' in move ? ({ ...move, card } as Move) : ({ ...move, extra: card } as Move),
      ),
    ),
  ]
}

/** Whether the viewer now sees cards that tell the two games apart, as it may. */
function isInTheOpen({ game, viewer }: Side, before: Table, one: Table, other: Table): boolean {
  if (!same(cardsSeen(game, one, viewer), cardsSeen(game, other, viewer))) return true
  if (isUnsealed(before, one)) return true
  return !same(view(game, one, viewer).backs, view(game, other, viewer).backs)
}

/** Whether secret answers have just been shown. */
function isUnsealed(before: Table, now: Table): boolean {
  const sealed = ({ agenda }: Table) => agenda.filter((q) => 'answers' in q && q.answers !== undefined).length
  return sealed(now) < sealed(before)
}

type Pair = readonly [one: Match, other: Match]

/** Whether the two differed in nothing but an answer, and the step that kept it secret is over: it may be told now. */
function isAnswerComplete({ twin }: Side, before: Pair, now: Pair): boolean {
  return twin.swap === null && differInSecret(before) && !differInSecret(now)
}

function differInSecret([one, other]: Pair): boolean {
  const secrets = ({ state }: { readonly state: Table }) =>
    state.agenda.map((step) => ('secret' in step ? step.secret : null))
  return !same(secrets(one), secrets(other))
}

const seen = ({ game, viewer }: Side, { state }: Match) => view(game, state, viewer)

/** By zone; where places mean nothing, in no order. */
function cardsSeen(game: Game, s: Table, seat: Seat): number[][] {
  const zones = game.zones(s)
  return seenBy(game, s, seat).map((cards, at) =>
    zones[at]?.ordered ? cards : cards.toSorted((a, b) => a - b),
  )
}

interface Heard {
  readonly one: Match
  readonly other: Match
  readonly choice: SameChoice
  readonly events: readonly GameEvent[]
  readonly otherwise: readonly GameEvent[]
}

const heardBy = (events: readonly GameEvent[], viewer: Seat) => events.map((event) => redact(event, viewer))

/** Whether different events tell of what the viewer saw: shown cards, cards that lay open for a moment, an order. */
function mayTell(side: Side, { one, other, choice, ...heard }: Heard): boolean {
  const [told, toldOtherwise] = [heardBy(heard.events, side.viewer), heardBy(heard.otherwise, side.viewer)]
  const shown = (events: readonly GameEvent[]) => events.map((event) => sorted(event.shown ?? []))
  if (!same(shown(told), shown(toldOtherwise))) return true
  const then = seenDuring(side, one.state, choice.seat, choice.move)
  if (!same(then, seenDuring(side, other.state, choice.seat, choice.renamed))) return true
  // Who draws sees in which order; out of a hand cards come in none.
  if (differOnlyInAHand(side.game, one.state, other.state)) return false
  const isSecret = same(heardBy(heard.events, SPECTATOR), heardBy(heard.otherwise, SPECTATOR))
  return isSecret && same(withoutOrder(told), withoutOrder(toldOtherwise))
}

/** What the viewer sees before a play, whenever something is told in it, and afterwards. */
function seenDuring({ game, viewer }: Side, before: Table, seat: Seat, move: Move): number[][][] {
  const s = clone(before)
  const moments = [cardsSeen(game, s, viewer)]
  const look = () => moments.push(cardsSeen(game, s, viewer))
  listen(() => play(game, s, seat, clone(move)), look)
  look()
  return moments
}

function differOnlyInAHand(game: Game, one: Table, other: Table): boolean {
  const zones = game.zones(other)
  const differing = game.zones(one).filter(({ cards }, at) => !same(cards, zones[at]?.cards))
  return differing.length > 0 && differing.every(isHand)
}

const sorted = (cards: readonly number[]) => cards.toSorted((a, b) => a - b)

function withoutOrder(value: unknown): unknown {
  if (Array.isArray(value) && value.every((part) => typeof part === 'number')) return sorted(value)
  if (Array.isArray(value)) return value.map(withoutOrder)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([field, part]) => [field, withoutOrder(part)]))
}

/** Compares without writing both down, which only a difference is worth. */
function mustBeSame(found: unknown, wanted: unknown, what: string): void {
  if (!same(found, wanted)) mustEqual(canonical(found), canonical(wanted), what)
}
