import { clone, fromSnapshot, hashOf, type Table } from '@duskhall/kernel'
import { expect, test } from 'vitest'
import { terrorsOfLondon } from './index.ts'
import { scene } from './rules/testing/scene.ts'
import type { TerrorsOfLondon } from './state.ts'

/** The table as version 1 of the rules would have saved it, opened again. */
function reopened(table: TerrorsOfLondon, old: object): TerrorsOfLondon {
  const { still: _, options, ...state } = clone(table)
  const { limitedTokens: __, ...older } = options
  const saved = { ...state, options: older, due: [], ...old } as Table
  const record = {
    game: 'terrors-of-london',
    rulesVersion: 1,
    content: table.content,
    seats: 2,
    options: older,
    seed: '0'.repeat(32),
    moves: [],
  }
  return fromSnapshot(terrorsOfLondon, { record, state: saved, rules: 1, hash: hashOf(saved) } as never).state
}

test('a game saved under version 1 of the rules goes on', () => {
  const { s } = scene()
  expect(reopened(s, {})).toEqual({ ...s, still: 0 })
})

test('a lone monster of a broken horde is free, and what was due or looked at says whose it is', () => {
  const { s } = scene()
  const old = reopened(s, {
    hordes: [[1], [2, 3]],
    due: [7],
    waiting: [{ owner: 0, step: { do: 'trigger', source: 8 } }],
    agenda: [{ do: 'action' }, { do: 'trigger', source: 9 }, { do: 'take', count: 2, left: 1 }],
  })
  expect([old.hordes, old.due]).toEqual([[[2, 3]], [{ owner: 0, source: 7 }]])
  expect(old.waiting).toEqual([{ owner: 0, step: { do: 'trigger', owner: 0, source: 8 } }])
  expect(old.agenda).toEqual([
    { do: 'action' },
    { do: 'trigger', owner: 0, source: 9 },
    { do: 'take', pile: 'own', count: 2, left: 1 },
  ])
})
