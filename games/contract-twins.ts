/** Tables that differ only in what one seat may not know. Nothing here knows what a card means, so nothing is forgotten. */
import {
  canonical,
  clone,
  type Game,
  type GameEvent,
  listen,
  type Move,
  play,
  type RngState,
  redact,
  refusals,
  type Seat,
  same,
  sees,
  shuffleWith,
  type Table,
  view,
  type Zone,
} from '@duskhall/kernel'

/** The fields of moves and steps that name a card. */
const CARD_FIELDS = new Set(['card', 'cards', 'kind', 'kinds', 'tile', 'tiles', 'picked'])

export interface Place {
  readonly zone: number
  readonly index: number
  readonly card: number
  readonly pool: string
}

/** Two hidden cards that change places. */
export interface Swap {
  readonly a: number
  readonly b: number
  /** Neither has a copy elsewhere, so that whatever names one of them means this very card. */
  readonly unique: boolean
}

/**
 * The table with two cards exchanged that lie in one pool, hidden from the viewer: in one hand, of which somebody sees
 * every card, or else if possible in two zones.
 */
export function swapIn(
  game: Game,
  s: Table,
  viewer: Seat,
  r: RngState,
  inOneHand = false,
): (Swap & { twin: Table }) | null {
  const zones = game.zones(s)
  const liesInHand = ({ zone }: Place) => isHand(zones[zone] as Zone)
  const hidden = hiddenPlaces(game, s, viewer)
  const places = shuffleWith(r, inOneHand ? hidden.filter(liesInHand) : hidden)
  for (const first of places.slice(0, 5)) {
    const others = places.filter((other) => {
      return other.pool === first.pool && other.card !== first.card && backsAgree(game, s, first, other)
    })
    const second = inOneHand
      ? others.find(({ zone }) => zone === first.zone)
      : (others.find(({ zone }) => zone !== first.zone) ?? others[0])
    if (!second) continue
    const swap: Swap = { a: first.card, b: second.card, unique: isUnique(game, s, first.card, second.card) }
    const twin = exchanged(game, s, first, second, swap)
    if (twin) return { ...swap, twin }
  }
  return null
}

/** Somebody sees every card of it, and its order means nothing. */
export function isHand({ ordered, sight }: Zone): boolean {
  return !ordered && typeof sight === 'number'
}

/** Whether the backs that everybody sees stay the same when the two change places. */
function backsAgree(game: Game, s: Table, first: Place, second: Place): boolean {
  const zones = game.zones(s)
  const back = (place: Place, card: number) => zones[place.zone]?.back?.(card, place.index) ?? null
  return [first, second].every((place) => back(place, first.card) === back(place, second.card))
}

export function hiddenPlaces(game: Game, s: Table, viewer: Seat): Place[] {
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
export function rename<T>(value: T, swap: Swap, names = false): T {
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

export interface After {
  readonly s: Table
  readonly events: readonly GameEvent[]
}

export function after(game: Game, s: Table, seat: Seat, move: Move): After {
  const next = clone(s)
  return { s: next, events: listen(() => play(game, next, seat, clone(move))) }
}

export function look(game: Game, s: Table, viewer: Seat): string {
  return canonical([view(game, s, viewer), refusals(game, s, viewer)])
}

export function heard({ events }: After, viewer: Seat): string {
  return canonical(events.map((event) => redact(event, viewer)))
}

/** By zone: the cards that the seat sees there. */
export function seenBy(game: Game, s: Table, seat: Seat): number[][] {
  return game.zones(s).map((zone) => zone.cards.filter((card) => card >= 0 && sees(s, zone, card, seat)))
}
