/** Tables as they are saved, for tests: of no game in particular, after so many moves. */
import { gameOf } from '@duskhall/games'
import { type Game, openMatch, seedFrom, takeSnapshot } from '@duskhall/kernel'
import type { SavedTable } from '../tables.ts'

const game = gameOf('evil-corp') as Game
const { match } = openMatch(game, { seats: 2, seed: seedFrom('saved') })
const snapshot = takeSnapshot(match)

export function savedTable(id: string, moves: number): SavedTable {
  const played = Array.from({ length: moves }, () => ({ seat: 0, move: { do: 'pass' } }))
  return {
    id,
    game: game.id,
    players: [
      { name: 'Nora', kind: 'person', icon: 'cat' },
      { name: 'Vex', kind: 'bot', level: 'regular', icon: 'brain' },
    ],
    snapshot: { ...snapshot, record: { ...snapshot.record, moves: played } },
    started: 1,
    saved: 1000 + moves,
    over: false,
    caption: { en: 'Round 1', fr: 'Manche 1' },
  }
}
