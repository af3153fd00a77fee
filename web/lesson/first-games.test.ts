/** Every first game is played through under the present rules and cards, so that none can be out of date. */
import { existsSync, readFileSync } from 'node:fs'
import { tables } from '@duskhall/games/boards.ts'
import { GAMES, loadBoard, loadKnowledge, loadLessons, loadRules } from '@duskhall/games/registry.ts'
import { type Move, same, type View } from '@duskhall/kernel'
import { isJust, type Lesson, type LessonStep, wantedBy } from '@duskhall/ui'
import { describe, expect, test } from 'vitest'
import { botAt, personAt, seatsOf } from '../play/people.ts'
import { follow } from './testing/follow.ts'

const root = new URL('../../', import.meta.url)
const withLessons = GAMES.filter((id) => existsSync(new URL(`games/${id}/lessons/index.ts`, root)))
const taught = tables.flatMap(({ id, window }) => (window.lesson ? [{ id, name: window.lesson }] : []))

test.each(withLessons)(
  '%s: a caption asks for one thing in one sentence, and says why in two at most',
  async (id) => {
    const sentences = (text: string) => text.split(/[.!?](?: |\u00a0|$)/).filter(Boolean).length
    const rules = readFileSync(new URL(`docs/rules/${id}.en.md`, root), 'utf8')
    for (const { steps, closing } of await loadLessons(id)) {
      for (const words of [...steps.map((step) => step.words), ...(closing ? [closing] : [])])
        for (const { ask, why } of Object.values(words)) {
          expect([sentences(ask), ask]).toEqual([1, ask])
          expect(sentences(why), why).toBeLessThanOrEqual(2)
        }
      for (const { rule } of steps) if (rule) expect(rules).toContain(`**${rule}**`)
    }
  },
)

async function firstGame(id: string, name: string) {
  const lesson = (await loadLessons(id)).find((one) => one.id === name)
  if (!lesson?.table) throw new Error(`${id} has no table for its first game.`)
  const [game, knowledge, board] = await Promise.all([loadRules(id), loadKnowledge(id), loadBoard(id)])
  const autoAnswer = (seen: View) => board.autoAnswer(seen)
  return {
    lesson: lesson as Lesson,
    board,
    by: { game, knowledge, lesson, table: lesson.table, autoAnswer },
  }
}

/** Whether the step behind it is about what its answer asks. */
function asksMore({ steps }: Lesson, at: number | null): boolean {
  const [step, next] = at === null ? [] : [steps[at], steps[at + 1]]
  return (
    step !== undefined && !step.ends && next !== undefined && !next.waits && !next.leads && !next.whenever
  )
}

describe.each(taught)('the first game of $id', ({ id, name }) => {
  test('whoever follows it is shown every step, never left alone, and met by the rival of the lesson', async () => {
    const { lesson, by } = await firstGame(id, name)
    const left: (string | undefined)[] = []
    const onQuestion = (view: View, at: number | null) => {
      const step = at === null ? undefined : lesson.steps[at]
      if (!step) left.push(view.question?.name)
    }
    const { shown, passed, strays } = follow({ ...by, obedient: true, onQuestion })
    expect(left).toEqual([])
    expect(shown).toEqual(lesson.steps.map((_, at) => at))
    expect(passed).toBe(lesson.steps.length)
    expect(strays).toEqual([])
  })

  test('whoever does something else is not in its way', async () => {
    const { lesson, by } = await firstGame(id, name)
    const { passed, shown } = follow(by)
    expect(shown.length).toBeGreaterThan(0)
    expect(passed).toBeGreaterThan(lesson.steps.length / 4)
  })

  test('whoever did something else once is never left alone in the middle of what is asked for', async () => {
    const { lesson, by } = await firstGame(id, name)
    const alone: string[] = []
    for (const at of lesson.steps.keys())
      for (const which of [0, 1]) {
        let shown: number | null = null
        let given = false
        let wanted: readonly Move[] = []
        let begun: number | null = null
        const onQuestion = (view: View, no: number | null) => {
          if (no === null && begun !== null)
            alone.push(`${at + 1} otherwise: nothing is said after ${lesson.steps[begun]?.words.en.ask}`)
          shown = no
          wanted = no === null ? [] : wantedBy(lesson.steps[no] as LessonStep, view)
        }
        const stray = (legal: readonly Move[]) => {
          if (given || shown !== at) return null
          given = true
          const others = legal.filter((one) => !wanted.some((move) => same(one, move)))
          return others[which === 0 ? 0 : others.length - 1] ?? null
        }
        const onAnswer = (_: string, move: Move) => {
          const isAsked = shown !== null && wanted.some((one) => same(one, move))
          begun = isAsked && asksMore(lesson, shown) ? shown : null
        }
        follow({ ...by, obedient: true, onQuestion, stray, onAnswer })
      }
    expect(alone).toEqual([])
  })

  test('what the game would ask about once more is one answer, so that nobody is asked who does as they are told', async () => {
    const { lesson, by, board } = await firstGame(id, name)
    const seats = seatsOf([personAt(0, ''), botAt(1, 'apprentice', '', id)], 0, 'en')
    const asked: string[] = []
    const onQuestion = (view: View, at: number | null) => {
      const step = at === null ? undefined : lesson.steps[at]
      const wanted = step ? wantedBy(step, view) : []
      for (const move of wanted.filter((one) => board.confirm(view, one, seats, 'en') !== null)) {
        asked.push(step?.words.en.ask ?? '')
        expect(isJust(wanted, move), step?.words.en.ask).toBe(true)
      }
    }
    // Who does otherwise here and there is asked for the rest, and passes or ends a turn with something left to do.
    for (const obedient of [true, false]) follow({ ...by, obedient, onQuestion })
    expect(asked).not.toEqual([])
  })

  test('it takes five to eight minutes, at a quarter of a minute for each step', async () => {
    const { lesson } = await firstGame(id, name)
    expect(lesson.steps.length).toBeGreaterThanOrEqual(18)
    expect(lesson.steps.length).toBeLessThanOrEqual(32)
    expect(lesson.closing).toBeDefined()
  })
})

/** What is shown at each question to somebody who once gives another answer than was asked for. */
async function aside(at: number, instead: Move & { readonly [field: string]: unknown }) {
  const { lesson, by } = await firstGame('evil-corp', 'first-game')
  const met: [question: string, step: number | null][] = []
  let given = false
  const stray = (legal: readonly Move[]) => {
    const found = !given && met.at(-1)?.[1] === at ? legal.find((one) => same(one, instead)) : undefined
    given ||= found !== undefined
    return found ?? null
  }
  const onQuestion = ({ question }: View, step: number | null) => met.push([question?.name ?? '', step])
  follow({ ...by, obedient: true, onQuestion, stray })
  expect(given).toBe(true)
  const asked = met.map(([, step]) => step)
  return { steps: lesson.steps, asked, upkeep: met.find(([name]) => name === 'upkeep')?.[1] }
}

test('whoever sends the first Brute of Evil Corp. west is asked for everything else of that Day and Night', async () => {
  const { steps, asked } = await aside(1, { do: 'place', village: 0, half: 0, space: 0 })
  const until = steps.findIndex(({ on }) => on === 'upkeep') + 1
  expect(asked.slice(0, until)).toEqual(steps.slice(0, until).map((_, no) => no))
})

test('gold that is kept for a Fortification of Evil Corp. is asked about, whichever the tile stands on', async () => {
  const { steps, asked, upkeep } = await aside(10, { do: 'place', village: 0, half: 0, space: 3 })
  expect(steps[upkeep ?? -1]?.on).toBe('upkeep')
  // Nothing is said of gold for the east, and all the rest that is to be done there.
  expect(asked).not.toContain(13)
  expect(asked).toContain(16)
})

test('what Evil Corp. says of gold by Day and of gold kept for the Night agrees, in both languages', async () => {
  const { lesson } = await firstGame('evil-corp', 'first-game')
  const why = (no: number) => Object.values(lesson.steps[no]?.words ?? {}).map((words) => words.why)
  for (const text of why(4)) expect(text).toMatch(/unless|sauf/)
  for (const text of why(13)) expect(text).toContain('Fortification')
})
