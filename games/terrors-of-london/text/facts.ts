/** What sentences need to know about a table, whatever their language. */
import type { Seat, Tried } from '@duskhall/kernel'
import { countEach, type Measured } from '../../kit/text/index.ts'
import { boxOf, type Face, overlordOf } from '../content/box.ts'
import { type CardEntry, FACTIONS } from '../content/schema.ts'
import { armorOf } from '../rules/attack.ts'
import { acolytePrice, streetPrice } from '../rules/buy.ts'
import { hordeOf } from '../rules/in-play.ts'
import { DISMISSED_SIDE, HAUNT_SIDE, isHordeAbilityUsed, isRelicUsed, tokenSide } from '../rules/marks.ts'
import {
  activePlayer,
  type Card,
  COIN,
  type Faction,
  type FactionNo,
  opponentOf,
  POWER,
  playerOf,
  REGENERATION,
  type TerrorsMove,
  type TerrorsOfLondon,
} from '../state.ts'
import type { MeasuredRule } from './types.ts'

type Place = 'hand' | 'draw' | 'discard' | 'area' | 'horde' | 'relics' | 'street' | 'removed' | 'elsewhere'

/** Where a card lies, and how it lies there. */
export interface Spot {
  readonly place: Place
  /** Whose hand, pile or play area it is. */
  readonly seat: Seat
  /** Which card of its place it is, counted from one, and of how many. */
  readonly number: number
  readonly of: number
  /** Which of the hordes, counted from one; 0 where there is one only. */
  readonly horde: number
  readonly token: 'haunt' | 'dismissed' | null
  /** A Relic used this turn, or a monster without an unused Horde ability. */
  readonly used: boolean
  /** What it costs in the Street now. */
  readonly price: number
}

/** What is printed on a card; undefined for one the reader may not see. */
export function faceAt(s: TerrorsOfLondon, card: Card): Face | undefined {
  return boxOf(s).faces[card]
}

/** The entry of the content file. */
export function entryOf(s: TerrorsOfLondon, card: Card): CardEntry | undefined {
  const id = faceAt(s, card)?.id
  return boxOf(s).file.cards.find((entry) => entry.id === id)
}

export function factionName(faction: FactionNo): Faction | null {
  return FACTIONS[faction] ?? null
}

export function spotOf(s: TerrorsOfLondon, card: Card): Spot {
  const horde = hordeOf(s, card)
  const found = horde >= 0 ? placeIn('horde', s.active, s.hordes[horde] ?? [], card) : placeOf(s, card)
  const side = tokenSide(s, card)
  return {
    ...found,
    horde: horde >= 0 && s.hordes.length > 1 ? horde + 1 : 0,
    token: side === HAUNT_SIDE ? 'haunt' : side === DISMISSED_SIDE ? 'dismissed' : null,
    used: isUsed(s, card, found.place),
    price: found.place === 'street' ? streetPrice(s, card) : 0,
  }
}

type Found = Pick<Spot, 'place' | 'seat' | 'number' | 'of'>

function placeIn(place: Place, seat: Seat, cards: readonly Card[], card: Card): Found {
  return { place, seat, number: cards.indexOf(card) + 1, of: cards.length }
}

function placeOf(s: TerrorsOfLondon, card: Card): Found {
  for (const [seat, player] of s.players.entries()) {
    for (const place of ['area', 'relics', 'hand', 'discard', 'draw'] as const) {
      if (player[place].includes(card)) return placeIn(place, seat, player[place], card)
    }
  }
  if (s.street.includes(card)) return placeIn('street', s.active, s.street, card)
  return placeIn(s.removed.includes(card) ? 'removed' : 'elsewhere', s.active, s.removed, card)
}

function isUsed(s: TerrorsOfLondon, card: Card, place: Place): boolean {
  if (place === 'relics') return isRelicUsed(s, card)
  const abilities = faceAt(s, card)?.horde ?? []
  if (abilities.length === 0 || (place !== 'area' && place !== 'horde')) return false
  return abilities.every((_, ability) => isHordeAbilityUsed(s, card, ability))
}

/** Which of the cards of that name in one play area it is, counted from one; 0 where it is the only one. */
export function copyNumber(s: TerrorsOfLondon, card: Card): number {
  const area = s.players.find((player) => player.area.includes(card))?.area ?? []
  const alike = area.filter((other) => faceAt(s, other)?.id === faceAt(s, card)?.id)
  return alike.length > 1 ? alike.indexOf(card) + 1 : 0
}

/** What Armor can still take of the attacks of this turn. */
export function armorLeft(s: TerrorsOfLondon, seat: Seat): number {
  const armor = armorOf(s, seat)
  return seat === opponentOf(s.active) ? Math.max(0, armor - s.absorbed) : armor
}

export function priceOf(s: TerrorsOfLondon, card: Card): number {
  return streetPrice(s, card)
}

export function priceOfAcolyte(s: TerrorsOfLondon): number {
  return acolytePrice(s)
}

/** Whether losing so much Health ends the game. */
export function isFatal(s: TerrorsOfLondon, seat: Seat, health: number): boolean {
  return health > 0 && playerOf(s, seat).health <= health
}

/** Whether this monster already stands in a horde. */
export function isInHorde(s: TerrorsOfLondon, card: Card): boolean {
  return hordeOf(s, card) >= 0
}

/** Ids of the Overlords of a faction. */
export function overlordsOf(s: TerrorsOfLondon, faction: Faction): readonly string[] {
  const { overlords } = boxOf(s)
  return overlords.flatMap((overlord) => (factionName(overlord.faction) === faction ? [overlord.id] : []))
}

/** How many of each, in the order of first appearance. */
export function counted(
  s: TerrorsOfLondon,
  cards: readonly Card[],
): { readonly card: Card; readonly count: number }[] {
  return countEach(cards, (card) => faceAt(s, card)?.id).map(({ item, count }) => ({ card: item, count }))
}

/** TL-COMMAND1. */
const COMMAND_COST = 3

/** The two numbers a refusal compares; null where they are not what failed. */
export function measure(
  rule: MeasuredRule,
  { state: s, move }: Tried<TerrorsOfLondon, TerrorsMove>,
): Measured | null {
  const [coin, power, regeneration] = [COIN, POWER, REGENERATION].map((at) => s.pool[at] ?? 0) as Pool
  switch (rule) {
    case 'TL-BUY-R1':
      if (move.do === 'buy') return { needed: priceOf(s, move.card), there: coin }
      return move.do === 'acolyte' ? { needed: priceOfAcolyte(s), there: coin } : null
    case 'TL-ATK-R1':
      return move.do === 'attack' ? { needed: move.amount, there: power } : null
    case 'TL-REGEN-R1':
      return move.do === 'heal' ? { needed: move.amount, there: regeneration } : null
    case 'TL-REGEN3': {
      const { health } = overlordOf(s, s.active)
      return move.do === 'heal' ? { needed: move.amount, there: health - activePlayer(s).health } : null
    }
    case 'TL-PASS2':
      return move.do === 'pass' ? { needed: activePlayer(s).hand.length, there: 1 } : null
    case 'TL-COMMAND1':
      return move.do === 'card' ? { needed: faceAt(s, move.card)?.cost ?? 0, there: COMMAND_COST } : null
  }
}

type Pool = [coin: number, power: number, regeneration: number]
