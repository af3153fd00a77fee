/** The course of a game from what its board measures: the turning points are what its events weigh. */
import { type GameEvent, type GameTexts, type Language, SPECTATOR, type Table } from '@duskhall/kernel'
import type { Course } from './board.ts'

export interface CourseParts<S extends Table, E extends GameEvent> extends Omit<Course<S>, 'turningPoint'> {
  /** How much an event turned the game; nothing is told of what weighs nothing. */
  weightOf(before: S, event: E): number
  readonly texts: { readonly [L in Language]: Pick<GameTexts<S>, 'say'> }
}

export function courseBy<S extends Table, E extends GameEvent>(parts: CourseParts<S, E>): Course<S, E> {
  const { weightOf, texts, ...course } = parts
  return {
    ...course,
    turningPoint(before, _, events, seats, lang) {
      let heaviest: E | null = null
      let weight = 0
      for (const event of events) {
        const own = weightOf(before, event)
        if (own <= weight) continue
        heaviest = event
        weight = own
      }
      if (!heaviest) return null
      const you = seats.find((seat) => seat.you)?.seat ?? SPECTATOR
      const telling = { state: before, you, names: seats.map(({ name }) => name) }
      return { text: texts[lang].say(heaviest, telling), weight }
    },
  }
}
