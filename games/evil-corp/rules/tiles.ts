/** Where tiles lie and how they get there: spaces, bags, discards. */
import { chance, EMPTY, type Seat, takeOut, tell } from '@duskhall/kernel'
import type { Tile } from '../content/box.ts'
import { campOf, layoutOf, sideOf, spaceType, TYPE_BIT, tileOf } from '../content/box.ts'
import type { EvilCorpEvent } from '../events.ts'
import {
  type Camp,
  campState,
  type EvilCorp,
  type Half,
  halfAt,
  halfOf,
  isFree,
  type Kind,
  NOWHERE,
  type Place,
  placeAt,
  screenOf,
  spaceOf,
  type Village,
  type VillageNo,
  villageOf,
} from '../state.ts'

export function ownerOf(s: EvilCorp, place: Place): Camp {
  return layoutOf(s).owners[villageOf(place)]?.[halfOf(place) as 0 | 1] as Camp
}

export function isEligible(s: EvilCorp, seat: Seat, village: VillageNo): boolean {
  return (layoutOf(s).eligible[seat] as readonly VillageNo[]).includes(village)
}

/** The rule that keeps this tile off this space, whoever asks; null where it may stand (EC-PORTAL1, EC-PASSIVE15). */
export function spaceBan(s: EvilCorp, tile: Tile, place: Place): string | null {
  const type = spaceType(s, villageOf(place), spaceOf(place))
  if (type === 'portal' && tile.color !== 'blue') return 'EC-PORTAL1'
  if (type === 'fortification' && tile.noFortification) return 'EC-PASSIVE15'
  return null
}

/** The half of a contested village that belongs to the seat's camp. */
export function ownHalf(s: EvilCorp, seat: Seat, village: VillageNo): Half {
  const { halves, campOf: camps } = layoutOf(s)
  const number = (halves[camps[seat] as Camp] as readonly number[])[village] as number
  return (s.villages[village] as Village).halves[number] as Half
}

/** Calls back for every space of the seat's own halves on its eligible boards. */
export function forOwnSpaces(s: EvilCorp, seat: Seat, visit: (place: Place, kind: Kind) => void): void {
  const layout = layoutOf(s)
  const halves = layout.halves[layout.campOf[seat] as Camp] as readonly number[]
  for (const village of layout.eligible[seat] as readonly VillageNo[]) {
    const { spaces } = ownHalf(s, seat, village)
    const first = placeAt(village, halves[village] as number, 0)
    for (let space = 0; space < spaces.length; space++) visit(first + space, spaces[space] as Kind)
  }
}

/** Calls back for every tile on the boards eligible to the seat, of either camp. */
export function forTilesInReach(s: EvilCorp, seat: Seat, visit: (place: Place, kind: Kind) => void): void {
  for (const village of layoutOf(s).eligible[seat] as readonly VillageNo[]) {
    for (let half = 0; half < 2; half++) {
      const spaces = s.villages[village]?.halves[half]?.spaces as Kind[]
      for (let space = 0; space < spaces.length; space++) {
        const kind = spaces[space] as Kind
        if (kind !== EMPTY) visit(placeAt(village, half, space), kind)
      }
    }
  }
}

/** Bit mask of the types of spaces that take this tile (EC-PORTAL1, EC-PASSIVE15). */
export function allowedTypes(tile: Tile): number {
  const all = TYPE_BIT.battlefield | TYPE_BIT.port
  return (
    all | (tile.noFortification ? 0 : TYPE_BIT.fortification) | (tile.color === 'blue' ? TYPE_BIT.portal : 0)
  )
}

/** The spaces a tile of this seat may be deployed on or moved to. */
export function freeSpacesFor(s: EvilCorp, seat: Seat, kind: Kind): Place[] {
  const allowed = allowedTypes(tileOf(s, kind))
  const layout = layoutOf(s)
  const halves = layout.halves[layout.campOf[seat] as Camp] as readonly number[]
  const places: Place[] = []
  for (const village of layout.eligible[seat] as readonly VillageNo[]) {
    const { bits } = sideOf(s, village)
    const { spaces } = ownHalf(s, seat, village)
    const first = placeAt(village, halves[village] as number, 0)
    for (let space = 0; space < spaces.length; space++) {
      if (spaces[space] === EMPTY && ((bits[space] as number) & allowed) !== 0) places.push(first + space)
    }
  }
  return places
}

/** Puts a tile on a free space, active side up (EC-RULING99). */
export function putOn(s: EvilCorp, place: Place, kind: Kind): void {
  const half = halfAt(s, place)
  const space = spaceOf(place)
  if (!isFree(half, space)) throw new Error(`Space ${place} is taken.`)
  half.spaces[space] = kind
  half.inactive &= ~(1 << space)
}

/** Takes the tile off its space; its face is forgotten (EC-RULING99). */
export function takeOff(s: EvilCorp, place: Place): Kind {
  const half = halfAt(s, place)
  const space = spaceOf(place)
  const kind = half.spaces[space] as Kind
  half.spaces[space] = EMPTY
  half.inactive &= ~(1 << space)
  if (s.source === place) s.source = NOWHERE
  return kind
}

/** EC-RULING66: a moved tile keeps its face. */
export function shift(s: EvilCorp, from: Place, to: Place): void {
  const active = isActiveAt(s, from)
  const wasSource = s.source === from
  putOn(s, to, takeOff(s, from))
  if (!active) turnInactive(s, to)
  if (wasSource) s.source = to
}

export function isActiveAt(s: EvilCorp, place: Place): boolean {
  return ((halfAt(s, place).inactive >> spaceOf(place)) & 1) === 0
}

export function turnInactive(s: EvilCorp, place: Place): void {
  halfAt(s, place).inactive |= 1 << spaceOf(place)
}

/** EC-KILL2, EC-RULING113: to the discard of the camp that owns it. */
export function sendToDiscard(s: EvilCorp, place: Place): Kind {
  const owner = ownerOf(s, place)
  const kind = takeOff(s, place)
  campState(s, owner).discard.push(kind)
  return kind
}

/** One tile out of a bag, each as likely as any other (EC-RULING90). */
export function drawFrom(s: EvilCorp, bag: Kind[]): Kind {
  const at = chance(s, bag.length)
  const drawn = bag[at] as Kind
  bag[at] = bag[bag.length - 1] as Kind
  bag.pop()
  return drawn
}

/** EC-OFFICE10: the whole discard goes into the bag. */
function refillBag(s: EvilCorp, camp: Camp): void {
  const { bag, discard } = campState(s, camp)
  tell?.<EvilCorpEvent>({ e: 'bag-refilled', camp, count: discard.length })
  for (const kind of discard) bag.push(kind)
  discard.length = 0
}

/** Draws behind a screen; bag first, then the discard through the bag, then short (EC-OFFICE9 to 12, EC-RULING43). */
export function drawTiles(s: EvilCorp, seat: Seat, count: number, mayRefill: boolean): void {
  const camp = campOf(s, seat)
  const { bag, discard } = campState(s, camp)
  const drawn: Kind[] = []
  for (let left = count; left > 0; left--) {
    if (bag.length === 0 && mayRefill && discard.length > 0) refillBag(s, camp)
    if (bag.length === 0) break
    drawn.push(drawFrom(s, bag))
  }
  if (drawn.length === 0) return
  const screen = screenOf(s, seat)
  for (const kind of drawn) screen.push(kind)
  tell?.<EvilCorpEvent>({
    e: 'drew',
    seat,
    count: drawn.length,
    secret: { seats: [seat], kinds: drawn },
  })
}

/** Whether a draw by a power would bring anything. */
export function canDraw(s: EvilCorp, camp: Camp): boolean {
  const { bag, discard } = campState(s, camp)
  return bag.length > 0 || (s.options.powerDrawReshuffles && discard.length > 0)
}

export function discardFromScreen(s: EvilCorp, seat: Seat, kind: Kind): void {
  takeOut(screenOf(s, seat), kind)
  s.fence++ // everybody sees it now
  campState(s, campOf(s, seat)).discard.push(kind)
  tell?.<EvilCorpEvent>({ e: 'discarded', seat, kind })
}

/** Tiles that come out from behind a screen, by kind: in which order they were drawn is their holder's secret. */
export function asShown(tiles: readonly Kind[]): Kind[] {
  return tiles.toSorted((a, b) => a - b)
}

/** The different kinds in a list: equal tiles are one choice (EC-RULING104). */
export function kindsIn(tiles: readonly Kind[]): Kind[] {
  const kinds: Kind[] = []
  for (const kind of tiles) if (!kinds.includes(kind)) kinds.push(kind)
  return kinds
}
