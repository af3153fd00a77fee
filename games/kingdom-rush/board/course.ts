/** How the game went: hearts and diamonds round by round, and what turned it. */
import { type Language, type Seat, standing } from '@duskhall/kernel'
import { courseBy } from '@duskhall/ui'
import type { Card } from '../content/box.ts'
import type { KingdomRushEvent } from '../events.ts'
import { faceOf, laneOf, trayOf } from '../rules/trays.ts'
import { everybody, type KingdomRush, WILDCAT } from '../state.ts'
import { texts } from '../text/index.ts'
import { roundWordsIn } from '../text/round-words.ts'
import { tableWords } from '../text/table.ts'
import { coveredBy, creditsIn } from './round/credits.ts'

export const course = courseBy<KingdomRush, KingdomRushEvent>({
  // What is chosen before the first round belongs to it.
  moment: (s) => Math.max(1, s.round),
  momentLabel: (moment, lang) => tableWords(lang).round(moment),
  // A round is thought through before anybody acts in it.
  plannedAt: (s) => standing(s)?.do === 'play',
  // All win or lose together.
  lines: (s) => [{ seats: everybody(s) }],
  measures: [
    {
      id: 'hearts',
      label: (lang) => tableWords(lang).course.hearts,
      values: (s) => [s.hearts],
      colour: '#ff6a55',
    },
    {
      id: 'portals',
      label: (lang) => roundWordsIn(lang).portalsClosed,
      values: (s) => [s.closed],
      colour: '#c79bff',
    },
    {
      id: 'diamonds',
      label: (lang) => tableWords(lang).course.diamonds,
      values: (s) => [s.diamonds],
      colour: '#7fe3f5',
    },
  ],
  mark: ({ e }, lang) =>
    e === 'portal-closed' ? { icon: 'vortex', label: roundWordsIn(lang).end.portalClosed } : null,
  texts,
  weightOf: (before, event) => WEIGHTS[event.e]?.(event as never, before) ?? 0,
})

const WEIGHTS: {
  readonly [Name in KingdomRushEvent['e']]?: (
    event: Extract<KingdomRushEvent, { e: Name }>,
    before: KingdomRush,
  ) => number
} = {
  escaped: ({ lost }) => 3 + 2 * lost,
  'portal-closed': () => 6,
  'boss-defeated': () => 10,
  'knocked-out': ({ figure }) => (figure === WILDCAT ? 1 : 3),
  destroyed: ({ card }, before) => 2 + 1.5 * nearness(before, card),
}

/** How far a card has come on its lane, from 0 to 1: what falls at the gate turned more than what falls at the pile. */
function nearness(s: KingdomRush, card: Card): number {
  const tray = trayOf(s, card)
  return tray ? tray.at / Math.max(1, laneOf(s, tray).spaces.length - 1) : 0
}

export function tally(s: KingdomRush, events: readonly KingdomRushEvent[], seat: Seat, lang: Language) {
  const words = tableWords(lang).tally
  const own = creditsIn(s, events).filter(({ finisher }) => finisher === seat)
  const portals = own.filter(({ card }) => faceOf(s, card).isPortal).length
  return [
    { label: words.covered, value: coveredBy(events, seat) },
    { label: words.hordes, value: own.length - portals },
    { label: words.portals, value: portals },
  ]
}
