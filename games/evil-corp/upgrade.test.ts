import { clone, fromSnapshot, hashOf, openMatch, seedFrom, submit, type Table } from '@duskhall/kernel'
import { expect, test } from 'vitest'
import { evilCorp } from './index.ts'
import type { EvilCorpMove } from './state.ts'

test('EC-RULING118: a game saved under version 1 of the rules goes on, with the readings it was begun with', () => {
  const { match } = openMatch(evilCorp, {
    seats: 2,
    seed: seedFrom('old'),
    options: { aloneScope: 'bothSides' },
  })
  const { still: _, options, ...state } = clone(match.state)
  const { activateWithoutEffect: __, killOwnTiles: ___, declineKill: ____, ...older } = options
  const saved = { ...state, options: older } as Table
  const record = { ...match.record, rulesVersion: 1, options: older }
  const snapshot = { record, state: saved, rules: 1, hash: hashOf(saved) }
  const again = fromSnapshot(evilCorp, snapshot as never)
  expect(again.state).toEqual({ ...match.state, still: 0 })
  const [seat] = again.state.agenda.at(-1)?.do === 'action' ? [again.state.turn] : []
  const pass: EvilCorpMove = { do: 'pass' }
  const taken = submit(again, { question: again.state.asked, seat: seat as number, move: pass })
  expect(taken).toHaveProperty('match')
})
