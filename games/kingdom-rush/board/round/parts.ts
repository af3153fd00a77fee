/** What happened by itself, card by card: the events of a play by the card that does them. */
import type { Heard } from '@duskhall/kernel'
import type { Card } from '../../content/box.ts'
import type { KingdomRushEvent } from '../../events.ts'
import type { Phase } from '../../state.ts'

export type Told = Heard<KingdomRushEvent>

/** What a card does: it is destroyed, a boss acts, it is activated, or it comes. */
export type PartKind = 'destroy' | 'boss' | 'advance' | 'spawn'

export interface Part {
  readonly card: Card
  readonly kind: PartKind
  readonly events: readonly Told[]
  /** How many events of the play were told before it, and with it. */
  readonly since: number
  readonly told: number
}

/** Each of these is followed; whatever is told after it belongs to it. */
const FOLLOWED: readonly KingdomRushEvent['e'][] = [
  'destroyed',
  'boss-acts',
  'portal-opened',
  'spawned',
  'advanced',
  'blocked',
  'escaped',
]
/** What a card does before it tries to move. */
const FIRST: readonly KingdomRushEvent['e'][] = ['mended', 'shaken-off']

export function isFollowed(events: readonly Told[]): boolean {
  return events.some(({ e }) => FOLLOWED.includes(e))
}

export function partsOf(events: readonly Told[], from: Phase): Part[] {
  const parts: { card: Card; kind: PartKind; events: Told[]; since: number; told: number }[] = []
  let phase = from
  for (const [at, event] of events.entries()) {
    if (event.e === 'phase') phase = event.phase as Phase
    const last = parts.at(-1)
    const begins = FOLLOWED.includes(event.e) || (phase === 'advance' && FIRST.includes(event.e))
    const card = begins && 'card' in event ? event.card : undefined
    if (card !== undefined && (last?.card !== card || last.kind !== kindOf(event, phase))) {
      const since = last?.told ?? 0
      parts.push({ card, kind: kindOf(event, phase), events: [event], since, told: at + 1 })
    } else if (last && event.e !== 'phase' && event.e !== 'round') {
      last.events.push(event)
      last.told = at + 1
    }
  }
  return parts
}

function kindOf({ e }: Told, phase: Phase): PartKind {
  if (e === 'destroyed') return 'destroy'
  if (e === 'spawned') return 'spawn'
  if (e === 'boss-acts' || e === 'portal-opened' || phase === 'boss') return 'boss'
  return 'advance'
}
