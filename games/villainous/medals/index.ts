/** What a game of Villainous can teach, and how it shows that it has. */
import { addIcons, medalsOf, type Tale } from '@duskhall/ui'
import type { VillainousEvent } from '../events.ts'
import type { Villainous } from '../state.ts'
import { icons } from './generated/icons.ts'
import medals from './medals.json' with { type: 'json' }

addIcons(icons)

type Story = Tale<Villainous, VillainousEvent>

const wonAs =
  (villain: string) =>
  ({ won, seat, last }: Story) =>
    won && last.options.villains[seat] === villain

/** Events that the seat itself has caused. */
const count = ({ seat, events }: Story, name: VillainousEvent['e']) =>
  events.filter((event) => event.e === name && 'seat' in event && event.seat === seat).length

export default medalsOf<Villainous, VillainousEvent>(medals, {
  gaston: wonAs('gaston'),
  'horned-king': wonAs('horned-king'),
  'lady-tremaine': wonAs('lady-tremaine'),
  together: ({ seat, events }) =>
    events.some((event) => event.e === 'vanquished' && event.seat === seat && event.allies.length >= 2),
  condition: (tale) => count(tale, 'condition') > 0,
  fate: (tale) => count(tale, 'fated') >= 5,
  rich: ({ seat, parts }) => parts.some(({ after }) => (after.realms[seat]?.power ?? 0) >= 10),
  activate: (tale) => count(tale, 'activated') >= 3,
  'four-heroes': ({ seat, events }) =>
    events.filter((event) => event.e === 'defeated' && event.owner === seat).length >= 4,
})
