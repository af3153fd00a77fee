import { openMatch, play } from '@duskhall/kernel'
import { expect, test } from 'vitest'
import everythingBanished from '../fixtures/everything-banished.json' with { type: 'json' }
import { evilCorp } from '../index.ts'
import type { EvilCorpMove } from '../state.ts'

import { type Given, scene } from './testing/scene.ts'

const IDLE: Given = { bags: [['basic-yellow'], ['basic-yellow']] }

test('EC-RULING118: after three rounds in a row in which everybody only passes the game is over', () => {
  const t = scene(IDLE).passAll().passAll()
  expect([t.s.round, t.s.outcome]).toEqual([3, null])
  t.passAll()
  expect(t.s.outcome).toEqual({ winners: [0, 1], rule: 'EC-RULING118' })
  expect([t.s.agenda, t.question]).toEqual([[], null])
  expect(t.told('won')).toEqual([{ e: 'won', camps: [0, 1], rule: 'EC-RULING118' }])
})

test.each(['deploy', 'recruit'])('EC-RULING118: one %s by anybody, and counting starts again', (deed) => {
  const t = scene({ ...IDLE, magicGold: [9, 9], queue: ['red-02', 'red-03', 'red-04'] })
    .passAll()
    .passAll()
  if (deed === 'deploy') t.deploy(t.seat, 'basic-yellow', 0, 'port')
  else t.recruit(t.seat, 1)
  t.passAll().passAll().passAll()
  expect([t.s.round, t.s.outcome]).toEqual([6, null])
  expect(t.passAll().s.outcome?.rule).toBe('EC-RULING118')
})

test('EC-RULING118: a Conquest pawn that moves is something happening, though everybody passes', () => {
  const fort = { camp: 0, village: 0, space: 'fortification', tile: 'basic-red' } as const
  const t = scene({ ...IDLE, on: [fort], magicGold: [9, 0], tokens: [1, 0] })
  const keep = (): EvilCorpMove => ({
    do: 'upkeep',
    kept: [{ ...t.where(0, 0, 'fortification'), free: false }],
  })
  for (const step of [1, 2]) {
    t.passAll().answer(0, keep())
    expect([t.half(0, 0).conquest, t.s.still]).toEqual([step, 1])
  }
  expect(t.passAll().s.outcome).toEqual({ winners: [0], rule: 'EC-WIN1' })
})

test.each<[string, Given, number[]]>([
  ['the most tokens', { tokens: [0, 1], magicGold: [9, 0] }, [1]],
  ['then the costs of tiles and magic gold', { tokens: [1, 1], magicGold: [1, 0] }, [0]],
  ['then printed terror', { discards: [[], ['basic-red-strong']] }, [1]],
  ['and whoever is still level shares it', { tokens: [1, 1] }, [0, 1]],
])('EC-RULING118: %s', (_, given, winners) => {
  const t = scene({ ...given, screens: [['basic-yellow'], ['basic-yellow']] })
  expect(t.passAll().passAll().passAll().s.outcome).toEqual({ winners, rule: 'EC-RULING118' })
})

test('EC-RULING118: a team wins as a whole', () => {
  const t = scene({ seats: 4, tokens: [0, 1] })
  for (let round = 0; round < 3; round++) t.passAll().drawAll()
  expect(t.s.outcome).toEqual({ winners: [2, 3], rule: 'EC-RULING118' })
})

test('EC-RULING118, EC-RULING86: when both have banished everything the forced passes come to an end', () => {
  const { seats, seed, options, moves } = everythingBanished
  const { state } = openMatch(evilCorp, { seats, seed, options }).match
  for (const { seat, move } of moves) play(evilCorp, state, seat, move as EvilCorpMove)
  expect(state.outcome).toEqual({ winners: [0, 1], rule: 'EC-RULING118' })
})
