/** What a Night did, gathered from what was told: who led where, what that brought, what was kept, lost and drawn. */
import { EMPTY, type Heard } from '@duskhall/kernel'
import type { HeardPlay } from '@duskhall/ui'
import { layoutOf, sideOf, spaceType } from '../content/box.ts'
import type { EvilCorpEvent } from '../events.ts'
import { currentTerror } from '../rules/gauge.ts'
import {
  type Camp,
  type CampState,
  type EvilCorp,
  type EvilCorpMove,
  type Kind,
  NOBODY,
  type Place,
  placeAt,
  type VillageNo,
} from '../state.ts'

export type Play = HeardPlay<EvilCorp, EvilCorpMove, EvilCorpEvent>
type Told = Heard<EvilCorpEvent>
type ToldOf<Name extends EvilCorpEvent['e']> = Heard<Extract<EvilCorpEvent, { e: Name }>>

export function toldOf<Name extends EvilCorpEvent['e']>(
  events: readonly Told[],
  ...names: readonly Name[]
): ToldOf<Name>[] {
  return events.filter((event): event is ToldOf<Name> => (names as readonly string[]).includes(event.e))
}

/** What a tile adds to the gauge; null where it lies on a Port or Portal and does not count (EC-GAUGE2). */
export function countsFor(s: EvilCorp, village: VillageNo, place: Place, space: number): number | null {
  const type = spaceType(s, village, space)
  return type === 'battlefield' || type === 'fortification' ? currentTerror(s, place) : null
}

/** One side of a village at Night. */
export interface CountedSide {
  readonly camp: Camp
  readonly terror: number
  /** What the tiles bring, one by one. */
  readonly parts: readonly number[]
  /** Steps of the Conquest pawn before and after. */
  readonly conquest: readonly [number, number]
}

export interface VillageCount {
  readonly village: VillageNo
  /** As it lay before the Night. */
  readonly side: number
  /** By half. */
  readonly sides: readonly [CountedSide, CountedSide]
  /** Who gains: the leader, or after a tie the holder of the Stone; NOBODY otherwise. */
  readonly winner: Camp
  readonly lead: number
  readonly byStone: boolean
  readonly steps: number
  readonly magicGold: number
  readonly token: boolean
}

export interface Purse {
  readonly camp: Camp
  readonly gold: readonly [number, number]
  readonly magicGold: readonly [number, number]
  readonly kept: readonly Kind[]
}

export interface Night {
  readonly round: number
  readonly villages: readonly VillageCount[]
  readonly purses: readonly Purse[]
  readonly left: Kind | null
  readonly joined: Kind | null
  /** By seat: how many tiles were drawn. */
  readonly drawn: readonly number[]
  /** The camp that begins the next Day; NOBODY before that is known, and when the game is over. */
  readonly begins: Camp
}

/** The plays of the last Night of a log; none where no Night is told. */
export function lastNight(log: readonly Play[]): readonly Play[] {
  const from = log.findLastIndex(({ events }) => events.some(({ e }) => e === 'night'))
  return from < 0 ? [] : log.slice(from)
}

/** The table as Night falls on it: the play may have begun with the last deed of the Day. */
export function duskOf({ before, midway }: Play): EvilCorp {
  return midway?.(({ e }) => e === 'night') ?? before
}

export function nightOf(plays: readonly Play[], before: EvilCorp): Night {
  const last = plays.at(-1)
  if (!last) throw new Error('No Night was told.')
  const events = plays.flatMap((play) => play.events)
  const draws = toldOf(events, 'drew')
  return {
    round: before.round,
    villages: before.villages.map((_, village) => countOf(before, village, events)),
    purses: before.camps.map((purse, camp) => purseOf(camp, purse, last.view.state, events)),
    left: toldOf(events, 'queue-discarded')[0]?.kind ?? null,
    joined: toldOf(events, 'queued').at(-1)?.kind ?? null,
    drawn: before.screens.map((_, seat) =>
      draws.reduce((sum, event) => (event.seat === seat ? sum + event.count : sum), 0),
    ),
    begins: toldOf(events, 'day')[0]?.first ?? NOBODY,
  }
}

function countOf(s: EvilCorp, village: VillageNo, events: readonly Told[]): VillageCount {
  const here = toldOf(events, 'gauge', 'tie-broken', 'conquest', 'magic-gold', 'token').filter(
    (event) => event.village === village,
  )
  const lead = toldOf(here, 'gauge')[0]
  const tie = toldOf(here, 'tie-broken')[0]
  const steps = toldOf(here, 'conquest')
  const sideAt = (half: 0 | 1): CountedSide => {
    const camp = layoutOf(s).owners[village]?.[half] ?? half
    const { spaces = [], conquest = 0 } = s.villages[village]?.halves[half] ?? {}
    const parts = spaces.flatMap((kind, space) => {
      const terror = kind === EMPTY ? null : countsFor(s, village, placeAt(village, half, space), space)
      return terror === null ? [] : [terror]
    })
    const reached = steps.filter((event) => event.camp === camp).at(-1)?.step ?? conquest
    return { camp, terror: parts.reduce((a, b) => a + b, 0), parts, conquest: [conquest, reached] }
  }
  return {
    village,
    side: s.villages[village]?.side ?? 0,
    sides: [sideAt(0), sideAt(1)],
    winner: lead?.camp ?? tie?.camp ?? NOBODY,
    lead: lead?.lead ?? 0,
    byStone: tie !== undefined,
    steps: steps.length,
    magicGold: toldOf(here, 'magic-gold').reduce((sum, { count }) => sum + count, 0),
    token: toldOf(here, 'token').length > 0,
  }
}

function purseOf(camp: Camp, before: CampState, after: EvilCorp, events: readonly Told[]): Purse {
  const then = after.camps[camp] ?? before
  return {
    camp,
    gold: [before.gold, then.gold],
    magicGold: [before.magicGold, then.magicGold],
    kept: toldOf(events, 'kept').flatMap((event) => (event.camp === camp ? [event.kind] : [])),
  }
}

/** How many symbols of its gauge the leader of a village has reached. */
export function reachedIn(s: EvilCorp, { village, lead }: VillageCount): number {
  return sideOf(s, village).gauge.icons.filter(({ at }) => at <= lead).length
}
