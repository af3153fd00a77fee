/**
 * Non-interference over whole games. Two games that differ only in what a seat may not know are played on side by side,
 * by the same answers and the same takings back. That seat sees, hears, is refused and may take back the same in both,
 * for as long as no card that it comes to see tells them apart: no counter, number or order may.
 */
import {
  canonical,
  check,
  type Game,
  type GameEvent,
  int,
  type Match,
  type Move,
  moves,
  movesToUndo,
  openMatch,
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
import { hiddenPlaces, rename, type Swap, seenBy } from './contract-twins.ts'

/** Moments of a random game from which two games part. */
const PARTINGS = 3
/** Moves that two games are played side by side. */
const LONGEST = 150
/** One move in so many is taken back. */
const UNDO_RATE = 10
/** Fewer comparisons than this for any viewer prove nothing. */
const LEAST_COMPARISONS = 200

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
  for (const p of games) {
    const { match } = openMatch(p.game, openingOf(p))
    const r = rngFrom(seedFrom('side by side', p.game.id, p.seats, p.index))
    for (const { s, choice, where } of moments(p, PARTINGS)) {
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
  const { viewer, where } = side
  for (let step = 0; step < LONGEST; step++) {
    const now = `${where}, ${step} moves on`
    mustLookTheSame(side, one, other, now)
    if (!standing(one.state)) return step
    const choice = sameChoice(side, one, other, r)
    if (!choice) return step
    const { seat, move, renamed } = choice
    const taken = submit(one, { question: one.state.asked, seat, move })
    const otherwise = submit(other, { question: other.state.asked, seat, move: renamed })
    must('match' in taken && 'match' in otherwise, `${now}: a listed answer was refused.`)
    if (isInTheOpen(side, one.state, taken.match.state, otherwise.match.state)) return step
    const [told, toldOtherwise] = [taken, otherwise].map(({ events }) => events.map((e) => redact(e, viewer)))
    if (showDifferentCards(told as GameEvent[], toldOtherwise as GameEvent[])) return step
    if (hasSeenTheOrder(side, one.state, taken.match.state, told, toldOtherwise)) return step
    mustBeSame(
      toldOtherwise,
      told,
      `${now}, after ${canonical(move)} by seat ${seat}: the events tell them apart.`,
    )
    one = taken.match
    other = otherwise.match
    if (int(r, UNDO_RATE) === 0) [one, other] = takenBack(one, other, seat, r)
  }
  mustLookTheSame(side, one, other, where)
  return LONGEST
}

/** A choice of somebody's that can be made in both games; null where there is none. */
function sameChoice({ game, twin, where }: Side, one: Match, other: Match, r: RngState) {
  const choices = choicesAt(game, one.state, where)
  const { seat, legal } = choices[int(r, choices.length)] as (typeof choices)[number]
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
  const policy = POLICIES[int(r, POLICIES.length)]
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

/** By zone; where places mean nothing, in no order. */
function cardsSeen(game: Game, s: Table, seat: Seat): number[][] {
  const zones = game.zones(s)
  return seenBy(game, s, seat).map((cards, at) =>
    zones[at]?.ordered ? cards : cards.toSorted((a, b) => a - b),
  )
}

function showDifferentCards(told: readonly GameEvent[], otherwise: readonly GameEvent[]): boolean {
  const shown = (events: readonly GameEvent[]) =>
    events.flatMap((e) => e.shown ?? []).toSorted((a, b) => a - b)
  return !same(shown(told), shown(otherwise))
}

/** Both cards have come to the viewer at once, and it has seen in which order, as one does who draws. */
function hasSeenTheOrder(
  { game, viewer, twin }: Side,
  before: Table,
  now: Table,
  told: unknown,
  otherwise: unknown,
): boolean {
  if (twin.inOneHand || same(told, otherwise)) return false
  const count = (s: Table) => seenBy(game, s, viewer).flat().length
  return count(now) > count(before) && same(withoutOrder(told), withoutOrder(otherwise))
}

function withoutOrder(value: unknown): unknown {
  if (Array.isArray(value) && value.every((part) => typeof part === 'number')) return value.toSorted()
  if (Array.isArray(value)) return value.map(withoutOrder)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([field, part]) => [field, withoutOrder(part)]))
}

/** Compares without writing both down, which only a difference is worth. */
function mustBeSame(found: unknown, wanted: unknown, what: string): void {
  if (!same(found, wanted)) mustEqual(canonical(found), canonical(wanted), what)
}
