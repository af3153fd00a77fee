/** What a round has come to so far: what was destroyed and by whom, what broke through, advanced, was held and came in. */
import type { Seat } from '@duskhall/kernel'
import type { Card } from '../../content/box.ts'
import type { Space } from '../../content/geometry/map.ts'
import type { FigureNo, KingdomRush } from '../../state.ts'
import type { Credit } from './credits.ts'
import type { Told } from './parts.ts'

export interface RoundCourse {
  readonly destroyed: readonly { readonly card: Card; readonly by: readonly Seat[] }[]
  readonly escaped: readonly { readonly card: Card; readonly lost: number }[]
  readonly advanced: readonly { readonly card: Card; readonly spaces: number; readonly to: Space }[]
  readonly held: readonly Card[]
  readonly came: readonly { readonly card: Card; readonly space: Space | null }[]
  readonly hurt: readonly { readonly figure: FigureNo; readonly damage: number; readonly out: boolean }[]
  /** Before and after. */
  readonly hearts: readonly [number, number]
  readonly diamonds: readonly [number, number]
  readonly closed: readonly [number, number]
}

export function courseOf(
  before: KingdomRush,
  now: KingdomRush,
  events: readonly Told[],
  credits: readonly Credit[],
): RoundCourse {
  const escaped: { card: Card; lost: number }[] = []
  const moved = new Map<Card, { spaces: number; to: Space }>()
  const held = new Set<Card>()
  const came: { card: Card; space: Space | null }[] = []
  const hurt = new Map<FigureNo, { damage: number; out: boolean }>()
  const destroyed: { card: Card; by: readonly Seat[] }[] = []
  for (const event of events) {
    if (event.e === 'destroyed') {
      const { card } = event
      destroyed.push({ card, by: credits.find((credit) => credit.card === card)?.by ?? [] })
    } else if (event.e === 'escaped') {
      escaped.push({ card: event.card, lost: event.lost })
      moved.delete(event.card)
    } else if (event.e === 'advanced')
      moved.set(event.card, { spaces: (moved.get(event.card)?.spaces ?? 0) + 1, to: event.to })
    else if (event.e === 'blocked') held.add(event.card)
    else if (event.e === 'spawned') came.push({ card: event.card as Card, space: event.space })
    else if (event.e === 'hurt') {
      const known = hurt.get(event.figure)
      hurt.set(event.figure, { damage: (known?.damage ?? 0) + 1, out: known?.out ?? false })
    } else if (event.e === 'knocked-out')
      hurt.set(event.figure, { damage: hurt.get(event.figure)?.damage ?? 0, out: true })
  }
  return {
    destroyed,
    escaped,
    advanced: [...moved].map(([card, how]) => ({ card, ...how })),
    // Who went on all the same is told as that.
    held: [...held].filter((card) => !moved.has(card) && escaped.every((gone) => gone.card !== card)),
    came,
    hurt: [...hurt].map(([figure, how]) => ({ figure, ...how })),
    hearts: [before.hearts, now.hearts],
    diamonds: [before.diamonds, now.diamonds],
    closed: [before.closed, now.closed],
  }
}
