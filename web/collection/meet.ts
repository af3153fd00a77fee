/** Notes which pieces of the gallery came up in a game that is over: those that the reader's own log has named, so nothing hidden. */
import type { GameTexts, Language } from '@duskhall/kernel'
import type { BoardModule } from '@duskhall/ui'
import { peopleOf, readerOf } from '../play/people.ts'
import type { Story } from '../play/told.ts'
import type { SavedTable } from '../store/tables.ts'
import { logLines } from '../table/log-lines.ts'
import { piecesMet } from './pieces-met.ts'

/** The same pieces are named in every language. */
const LANGUAGE: Language = 'en'

/** What each person at the table was told of; in a game that others began nothing is met. */
export function meet(
  table: Pick<SavedTable, 'game' | 'players' | 'saved' | 'inherited'>,
  texts: { readonly [L in Language]: GameTexts },
  { list }: Pick<BoardModule['cards'], 'list'>,
  story: Story,
): void {
  if (table.inherited) return
  for (const seat of peopleOf(table.players)) {
    const log = story.toldTo(seat)
    const lines = logLines(texts[LANGUAGE], log, readerOf(table.players, seat, LANGUAGE))
    const things = lines.flatMap(({ spans }) => spans.map(({ thing }) => thing))
    const named = new Set(things.flatMap((thing) => (thing?.kind === 'card' ? [thing.id] : [])))
    const pieces = list(log.at(-1)?.view.state.content ?? '', LANGUAGE).filter(({ id }) => named.has(id))
    piecesMet.add(pieces.map(({ id }) => ({ game: table.game, piece: id, at: table.saved })))
  }
}
