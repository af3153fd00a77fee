/** Every move there can be, each made once: lists of answers are made millions of times, and moves are values. */
import type { Card, Resource, TerrorsMove } from '../state.ts'
import { FACTIONS, RESOURCES } from './schema.ts'

/** Moves that name a card, by card. */
type ByCard = readonly TerrorsMove[]

export interface Moves {
  readonly influence: ByCard
  readonly play: ByCard
  readonly buy: ByCard
  readonly relic: ByCard
  readonly haunt: ByCard
  readonly card: ByCard
  /** By card, then number of the Horde ability. */
  readonly ability: readonly ByCard[]
  link(left: Card, right: Card): TerrorsMove
}

export function interned(cards: number): Moves {
  const byCard = (make: (card: Card) => TerrorsMove) => Array.from({ length: cards }, (_, card) => make(card))
  const links: (TerrorsMove | undefined)[] = new Array(cards * cards).fill(undefined)
  return {
    influence: byCard((card) => ({ do: 'influence', card })),
    play: byCard((card) => ({ do: 'play', card })),
    buy: byCard((card) => ({ do: 'buy', card })),
    relic: byCard((card) => ({ do: 'relic', card })),
    haunt: byCard((card) => ({ do: 'haunt', card })),
    card: byCard((card) => ({ do: 'card', card })),
    ability: Array.from({ length: cards }, (_, card) =>
      [0, 1].map((ability) => ({ do: 'ability', card, ability })),
    ),
    link(left, right) {
      const at = left * cards + right
      links[at] ??= { do: 'link', left, right }
      return links[at]
    },
  }
}

/** A move for each amount, made when it is first asked for. */
function amounts(make: (amount: number) => TerrorsMove): (amount: number) => TerrorsMove {
  const made: TerrorsMove[] = []
  return (amount) => {
    while (made.length <= amount) made.push(make(made.length))
    return made[amount] as TerrorsMove
  }
}

export const attackMove = amounts((amount) => ({ do: 'attack', amount }))
export const healMove = amounts((amount) => ({ do: 'heal', amount }))

const conversions = RESOURCES.flatMap((from) =>
  RESOURCES.map((to) => amounts((amount) => ({ do: 'convert', from, to, amount }))),
)

export function convertMove(from: number, to: number, amount: number): TerrorsMove {
  const made = conversions[from * RESOURCES.length + to] as (amount: number) => TerrorsMove
  return made(amount)
}

export const GAIN: readonly TerrorsMove[] = RESOURCES.map(
  (resource: Resource): TerrorsMove => ({ do: 'gain', resource }),
)
export const CHOOSE_FACTION: readonly TerrorsMove[] = FACTIONS.map((faction) => ({ do: 'faction', faction }))

export const PASS: TerrorsMove = { do: 'pass' }
export const BUY_ACOLYTE: TerrorsMove = { do: 'acolyte' }
export const USE_OVERLORD: TerrorsMove = { do: 'overlord' }
export const LOSE_HEALTH: TerrorsMove = { do: 'lose-health' }
export const CLAIM: TerrorsMove = { do: 'claim' }
export const PAY: TerrorsMove = { do: 'pay' }
export const DISCARD_TOP: TerrorsMove = { do: 'discard-top' }
export const DECLINE: TerrorsMove = { do: 'decline' }
