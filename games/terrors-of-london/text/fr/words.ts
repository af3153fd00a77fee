/** French: who, whose, where and how many, as parts of sentences. Articles and elisions are settled here. */
import { type Seat, spans } from '@duskhall/kernel'
import { RESOURCES } from '../../content/schema.ts'
import type { Card, Cost, Faction, Resource } from '../../state.ts'
import { counted } from '../facts.ts'
import type { Context } from '../pack.ts'
import type { FactionText } from '../types.ts'

export const factions: { readonly [F in Faction]: FactionText } = {
  undead: { name: 'Morts-vivants', one: 'Mort-vivant', flavour: 'En retard, jamais absents' },
  beast: { name: 'Bêtes', one: 'Bête', flavour: 'Elles étaient là avant les rues' },
  mortal: { name: 'Mortels', one: 'Mortel', flavour: 'Les pires vont encore à la messe' },
  spirit: { name: 'Esprits', one: 'Esprit', flavour: 'Chaque maison a de la place pour un' },
}

/** Without its article: "monstre Mort-vivant". */
export function monsterOf(faction: Faction): string {
  return `monstre ${factions[faction].one}`
}

const RESOURCE: { readonly [R in Resource]: { readonly name: string; readonly the: string } } = {
  coin: { name: 'Pièces', the: 'les Pièces' },
  power: { name: 'Pouvoir', the: 'le Pouvoir' },
  regeneration: { name: 'Régénération', the: 'la Régénération' },
}

export function list(items: readonly string[], last = 'et'): string {
  return items.length < 2 ? (items[0] ?? '') : `${items.slice(0, -1).join(', ')} ${last} ${items.at(-1)}`
}

/** In French, 0 and 1 are singular. */
export function cards(count: number): string {
  return `${count} ${count < 2 ? 'carte' : 'cartes'}`
}

/** The resource itself: "Pièces". */
export function resource(name: Resource): string {
  return RESOURCE[name].name
}

/** With its article: "les Pièces". */
export function theResource(name: Resource): string {
  return RESOURCE[name].the
}

/** The name of the resource at that place of the pool. */
export function resourceAt(at: number): Resource {
  return RESOURCES[at] ?? 'coin'
}

export function amount(name: Resource, count: number): string {
  return name === 'coin' && count < 2 ? `${count} Pièce` : `${count} ${RESOURCE[name].name}`
}

export function coins(count: number): string {
  return amount('coin', count)
}

/** Coins, Power and Regeneration, each on its own; what is not there is not named. */
export function parts(pool: readonly number[]): string[] {
  return RESOURCES.flatMap((name, at) => ((pool[at] ?? 0) > 0 ? [amount(name, pool[at] ?? 0)] : []))
}

/** The same as one phrase: "1 Pièce et 2 Pouvoir". */
export function amounts(pool: readonly number[]): string {
  return list(parts(pool))
}

export function cost({ health = 0, coin = 0, power = 0, regeneration = 0 }: Cost): string {
  return list([...(health > 0 ? [`${health} Santé`] : []), ...parts([coin, power, regeneration])])
}

/** Words whose h stops the elision. */
const ASPIRATED = /^(hurlement|horde|hibou|heros)/

/** "de Mina", "d'Igor", "d'Yves", but "de Yann" and "de Hurlement du loup". */
export function de(name: string): string {
  const plain = spans(name)
    .map(({ text }) => text)
    .join('')
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()
  const [first = '', second = ''] = plain
  const elides =
    first === 'y'
      ? second !== '' && !/[aeiou]/.test(second)
      : /[aeiouhœæ]/.test(first) && !ASPIRATED.test(plain)
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

/** Something of a seat: "votre pioche", "la pioche d'Igor". */
export function owned(c: Context, seat: Seat, the: 'le' | 'la' | "l'", noun: string): string {
  if (seat === c.you) return `votre ${noun}`
  return `${the}${the === "l'" ? '' : ' '}${noun} ${de(c.seat(seat))}`
}

/** A card of a seat: "votre carte Goule", "la carte Goule d'Igor". */
export function cardOf(c: Context, seat: Seat, card: string): string {
  return owned(c, seat, 'la', `carte ${card}`)
}

/** "votre" to the player who acts, "sa" about others. */
export function its(c: Context, seat: Seat): string {
  return seat === c.you ? 'votre' : 'sa'
}

/** Cards by name, equal ones counted: "Adorateur (2) et Goule". */
export function byName(c: Context, numbers: readonly Card[]): string {
  return list(
    counted(c.s, numbers).map(({ card, count }) => (count > 1 ? `${c.card(card)} (${count})` : c.card(card))),
  )
}

const ORDINALS = [
  'première',
  'deuxième',
  'troisième',
  'quatrième',
  'cinquième',
  'sixième',
  'septième',
  'huitième',
]
const NUMBERS = ['une', 'deux', 'trois', 'quatre', 'cinq', 'six', 'sept', 'huit']

/** "deuxième". */
export function ordinal(number: number): string {
  return ORDINALS[number - 1] ?? `${number}e`
}

/** "deuxième sur trois". */
export function nth(number: number, of: number): string {
  return `${ordinal(number)} sur ${NUMBERS[of - 1] ?? of}`
}

export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}
