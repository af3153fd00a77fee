/**
 * Every lesson of every game, as it is asked for and otherwise: what is ringed is what is meant, and nothing is said that is
 * not so.
 */
import { existsSync } from 'node:fs'
import {
  GAMES,
  loadBoard,
  loadKnowledge,
  loadLessons,
  loadRules,
  loadTexts,
} from '@duskhall/games/registry.ts'
import { int, type Move, rngFrom, same, seedFrom, type View } from '@duskhall/kernel'
import { fits, holds, type Lesson, type LessonStep, wantedBy } from '@duskhall/ui'
import { ARRANGEMENTS } from '@duskhall/ui/arrangement.ts'
import { drawBoard } from '@duskhall/ui/testing/draw.tsx'
import { describe, expect, test } from 'vitest'
import { follow } from './testing/follow.ts'
import { guidedTable } from './testing/guided.ts'
import { ringedIn } from './testing/ring.ts'

const root = new URL('../../', import.meta.url)
const withLessons = GAMES.filter((id) => existsSync(new URL(`games/${id}/lessons/index.ts`, root)))
const lessons = (
  await Promise.all(
    withLessons.map(async (id) => (await loadLessons(id)).map((lesson) => [id, lesson.id, lesson] as const)),
  )
).flat()

/** What leads to an answer that is not in sight: the tab, or the folded half, behind which it is. */
const doorsTo: Readonly<Record<string, (move: Move & Record<string, unknown>) => readonly string[]>> = {
  'evil-corp': ({ do: what, village, half }) =>
    what === 'recruit' || what === 'summon'
      ? ['tab-office']
      : [`half-${village}-${half}`, `tab-${village}`, 'tab-0'],
}

async function playable(id: string, lesson: Lesson) {
  const [game, knowledge, board, texts] = await Promise.all([
    loadRules(id),
    loadKnowledge(id),
    loadBoard(id),
    loadTexts(id),
  ])
  const table = lesson.table ?? guidedTable(lesson.id, 2)
  const autoAnswer = (seen: View) => board.autoAnswer(seen)
  return { board, texts, by: { game, knowledge, lesson, table, autoAnswer } }
}

describe.each(lessons)('%s, %s', (id, _, lesson) => {
  /** What is wrong with what is ringed for a step; nothing: null. */
  const wrongAt = async () => {
    const { board, texts, by } = await playable(id, lesson)
    const wrongRing = (view: View, step: LessonStep) => {
      const wanted = wantedBy(step, view)
      const doors = new Set(
        wanted.flatMap((move) => doorsTo[id]?.(move as Move & Record<string, unknown>) ?? []),
      )
      return ARRANGEMENTS.flatMap((arrangement) => {
        const asks = (move: Move) => wanted.some((one) => same(one, move))
        const ringed = ringedIn(drawBoard(board, texts, view, { arrangement, asks }), step)
        const name = ringed?.get('data-piece') ?? ringed?.get('data-zone') ?? ''
        const isMeant =
          ringed === null
            ? wanted.every((move) => board.isButton(view, move))
            : ringed.has('data-asked') || (ringed.has('data-calls') && doors.has(name))
        return isMeant ? [] : [`${arrangement}: ${step.words.en.ask} ${name || 'nothing'}`]
      })
    }
    return { by, wrongRing }
  }

  test('what is ringed answers as the step asks, or leads there', async () => {
    const { by, wrongRing } = await wrongAt()
    const wrong: string[] = []
    const seen = new Set<LessonStep>()
    const onQuestion = (view: View, at: number | null) => {
      const step = at === null ? undefined : lesson.steps[at]
      if (!step || seen.has(step)) return
      seen.add(step)
      wrong.push(...wrongRing(view, step))
    }
    follow({ ...by, obedient: true, onQuestion })
    expect(wrong).toEqual([])
    expect(seen.size).toBe(lesson.steps.length)
  })

  test.each([1, 2, 3, 4, 5, 6])(
    'whoever does something else now and then hears nothing that is not so (%i)',
    async (no) => {
      const { by, wrongRing } = await wrongAt()
      const rng = rngFrom(seedFrom('otherwise', no))
      const followed = new Set<LessonStep>()
      const untrue: string[] = []
      const last = new Map<string, Move>()
      const onQuestion = (view: View, at: number | null) => {
        const step = at === null ? undefined : lesson.steps[at]
        if (!step) return
        const isTold = ({ waits, leads }: LessonStep) => waits || leads
        const head = lesson.steps.findLast((one, before) => before < (at ?? 0) && isTold(one))
        const { ask } = step.words.en
        for (const need of step.needs ?? [])
          if (![...followed].some(({ id: name }) => name === need)) untrue.push(`${ask} needs ${need}`)
        const led = head && last.get(head.on)
        if (head && !isTold(step) && !(led && fits(head, led)))
          untrue.push(`${ask} without ${head.words.en.ask}`)
        if (!holds(step, view.state)) untrue.push(`${ask} is not so`)
        if (no === 1) untrue.push(...wrongRing(view, step))
      }
      const onAnswer = (name: string, move: Move) => {
        last.set(name, move)
        for (const step of lesson.steps) if (step.on === name && fits(step, move)) followed.add(step)
      }
      const stray = (moves: readonly Move[]) =>
        int(rng, 3) === 0 ? (moves[int(rng, moves.length)] ?? null) : null
      follow({ ...by, obedient: true, stray, onQuestion, onAnswer })
      expect(untrue).toEqual([])
    },
  )
})

test('every step that another needs has its name, and stands before it', () => {
  for (const [, , { steps }] of lessons)
    for (const [at, { needs = [] }] of steps.entries())
      for (const need of needs) expect(steps.slice(0, at).map(({ id }) => id)).toContain(need)
})
