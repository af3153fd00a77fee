/** A scenario of the box, ready for the rules: its map, sites, piles, and who reaches what from where. */
import type { ArrowsNo, Numbers } from './effects.ts'
import type { Card } from './faces.ts'
import { type Ground, groundOf, reachFrom, type Space, walksOn } from './geometry/map.ts'
import type { ScenarioEntry } from './schema.ts'
import { COLOURS } from './words.ts'

export interface BossSheet {
  readonly id: string
  /** The lane it flees along, by spawn number; 0: it moves as a Horde. */
  readonly towardSpawn: number
  /** By level of difficulty: its life cards, the first on top (last). */
  readonly life: readonly (readonly Card[])[]
  readonly actions: readonly Card[]
  readonly portalTiles: { readonly max: number; readonly level: number } | null
}

/** A pile's part: its cards, and how many are kept by number of players. */
export interface PilePart {
  readonly cards: readonly Card[]
  readonly shuffle: boolean
  readonly take: readonly number[]
}

/** The colour of sites that belong to all. */
export const WHITE = COLOURS.length

export interface Scenario {
  readonly entry: ScenarioEntry
  readonly ground: Ground
  readonly sites: readonly {
    readonly id: string
    readonly at: Space
    /** By number of players: a colour (its place in COLOURS), WHITE, or -1 for open ground. */
    readonly owner: readonly number[]
  }[]
  /** By lane, from top to bottom. */
  readonly piles: readonly (readonly PilePart[])[]
  readonly start: readonly {
    readonly card: Card
    readonly lane: number
    readonly at: number
    readonly minPlayers: number
  }[]
  readonly ghosts: readonly Card[]
  readonly boss: {
    readonly no: number
    readonly start: { readonly lane: number; readonly at: number } | null
    /** The Portal it steps out of, or -1. */
    readonly portal: Card
    readonly reserve: readonly Card[]
  } | null
  /** Every card that it may bring to the table, by number. */
  readonly cards: readonly Card[]
  /** The path spaces that arrows reach from a space; worked out once. */
  reach(arrows: ArrowsNo, turn: number, from: Space): readonly Space[]
  /** The spaces at most so many steps away while these lanes lie fallow (a bit mask); worked out once. */
  walk(from: Space, steps: number, fallow: number): readonly Space[]
}

export function makeScenario(
  entry: ScenarioEntry,
  bosses: readonly BossSheet[],
  arrows: Numbers['arrows'],
  cardNo: (id: string) => Card,
): Scenario {
  const ground = groundOf(entry)
  const laneOf = (spawn: number) => ground.lanes.findIndex((lane) => lane.spawn === spawn)
  const reached = new Map<number, readonly Space[]>()
  const { boss } = entry
  const laid: Omit<Scenario, 'cards'> = {
    entry,
    ground,
    sites: entry.sites.map(({ id, owner, at: [row, column] }) => ({
      id,
      at: row * ground.columns + column,
      owner: owner.map((colour) => (colour === null ? -1 : colour === 'W' ? WHITE : COLOURS.indexOf(colour))),
    })),
    piles: entry.spawns.map(({ pile, minPlayers = 1 }) =>
      pile.map(({ cards, shuffle = false, take }) => ({
        cards: cards.map(cardNo),
        shuffle,
        take: [1, 2, 3, 4].map((players) =>
          players < minPlayers ? 0 : (take?.[players - 1] ?? cards.length),
        ),
      })),
    ),
    start: entry.start.map(({ card, spawn, index, minPlayers = 1 }) => ({
      card: cardNo(card),
      lane: laneOf(spawn),
      at: index,
      minPlayers,
    })),
    ghosts: (entry.ghostDeck ?? []).map(cardNo),
    boss: boss
      ? {
          no: bosses.findIndex(({ id }) => id === boss.id),
          start: boss.start ? { lane: laneOf(boss.start.spawn), at: boss.start.index } : null,
          portal: boss.appearsWhenDestroyed ? cardNo(boss.appearsWhenDestroyed) : -1,
          reserve: (boss.reserve ?? []).map(cardNo),
        }
      : null,
    reach(no, turn, from) {
      const key = (no * 4 + turn) * ground.rows * ground.columns + from
      const known = reached.get(key)
      if (known) return known
      const spaces = reachFrom(ground, from, arrows[no] ?? 'perfect', turn)
      reached.set(key, spaces)
      return spaces
    },
    walk: walksOn(ground),
  }
  return { ...laid, cards: cardsOf(laid, bosses) }
}

function cardsOf(
  { piles, start, ghosts, boss }: Omit<Scenario, 'cards'>,
  bosses: readonly BossSheet[],
): Card[] {
  const sheet = boss && bosses[boss.no]
  return [
    ...piles.flatMap((parts) => parts.flatMap(({ cards }) => cards)),
    ...start.map(({ card }) => card),
    ...ghosts,
    ...(boss?.reserve ?? []),
    ...new Set(sheet?.life.flat() ?? []),
    ...(sheet?.actions ?? []),
  ].sort((a, b) => a - b)
}
