import { expect, test } from 'vitest'
import { decisionsOf } from './decisions.ts'
import { played } from './testing/played.ts'
import { playedWords } from './words.ts'

test('a decision is an action with all that it asks for; nothing of the own answers is lost after the first', async () => {
  const game = await played('evil-corp', 'decisions')
  const { board, moves } = game
  for (const seat of [0, 1]) {
    const decisions = decisionsOf(game, seat)
    const first = decisions[0]?.at ?? 0
    const own = moves.filter((move, at) => move.seat === seat && at >= first).map(({ move }) => move)
    expect(decisions.flatMap(({ answers }) => answers.map(({ move }) => move))).toEqual(own)
    for (const { at, view, answers } of decisions) {
      expect(moves[at]).toEqual({ seat, move: answers[0]?.move })
      expect(view.seat).toBe(seat)
      expect(view.question?.moves.length).toBeGreaterThan(1)
      expect(board.isChained(view)).toBe(false)
    }
    // A tile and its space are one decision.
    expect(decisions.length).toBeLessThan(own.length)
  }
})

test('where a moment is planned as a whole it is one decision, told by what each of its actions was', async () => {
  const game = await played('kingdom-rush', 'decisions')
  const { board, texts } = game
  const decisions = decisionsOf(game, 0)
  const moments = decisions.map(({ moment }) => moment)
  expect(moments).toEqual([...new Set(moments)])
  for (const decision of decisions) {
    expect(board.course.plannedAt?.(decision.view.state)).toBe(true)
    const told = playedWords({ board, texts }, decision, { you: 0, names: ['Nora', 'Vex'] }, 'en')
    expect(told).not.toContain('Ready')
    for (const action of told) expect(action.split(' → ').length).toBeLessThanOrEqual(2)
  }
})
