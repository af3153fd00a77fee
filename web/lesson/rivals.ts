/** The rivals of a lesson answer by its lines, as long as the reader lets them; then they think for themselves. */
import { loadLessons } from '@duskhall/games/registry.ts'
import { rivalAnswer } from '@duskhall/ui'
import type { SeatSource } from '../play/seat-source.ts'
import type { Thinker } from '../play/table-state.ts'

type LessonTable = Pick<SeatSource, 'lesson' | 'game' | 'players' | 'record'>

export function rivalsOf(thinker: Thinker, table: () => LessonTable | null): Thinker {
  return {
    ...thinker,
    async think(request, signal) {
      const move = await lineOf(table(), request.view.question?.moves ?? [])
      return move ?? thinker.think(request, signal)
    },
  }
}

async function lineOf(table: LessonTable | null, legal: Parameters<typeof rivalAnswer>[2]) {
  if (!table?.lesson) return null
  const { lesson: name, game, players } = table
  // A lesson that cannot be had leaves the bots to themselves.
  const lessons = await loadLessons(game.id).catch(() => [])
  const lesson = lessons.find(({ id }) => id === name)
  const given = (table.record()?.record.moves ?? []).filter(({ seat }) => players[seat]?.kind === 'bot')
  return (
    lesson &&
    rivalAnswer(
      lesson,
      given.map(({ move }) => move),
      legal,
    )
  )
}
