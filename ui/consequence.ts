/** Line 2 of the prompt, for boards: what a move played ahead leads to, in words. */
import type { GameEvent, GameTexts, Table, View } from '@duskhall/kernel'
import type { SeatInfo } from './seats.ts'

/** One sentence of several parts: "You pay 1 Coin and it goes to your discard pile". */
export function inOneSentence(parts: readonly string[], list: (parts: readonly string[]) => string): string {
  const text = list(parts)
  return text.charAt(0).toUpperCase() + text.slice(1)
}

/** The first few events as the log would tell them, without those that say nothing more than the answer itself. */
export function toldAhead<S extends Table, E extends GameEvent>(
  events: readonly E[],
  { state, seat }: Pick<View<S>, 'state' | 'seat'>,
  seats: readonly SeatInfo[],
  texts: Pick<GameTexts<S>, 'say'>,
  { isPlain, most }: { isPlain(event: E): boolean; readonly most: number },
): string[] {
  const telling = { state, you: seat, names: seats.map(({ name }) => name) }
  return events
    .filter((event) => !isPlain(event))
    .slice(0, most)
    .map((event) => texts.say(event, telling))
    .filter(Boolean)
}
