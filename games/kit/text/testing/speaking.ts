/** Sentences of one table in every language, for tests that read them word for word. */
import {
  type Game,
  type GameEvent,
  type GameTexts,
  type Move,
  type Seat,
  type Table,
  view,
} from '@duskhall/kernel'

export function speaking<S extends Table, M extends Move, O>(
  game: Game<S, M, O>,
  texts: readonly GameTexts<S, M, O>[],
  names: readonly string[],
) {
  const reader = (you: Seat) => ({ you, names })
  const telling = (table: { readonly s: S }, you: Seat) => ({ ...reader(you), state: table.s })
  const prompts = ({ s }: { readonly s: S }, you: Seat) =>
    texts.map((text) => text.prompt(view(game, s, you), reader(you)))
  return {
    reader,
    telling,
    prompts,
    /** What is asked. */
    asked: (table: { readonly s: S }, you: Seat) => prompts(table, you).map(({ text }) => text),
    /** The line below it. */
    why: (table: { readonly s: S }, you: Seat) => prompts(table, you).map(({ why }) => why),
    /** A line of the log. */
    told: (table: { readonly s: S }, event: GameEvent, you: Seat) =>
      texts.map((text) => text.say(event, telling(table, you))),
    /** An answer. */
    labels: ({ s }: { readonly s: S }, seat: Seat, move: M) =>
      texts.map((text) => text.move(view(game, s, seat), move, reader(seat))),
    /** Why an answer is refused. */
    refused: (table: { readonly s: S }, seat: Seat, rule: string, move: M) =>
      texts.map((text) => text.refusal(rule, { ...telling(table, seat), move })),
  }
}
