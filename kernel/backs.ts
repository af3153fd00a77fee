/** What backs tell: in a view, and of the cards that a guess may lay under them. */
import { HIDDEN, type Seat, type Table, type Zone } from './contract.ts'
import { sees } from './zones.ts'

/** By place of a zone as the view shows it: what the back of a hidden card tells; null where nothing. */
export type Backs = readonly (number | null)[]

/** In the order in which the view shows the places: of an unordered zone the hidden ones come last. */
export function backsOf(s: Table, zone: Zone, seat: Seat): Backs {
  const backs = zone.cards.map((card, at) =>
    sees(s, zone, card, seat) ? null : (zone.back?.(card, at) ?? null),
  )
  if (zone.ordered) return backs
  const seen = zone.cards.filter((card) => sees(s, zone, card, seat)).map(() => null)
  const hidden = backs.filter((_, at) => !sees(s, zone, zone.cards[at] as number, seat))
  return [...seen, ...hidden.sort((a, b) => (a ?? -1) - (b ?? -1))]
}

/** A hidden place whose back tells something. */
interface Place {
  readonly zone: Zone
  readonly at: number
  readonly back: number
}

function placesWith(zones: readonly Zone[], backs: { readonly [zone: string]: Backs }): Place[] {
  return zones.flatMap((zone) =>
    (backs[zone.id] ?? []).flatMap((back, at) =>
      back === null || zone.cards[at] !== HIDDEN ? [] : [{ zone, at, back }],
    ),
  )
}

/**
 * Lays cards of one pool on its places whose backs tell something, each under a back of its own, and takes them out of
 * the deck, which is in random order. A place may turn another's card away to where that fits too.
 */
export function dealByBacks(
  zones: readonly Zone[],
  backs: { readonly [zone: string]: Backs },
  deck: number[],
): void {
  const places = placesWith(zones, backs)
  if (places.length === 0) return
  const holder: (Place | undefined)[] = []
  const finds = (place: Place, tried: Set<number>): boolean =>
    deck.some((card, i) => {
      if (tried.has(i) || place.zone.back?.(card, place.at) !== place.back) return false
      tried.add(i)
      const before = holder[i]
      if (before && !finds(before, tried)) return false
      holder[i] = place
      return true
    })
  for (const place of places)
    if (!finds(place, new Set())) throw new Error(`No card of its pool has the back at ${place.zone.id}.`)
  holder.forEach((place, i) => {
    if (place) place.zone.cards[place.at] = deck[i] as number
  })
  const left = deck.filter((_, i) => !holder[i])
  deck.splice(0, deck.length, ...left)
}
