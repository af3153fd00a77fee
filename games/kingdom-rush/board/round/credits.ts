/** Who destroyed what: whose tiles, soldiers and heroes lay on a card when it left the map. */
import type { Seat } from '@duskhall/kernel'
import type { Card } from '../../content/box.ts'
import { countOf } from '../../content/geometry/cells.ts'
import type { KingdomRushEvent } from '../../events.ts'
import { ownerOf } from '../../rules/figures.ts'
import type { FigureNo, KingdomRush } from '../../state.ts'

export interface Credit {
  readonly card: Card
  readonly round: number
  /** All who had a part in it, the greatest first. */
  readonly by: readonly Seat[]
  /** Whose piece was the last. */
  readonly finisher: Seat | null
}

interface Share {
  readonly seat: Seat
  readonly weight: number
  readonly by: 'tile' | 'soldier' | FigureNo
}

type Told = { readonly e: KingdomRushEvent['e'] }

/** What was destroyed in all that was told, in its order. */
export function creditsIn(s: KingdomRush, events: readonly Told[]): Credit[] {
  const shares = new Map<Card, Share[]>()
  const credits: Credit[] = []
  let round = 0
  const add = (card: Card, share: Share) => shares.set(card, [...(shares.get(card) ?? []), share])
  const drop = (card: Card, by: Share['by']) =>
    shares.set(card, shares.get(card)?.filter((share) => share.by !== by) ?? [])
  for (const told of events) {
    const event = told as KingdomRushEvent
    switch (event.e) {
      case 'round':
        round = event.round
        break
      case 'tile-placed':
        add(event.tray, { seat: event.seat, weight: event.enemies, by: 'tile' })
        break
      case 'soldier-placed':
        add(event.tray, { seat: event.seat, weight: 1, by: 'soldier' })
        break
      case 'confronted':
        add(event.card, {
          seat: ownerOf(s, event.figure),
          weight: countOf(event.cells),
          by: event.figure,
        })
        break
      // What comes off counts for nobody.
      case 'mended':
        drop(event.card, 'tile')
        break
      case 'blocked':
      case 'shaken-off':
        drop(event.card, 'soldier')
        break
      case 'moved':
      case 'displaced':
        for (const card of shares.keys()) drop(card, event.figure)
        break
      case 'destroyed':
        credits.push(creditOf(event.card, round, shares.get(event.card) ?? []))
        shares.delete(event.card)
        break
    }
  }
  return credits
}

function creditOf(card: Card, round: number, shares: readonly Share[]): Credit {
  const weights = new Map<Seat, number>()
  for (const { seat, weight } of shares) weights.set(seat, (weights.get(seat) ?? 0) + weight)
  const by = [...weights].sort(([, one], [, other]) => other - one).map(([seat]) => seat)
  return { card, round, by, finisher: shares.at(-1)?.seat ?? null }
}

/** How many enemies a seat has covered. */
export function coveredBy(events: readonly Told[], seat: Seat): number {
  return events.reduce((sum, told) => {
    const event = told as KingdomRushEvent
    if (event.e === 'tile-placed' && event.seat === seat) return sum + event.enemies
    return event.e === 'soldier-placed' && event.seat === seat ? sum + 1 : sum
  }, 0)
}
