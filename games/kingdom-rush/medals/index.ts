/** What a game of Kingdom Rush can teach, and how it shows that it has. All play together, so what one does is done by all. */
import { addIcons, medalsOf, type Tale } from '@duskhall/ui'
import type { KingdomRushEvent } from '../events.ts'
import type { KingdomRush } from '../state.ts'
import { icons } from './generated/icons.ts'
import medals from './medals.json' with { type: 'json' }

addIcons(icons)

type Story = Tale<KingdomRush, KingdomRushEvent>

const happened = ({ events }: Story, name: KingdomRushEvent['e']) =>
  events.filter(({ e }) => e === name).length

export default medalsOf<KingdomRush, KingdomRushEvent>(medals, {
  spotless: ({ won, events }) => won && !events.some((event) => event.e === 'escaped' && event.lost > 0),
  // Heroes are counted from 0; the Wildcat is none.
  standing: ({ won, events }) =>
    won && !events.some((event) => event.e === 'knocked-out' && event.figure >= 0),
  alone: ({ won, last }) => won && last.seats === 1,
  'full-tile': ({ seat, events }) =>
    events.some((event) => event.e === 'tile-placed' && event.seat === seat && event.enemies >= 4),
  soldiers: ({ events }) => events.filter((event) => event.e === 'blocked' && event.soldiers > 0).length >= 3,
  upgrade: ({ seat, events }) =>
    events.some((event) => event.e === 'passed' && event.seat === seat && event.into !== event.tower),
  merchant: (tale) => happened(tale, 'bought') >= 2,
  spell: ({ seat, events }) => events.some((event) => event.e === 'cast' && event.seat === seat),
  boss: (tale) => tale.won && happened(tale, 'boss-defeated') > 0,
  stars: ({ won, last }) => won && (last.outcome?.stars ?? 0) >= 3,
})
