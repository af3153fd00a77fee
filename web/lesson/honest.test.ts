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
import { fits, holds, type Lesson, type LessonStep, shownBy, wantedBy } from '@duskhall/ui'
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
  'evil-corp': ({ do: what, village, half, kept }) => {
    if (what === 'recruit' || what === 'summon') return ['tab-office']
    const at = Array.isArray(kept) ? kept : [{ village, half }]
    return [...at.flatMap((one) => [`half-${one.village}-${one.half}`, `tab-${one.village}`]), 'tab-0']
  },
}

/** Of several that are as good another may be pressed as well: it leads elsewhere. */
const lastOf = (wanted: readonly Move[]) => wanted.at(-1)

async function playable(id: string, lesson: Lesson) {
  const [game, knowledge, board, texts] = await Promise.all([
    loadRules(id),
    loadKnowledge(id),
    loadBoard(id),
    loadTexts(id),
  ])
  // What is asked at one table only is met there.
  const tables = lesson.table ? [lesson.table] : [2, 1, 3, 4].map((seats) => guidedTable(lesson.id, seats))
  const autoAnswer = (seen: View) => board.autoAnswer(seen)
  const by = tables.map((table) => ({ game, knowledge, lesson, table, autoAnswer }))
  return { board, texts, by }
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
        const given = shownBy(step, view)
        const shows = (move: Move) => given !== null && same(given, move)
        const ringed = ringedIn(drawBoard(board, texts, view, { arrangement, asks, shows }), step)
        const name = ringed?.get('data-piece') ?? ringed?.get('data-zone') ?? ''
        // A button of the question's bar shows it itself.
        const isMeant =
          (given && board.isButton(view, given)) ||
          ringed?.has('data-shown') ||
          (ringed?.has('data-calls') && doors.has(name))
        return isMeant ? [] : [`${arrangement}: ${step.words.en.ask} ${name || 'nothing'}`]
      })
    }
    return { by, wrongRing }
  }

  test('what is ringed is what would be shown, or leads there', async () => {
    const { by, wrongRing } = await wrongAt()
    const wrong: string[] = []
    const seen = new Set<LessonStep>()
    const onQuestion = (view: View, at: number | null) => {
      const step = at === null ? undefined : lesson.steps[at]
      if (!step || seen.has(step)) return
      seen.add(step)
      wrong.push(...wrongRing(view, step))
    }
    for (const one of by)
      for (const pressing of [undefined, lastOf])
        follow({ ...one, obedient: true, onQuestion, ...(pressing ? { pressing } : {}) })
    expect(wrong).toEqual([])
    expect(seen.size).toBe(lesson.steps.length)
  })

  test('whoever is shown every answer is shown every step, and always one of the best that it asks for', async () => {
    const { by } = await wrongAt()
    const wrong: string[] = []
    const shown = new Set<LessonStep>()
    let asked: LessonStep | null = null
    let seen: View | null = null
    const onQuestion = (view: View, at: number | null) => {
      asked = (at === null ? null : lesson.steps[at]) ?? null
      seen = view
      if (asked) shown.add(asked)
    }
    const given = () => (asked && seen ? (shownBy(asked, seen) ?? undefined) : undefined)
    const onAnswer = (_name: string, move: Move) => {
      const [step, view] = [asked, seen]
      asked = null
      if (!step || !view) return
      const { best } = step
      const worth = best && Math.max(...(view.question?.moves ?? []).map((one) => best.worth(view, one)))
      if (!fits(step, move) || (best && best.worth(view, move) !== worth)) wrong.push(step.words.en.ask)
    }
    for (const one of by)
      for (const pressing of lesson.table ? [given] : [given, lastOf])
        expect(follow({ ...one, pressing, onQuestion, onAnswer }).passed).toBe(lesson.steps.length)
    expect(wrong).toEqual([])
    expect(shown).toEqual(new Set(lesson.steps))
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
        const isTold = ({ waits, leads, whenever }: LessonStep) => waits || leads || whenever
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
      const [one] = by
      if (one) follow({ ...one, obedient: true, stray, onQuestion, onAnswer })
      expect(untrue).toEqual([])
    },
  )
})

test('every step that another needs has its name, and stands before it', () => {
  for (const [, , { steps }] of lessons)
    for (const [at, { needs = [] }] of steps.entries())
      for (const need of needs) expect(steps.slice(0, at).map(({ id }) => id)).toContain(need)
})
