/** English: who, whose, where and how many, as parts of sentences. */
import type { Seat } from '@duskhall/kernel'
import type { SpaceType } from '../../content/box.ts'
import type { Camp, Kind, Place, VillageNo } from '../../state.ts'
import { campsOf, counted, isTeamTable, isYours, membersOf, spotAt } from '../facts.ts'
import type { Context, Spot } from '../pack.ts'

const SPACES: { readonly [T in SpaceType]: string } = {
  battlefield: 'Battlefield',
  fortification: 'Fortification',
  port: 'Port',
  portal: 'Portal',
}

export function list(items: readonly string[], last = 'and'): string {
  return items.length < 2 ? (items[0] ?? '') : `${items.slice(0, -1).join(', ')} ${last} ${items.at(-1)}`
}

export function tiles(count: number): string {
  return count === 1 ? '1 tile' : `${count} tiles`
}

/** Coins of both sorts; what is not there is not named. */
export function purse(gold: number, magicGold: number): string {
  if (magicGold === 0) return `${gold} gold`
  return gold === 0 ? `${magicGold} magic gold` : `${gold} gold and ${magicGold} magic gold`
}

/** A seat inside a sentence. */
export function who(c: Context, seat: Seat): string {
  return seat === c.you ? 'you' : c.seat(seat)
}

function whose(c: Context, seat: Seat): string {
  return seat === c.you ? 'your' : `${c.seat(seat)}'s`
}

/** A sentence's beginning: what a seat does. */
export function does(c: Context, seat: Seat, you: string, they: string): string {
  return seat === c.you ? `You ${you}` : `${c.seat(seat)} ${they}`
}

export function team(camp: Camp): string {
  return `Team ${String.fromCharCode(65 + camp)}`
}

export function camp(c: Context, number: Camp): string {
  if (isTeamTable(c.s)) return isYours(c, number) ? 'your team' : team(number)
  return who(c, membersOf(c.s, number)[0] ?? number)
}

/** A camp as a heading. */
export function campTitle(c: Context, number: Camp): string {
  return isTeamTable(c.s) ? team(number) : c.seat(membersOf(c.s, number)[0] ?? number)
}

export function campWhose(c: Context, number: Camp): string {
  if (isTeamTable(c.s)) return isYours(c, number) ? "your team's" : `${team(number)}'s`
  return whose(c, membersOf(c.s, number)[0] ?? number)
}

export function campDoes(c: Context, number: Camp, you: string, they: string): string {
  if (isTeamTable(c.s)) return `${isYours(c, number) ? 'Your team' : team(number)} ${they}`
  return does(c, membersOf(c.s, number)[0] ?? number, you, they)
}

/** Compass points read the same from every chair; with three players a village lies between two of them. */
const COMPASS: { readonly [villages: number]: readonly string[] } = {
  2: ['west', 'east'],
  3: ['west', 'central', 'east'],
}

export function village(c: Context, number: VillageNo): string {
  if (c.s.seats === 3) return `the village between ${neighbours(c, number)}`
  return `the ${COMPASS[c.s.villages.length]?.[number] ?? `number ${number + 1}`} village`
}

export function villageTitle(c: Context, number: VillageNo): string {
  if (c.s.seats === 3) return `Village between ${neighbours(c, number)}`
  return capital(`${COMPASS[c.s.villages.length]?.[number] ?? `number ${number + 1}`} village`)
}

function neighbours(c: Context, number: VillageNo): string {
  const seats = campsOf(c.s, number).map((owner) => membersOf(c.s, owner)[0] ?? owner)
  // The reader comes first: "between you and Igor".
  seats.sort((a, b) => Number(b === c.you) - Number(a === c.you))
  return list(seats.map((seat) => who(c, seat)))
}

/** Where something happens: "on a Battlefield in the east village". */
export function on(c: Context, place: Place): string {
  const spot = spotAt(c.s, place)
  return `on a ${SPACES[spot.type]} in ${village(c, spot.village)}`
}

/** One certain space: "your Battlefield 2 in the east village". */
export function space(c: Context, place: Place): string {
  return spotIn(c, spotAt(c.s, place))
}

export function spotIn(c: Context, spot: Spot): string {
  return `${campWhose(c, spot.camp)} ${numbered(spot)} in ${village(c, spot.village)}`
}

function numbered({ type, number, of }: Spot): string {
  return of > 1 ? `${SPACES[type]} ${number}` : SPACES[type]
}

/** "Battlefield 2", but "the Fortification" where there is one. */
export function theSpot(spot: Spot): string {
  return spot.of > 1 ? numbered(spot) : `the ${numbered(spot)}`
}

/** Tiles by name, equal ones counted: "Cubicle Brute (2) and Candle Ghost". */
export function tilesByName(c: Context, kinds: readonly Kind[]): string {
  return list(
    counted(kinds).map(({ kind, count }) => (count > 1 ? `${c.tile(kind)} (${count})` : c.tile(kind))),
  )
}

export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}
