/** What a game of Terrors of London can teach, and how it shows that it has. */
import { addIcons, medalsOf } from '@duskhall/ui'
import type { TerrorsEvent } from '../events.ts'
import type { TerrorsOfLondon } from '../state.ts'
import { icons } from './generated/icons.ts'
import medals from './medals.json' with { type: 'json' }

addIcons(icons)

/** From so few Health on a victory was close. */
const HAIR = 5

export default medalsOf<TerrorsOfLondon, TerrorsEvent>(medals, {
  curse: ({ won, seat, events }) => {
    const last = events.findLast(({ e }) => e === 'health-lost' || e === 'attacked')
    return won && last?.e === 'health-lost' && last.by === 'curse' && last.seat !== seat
  },
  'long-horde': ({ seat, events }) =>
    events.some((event) => event.e === 'linked' && event.seat === seat && event.horde.length >= 4),
  armour: ({ seat, events }) =>
    events.reduce(
      (sum, event) => sum + (event.e === 'attacked' && event.seat !== seat ? event.absorbed : 0),
      0,
    ) >= 5,
  relics: ({ seat, parts }) => parts.some(({ after }) => (after.players[seat]?.relics.length ?? 0) >= 3),
  haunt: ({ seat, events }) => events.some((event) => event.e === 'haunt-used' && event.seat === seat),
  unite: ({ seat, parts }) =>
    parts.some(
      ({ before, events }) =>
        (before.players[seat]?.unite ?? 0) >= 1 &&
        events.some((event) => event.e === 'passed' && event.seat === seat),
    ),
  claim: ({ seat, events }) =>
    events.some((event) => event.e === 'bought' && event.seat === seat && event.to === 'draw'),
  sacrifice: ({ seat, events }) =>
    events.filter((event) => event.e === 'sacrificed' && event.seat === seat).length >= 3,
  'heavy-attack': ({ seat, events }) =>
    events.some((event) => event.e === 'attacked' && event.seat === seat && event.health >= 10),
  'by-a-hair': ({ won, seat, last }) => won && (last.players[seat]?.health ?? HAIR + 1) <= HAIR,
})
