/** Every guided start of Kingdom Rush is played through under the present rules and content, so that none can be out of date. */
import { knowledge } from '@duskhall/games/kingdom-rush/bot/index.ts'
import { boxOf, content } from '@duskhall/games/kingdom-rush/content/box.ts'
import kingdomRush from '@duskhall/games/kingdom-rush/index.ts'
import lessons from '@duskhall/games/kingdom-rush/lessons/index.ts'
import type { GameEvent, Move } from '@duskhall/kernel'
import { countOf } from '@duskhall/ui'
import { describe, expect, test } from 'vitest'
import { follow } from './testing/follow.ts'
import { guidedTable, scenarioOf } from './testing/guided.ts'

const { scenarios } = boxOf({ content: content.standard })

const PLACED = ['tile-placed', 'soldier-placed']

const partsOf = (lesson: (typeof lessons)[number], seats: number) => ({
  ...{ game: kingdomRush, knowledge, lesson },
  table: guidedTable(lesson.id, seats),
})

const played = (lesson: (typeof lessons)[number], seats: number, obedient = true) =>
  follow({ ...partsOf(lesson, seats), obedient })

test('every scenario has a guided start of its own, and the first is the longest', () => {
  expect(lessons.map(({ id }) => scenarioOf(id))).toEqual(scenarios.map(({ entry }) => entry.number))
  const lengths = lessons.map(({ steps }) => steps.length)
  expect(Math.min(...lengths)).toBeGreaterThanOrEqual(2)
  expect(lengths.slice(1).every((length) => length < (lengths[0] ?? 0) && length <= 5)).toBe(true)
})

describe.each(lessons.map((lesson) => [lesson.id, lesson] as const))('%s', (_, lesson) => {
  const presses = {
    first: (wanted: readonly Move[]) => wanted[0],
    last: (wanted: readonly Move[]) => wanted.at(-1),
  }
  test('whoever follows it comes to its end, and every step is shown', () => {
    const all = [2, 1, 3, 4].flatMap((seats) => [
      played(lesson, seats),
      follow({ ...partsOf(lesson, seats), pressing: presses.last }),
    ])
    // A tower may reach one Horde only, and whom a tower is for is asked where there are several.
    const shown = new Set(all.flatMap((one) => one.shown))
    expect(shown).toEqual(new Set(lesson.steps.keys()))
    expect(all.map(({ passed }) => passed)).toEqual(all.map(() => lesson.steps.length))
  })

  test.each([1, 2, 4])('its steps are never counted back, though some repeat (%i players)', (seats) => {
    const counts: number[] = []
    follow({
      ...partsOf(lesson, seats),
      obedient: true,
      onQuestion(_seen, step, course) {
        if (step !== null) counts.push(countOf(course, step))
      },
    })
    expect(counts).toEqual(counts.toSorted((one, other) => one - other))
  })

  const tables = [1, 2, 4].flatMap((seats) => [[seats, 'first'] as const, [seats, 'last'] as const])
  test.each(tables)('%i players, %s ring: no tower that is built by the rings is wasted', (seats, which) => {
    const told: GameEvent[] = []
    follow({ ...partsOf(lesson, seats), pressing: presses[which], onTold: (events) => told.push(...events) })
    const deeds = told.filter(({ e, seat }) => seat === 0 && ['built', 'held-back', ...PLACED].includes(e))
    const wasted = deeds.filter(({ e }, at) => e === 'built' && !PLACED.includes(deeds[at + 1]?.e ?? ''))
    expect(wasted).toEqual([])
  })

  test.each([1, 4])('it holds for %i players, and whoever does something else is not in its way', (seats) => {
    expect(played(lesson, seats).shown.length).toBeGreaterThan(0)
    expect(played(lesson, seats, false).passed).toBeGreaterThan(0)
  })
})
