/** What flies for which event, and where an event can be seen. */
import type { Heard } from '@duskhall/kernel'
import { flightsBy, type Impact, placesBy } from '@duskhall/ui'
import type { KingdomRushEvent } from '../events.ts'
import { OFF_MAP } from '../state.ts'
import type { KingdomRushView } from './answers.ts'
import { id } from './seen.ts'

const spaceOr = (space: number | null, other: string) =>
  space === null || space === OFF_MAP ? other : id.space(space)

export const flights = flightsBy<KingdomRushEvent, KingdomRushView>({
  spawned: ({ card, lane, space }) => ({
    piece: id.tray(card),
    from: id.pile(lane),
    to: spaceOr(space, id.pile(lane)),
  }),
  advanced: ({ card, from, to }) => ({ piece: id.tray(card), from: id.space(from), to: id.space(to) }),
  moved: ({ figure, from, to }) => ({
    piece: id.figure(figure),
    from: spaceOr(from, id.figure(figure)),
    to: id.space(to),
  }),
})

export function impacts(event: Heard<KingdomRushEvent>): readonly Impact[] {
  switch (event.e) {
    case 'tile-placed':
      return [{ at: id.tray(event.tray) }]
    case 'escaped':
      return [{ at: id.hearts, text: event.lost > 0 ? `−${event.lost}` : '' }]
    case 'hurt':
      return [{ at: id.figure(event.figure), text: '−1' }]
    default:
      return []
  }
}

export const placeOf = placesBy<KingdomRushEvent>(
  [
    ['card', id.tray],
    ['tray', id.tray],
    ['figure', id.figure],
    ['site', id.site],
  ],
  { escaped: () => id.hearts, diamonds: () => id.diamonds },
)
