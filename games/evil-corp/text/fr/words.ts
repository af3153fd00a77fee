/** French: who, whose, where and how many, as parts of sentences. Articles and elisions are settled here. */
import { type Seat, spans } from '@duskhall/kernel'
import type { SpaceType } from '../../content/box.ts'
import type { Camp, Kind, Place, VillageNo } from '../../state.ts'
import { campsOf, counted, isTeamTable, isYours, membersOf, spotAt } from '../facts.ts'
import type { Context, Spot } from '../pack.ts'

interface Noun {
  readonly the: 'le' | 'la'
  readonly name: string
}

const SPACES: { readonly [T in SpaceType]: Noun } = {
  battlefield: { the: 'le', name: 'Champ de Bataille' },
  fortification: { the: 'la', name: 'Fortification' },
  port: { the: 'le', name: 'Port' },
  portal: { the: 'le', name: 'Portail' },
}

export function list(items: readonly string[], last = 'et'): string {
  return items.length < 2 ? (items[0] ?? '') : `${items.slice(0, -1).join(', ')} ${last} ${items.at(-1)}`
}

/** In French, 0 and 1 are singular. */
function count(n: number, singular: string, plural: string): string {
  return `${n} ${n < 2 ? singular : plural}`
}

export function tiles(n: number): string {
  return count(n, 'tuile', 'tuiles')
}

export function gold(n: number): string {
  return count(n, "pièce d'or", "pièces d'or")
}

export function magicGold(n: number): string {
  return count(n, "pièce d'or magique", "pièces d'or magique")
}

export function demons(n: number): string {
  return count(n, 'Démon', 'Démons')
}

/** Coins of both sorts; what is not there is not named. */
export function purse(goldCount: number, magicCount: number): string {
  if (magicCount === 0) return gold(goldCount)
  return goldCount === 0 ? magicGold(magicCount) : `${gold(goldCount)} et ${magicGold(magicCount)}`
}

/** "de Mina", "d'Igor", "d'Hélène", "d'Yves", but "de Yann". */
export function de(name: string): string {
  const [first = '', second = ''] = spans(name)
    .map(({ text }) => text)
    .join('')
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()
  const elides = first === 'y' ? !/[aeiou]/.test(second) && second !== '' : /[aeiouhœæ]/.test(first)
  return elides ? `d'${name}` : `de ${name}`
}

/** A seat inside a sentence. */
export function who(c: Context, seat: Seat): string {
  return seat === c.you ? 'vous' : c.seat(seat)
}

/** A sentence's beginning: what a seat does. */
export function does(c: Context, seat: Seat, you: string, they: string): string {
  return seat === c.you ? `Vous ${you}` : `${c.seat(seat)} ${they}`
}

export function team(camp: Camp): string {
  return `équipe ${String.fromCharCode(65 + camp)}`
}

/** A camp as a heading. */
export function campTitle(c: Context, number: Camp): string {
  return isTeamTable(c.s) ? capital(team(number)) : c.seat(membersOf(c.s, number)[0] ?? number)
}

export function camp(c: Context, number: Camp): string {
  if (isTeamTable(c.s)) return isYours(c, number) ? 'votre équipe' : `l'${team(number)}`
  return who(c, membersOf(c.s, number)[0] ?? number)
}

/** Something of a camp: "votre pion", "le pion d'Igor", "le pion de votre équipe". */
export function owned(c: Context, number: Camp, the: 'le' | 'la', noun: string): string {
  if (isTeamTable(c.s)) return `${the} ${noun} de ${camp(c, number)}`
  const seat = membersOf(c.s, number)[0] ?? number
  return seat === c.you ? `votre ${noun}` : `${the} ${noun} ${de(c.seat(seat))}`
}

export function campDoes(c: Context, number: Camp, you: string, they: string): string {
  if (isTeamTable(c.s)) return `${capital(camp(c, number))} ${they}`
  return does(c, membersOf(c.s, number)[0] ?? number, you, they)
}

/** Compass points read the same from every chair; with three players a village lies between two of them. */
const COMPASS: { readonly [villages: number]: readonly string[] } = {
  2: ["village de l'ouest", "village de l'est"],
  3: ["village de l'ouest", 'village central', "village de l'est"],
}

/** Without its article: "le", "du" or "dans le" come before it. */
export function village(c: Context, number: VillageNo): string {
  if (c.s.seats === 3) return `village entre ${neighbours(c, number)}`
  return COMPASS[c.s.villages.length]?.[number] ?? `village ${number + 1}`
}

function neighbours(c: Context, number: VillageNo): string {
  const seats = campsOf(c.s, number).map((owner) => membersOf(c.s, owner)[0] ?? owner)
  // The reader comes first: "entre vous et Igor".
  seats.sort((a, b) => Number(b === c.you) - Number(a === c.you))
  return list(seats.map((seat) => who(c, seat)))
}

/** "un Champ de Bataille du village de l'est". */
export function somewhere(c: Context, place: Place): string {
  const spot = spotAt(c.s, place)
  const { the, name } = SPACES[spot.type]
  return `${the === 'le' ? 'un' : 'une'} ${name} du ${village(c, spot.village)}`
}

/** Where something happens: "sur un Champ de Bataille du village de l'est". */
export function on(c: Context, place: Place): string {
  return `sur ${somewhere(c, place)}`
}

/** One certain space: "votre Champ de Bataille 2 dans le village de l'est". */
export function space(c: Context, place: Place): string {
  return spotIn(c, spotAt(c.s, place))
}

export function spotIn(c: Context, spot: Spot): string {
  return `${owned(c, spot.camp, SPACES[spot.type].the, numbered(spot))} dans le ${village(c, spot.village)}`
}

export function numbered({ type, number, of }: Spot): string {
  return of > 1 ? `${SPACES[type].name} ${number}` : SPACES[type].name
}

/** "le Champ de Bataille 2". */
export function the(spot: Spot): string {
  return `${SPACES[spot.type].the} ${numbered(spot)}`
}

/** Tiles by name, equal ones counted. */
export function tilesByName(c: Context, kinds: readonly Kind[]): string {
  return list(counted(kinds).map(({ kind, count: n }) => (n > 1 ? `${c.tile(kind)} (${n})` : c.tile(kind))))
}

export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}
