/** First games that were followed, looked through afterwards. */
import { tables } from '@duskhall/games/boards.ts'
import { loadBoard, loadKnowledge, loadLessons, loadRules } from '@duskhall/games/registry.ts'
import type { Move } from '@duskhall/kernel'
import { expect, test } from 'vitest'
import { follow } from '../lesson/testing/follow.ts'
import { historyOf } from '../play/history.ts'
import { decisionsOf } from './decisions.ts'
import { taughtIn } from './taught.ts'

const guided = tables.flatMap(({ id, window }) => (window.lesson ? [{ id, name: window.lesson }] : []))

async function firstGame(id: string, name: string, stray?: (legal: readonly Move[]) => Move | null) {
  const parts = [loadRules(id), loadKnowledge(id), loadBoard(id), loadLessons(id)] as const
  const [game, knowledge, board, lessons] = await Promise.all(parts)
  const lesson = lessons.find((one) => one.id === name)
  if (!lesson?.table) throw new Error(`${id} has no table for its first game.`)
  const { record } = follow({
    ...{ game, knowledge, lesson, table: lesson.table, obedient: true },
    autoAnswer: (seen) => board.autoAnswer(seen),
    ...(stray ? { stray } : {}),
  })
  const decided = { game, board, history: historyOf(game, record), moves: record.moves }
  return decisionsOf(decided, 0, taughtIn(decided, lesson, [0]))
}

test.each(guided)('whoever follows the first game of $id is blamed for none of it', async ({ id, name }) => {
  const decisions = await firstGame(id, name)
  expect(decisions.length).toBeGreaterThan(3)
  expect(decisions.filter(({ taught }) => !taught)).toEqual([])
})

test('what somebody does instead at Evil Corp. is their own', async () => {
  let given: Move | null = null
  const decisions = await firstGame('evil-corp', 'first-game', (legal) => {
    const pass = given ? undefined : legal.find((move) => move.do === 'pass')
    given ??= pass ?? null
    return pass ?? null
  })
  const [first] = decisions
  expect(first?.answers[0]?.move).toEqual(given)
  expect(first?.taught).toBe(false)
})
