/** English: who, whose, where and how many, as parts of sentences. */
import type { Seat } from '@duskhall/kernel'
import { RESOURCES } from '../../content/schema.ts'
import type { Card, Cost, Faction, Resource } from '../../state.ts'
import { counted } from '../facts.ts'
import type { Context } from '../pack.ts'
import type { FactionText } from '../types.ts'

export const factions: { readonly [F in Faction]: FactionText } = {
  undead: { name: 'Undead', one: 'Undead', flavour: 'Late, but never absent' },
  beast: { name: 'Beasts', one: 'Beast', flavour: 'They were here before the streets' },
  mortal: { name: 'Mortals', one: 'Mortal', flavour: 'The worst of them still go to church' },
  spirit: { name: 'Spirits', one: 'Spirit', flavour: 'Every house has room for one' },
}

/** "an Undead monster", "a Beast monster". */
export function monsterOf(faction: Faction): string {
  return `${faction === 'undead' ? 'an' : 'a'} ${factions[faction].one} monster`
}

const RESOURCE: { readonly [R in Resource]: string } = {
  coin: 'Coins',
  power: 'Power',
  regeneration: 'Regeneration',
}

export function list(items: readonly string[], last = 'and'): string {
  return items.length < 2 ? (items[0] ?? '') : `${items.slice(0, -1).join(', ')} ${last} ${items.at(-1)}`
}

export function cards(count: number): string {
  return count === 1 ? '1 card' : `${count} cards`
}

/** The resource itself: "Coins". */
export function resource(name: Resource): string {
  return RESOURCE[name]
}

/** The resource at that place of the pool. */
export function resourceAt(at: number): string {
  return resource(RESOURCES[at] ?? 'coin')
}

export function amount(name: Resource, count: number): string {
  return name === 'coin' && count === 1 ? '1 Coin' : `${count} ${RESOURCE[name]}`
}

export function coins(count: number): string {
  return amount('coin', count)
}

/** Coins, Power and Regeneration, each on its own; what is not there is not named. */
export function parts(pool: readonly number[]): string[] {
  return RESOURCES.flatMap((name, at) => ((pool[at] ?? 0) > 0 ? [amount(name, pool[at] ?? 0)] : []))
}

/** The same as one phrase: "1 Coin and 2 Power". */
export function amounts(pool: readonly number[]): string {
  return list(parts(pool))
}

export function cost({ health = 0, coin = 0, power = 0, regeneration = 0 }: Cost): string {
  return list([...(health > 0 ? [`${health} Health`] : []), ...parts([coin, power, regeneration])])
}

/** A seat inside a sentence. */
export function who(c: Context, seat: Seat): string {
  return seat === c.you ? 'you' : c.seat(seat)
}

export function whose(c: Context, seat: Seat): string {
  return seat === c.you ? 'your' : `${c.seat(seat)}'s`
}

/** A sentence's beginning: what a seat does. */
export function does(c: Context, seat: Seat, you: string, they: string): string {
  return seat === c.you ? `You ${you}` : `${c.seat(seat)} ${they}`
}

/** "your" to the player who acts, "their" about others. */
export function its(c: Context, seat: Seat): string {
  return seat === c.you ? 'your' : 'their'
}

/** Cards by name, equal ones counted: "Cultist (2) and Ghoul". */
export function byName(c: Context, numbers: readonly Card[]): string {
  return list(
    counted(c.s, numbers).map(({ card, count }) => (count > 1 ? `${c.card(card)} (${count})` : c.card(card))),
  )
}

const ORDINALS = [
  'first',
  'second',
  'third',
  'fourth',
  'fifth',
  'sixth',
  'seventh',
  'eighth',
  'ninth',
  'tenth',
]
const NUMBERS = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten']

/** "second". */
export function ordinal(number: number): string {
  return ORDINALS[number - 1] ?? `number ${number}`
}

/** "second of three". */
export function nth(number: number, of: number): string {
  return `${ordinal(number)} of ${NUMBERS[of - 1] ?? of}`
}

/** "once", "twice", "3 times". */
export function times(count: number): string {
  return ['', 'once', 'twice'][count] || `${count} times`
}

export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}
