/** Looks through a game that is over for what it has taught. */
import { loadMedals } from '@duskhall/games/registry.ts'
import { type Game, sidesOf } from '@duskhall/kernel'
import type { Medal, Tale } from '@duskhall/ui'
import type { PlayedGame } from '../diary/played.ts'
import { peopleOf } from '../play/people.ts'
import type { Told } from '../play/told.ts'
import type { SavedTable } from '../store/tables.ts'
import { medalsWon } from './medals-won.ts'

/**
 * The game as its player tells it, with every card open; null where it earns nothing: what the diary does not count either, what was
 * given up, where a bot was asked what to do, and what others have begun.
 */
export function taleOf(
  game: Pick<Game, 'teams'>,
  table: Pick<SavedTable, 'players' | 'resigned' | 'inherited'>,
  played: PlayedGame | null,
  log: readonly Told[],
): Tale | null {
  const [seat] = peopleOf(table.players)
  const last = log.at(-1)?.view.state
  if (!played || played.hints > 0 || table.resigned !== undefined || seat === undefined) return null
  if (table.inherited) return null
  // A table that goes on from a snapshot has forgotten how it came there.
  if (!last?.outcome || log.length < 2) return null
  const parts = log.map(({ before, view, events }) => ({ before, after: view.state, events }))
  const side = sidesOf(game, last).findIndex((seats) => seats.includes(seat))
  const events = parts.flatMap((part) => part.events)
  return { seat, side, won: played.result === 'won', parts, events, last }
}

export function earnedIn(medals: readonly Medal[], tale: Tale): readonly string[] {
  return medals.filter((medal) => medal.earned(tale)).map(({ id }) => id)
}

/** Notes what a game has earned. Medals that do not come now are found when the game is opened again. */
export async function award(
  game: Game,
  table: SavedTable,
  played: PlayedGame | null,
  log: readonly Told[],
): Promise<void> {
  const tale = taleOf(game, table, played, log)
  if (!tale || !played) return
  // A game may have none.
  const medals = await loadMedals(game.id).catch(() => [])
  medalsWon.add(
    earnedIn(medals, tale).map((medal) => ({ game: game.id, medal, table: table.id, at: played.ended })),
  )
}
