/** The diary of the games played in this browser: one line a game, kept even where the game itself is removed. */
import { LEVEL_NAMES } from '../play/levels.ts'
import type { SavedTable } from '../store/tables.ts'
import { Album } from './album.ts'
import { type PlayedGame, playedOf, readPlayed } from './played.ts'

export const diary = new Album({
  key: 'duskhall-diary',
  read: readPlayed,
  nameOf: ({ table }) => table,
  timeOf: ({ ended }) => ended,
  // A game every evening for more than ten years.
  most: 5000,
})

/** Writes down how a table has ended. It is written once: whoever opens a finished game again does not play it again. */
export function noteGame(table: SavedTable, texts: Parameters<typeof playedOf>[2]): PlayedGame | null {
  const played = playedOf(table, table.snapshot.state, texts, LEVEL_NAMES)
  if (played) diary.add([played])
  return played
}
