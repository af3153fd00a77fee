/** Every guided start of Kingdom Rush is played through under the present rules and content, so that none can be out of date. */
import { botOf, decide } from '@duskhall/bots'
import { knowledge } from '@duskhall/games/kingdom-rush/bot/index.ts'
import { newCampaign, optionsOf } from '@duskhall/games/kingdom-rush/campaign.ts'
import { boxOf, content } from '@duskhall/games/kingdom-rush/content/box.ts'
import kingdomRush from '@duskhall/games/kingdom-rush/index.ts'
import lessons from '@duskhall/games/kingdom-rush/lessons/index.ts'
import { type Match, type Move, openMatch, type Seat, seedFrom, submit, view, waited } from '@duskhall/kernel'
import { courseOf, fits, type LessonAnswer, stepAt } from '@duskhall/ui'
import { describe, expect, test } from 'vitest'

const { scenarios } = boxOf({ content: content.standard })
const MOST_ANSWERS = 400

const numberOf = (id: string) => Number(id.replace('scenario-', ''))

/** A campaign in which everything before a scenario is won. */
function campaignBefore(scenario: number) {
  const won = Array.from({ length: scenario - 1 }, (_, at) => ({
    scenario: at + 1,
    stars: 1,
    heroic: false,
    iron: false,
  }))
  return { ...newCampaign(), won, chosen: { difficulty: 'star1' as const, heroes: [] } }
}

/** Which steps are shown to whoever does what each asks, and how far the lesson comes. */
function follow(lesson: (typeof lessons)[number], seats: number, obedient = true) {
  const scenario = numberOf(lesson.id)
  const options = optionsOf(campaignBefore(scenario), scenario, seats)
  let { match }: { match: Match } = openMatch(kingdomRush, { seats, options, seed: seedFrom(lesson.id) })
  const bots = Array.from({ length: seats }, (_, seat) =>
    botOf('regular').sit(kingdomRush, knowledge, seedFrom('bot', seat)),
  )
  const answers: LessonAnswer[] = []
  const shown = new Set<number>()
  for (let given = 0; given < MOST_ANSWERS && !match.state.outcome; given++) {
    const course = courseOf(lesson, answers)
    if (course.passed >= lesson.steps.length) break
    const seat = waited(kingdomRush, match.state)[0] as Seat
    const seen = view(kingdomRush, match.state, seat)
    const { question } = seen
    if (!question) throw new Error('Nobody is asked.')
    let move: Move = decide((bots[seat] as (typeof bots)[number]).think(seen))
    const at = seat === 0 ? stepAt(lesson, course, question) : null
    const step = at === null ? undefined : lesson.steps[at]
    if (at !== null && step) {
      shown.add(at)
      const wanted = question.moves.find((legal) => fits(step, legal)) as Move
      if (obedient && !fits(step, move)) move = wanted
    }
    if (seat === 0) answers.push({ to: question.name, move })
    const taken = submit(match, { question: match.state.asked, seat, move })
    if ('refused' in taken) throw new Error(taken.refused)
    match = taken.match
  }
  return { shown: [...shown], passed: courseOf(lesson, answers).passed }
}

test('every scenario has a guided start of its own, and the first is the longest', () => {
  expect(lessons.map(({ id }) => numberOf(id))).toEqual(scenarios.map(({ entry }) => entry.number))
  const lengths = lessons.map(({ steps }) => steps.length)
  expect(Math.min(...lengths)).toBeGreaterThanOrEqual(2)
  expect(lengths.slice(1).every((length) => length < (lengths[0] ?? 0) && length <= 5)).toBe(true)
})

test('a caption asks for one thing in one sentence, and says why in two at most', () => {
  const sentences = (text: string) => text.split(/[.!?](?: |\u00a0|$)/).filter(Boolean).length
  for (const { steps } of lessons)
    for (const { words } of steps)
      for (const { ask, why } of Object.values(words)) {
        expect([sentences(ask), ask]).toEqual([1, ask])
        expect(sentences(why), why).toBeLessThanOrEqual(2)
      }
})

describe.each(lessons.map((lesson) => [lesson.id, lesson] as const))('%s', (_, lesson) => {
  test('whoever follows it comes to its end, and every step is shown', () => {
    const { shown, passed } = follow(lesson, 2)
    expect(shown).toEqual(lesson.steps.map((_, at) => at))
    expect(passed).toBe(lesson.steps.length)
  })

  test.each([1, 4])('it holds for %i players, and whoever does something else is not in its way', (seats) => {
    expect(follow(lesson, seats).shown.length).toBeGreaterThan(0)
    expect(follow(lesson, seats, false).passed).toBeGreaterThan(0)
  })
})
