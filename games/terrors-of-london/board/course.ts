/** How the game went: both lines of Health, and what the decks are worth; what turned it. */
import type { Language, Seat } from '@duskhall/kernel'
import { courseBy } from '@duskhall/ui'
import { boxOf, STANDARD } from '../content/box.ts'
import type { TerrorsEvent } from '../events.ts'
import type { TerrorsOfLondon } from '../state.ts'
import { texts, wordsOf } from '../text/index.ts'

function worthOf(s: TerrorsOfLondon, seat: Seat): number {
  const { faces } = boxOf(s)
  const player = s.players[seat]
  if (!player) return 0
  const { hand, draw, discard, area, relics } = player
  return [...hand, ...draw, ...discard, ...area, ...relics].reduce(
    (sum, card) => sum + (faces[card]?.cost ?? 0),
    0,
  )
}

export const course = courseBy<TerrorsOfLondon, TerrorsEvent>({
  moment: (s) => s.turn,
  momentLabel: (moment, lang) => texts[lang].board.turn(moment),
  lines: (s) => s.players.map((_, seat) => ({ seats: [seat] })),
  measures: [
    {
      id: 'health',
      label: (lang) => wordsOf(lang).course.health,
      values: (s) => s.players.map(({ health }) => health),
      max: Math.max(...boxOf({ content: STANDARD }).overlords.map(({ health }) => health)),
    },
    {
      id: 'deck',
      label: (lang) => wordsOf(lang).course.deck,
      values: (s) => s.players.map((_, seat) => worthOf(s, seat)),
    },
  ],
  texts,
  weightOf,
})

/** Dear cards count from this price on. */
const DEAR = 5

function weightOf(s: TerrorsOfLondon, event: TerrorsEvent): number {
  switch (event.e) {
    case 'attacked':
      return event.health
    case 'healed':
      return event.health / 2
    case 'bought': {
      const cost = boxOf(s).faces[event.card]?.cost ?? 0
      return cost >= DEAR ? cost : 0
    }
    case 'linked':
      return event.horde.length >= 3 ? event.horde.length : 0
    default:
      return 0
  }
}

export function tally(_: TerrorsOfLondon, events: readonly TerrorsEvent[], seat: number, lang: Language) {
  const words = wordsOf(lang).tally
  const own = events.filter((event) => 'seat' in event && event.seat === seat)
  const damage = own.reduce((sum, event) => sum + (event.e === 'attacked' ? event.health : 0), 0)
  return [
    { label: words.damage, value: damage },
    { label: words.bought, value: own.filter(({ e }) => e === 'bought').length },
    { label: words.hordes, value: own.filter(({ e }) => e === 'linked').length },
  ]
}
