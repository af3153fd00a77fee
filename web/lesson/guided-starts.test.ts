/** Every guided start of Kingdom Rush is played through under the present rules and content, so that none can be out of date. */

import { targetOf } from '@duskhall/games/kingdom-rush/board/answers.ts'
import { knowledge } from '@duskhall/games/kingdom-rush/bot/index.ts'
import { newCampaign, optionsOf } from '@duskhall/games/kingdom-rush/campaign.ts'
import { boxOf, content } from '@duskhall/games/kingdom-rush/content/box.ts'
import kingdomRush from '@duskhall/games/kingdom-rush/index.ts'
import lessons from '@duskhall/games/kingdom-rush/lessons/index.ts'
import type { KingdomRushMove } from '@duskhall/games/kingdom-rush/state.ts'
import type { GameEvent, Move, View } from '@duskhall/kernel'
import { describe, expect, test } from 'vitest'
import { follow } from './testing/follow.ts'

const { scenarios } = boxOf({ content: content.standard })

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

const PLACED = ['tile-placed', 'soldier-placed']

function partsOf(lesson: (typeof lessons)[number], seats: number) {
  const scenario = numberOf(lesson.id)
  const options = optionsOf(campaignBefore(scenario), scenario, seats)
  return { game: kingdomRush, knowledge, lesson, table: { seats, options, seed: lesson.id } }
}

const played = (lesson: (typeof lessons)[number], seats: number, obedient = true) =>
  follow({ ...partsOf(lesson, seats), obedient })

test('every scenario has a guided start of its own, and the first is the longest', () => {
  expect(lessons.map(({ id }) => numberOf(id))).toEqual(scenarios.map(({ entry }) => entry.number))
  const lengths = lessons.map(({ steps }) => steps.length)
  expect(Math.min(...lengths)).toBeGreaterThanOrEqual(2)
  expect(lengths.slice(1).every((length) => length < (lengths[0] ?? 0) && length <= 5)).toBe(true)
})

describe.each(lessons.map((lesson) => [lesson.id, lesson] as const))('%s', (_, lesson) => {
  test('whoever follows it comes to its end, and every step is shown', () => {
    const { shown, passed } = played(lesson, 2)
    expect(shown).toEqual(lesson.steps.map((_, at) => at))
    expect(passed).toBe(lesson.steps.length)
  })

  const presses = {
    first: (wanted: readonly Move[]) => wanted[0],
    last: (wanted: readonly Move[]) => wanted.at(-1),
  }
  const tables = [1, 2, 4].flatMap((seats) => [[seats, 'first'] as const, [seats, 'last'] as const])
  test.each(tables)('%i players, %s ring: no tower that is built by the rings is wasted', (seats, which) => {
    const told: GameEvent[] = []
    const named: [string | undefined, string | null][] = []
    const onQuestion = (seen: View, at: number | null) => {
      const best = at === null ? undefined : lesson.steps[at]?.best
      for (const move of best ? (seen.question?.moves ?? []) : [])
        if (lesson.steps[at ?? 0]?.move.do === Reflect.get(move, 'do'))
          named.push([best?.pieceOf(move), targetOf(move as KingdomRushMove)])
    }
    follow({
      ...partsOf(lesson, seats),
      pressing: presses[which],
      onQuestion,
      onTold: (events) => told.push(...events),
    })
    // What is ringed lies on the board under that name.
    expect(named.filter(([ringed, drawn]) => ringed !== drawn)).toEqual([])
    const deeds = told.filter(({ e, seat }) => seat === 0 && ['built', 'held-back', ...PLACED].includes(e))
    const wasted = deeds.filter(({ e }, at) => e === 'built' && !PLACED.includes(deeds[at + 1]?.e ?? ''))
    expect(wasted).toEqual([])
  })

  test.each([1, 4])('it holds for %i players, and whoever does something else is not in its way', (seats) => {
    expect(played(lesson, seats).shown.length).toBeGreaterThan(0)
    expect(played(lesson, seats, false).passed).toBeGreaterThan(0)
  })
})
