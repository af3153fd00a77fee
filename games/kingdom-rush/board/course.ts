/** How the game went: hearts and diamonds round by round, and what turned it. */
import type { Language, Seat } from '@duskhall/kernel'
import { courseBy } from '@duskhall/ui'
import type { KingdomRushEvent } from '../events.ts'
import { everybody, type KingdomRush } from '../state.ts'
import { texts } from '../text/index.ts'
import { tableWords } from '../text/table.ts'

export const course = courseBy<KingdomRush, KingdomRushEvent>({
  moment: (s) => s.round,
  momentLabel: (moment, lang) => tableWords(lang).round(moment),
  // All win or lose together.
  lines: (s) => [{ seats: everybody(s) }],
  measures: [
    { id: 'hearts', label: (lang) => tableWords(lang).course.hearts, values: (s) => [s.hearts] },
    { id: 'diamonds', label: (lang) => tableWords(lang).course.diamonds, values: (s) => [s.diamonds] },
  ],
  texts,
  weightOf: (_, event) => WEIGHTS[event.e]?.(event as never) ?? 0,
})

const WEIGHTS: {
  readonly [Name in KingdomRushEvent['e']]?: (event: Extract<KingdomRushEvent, { e: Name }>) => number
} = {
  escaped: ({ lost }) => 3 + 2 * lost,
  'portal-closed': () => 6,
  'boss-defeated': () => 10,
  'knocked-out': () => 4,
  destroyed: () => 2,
}

export function tally(_: KingdomRush, events: readonly KingdomRushEvent[], seat: Seat, lang: Language) {
  const words = tableWords(lang).tally
  const own = (name: KingdomRushEvent['e']) =>
    events.filter((event) => event.e === name && 'seat' in event && event.seat === seat).length
  const covered = events.reduce(
    (sum, event) =>
      sum +
      (event.e === 'tile-placed' && event.seat === seat ? event.enemies : 0) +
      (event.e === 'soldier-placed' && event.seat === seat ? 1 : 0),
    0,
  )
  return [
    { label: words.built, value: own('built') },
    { label: words.covered, value: covered },
    { label: words.passed, value: own('passed') },
  ]
}
