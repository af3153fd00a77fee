/** Where the line broke: the way of the card that brought the defeat, round by round. */
import type { Card } from '../../content/box.ts'
import type { LaneNo, Space } from '../../content/geometry/map.ts'
import type { KingdomRushEvent } from '../../events.ts'

/** What became of it in one round: it came, moved on, was held, or went out. */
export interface Station {
  readonly round: number
  readonly what: 'came' | 'moved' | 'held' | 'out'
  /** Where it lay at the end of the round; null once it is out, and where there was no room for it. */
  readonly space: Space | null
  /** Hearts it cost. */
  readonly lost: number
}

export interface BrokenLine {
  readonly card: Card
  readonly lane: LaneNo
  readonly stations: readonly Station[]
}

/** Null where nothing went out in the last round: time was up. */
export function brokenLine(events: readonly KingdomRushEvent[]): BrokenLine | null {
  const last = events.findLast((event) => event.e === 'escaped' || event.e === 'round')
  if (last?.e !== 'escaped') return null
  const { card, lane } = last
  const stations: Station[] = []
  let round = 0
  for (const event of events) {
    if (event.e === 'round') round = event.round
    const station = 'card' in event && event.card === card ? stationOf(event, round) : null
    if (!station) continue
    // Of a round only how it ended; that it came says more than that it moved as well.
    const before = stations.at(-1)
    if (before?.round === round) stations.pop()
    const came = before?.round === round && before.what === 'came' && station.what !== 'out'
    stations.push(came ? { ...station, what: 'came' } : station)
  }
  return { card, lane, stations }
}

/** A place on the way with the numbers of the rounds that ended there: what is held stays where it is. */
export interface Stay {
  readonly space: Space | null
  readonly what: Station['what']
  readonly numbers: string
}

/** As they are drawn: one mark for each place, "2–3" for two rounds after one another. */
export function staysOf(stations: readonly Station[]): readonly Stay[] {
  const spaces = [...new Set(stations.map(({ space }) => space))]
  return spaces.map((space) => {
    const here = [...stations.entries()].filter(([, station]) => station.space === space)
    const numbers = here.map(([at]) => at + 1)
    const [first = 0] = numbers
    const last = numbers.at(-1) ?? first
    const isRun = last - first === numbers.length - 1 && numbers.length > 1
    return {
      space,
      what: here.at(-1)?.[1].what ?? 'moved',
      numbers: isRun ? `${first}–${last}` : numbers.join(', '),
    }
  })
}

function stationOf(event: KingdomRushEvent, round: number): Station | null {
  switch (event.e) {
    case 'spawned':
      return { round, what: 'came', space: event.space, lost: 0 }
    case 'advanced':
      return { round, what: 'moved', space: event.to, lost: 0 }
    case 'blocked':
      return { round, what: 'held', space: event.space, lost: 0 }
    case 'escaped':
      return { round, what: 'out', space: null, lost: event.lost }
    default:
      return null
  }
}
