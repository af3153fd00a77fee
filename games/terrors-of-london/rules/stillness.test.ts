import { openMatch, play } from '@duskhall/kernel'
import { expect, test } from 'vitest'
import { loadContent } from '../content/box.ts'
import everythingSacrificed from '../fixtures/everything-sacrificed.json' with { type: 'json' }
import { terrorsOfLondon } from '../index.ts'
import type { TerrorsMove } from '../state.ts'

import { scene } from './testing/scene.ts'

const ALONE = { hands: [['cultist'], ['fanatic']] } as const

test('TL-END-R4: when both have only passed for three turns each the game is a draw', () => {
  const t = scene(ALONE)
  for (let turn = 1; turn < 6; turn++) expect(t.pass().s.outcome).toBeNull()
  t.pass()
  expect(t.s.outcome).toEqual({ winners: [0, 1], rule: 'TL-END-R4' })
  expect([t.question, t.s.agenda]).toEqual([null, []])
  expect(t.told('won')).toEqual([{ e: 'won', seats: [0, 1], rule: 'TL-END-R4' }])
})

test('TL-END-R4: a single card played by either, and counting starts again', () => {
  const t = scene(ALONE)
  for (let turn = 1; turn < 6; turn++) t.pass()
  t.play('fanatic')
  for (let turn = 0; turn < 6; turn++) expect(t.pass().s.outcome).toBeNull()
  expect(t.pass().s.outcome?.rule).toBe('TL-END-R4')
})

test('TL-END-R4: Health does not decide it', () => {
  const t = scene({ ...ALONE, health: [1, 30] })
  for (let turn = 1; turn <= 6; turn++) t.pass()
  expect(t.s.outcome?.winners).toEqual([0, 1])
})

test('TL-END-R4: when both have sacrificed everything the forced passes come to an end', () => {
  const { seats, seed, options, moves, contentFile } = everythingSacrificed
  const content = loadContent(contentFile)
  const { state } = openMatch(terrorsOfLondon, { seats, seed, options, content }).match
  for (const { seat, move } of moves) play(terrorsOfLondon, state, seat, move as TerrorsMove)
  expect(state.outcome).toEqual({ winners: [0, 1], rule: 'TL-END-R4' })
})
