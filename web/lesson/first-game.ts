/** A first game with captions: it opens by itself for whoever never played the game, and is at its window ever after. */
import { loadLessons } from '@duskhall/games/registry.ts'
import { withCharacters } from '../play/cast.ts'
import { hall, newTable } from '../play/hall.ts'
import { botAt, personAt } from '../play/people.ts'
import { change, settings } from '../settings/settings.ts'
import { goInstead } from '../shell/route.ts'
import type { Player } from '../store/tables.ts'

/** From now on it opens when it is asked for, and not by itself. */
function noteTaught(game: string): void {
  const { taught } = settings()
  if (!taught.includes(game)) change({ taught: [...taught, game] })
}

/** Whether somebody should be shown how a game goes. Where nothing can be read, nobody is held up. */
async function isNewTo(game: string): Promise<boolean> {
  if (settings().taught.includes(game)) return false
  try {
    const { games } = await hall.list()
    return games.every((table) => table.game !== game)
  } catch {
    return false
  }
}

/** Lays the table of a lesson; null where the lesson has none. */
export async function layLesson(game: string, name: string): Promise<string | null> {
  const lesson = (await loadLessons(game)).find(({ id }) => id === name)
  if (!lesson?.table) return null
  const { seats, seed, options } = lesson.table
  const players = Array.from({ length: seats }, (_, seat) =>
    seat === 0 ? personAt(0, settings().name) : botAt(seat, 'apprentice', '', game),
  )
  const id = await newTable(game, players, { seed, options, lesson: name })
  noteTaught(game)
  return id
}

/** The table that was asked for when a first game opened by itself: whoever skips it sits down there. */
let asked: { readonly first: string; readonly game: string; readonly players: readonly Player[] } | null =
  null

/** Lays the table that somebody asks for, or before it the first game of whoever never played. */
export async function layAsked(
  game: string,
  players: readonly Player[],
  lesson: string | undefined,
): Promise<string> {
  if (lesson && (await isNewTo(game))) {
    // Without its lesson a game is played all the same.
    const first = await layLesson(game, lesson).catch(() => null)
    if (first) {
      asked = { first, game, players }
      return first
    }
  }
  if (lesson) noteTaught(game)
  return newTable(game, players)
}

/** Who waits at the table that was asked for instead of the first game of that name; null where none was. */
export function waitingFor(first: string): readonly Player[] | null {
  return asked?.first === first ? rivalsIn(asked.game, asked.players) : null
}

export function rivalsIn(game: string, players: readonly Player[]): readonly Player[] {
  return withCharacters(game, players).filter(({ kind }) => kind === 'bot')
}

/** Sits down at the table that was asked for instead of the first game of that name; false where none was. */
export async function leaveFor(first: string): Promise<boolean> {
  if (asked?.first !== first) return false
  const { game, players } = asked
  asked = null
  goInstead({ at: 'table', id: await newTable(game, players) })
  await hall.remove(first)
  return true
}
