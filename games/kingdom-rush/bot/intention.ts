/** What somebody means to do next, before it is done: to be told to the others, or to whoever asks what to do. */
import { clone, listen, moves, play, type Seat, same, standing } from '@duskhall/kernel'
import type { AbilityNo, Card, HeroNo, SpellNo, TowerNo } from '../content/box.ts'
import type { TileNo } from '../content/effects.ts'
import { type Mask, NO_CELLS } from '../content/geometry/cells.ts'
import type { Space } from '../content/geometry/map.ts'
import type { KingdomRushEvent } from '../events.ts'
import { kingdomRush } from '../game.ts'
import { type FigureNo, type KingdomRush, type KingdomRushMove, SOLDIER } from '../state.ts'

type Deed =
  | { readonly do: 'build'; readonly tower: TowerNo; readonly site: number }
  | { readonly do: 'pass'; readonly tower: TowerNo; readonly into: TowerNo; readonly to: Seat }
  | {
      readonly do: 'hero'
      readonly figure: FigureNo
      /** Where it goes; null: it stays. */
      readonly to: Space | null
      readonly act: 'basic' | 'recover' | null | { readonly ability: AbilityNo }
    }
  | { readonly do: 'cast'; readonly spell: SpellNo }
  | { readonly do: 'call'; readonly hero: HeroNo }
  | { readonly do: 'ready' }
  /** The rest of something that has begun, or an answer by itself. */
  | { readonly do: 'answer' }

/** A tray that it attacks or confronts. */
interface Hit {
  readonly card: Card
  /** Enemies that come to lie under its pieces, and those who still show a cell then. */
  readonly covered: number
  readonly left: number
  /** What is put on it: tiles, and soldiers. */
  readonly pieces: readonly TileNo[]
  /** Where they lie. */
  readonly cells: Mask
}

export interface Intention {
  readonly seat: Seat
  readonly deed: Deed
  readonly hits: readonly Hit[]
  /** Where a hero will stand: the tray that it confronts. */
  readonly confronts: Card | null
}

/** What these answers of a seat come to. */
export function intentionFrom(s: KingdomRush, seat: Seat, script: readonly KingdomRushMove[]): Intention {
  return carriedOut(clone(s), seat, script).intention
}

/** The same of several actions, one after another. */
export function intentionsFrom(
  s: KingdomRush,
  seat: Seat,
  steps: readonly (readonly KingdomRushMove[])[],
): readonly Intention[] {
  const table = clone(s)
  return steps.map((script) => carriedOut(table, seat, script).intention)
}

/** Gives these answers on that table; those of others, which nobody knows, end it. */
export function carriedOut(
  table: KingdomRush,
  seat: Seat,
  script: readonly KingdomRushMove[],
): { readonly intention: Intention; readonly given: readonly KingdomRushMove[] } {
  const given: KingdomRushMove[] = []
  const told = listen(() => {
    for (const move of script) {
      const legal = standing(table) ? (moves(kingdomRush, table, seat) as KingdomRushMove[]) : []
      if (!legal.some((one) => same(one, move))) break
      play(kingdomRush, table, seat, move)
      given.push(move)
    }
  }) as KingdomRushEvent[]
  const [first] = script
  const deed = first ? deedOf(first, told) : ({ do: 'answer' } as const)
  return { intention: { seat, deed, hits: hitsIn(told), confronts: confrontedIn(told) }, given }
}

function deedOf(first: KingdomRushMove, told: readonly KingdomRushEvent[]): Deed {
  switch (first.do) {
    case 'build': {
      const built = told.find((event) => event.e === 'built')
      return built ? { do: 'build', tower: built.tower, site: built.site } : { do: 'answer' }
    }
    case 'pass': {
      const passed = told.find((event) => event.e === 'passed')
      return passed ? { do: 'pass', tower: passed.tower, into: passed.into, to: passed.to } : { do: 'answer' }
    }
    case 'activate':
    case 'wildcat':
      return heroDeed(told)
    case 'cast':
      return { do: 'cast', spell: first.spell }
    case 'call':
      return { do: 'call', hero: first.hero }
    case 'ready':
      return { do: 'ready' }
    default:
      return { do: 'answer' }
  }
}

function heroDeed(told: readonly KingdomRushEvent[]): Deed {
  const figure = told.flatMap((event) => ('figure' in event ? [event.figure] : []))[0]
  if (figure === undefined) return { do: 'answer' }
  const goes = told.find((event) => event.e === 'moved' && event.figure === figure)
  const used = told.find((event) => event.e === 'ability-used')
  const act = used
    ? { ability: used.ability }
    : told.some((event) => event.e === 'basic-attack')
      ? 'basic'
      : told.some((event) => event.e === 'recovered')
        ? 'recover'
        : null
  return { do: 'hero', figure, to: goes?.e === 'moved' ? goes.to : null, act }
}

function hitsIn(told: readonly KingdomRushEvent[]): Hit[] {
  const hits = new Map<Card, Hit>()
  for (const event of told) {
    if (event.e !== 'tile-placed' && event.e !== 'soldier-placed') continue
    const { tray: card, left } = event
    const { covered = 0, pieces = [], cells = NO_CELLS } = hits.get(card) ?? {}
    const isTile = event.e === 'tile-placed'
    hits.set(card, {
      card,
      covered: covered + (isTile ? event.enemies : 1),
      left,
      pieces: [...pieces, isTile ? event.piece : SOLDIER],
      cells: cells | event.cells,
    })
  }
  return [...hits.values()]
}

function confrontedIn(told: readonly KingdomRushEvent[]): Card | null {
  const met = told.findLast((event) => event.e === 'confronted')
  return met?.e === 'confronted' ? met.card : null
}

/** The trays it is about: what somebody may want to keep. */
export function traysOf({ hits, confronts }: Intention): readonly Card[] {
  const met = confronts === null ? [] : [confronts]
  return [...new Set([...hits.map(({ card }) => card), ...met])]
}
