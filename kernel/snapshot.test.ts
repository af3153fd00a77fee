import { describe, expect, test } from 'vitest'
import { openMatch, submit } from './match.ts'
import { seedFrom } from './rng.ts'
import { fromSnapshot, takeSnapshot } from './snapshot.ts'
import { lantern } from './testing/lantern.ts'

const { match } = openMatch(lantern, { seats: 2, seed: seedFrom('snapshot') })
const stored = () => JSON.parse(JSON.stringify(takeSnapshot(match)))

describe('a snapshot', () => {
  test('comes back from JSON and is played on', () => {
    const back = fromSnapshot(lantern, stored())
    expect(back).toEqual(match)
    const answer = { question: 0, seat: 0, move: { do: 'draw' as const } }
    expect(submit(back, answer)).toEqual(submit(match, answer))
  })

  test('goes on under newer rules, because a fixed rule must not break a running game', () => {
    const newer = { ...lantern, rulesVersion: 4 }
    const back = fromSnapshot(newer, stored())
    expect(back.game.rulesVersion).toBe(4)
    expect(back.record.rulesVersion).toBe(3)
    expect('match' in submit(back, { question: 0, seat: 0, move: { do: 'pass' } })).toBe(true)
  })

  test('of the first version, which kept fences and no rules of its own, still opens', () => {
    const { rules: _, ...first } = stored()
    expect(fromSnapshot(lantern, { ...first, fences: [] })).toEqual(match)
  })

  test('of an older shape is upgraded once, and not again after it was saved', () => {
    const upgrades: number[] = []
    const newer: typeof lantern = {
      ...lantern,
      rulesVersion: 5,
      upgrade(state, from) {
        upgrades.push(from)
        return { ...(state as typeof match.state), points: [7, 7] }
      },
    }
    const back = fromSnapshot(newer, stored())
    expect(back.state.points).toEqual([7, 7])
    const again = JSON.parse(JSON.stringify(takeSnapshot(back)))
    expect(fromSnapshot(newer, again)).toEqual(back)
    expect(upgrades).toEqual([3])
  })

  test('of newer rules, or with content that is not there, says so', () => {
    expect(() => fromSnapshot({ ...lantern, rulesVersion: 2 }, stored())).toThrow(
      expect.objectContaining({
        problem: { code: 'rules-other', facts: { game: 'lantern', theirs: 3, ours: 2 } },
      }),
    )
    const empty = { ...lantern, content: { ...lantern.content, has: () => false } }
    expect(() => fromSnapshot(empty, stored())).toThrow(expect.objectContaining({ code: 'content-unknown' }))
  })

  test('of another game or with a damaged state is refused', () => {
    expect(() => fromSnapshot({ ...lantern, id: 'chess' }, stored())).toThrow(
      'This snapshot is of lantern, not of chess.',
    )
    const damaged = stored()
    damaged.state.points[0] = 99
    expect(() => fromSnapshot(lantern, damaged)).toThrow(
      'The snapshot is damaged: its state is not the one it was saved with.',
    )
  })
})
