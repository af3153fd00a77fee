/** How the game went: how far each Villain was, in percent of its own steps, and the Power; what turned it. */
import type { Language, Seat } from '@duskhall/kernel'
import { courseBy } from '@duskhall/ui'
import type { VillainousEvent } from '../events.ts'
import type { Villainous } from '../state.ts'
import { texts } from '../text/index.ts'
import { tableWords } from '../text/table.ts'
import { progressOf } from './objective.ts'

function percent(s: Villainous, seat: Seat): number {
  if (s.outcome?.winners.includes(seat)) return 100
  const { done, of } = progressOf(s, seat)
  return of === 0 ? 0 : Math.round((done / of) * 100)
}

export const course = courseBy<Villainous, VillainousEvent>({
  moment: (s) => s.turn,
  momentLabel: (moment, lang) => tableWords(lang).turn(moment),
  lines: (s) => s.realms.map((_, seat) => ({ seats: [seat] })),
  measures: [
    {
      id: 'progress',
      label: (lang) => tableWords(lang).course.progress,
      values: (s) => s.realms.map((_, seat) => percent(s, seat)),
      max: 100,
    },
    {
      id: 'power',
      label: (lang) => tableWords(lang).course.power,
      values: (s) => s.realms.map(({ power }) => power),
    },
  ],
  texts,
  weightOf: (_, event) => WEIGHTS[event.e]?.(event as never) ?? 0,
})

/** How much an event turns the game; an Obstacle put back turns it as well as one removed. */
const WEIGHTS: {
  readonly [Name in VillainousEvent['e']]?: (event: Extract<VillainousEvent, { e: Name }>) => number
} = {
  obstacles: ({ n }) => Math.abs(n) + 2,
  claimed: () => 6,
  awakened: () => 4,
  asleep: () => 5,
  unlocked: () => 6,
  vanquished: () => 3,
  defeated: () => 2,
  'taken-over': () => 3,
  condition: () => 2,
}

export function tally(_: Villainous, events: readonly VillainousEvent[], seat: Seat, lang: Language) {
  const words = tableWords(lang).tally
  const count = (is: (event: VillainousEvent) => boolean) => events.filter(is).length
  const gained = events.reduce(
    (sum, event) => sum + (event.e === 'power' && event.seat === seat && event.n > 0 ? event.n : 0),
    0,
  )
  return [
    { label: words.heroes, value: count((event) => event.e === 'defeated' && event.owner === seat) },
    { label: words.fates, value: count((event) => event.e === 'fated' && event.seat === seat) },
    { label: words.gained, value: gained },
  ]
}
