/** A match as lines of text, told to somebody who watches and holds no seat. */
import {
  clone,
  type Game,
  type GameEvent,
  type GameTexts,
  type LogRank,
  listen,
  type MatchRecord,
  open,
  play,
  redact,
  SPECTATOR,
  type Table,
  view,
} from '@duskhall/kernel'

const INDENT: { readonly [R in LogRank]: string } = { heading: '\n', action: '', effect: '  ', aside: '  ' }

/** The whole record from the opening to its last move. Its moves must be legal: verify it first. */
export function* narrate(game: Game, texts: GameTexts, record: MatchRecord): Generator<string> {
  let s: Table | undefined
  const opening = listen(() => {
    s = open(game, record)
  })
  const table = s as Table
  yield* linesOf(game, texts, table, opening)
  for (const { seat, move } of record.moves) {
    const before = clone(table)
    const events = listen(() => play(game, table, seat, move))
    yield* linesOf(game, texts, before, events)
  }
}

/** What one play brought, in words. The table is the one before the play; what was secret is not told. */
function linesOf(game: Game, texts: GameTexts, before: Table, events: readonly GameEvent[]): string[] {
  const telling = { you: SPECTATOR, names: [], state: view(game, before, SPECTATOR).state }
  return events.flatMap((event) => {
    const open = redact(event, SPECTATOR)
    const text = texts.say(open, telling)
    return text === '' ? [] : [`${INDENT[texts.rank(open)]}${text}`]
  })
}
