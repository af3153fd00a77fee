/**
 * Non-interference: two tables that differ only in cards hidden from a seat look the same to it, now and after
 * the same move. Nothing here knows what a card means, so nothing is forgotten.
 */
import {
  canonical,
  clone,
  type Game,
  type GameEvent,
  int,
  isSealed,
  listen,
  type Move,
  moves,
  play,
  questionOf,
  type RngState,
  redact,
  refusals,
  rngFrom,
  type Seat,
  SPECTATOR,
  same,
  seedFrom,
  sees,
  shuffleWith,
  standing,
  type Table,
  view,
} from '@duskhall/kernel'
import {
  choicesAt,
  type Moment,
  moments,
  must,
  mustEqual,
  type Playing,
  playout,
} from './contract-playout.ts'

/** Moves tried at each pair of tables. */
const TRIES = 3
/** Fewer comparisons than this for any viewer prove nothing. */
const LEAST_COMPARISONS = 100
/** The fields of moves and steps that name a card. */
const CARD_FIELDS = new Set(['card', 'cards', 'kind', 'kinds', 'tile', 'tiles', 'picked'])

interface Place {
  readonly zone: number
  readonly index: number
  readonly card: number
  readonly pool: string
}

/** Two hidden cards that change places. */
interface Swap {
  readonly a: number
  readonly b: number
  /** Neither has a copy elsewhere, so that whatever names one of them means this very card. */
  readonly unique: boolean
}

/**
 * Every seat and the spectator; counts the comparisons, because a suite that compares nothing must fail. From whom
 * nothing is ever hidden there is nothing to keep.
 */
export function hiddenCardsStayHidden(games: readonly Playing[], count: number): void {
  const compared = new Map<Seat, number>()
  for (const p of games) {
    const r = rngFrom(seedFrom('twins', p.game.id, p.seats, p.index))
    for (const moment of moments(p, count)) {
      for (let viewer = SPECTATOR; viewer < p.seats; viewer++) {
        if (hiddenPlaces(p.game, moment.s, viewer).length === 0) continue
        const before = compared.get(viewer) ?? 0
        compared.set(viewer, before + compareTwins(p.game, moment, viewer, r))
      }
    }
  }
  for (const [viewer, times] of compared) {
    must(times >= LEAST_COMPARISONS, `Seat ${viewer}: only ${times} comparisons; the check proves nothing.`)
  }
}

/** Returns how many moves were really compared. */
function compareTwins(game: Game, moment: Moment, viewer: Seat, r: RngState): number {
  const { s } = moment
  const swap = swapIn(game, s, viewer, r)
  if (!swap) return 0
  const { twin } = swap
  const where = `${moment.where}, seat ${viewer}, cards ${swap.a} and ${swap.b}`
  mustEqual(look(game, twin, viewer), look(game, s, viewer), `${where}: the view tells them apart.`)
  const choices = choicesAt(game, s, where)
  const { seat, legal } = choices[int(r, choices.length)] as (typeof choices)[number]
  const inTwin = new Map(moves(game, twin, seat).map((move: Move) => [canonical(move), move]))
  const pairs = shuffleWith(r, legal.slice()).flatMap((move) => {
    const renamed = inTwin.get(canonical(swap.unique ? rename(move, swap) : move))
    return renamed ? [{ move, renamed }] : []
  })
  return pairs.slice(0, TRIES).filter(({ move, renamed }) => {
    const one = after(game, s, seat, move)
    const other = after(game, twin, seat, renamed)
    if (cameToLight(game, s, one, other, viewer, swap)) return false
    const how = `${where}, after ${canonical(move)} by seat ${seat}`
    mustEqual(heard(other, viewer), heard(one, viewer), `${how}: the events tell them apart.`)
    mustEqual(look(game, other.s, viewer), look(game, one.s, viewer), `${how}: the view tells them apart.`)
    return true
  }).length
}

/** The table with two cards exchanged that lie in one pool, hidden from the viewer; if possible in two zones. */
function swapIn(game: Game, s: Table, viewer: Seat, r: RngState): (Swap & { twin: Table }) | null {
  const places = shuffleWith(r, hiddenPlaces(game, s, viewer))
  for (const first of places.slice(0, 5)) {
    const others = places.filter((other) => {
      return other.pool === first.pool && other.card !== first.card && backsAgree(game, s, first, other)
    })
    const second = others.find(({ zone }) => zone !== first.zone) ?? others[0]
    if (!second) continue
    const swap: Swap = { a: first.card, b: second.card, unique: isUnique(game, s, first.card, second.card) }
    const twin = exchanged(game, s, first, second, swap)
    if (twin) return { ...swap, twin }
  }
  return null
}

/** Whether the backs that everybody sees stay the same when the two change places. */
function backsAgree(game: Game, s: Table, first: Place, second: Place): boolean {
  const zones = game.zones(s)
  const back = (place: Place, card: number) => zones[place.zone]?.back?.(card, place.index) ?? null
  return [first, second].every((place) => back(place, first.card) === back(place, second.card))
}

function hiddenPlaces(game: Game, s: Table, viewer: Seat): Place[] {
  return game.zones(s).flatMap((zone, at) => {
    return zone.cards.flatMap((card, index): Place[] => {
      return sees(s, zone, card, viewer) ? [] : [{ zone: at, index, card, pool: zone.pool ?? zone.id }]
    })
  })
}

function isUnique(game: Game, s: Table, a: number, b: number): boolean {
  const cards = game.zones(s).flatMap((zone) => zone.cards)
  return [a, b].every((card) => cards.indexOf(card) === cards.lastIndexOf(card))
}

/**
 * What is said of a card elsewhere goes with it: who knows its place, and the steps that name it. Where copies
 * make it unclear which card is meant, there is no such twin.
 */
function exchanged(game: Game, s: Table, first: Place, second: Place, swap: Swap): Table | null {
  const { a, b } = swap
  const twin = clone(s)
  const renamed = rename(twin.agenda, swap)
  if (!swap.unique && (!same(renamed, twin.agenda) || (s.known[a] ?? 0) !== (s.known[b] ?? 0))) return null
  twin.agenda = renamed
  const zones = game.zones(twin)
  const cardsOf = (place: Place) => zones[place.zone]?.cards as number[]
  cardsOf(first)[first.index] = b
  cardsOf(second)[second.index] = a
  if (swap.unique && (s.known[a] ?? 0) !== (s.known[b] ?? 0)) {
    while (twin.known.length <= Math.max(a, b)) twin.known.push(0)
    twin.known[a] = s.known[b] ?? 0
    twin.known[b] = s.known[a] ?? 0
  }
  return twin
}

/** The value with the one card named wherever the other was. */
function rename<T>(value: T, swap: Swap, names = false): T {
  if (typeof value === 'number') {
    const renamed = value === swap.a ? swap.b : value === swap.b ? swap.a : value
    return (names ? renamed : value) as T
  }
  if (Array.isArray(value)) return value.map((part) => rename(part, swap, names)) as T
  if (typeof value !== 'object' || value === null) return value
  const entries = Object.entries(value).map(([field, part]) => [
    field,
    rename(part, swap, CARD_FIELDS.has(field)),
  ])
  return Object.fromEntries(entries) as T
}

interface After {
  readonly s: Table
  readonly events: readonly GameEvent[]
}

function after(game: Game, s: Table, seat: Seat, move: Move): After {
  const next = clone(s)
  return { s: next, events: listen(() => play(game, next, seat, clone(move))) }
}

function look(game: Game, s: Table, viewer: Seat): string {
  return canonical([view(game, s, viewer), refusals(game, s, viewer)])
}

function heard({ events }: After, viewer: Seat): string {
  return canonical(events.map((event) => redact(event, viewer)))
}

/** Whether the viewer has come to see one of the two cards, so that the tables may now differ to it. */
function cameToLight(game: Game, before: Table, one: After, other: After, viewer: Seat, swap: Swap): boolean {
  const isOne = (card: number) => card === swap.a || card === swap.b
  const seen = (s: Table) => seenBy(game, s, viewer).map((cards) => cards.filter(isOne))
  const shown = ({ events }: After) => events.some((event) => redact(event, viewer).shown?.some(isOne))
  if (shown(one) || shown(other) || !same(seen(one.s), seen(other.s))) return true
  const backs = (s: Table) => view(game, s, viewer).backs
  if (!same(backs(one.s), backs(other.s))) return true
  const count = (s: Table) => seen(s).flat().length
  return count(one.s) > count(before) || count(other.s) > count(before)
}

/** By zone: the cards that the seat sees there. */
function seenBy(game: Game, s: Table, seat: Seat): number[][] {
  return game.zones(s).map((zone) => zone.cards.filter((card) => card >= 0 && sees(s, zone, card, seat)))
}

/** While others still have to answer a sealed question, two different answers look the same to them. */
export function sealedAnswersStaySealed({ game, ...p }: Playing, count: number): void {
  for (const { s, where } of moments({ game, ...p }, count)) {
    const question = questionOf(game, standing(s)?.do as string)
    const choices = choicesAt(game, s, where)
    if (!question || !isSealed(question) || choices.length < 2) continue
    for (const { seat, legal } of choices) {
      const [one, other] = [legal[0], legal.at(-1)].map((move) => after(game, s, seat, move as Move)) as [
        After,
        After,
      ]
      // Settling moves the fence: this answer was the last one, even if a partner could have given it.
      if (one.s.fence !== s.fence || other.s.fence !== s.fence) continue
      for (let viewer = SPECTATOR; viewer < s.seats; viewer++) {
        if (viewer === seat) continue
        const how = `${where}: seat ${viewer} sees what seat ${seat} sealed`
        mustEqual(heard(other, viewer), heard(one, viewer), `${how}, by the events.`)
        mustEqual(look(game, other.s, viewer), look(game, one.s, viewer), `${how}.`)
      }
    }
  }
}

/**
 * Whoever takes a move back may not have learned from it: not what chance decided, and not a card. A card that
 * the mover had not seen may not have been shown to anybody else either.
 */
export function learningMovesTheFence(p: Playing): void {
  let before: { fence: number; rng: string; seen: Map<Seat, number[]>; mover: Seat } | undefined
  for (const { s, choice, where } of playout(p)) {
    const seen = countsBySeat(p.game, s)
    const rng = s.rng.join()
    if (before && before.fence === s.fence) {
      must(before.rng === rng, `${where}: chance decided before it, and the fence did not move.`)
      for (const [seat, counts] of seen) {
        const card = counts.findIndex((now, c) => isNews(c, now, seat, before as NonNullable<typeof before>))
        must(card < 0, `${where}: seat ${seat} came to see card ${card}, and the fence did not move.`)
      }
    }
    before = choice ? { fence: s.fence, rng, seen, mover: choice.seat } : undefined
  }
}

function isNews(
  card: number,
  now: number,
  seat: Seat,
  before: { seen: Map<Seat, number[]>; mover: Seat },
): boolean {
  const then = (of: Seat) => before.seen.get(of)?.[card] ?? 0
  return now > then(seat) && (seat === before.mover || then(before.mover) === 0)
}

/** By seat: how many of each card it sees. */
function countsBySeat(game: Game, s: Table): Map<Seat, number[]> {
  const bySeat = new Map<Seat, number[]>()
  for (let seat = 0; seat < s.seats; seat++) {
    const counts: number[] = []
    for (const card of seenBy(game, s, seat).flat()) counts[card] = (counts[card] ?? 0) + 1
    bySeat.set(
      seat,
      Array.from(counts, (n) => n ?? 0),
    )
  }
  return bySeat
}
