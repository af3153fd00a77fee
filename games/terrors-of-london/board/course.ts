/** How the game went: both lines of Health, and what the decks are worth; what turned it. */
import type { GameEvent, Language, Seat } from '@duskhall/kernel'
import type { Course, SeatInfo } from '@duskhall/ui'
import { boxOf, STANDARD } from '../content/box.ts'
import type { TerrorsEvent } from '../events.ts'
import type { TerrorsOfLondon } from '../state.ts'
import { texts } from '../text/index.ts'
import { wordsOf } from './words/index.ts'

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

export const course: Course<TerrorsOfLondon> = {
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
  turningPoint(before, _, events, seats, lang) {
    let best: { text: string; weight: number } | null = null
    for (const event of events) {
      const weight = weightOf(before, event as unknown as TerrorsEvent)
      if (weight > (best?.weight ?? 0)) best = { text: say(before, event, seats, lang), weight }
    }
    return best
  },
}

function say(state: TerrorsOfLondon, event: GameEvent, seats: readonly SeatInfo[], lang: Language): string {
  // Told to everybody: nobody is "you" in the story of a game.
  return texts[lang].say(event, { state, you: -1, names: seats.map(({ name }) => name) })
}

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

export function tally(_: TerrorsOfLondon, events: readonly GameEvent[], seat: number, lang: Language) {
  const told = events as readonly unknown[] as readonly TerrorsEvent[]
  const words = wordsOf(lang).tally
  const own = told.filter((event) => 'seat' in event && event.seat === seat)
  const damage = own.reduce((sum, event) => sum + (event.e === 'attacked' ? event.health : 0), 0)
  return [
    { label: words.damage, value: damage },
    { label: words.bought, value: own.filter(({ e }) => e === 'bought').length },
    { label: words.hordes, value: own.filter(({ e }) => e === 'linked').length },
  ]
}
