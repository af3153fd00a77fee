/** The contract suite catches a game from which one can learn and take it back. */
import { describe, expect, test } from 'vitest'
import { turn } from '../kernel/testing/lantern.ts'
import { verdict, withTurn } from './testing/verdict.ts'

describe('a game that leaks', () => {
  test('to the mover, who could draw, look and take it back', () => {
    const game = withTurn((s, q, seat, move) => {
      const { fence } = s
      turn.answer(s, q, seat, move)
      if (move.do === 'draw') s.fence = fence
    })
    expect(verdict(game, 'moves the fence whenever something is learned')).toMatch(
      /came to see card \d+, and/,
    )
  })

  test('chance to the mover, who could mix again', () => {
    const game = withTurn((s, q, seat, move) => {
      const { fence } = s
      turn.answer(s, q, seat, move)
      if (move.do === 'mix') s.fence = fence
    })
    expect(verdict(game, 'moves the fence whenever something is learned')).toMatch(/chance decided before it/)
  })
})
