/** What the evaluation looks at, as it can be told to a player: the reasons of hints. */
import type { Motive, Seat } from '@duskhall/kernel'
import { COIN, opponentOf, POWER, playerOf, REGENERATION, type TerrorsOfLondon } from '../state.ts'
import { isFresh } from './player-rows.ts'

export type MotiveId = keyof typeof FEATURES

const FEATURES = {
  health: ['threat', 'race', 'health', 'low health', 'very low health'],
  coins: ['coins to spend', 'dear card to buy', 'discounts', 'claim promised'],
  links: ['links to make'],
  kept: ['haunted', 'unite'],
  relics: ['armor', 'relics: coin', 'relics: power', 'relics: worth'],
  hand: ['hand: cards', 'hand: coin', 'hand: power', 'hand: worth'],
  next: ['next: cards', 'next: coin', 'next: power', 'next: worth'],
  deckCoins: ['deck: coin', 'deck: early coin'],
  deckPower: ['deck: power', 'deck: horde', 'deck: curse'],
  deckHealth: ['deck: regeneration', 'deck: armor'],
  deckClean: ['deck: size', 'deck: poor', 'deck: destroy', 'deck: sacrifice'],
  deckHordes: [
    'deck: links',
    'deck: cards a turn',
    'deck: draw',
    'deck: command',
    'deck: haunt',
    'deck: unite',
  ],
} as const satisfies { readonly [id: string]: readonly string[] }

/** When a turn begins the hand is not measured: whatever lies in it would seem to be won, and the next one lost. */
const UNMEASURED: readonly MotiveId[] = ['hand', 'next']

const NUMBERS: {
  readonly [Id in MotiveId]?: (s: TerrorsOfLondon, seat: Seat) => readonly number[]
} = {
  health: (s, seat) => [
    playerOf(s, opponentOf(seat)).health,
    playerOf(s, seat).health,
    poolOf(s, seat, POWER),
    poolOf(s, seat, REGENERATION),
  ],
  coins: (s, seat) => [poolOf(s, seat, COIN)],
}

/** What lies in the pool is the player's whose turn it is. */
function poolOf(s: TerrorsOfLondon, seat: Seat, resource: number): number {
  return s.active === seat ? (s.pool[resource] ?? 0) : 0
}

export function motives(s: TerrorsOfLondon, seat: Seat): readonly Motive<TerrorsOfLondon>[] {
  // Before the first turn nothing is measured.
  if (s.turn === 0) return []
  const fresh = isFresh(s)
  return (Object.keys(FEATURES) as MotiveId[])
    .filter((id) => !(fresh && UNMEASURED.includes(id)))
    .map((id) => {
      const numbers = NUMBERS[id]
      return {
        id,
        features: FEATURES[id],
        ...(numbers ? { numbers: (table: TerrorsOfLondon) => numbers(table, seat) } : {}),
      }
    })
}
