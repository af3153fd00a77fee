import { describe, expect, test } from 'vitest'
import { openMatch, submit } from './match.ts'
import { seedFrom } from './rng.ts'
import { fromSnapshot, SnapshotError, takeSnapshot } from './snapshot.ts'
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

  test('of another game or with a damaged state is refused', () => {
    expect(() => fromSnapshot({ ...lantern, id: 'chess' }, stored())).toThrow(
      new SnapshotError('This snapshot is of lantern, not of chess.'),
    )
    const damaged = stored()
    damaged.state.points[0] = 99
    expect(() => fromSnapshot(lantern, damaged)).toThrow(
      new SnapshotError('The snapshot is damaged: its state is not the one it was saved with.'),
    )
  })
})
