/** Another game at the same table: the same people and bots, the same options, new chances. */
import { layDaily } from '../daily/lay-daily.ts'
import { newTable } from '../play/hall.ts'
import { rotated } from '../play/people.ts'
import { sayProblem } from '../play/problems.ts'
import type { SeatSource } from '../play/seat-source.ts'
import { go } from '../shell/route.ts'
import type { Player } from '../store/tables.ts'

function lay({ game, options, room }: SeatSource, players: readonly Player[]): void {
  newTable(game.id, players, { options, room: room && { room: room.room, word: room.word } }).then(
    (id) => go({ at: 'table', id }),
    sayProblem,
  )
}

/**
 * Everybody keeps their seat. A game that is not over is given up: it is kept, and does not wait to be continued. After a
 * table of a day comes the same one, which is practice then.
 */
export function startAgain(source: SeatSource): void {
  const { daily } = source
  source.resign()
  if (!daily) lay(source, source.players)
  else layDaily({ day: daily.day, practice: true }).then((id) => go({ at: 'table', id }), sayProblem)
}

/** Everybody moves up one seat, so that another begins; where all play together nobody has a reason to. */
export function rematch(source: SeatSource, together: boolean): void {
  lay(source, together ? source.players : rotated(source.players))
}
