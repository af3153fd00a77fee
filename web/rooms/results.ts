/** The results of tables that belong to a room wait in its drawer until the room has entered them. */
import type { RoomResult } from '@duskhall/ui'
import type { SavedTable } from '../store/tables.ts'
import { drawerOf } from './drawers.ts'

/** Nobody plays more games of a room without ever going there. */
const MOST_WAITING = 100

/** Notes how a table has ended, if a room wants to know. The same table is noted once, however often it is saved. */
export function noteResult({ id, game, room, over, snapshot }: SavedTable): void {
  if (!room || !over) return
  const result: RoomResult = {
    table: id,
    word: room.word,
    branched: room.branched ?? false,
    options: snapshot.record.options,
    outcome: snapshot.state.outcome,
    state: snapshot.state,
  }
  drawerOf(game, room.room, 'results').change((before) => {
    const waiting = Array.isArray(before) ? before : []
    const others = waiting.filter((other) => Reflect.get(Object(other), 'table') !== id)
    return [...others, result].slice(-MOST_WAITING)
  })
}
