/** What a lesson asked for at a table: chosen to show how the game goes, and not judged afterwards. */
import { loadLessons } from '@duskhall/games/registry.ts'
import type { Seat } from '@duskhall/kernel'
import { courseOf, type Lesson, type LessonAnswer } from '@duskhall/ui'
import { useEffect, useState } from 'react'
import type { OpenTable } from '../play/hall.ts'
import { viewer } from '../play/told.ts'
import type { Decided } from './decisions.ts'

/** The moves of people that were what the lesson asked for, by how many had been played before. */
export function taughtIn(
  { game, history, moves }: Pick<Decided, 'game' | 'history' | 'moves'>,
  lesson: Lesson,
  people: readonly Seat[],
): ReadonlySet<number> {
  const look = viewer(game)
  const answers = moves.flatMap(({ seat, move }, at): (LessonAnswer & { at: number })[] => {
    const table = history[at + 1]?.before
    const to = table?.agenda.at(-1)?.do
    return table && to && people.includes(seat) ? [{ at, to, move, seen: look(table, seat) }] : []
  })
  return new Set(courseOf(lesson, answers).asAsked.flatMap((place) => answers[place]?.at ?? []))
}

/** The lesson that a table was played by, even if it was left; undefined while it is looked for. */
export function useLessonOf(open: OpenTable | null): Lesson | null | undefined {
  const name = open && (open.saved.lesson ?? open.saved.leftLesson ?? null)
  const game = open?.game.id
  const [found, setFound] = useState<Lesson | null | undefined>(undefined)
  useEffect(() => {
    if (!game) return
    if (!name) return setFound(null)
    let left = false
    loadLessons(game).then(
      (lessons) => !left && setFound(lessons.find(({ id }) => id === name) ?? null),
      () => !left && setFound(null),
    )
    return () => {
      left = true
    }
  }, [game, name])
  return found
}
