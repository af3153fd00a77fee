/** What an event brought into a realm or changed there: it is marked for whoever looks there next. */
import type { Heard, Seat } from '@duskhall/kernel'
import type { Changed } from '@duskhall/ui'
import { faceOf } from '../content/box.ts'
import type { VillainousEvent } from '../events.ts'
import type { VillainousView } from './answers.ts'
import { id } from './seen.ts'

const of = (owner: Seat, ...at: string[]): Changed => ({ owner, at })

export function changes(event: Heard<VillainousEvent>, { state }: VillainousView): Changed | null {
  switch (event.e) {
    case 'played':
    case 'moved':
    case 'trapped':
    case 'freed':
      return of(event.owner, id.card(event.card))
    case 'replaced':
      return of(event.owner, id.card(event.by))
    // A Fate card against somebody that stays nowhere.
    case 'resolved':
      return event.owner === event.seat ? null : of(event.owner)
    // What Fate brought goes its own way; a card of the Villain's own is lost.
    case 'discarded':
      return faceOf(state, event.card).fate ? null : of(event.owner, id.discard(event.owner))
    case 'hand-discarded':
      return of(event.seat, id.discard(event.seat))
    case 'power':
      return event.n < 0 ? of(event.seat, id.power(event.seat)) : null
    case 'obstacles':
      return of(event.seat, id.obstacles(event.seat, event.at))
    case 'claimed':
    case 'awakened':
    case 'asleep':
      return of(event.seat, id.tile(event.seat))
    default:
      return null
  }
}

/** The icon that is used: what it did is told by itself. */
export const means: readonly VillainousEvent['e'][] = ['icon']
