import { useMemo, useSyncExternalStore } from 'react'
import { piecesMet } from './pieces-met.ts'

/** The ids of what has come up at the tables of a game. */
export function usePiecesMet(game: string): ReadonlySet<string> {
  const met = useSyncExternalStore(piecesMet.drawer.onChange, () => piecesMet.entries)
  return useMemo(
    () => new Set(met.flatMap((entry) => (entry.game === game ? [entry.piece] : []))),
    [met, game],
  )
}
